// The votes that somebody is about to cast. Pure: what a touched number means.
import type { VoteOptions } from "../state/types";

export interface Ballot {
  /** Green votes, the latest last. */
  readonly slots: readonly number[];
  readonly red: number | null;
  /** Which vote the next touch sets. */
  readonly setting: "green" | "red";
}

export const EMPTY: Ballot = { slots: [], red: null, setting: "green" };

/** Whether what was kept is one. */
export function isBallot(value: unknown): value is Ballot {
  const it = value as Partial<Ballot> | null;
  return (
    Array.isArray(it?.slots) &&
    it.slots.every(Number.isInteger) &&
    (it.red === null || Number.isInteger(it.red)) &&
    (it.setting === "green" || it.setting === "red")
  );
}

/** Whether a touch of this slot asks for one vote more than there are: one of several has to be let go first. */
export function exceeds(ballot: Ballot, slot: number, options: VoteOptions): boolean {
  return (
    ballot.setting === "green" &&
    options.most > 1 &&
    ballot.slots.length >= options.most &&
    !ballot.slots.includes(slot)
  );
}

/**
 * Touch a slot. One vote moves; of several a second touch lets go, and no more than there are can be set. Where a red
 * vote is due too, the first green one hands over to it.
 */
export function touch(ballot: Ballot, slot: number, options: VoteOptions): Ballot {
  if (ballot.setting === "red") return { ...ballot, red: slot };
  if (options.forbidden.includes(slot) || exceeds(ballot, slot, options)) return ballot;
  const lets = options.most > 1 && ballot.slots.includes(slot);
  const others = ballot.slots.filter((one) => one !== slot);
  const slots = lets ? others : [...others, slot].slice(-options.most);
  const setting = options.red && ballot.red === null && slots.length > 0 ? "red" : "green";
  return { ...ballot, slots, setting };
}

/** Whether it can be cast. */
export function complete(ballot: Ballot, options: VoteOptions): boolean {
  return ballot.slots.length > 0 && (!options.red || ballot.red !== null);
}
