// Whose words this browser does not show at a table: nobody else learns of it.
import { signal } from "@preact/signals";
import { keep, recallJson } from "../state/kept";
import { table } from "../state/table";

const isKeys = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");
const changes = signal(0);

const name = () => `talk-hidden/${table.value?.code ?? ""}` as const;

/** The members whose words are hidden here. */
export function hiddenKeys(): readonly number[] {
  return changes.value >= 0 ? (recallJson(name(), isKeys) ?? []) : [];
}

/** Whether somebody's words are hidden here. */
export function isHidden(key: number): boolean {
  return hiddenKeys().includes(key);
}

/** Hides somebody's words, or shows them again. */
export function hide(key: number, hidden: boolean): void {
  const others = hiddenKeys().filter((one) => one !== key);
  const keys = hidden ? [...others, key] : others;
  keep(name(), keys.length > 0 ? JSON.stringify(keys) : null);
  changes.value += 1;
}
