// The evenings that this browser has played: a history that lives here alone, and is forgotten here.
import { signal } from "@preact/signals";
import type { Chronicle } from "../protocol";
import { keep, recallJson } from "../state/kept";

export interface Evening {
  readonly code: string;
  readonly game: number;
  /** When the game began, in milliseconds of the clock. */
  readonly at: number;
  readonly edition: Chronicle["edition"];
  readonly people: readonly string[];
  readonly winners: readonly string[];
  /** The own place, from 1; null where one only looked. */
  readonly place: number | null;
}

const NAME = "evenings";
const MOST = 60;

const isList = (value: unknown): value is Evening[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one?.code === "string" && typeof one?.at === "number" && Array.isArray(one?.people));

/** The evenings, the latest first. */
export const evenings = signal<readonly Evening[]>(recallJson(NAME, isList) ?? []);

function set(list: readonly Evening[]): void {
  evenings.value = list;
  keep(NAME, list.length ? JSON.stringify(list) : null);
}

/** Remembers a game that is over, once. */
export function rememberEvening(code: string, chronicle: Chronicle, key: number): void {
  const { game, began: at, edition, companions, winners, standing } = chronicle;
  const seat = companions.findIndex((one) => one.key === key);
  const others = evenings.peek().filter((one) => !(one.code === code && one.game === game));
  const evening: Evening = {
    code,
    game,
    at,
    edition,
    people: companions.map((one) => one.name),
    winners: winners.flatMap((one) => companions[one]?.name ?? []),
    place: standing.find((one) => one.seats.includes(seat))?.place ?? null,
  };
  set([evening, ...others].sort((one, other) => other.at - one.at).slice(0, MOST));
}

/** Forgets one evening, all of a table's games, or everything. */
export function forgetEvenings(which: (evening: Evening) => boolean): void {
  set(evenings.peek().filter((one) => !which(one)));
}
