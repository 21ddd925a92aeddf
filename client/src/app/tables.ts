// The tables that this browser sits at, so that the home page can lead back to them.
import { keep, recallJson } from "../state/kept";

export interface KnownTable {
  readonly code: string;
  /** When it was last seen, in milliseconds of the clock. */
  readonly at: number;
}

const NAME = "tables";
const MOST = 8;
/** The refusals that say that a table is no more; all others pass. */
export const NO_TABLE: ReadonlySet<string> = new Set(["table-unknown", "table-gone", "not-found"]);
/**
 * What else is kept for a table by its code: whose words are hidden, which nudges and points were seen, whether it calls,
 * up to which game its evenings are remembered, what was played from here.
 */
const OF_A_TABLE = ["talk-hidden", "sparks", "seen", "calls", "remembered", "played"] as const;
const isList = (value: unknown): value is KnownTable[] =>
  Array.isArray(value) && value.every((one) => typeof one?.code === "string" && typeof one?.at === "number");

/** The tables sat at, the latest first. */
export function knownTables(): readonly KnownTable[] {
  return recallJson(NAME, isList) ?? [];
}

/** Notes that this browser sits at a table. */
export function rememberTable(code: string): void {
  const others = knownTables().filter((one) => one.code !== code);
  keep(NAME, JSON.stringify([{ code, at: Date.now() }, ...others].slice(0, MOST)));
}

/** Forgets a table, since it was left or is no more. */
export function forgetTable(code: string): void {
  keep(NAME, JSON.stringify(knownTables().filter((one) => one.code !== code)));
  for (const name of OF_A_TABLE) keep(`${name}/${code}`, null);
}
