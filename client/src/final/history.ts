// The rounds of a game as far as this tab has seen them, for what is told at its end. Complete or not shown.
import { signal } from "@preact/signals";
import type { Outcome, TableView } from "../state/types";

/** Of a round: what the race and the awards are made of. */
export type Round = Pick<Outcome, "round" | "storyteller" | "owners" | "ballots" | "found" | "after">;

const PREFIX = "moonhare-rounds-";

type History = readonly (Round | null)[];

const histories = signal<ReadonlyMap<string, History>>(new Map());

function nameOf(view: TableView): string {
  return `${view.public.code}/${view.public.game_number}`;
}

function isRound(value: unknown): value is Round {
  const it = value as Partial<Round> | null;
  return (
    typeof it === "object" &&
    it !== null &&
    [it.owners, it.ballots, it.after].every(Array.isArray) &&
    typeof it.storyteller === "number"
  );
}

function recalled(name: string): History {
  const known = histories.peek().get(name);
  if (known) return known;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "[]");
    return Array.isArray(value) ? value.map((one) => (isRound(one) ? one : null)) : [];
  } catch {
    return [];
  }
}

/** Puts a round into its place; gaps before it stay empty. */
export function withRound(history: History, { round, storyteller, owners, ballots, found, after }: Round): History {
  const rounds = [...history];
  while (rounds.length < round) rounds.push(null);
  rounds[round - 1] = { round, storyteller, owners, ballots, found, after };
  return rounds;
}

/** Remembers the last round of a view. */
export function noteRound(view: TableView): void {
  const outcome = view.public.game?.outcome;
  if (!outcome) return;
  const name = nameOf(view);
  const history = recalled(name);
  if (history[outcome.round - 1]) return;
  const rounds = withRound(history, outcome);
  histories.value = new Map([...histories.peek(), [name, rounds]]);
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(rounds));
  } catch {
    // Remembered as long as the page lives.
  }
}

/** All rounds of the view's game, or null where one was not seen here, or there is only one. */
export function roundsOf(view: TableView): readonly Round[] | null {
  const name = nameOf(view);
  const history = histories.value.get(name) ?? recalled(name);
  const seen = history.flatMap((round) => (round?.after.length === view.public.members.length ? [round] : []));
  const all = view.public.game?.outcome?.round ?? 0;
  return all > 1 && seen.length === all ? seen : null;
}
