// One's own guesses, watching: the one of this round, and how many were right in this sitting. Kept by this browser alone.
import { effect, signal, untracked } from "@preact/signals";
import { sendGuess } from "../net/socket";
import { mostVoted, votesBySlot } from "../reveal/points";
import { targetOf } from "../reveal/say";
import { guessTally } from "../state/guesses";
import { keep, recallJson } from "../state/kept";
import { randomId } from "../state/random";
import { connection, table, view } from "../state/table";
import type { Outcome, TableView } from "../state/types";

interface Sitting {
  readonly code: string;
  /** This browser's own name for its guesses here, so that a reload makes no second watcher of it. */
  readonly by: string;
  /** The latest guess. */
  readonly game: number;
  readonly round: number;
  readonly slot: number;
  /** Whether that one is among the counted ones already. */
  readonly counted: boolean;
  readonly found: number;
  readonly count: number;
}

const KEPT = "guesses";

const isSitting = (value: unknown): value is Sitting =>
  typeof value === "object" &&
  value !== null &&
  "code" in value &&
  "by" in value &&
  "slot" in value &&
  "count" in value;

const sitting = signal(recallJson(KEPT, isSitting));

function note(now: Sitting): void {
  sitting.value = now;
  keep(KEPT, JSON.stringify(now));
}

/** How many were found at this table so far; null before the first round is scored. */
export function foundSoFar(code: string): { readonly found: number; readonly count: number } | null {
  const now = sitting.value;
  return now?.code === code && now.count > 0 ? now : null;
}

/** The card guessed in a round, from 1. */
export function guessOf(view: TableView, round: number): number | null {
  const now = sitting.value;
  const { code, game_number } = view.public;
  return now?.code === code && now.game === game_number && now.round === round ? now.slot : null;
}

/** One's own guess in a scored round; null where none was counted. */
export function countedOf(view: TableView, round: number): number | null {
  return sitting.value?.counted ? guessOf(view, round) : null;
}

/** Guesses a card of the present round; another one may be guessed until all have voted. */
export function guess(view: TableView, slot: number): void {
  const { code, game_number, game } = view.public;
  const before = sitting.value?.code === code ? sitting.value : { by: randomId(), found: 0, count: 0 };
  const { by, found, count } = before;
  if (!game || !sendGuess(slot, by)) return;
  note({ code, by, game: game_number, round: game.round, slot, counted: false, found, count });
}

/** The cards that were to be guessed, from 1: the storyteller's, or those with most votes where none is. */
export function wanted(outcome: Outcome): readonly number[] {
  const target = targetOf(outcome);
  return target === null ? mostVoted(votesBySlot(outcome)).slots : [target];
}

// What a lost connection may have swallowed is said again: "noted" is to be true.
effect(() => {
  if (connection.value === "open") untracked(repeat);
});

function repeat(): void {
  const seen = view.value;
  const game = seen?.public.game;
  if (!seen || game?.phase !== "voting" || (seen.own && !seen.own.guest)) return;
  const slot = guessOf(seen, game.round);
  if (slot !== null && sitting.value) sendGuess(slot, sitting.value.by);
}

// A guess counts once the table has told that it took it.
effect(() => {
  const now = sitting.value;
  const told = guessTally.value;
  const outcome = table.value?.game?.outcome;
  if (!now || now.counted || !told || !outcome || now.code !== table.value?.code) return;
  if (now.game !== told.game || now.round !== told.round || outcome.round !== told.round) return;
  if (!told.slots[now.slot - 1]) return;
  const right = wanted(outcome).includes(now.slot);
  note({ ...now, counted: true, found: now.found + (right ? 1 : 0), count: now.count + 1 });
});
