// Which rounds' points this browser has shown: whether the drama was played, and whether its person has gone on from it.
// Of each table the last one is kept: no other is shown unasked.
import { signal } from "@preact/signals";
import { keep, recallJson } from "../state/kept";
import type { TableView } from "../state/types";

export interface Seen {
  /** The drama has been played to its end or skipped. */
  readonly played: boolean;
  /** The person went on to the table. */
  readonly left: boolean;
}

interface Kept {
  readonly name: string;
  readonly left: boolean;
}

const marks = signal<ReadonlyMap<string, Seen>>(new Map());
/** What was kept when a round was first asked for: what another tab does meanwhile takes nothing away from this one. */
const found = new Map<string, Seen>();

const isKept = (value: unknown): value is Kept => typeof (value as Kept | null)?.name === "string";

/** Under which name the last round of its table is kept. */
const placeOf = (name: string) => `seen/${name.slice(0, name.indexOf("/"))}` as const;

function recalled(name: string): Seen {
  const known = found.get(name);
  if (known) return known;
  const kept = recallJson(placeOf(name), isKept);
  const now = { played: kept?.name === name, left: kept?.name === name && kept.left };
  found.set(name, now);
  return now;
}

/** The name under which a round's points are remembered. */
export function roundName(view: TableView, round: number): string {
  return `${view.public.code}/${view.public.game_number}/${round}`;
}

/** What has been seen of a round. */
export function seen(name: string): Seen {
  return marks.value.get(name) ?? recalled(name);
}

function mark(name: string, now: Seen): void {
  marks.value = new Map([...marks.value, [name, now]]);
  keep(placeOf(name), JSON.stringify({ name, left: now.left } satisfies Kept));
}

/** The drama of a round is over. */
export function markPlayed(name: string): void {
  if (!seen(name).played) mark(name, { played: true, left: false });
}

/** The person has gone on from a round's points. */
export function markLeft(name: string): void {
  mark(name, { played: true, left: true });
}
