// The evenings that this browser has played: a history that lives here alone, and is forgotten here.
import { signal } from "@preact/signals";
import type { Chronicle, GameTold } from "../protocol";
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

/** The names of those who have won a game. */
export const winnersOf = ({ companions, winners }: GameTold) => winners.flatMap((one) => companions[one]?.name ?? []);

/** Up to which of a table's games they are remembered here, or were and have been forgotten. */
export function rememberedAt(code: string): number {
  return recallJson(`remembered/${code}`, (value) => typeof value === "number") ?? 0;
}

/** Remembers those games of a table that are new and over, as somebody's who played in them. */
export function rememberEvenings(code: string, games: readonly GameTold[], key: number): void {
  const before = rememberedAt(code);
  const played = games.filter(
    ({ game, winners, companions }) => game > before && winners.length > 0 && companions.some((one) => one.key === key),
  );
  const come = played.map((told): Evening => {
    const { game, began: at, edition, companions, standing } = told;
    const seat = companions.findIndex((one) => one.key === key);
    const place = standing.find((one) => one.seats.includes(seat))?.place ?? null;
    return { code, game, at, edition, people: companions.map((one) => one.name), winners: winnersOf(told), place };
  });
  keep(`remembered/${code}`, String(games.filter((one) => one.over).at(-1)?.game ?? before));
  if (come.length === 0) return;
  // Another tab may have remembered others meanwhile.
  const known = recallJson(NAME, isList) ?? [];
  const others = known.filter((one) => !come.some((other) => other.code === one.code && other.game === one.game));
  set([...come, ...others].sort((one, other) => other.at - one.at).slice(0, MOST));
}

/** Forgets one evening, all of a table's games, or everything. */
export function forgetEvenings(which: (evening: Evening) => boolean): void {
  set(evenings.peek().filter((one) => !which(one)));
}
