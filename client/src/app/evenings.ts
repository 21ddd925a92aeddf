// The evenings that this browser has played: a history that lives here alone, and is forgotten here.
import { signal } from "@preact/signals";
import type { Chronicle, GameTold } from "../protocol";
import { keep, recallJson } from "../state/kept";

/** One game of an evening. */
export interface EveningGame {
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

/** What was played at one table without a long break. */
export interface Evening {
  readonly code: string;
  /** When its first game began. */
  readonly at: number;
  /** Everybody who played in one of them. */
  readonly people: readonly string[];
  /** In the order in which they were played. */
  readonly games: readonly EveningGame[];
}

const NAME = "evenings";
const MOST = 60;
/** After so long another evening begins. */
const BREAK_MS = 8 * 3_600_000;

const isList = (value: unknown): value is EveningGame[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one?.code === "string" && typeof one?.at === "number" && Array.isArray(one?.people));

/** All games, the latest first. */
export const evenings = signal<readonly EveningGame[]>(recallJson(NAME, isList) ?? []);

/** Their evenings, the latest first. */
export function byEvening(games: readonly EveningGame[]): readonly Evening[] {
  const found: EveningGame[][] = [];
  for (const game of [...games].reverse()) {
    const same = found.find((one) => one[0]?.code === game.code && game.at - (one.at(-1)?.at ?? 0) < BREAK_MS);
    if (same) same.push(game);
    else found.unshift([game]);
  }
  return found.map((list) => ({
    code: list[0]?.code ?? "",
    at: list[0]?.at ?? 0,
    people: [...new Set(list.flatMap((one) => one.people))],
    games: list,
  }));
}

function set(list: readonly EveningGame[]): void {
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
  const come = played.map((told): EveningGame => {
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

/** Forgets some of the games, or all. */
export function forgetEvenings(which: (game: EveningGame) => boolean): void {
  set(evenings.peek().filter((one) => !which(one)));
}
