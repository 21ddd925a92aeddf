// Which rounds' points this tab has shown: whether the drama was played, and whether its person has gone on from it.
import { signal } from "@preact/signals";
import type { TableView } from "../state/types";

export interface Seen {
  /** The drama has been played to its end or skipped. */
  readonly played: boolean;
  /** The person went on to the table. */
  readonly left: boolean;
}

const PREFIX = "moonhare-seen-";

const marks = signal<ReadonlyMap<string, Seen>>(new Map());
/** What an earlier load of this tab has left, read once. */
const kept = new Map<string, Seen>();

function recalled(name: string): Seen {
  const known = kept.get(name);
  if (known) return known;
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(PREFIX + name);
  } catch {
    // A window without storage has nothing from before.
  }
  const found = { played: text !== null, left: text === "left" };
  kept.set(name, found);
  return found;
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
  try {
    sessionStorage.setItem(PREFIX + name, now.left ? "left" : "played");
  } catch {
    // Remembered as long as the page lives.
  }
}

/** The drama of a round is over. */
export function markPlayed(name: string): void {
  if (!seen(name).played) mark(name, { played: true, left: false });
}

/** The person has gone on from a round's points. */
export function markLeft(name: string): void {
  mark(name, { played: true, left: true });
}
