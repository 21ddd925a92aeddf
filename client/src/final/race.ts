// How the points grew, round by round, as far as this tab has seen them. Complete or not shown.
import { signal } from "@preact/signals";
import type { Outcome, TableView } from "../state/types";

const PREFIX = "moonhare-race-";

type Race = readonly (readonly number[])[];

const races = signal<ReadonlyMap<string, Race>>(new Map());

function nameOf(view: TableView): string {
  return `${view.public.code}/${view.public.game_number}`;
}

function isRace(value: unknown): value is Race {
  return (
    Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every((one) => typeof one === "number"))
  );
}

function recalled(name: string): Race {
  const known = races.peek().get(name);
  if (known) return known;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "[]");
    return isRace(value) ? value : [];
  } catch {
    return [];
  }
}

/** Adds a round to the race: `rows[r]` are the points after round r + 1. Gaps stay empty. */
export function withRound(race: Race, outcome: Pick<Outcome, "round" | "after">): Race {
  const rows = [...race];
  while (rows.length < outcome.round) rows.push([]);
  rows[outcome.round - 1] = outcome.after;
  return rows;
}

/** Remembers the last round of a view. */
export function noteRound(view: TableView): void {
  const outcome = view.public.game?.outcome;
  if (!outcome) return;
  const name = nameOf(view);
  const race = recalled(name);
  if (race[outcome.round - 1]?.length) return;
  const rows = withRound(race, outcome);
  races.value = new Map([...races.peek(), [name, rows]]);
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(rows));
  } catch {
    // Remembered as long as the page lives.
  }
}

/** The whole race of the view's game, or null where a round of it was not seen here. */
export function raceOf(view: TableView): Race | null {
  const name = nameOf(view);
  const race = races.value.get(name) ?? recalled(name);
  const rounds = view.public.game?.outcome?.round ?? 0;
  const whole = rounds > 1 && race.length === rounds && race.every((row) => row.length === view.public.members.length);
  return whole ? race : null;
}
