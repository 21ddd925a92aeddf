// When each step of the reveal begins, and who hops when. Pure: times in milliseconds from its beginning.

/** 1 the votes are in, 2 they fall, 3 the storyteller's card, 4 whose the cards were, 5 the points. */
export const POINTS = 5;

export interface Drama {
  /** When each step begins, the first at 0. */
  readonly steps: readonly number[];
  /** The first hop. */
  readonly hops: number;
  /** Length of one hop; 0 where the rabbits simply stand where they belong. */
  readonly hop: number;
  readonly end: number;
}

const BETWEEN_VOTES = 90;
const FALL = 420;
const VOTES_IN = 1400;
const VOTES = 1900;
const TO_SEE_VOTES = 900;
const CARD = 1700;
const OWNERS = 1900;
const BEFORE_HOPS = 500;
const HOP = 260;
const MOST_HOPPING = 6000;

/** Plan a reveal of so many votes and hops (all rabbits' stones together); `still` where nothing may move. */
export function plan(votes: number, hops: number, still: boolean): Drama {
  const falling = votes === 0 ? 0 : FALL + (votes - 1) * BETWEEN_VOTES;
  const lengths = [VOTES_IN, Math.max(VOTES, falling + TO_SEE_VOTES), CARD, OWNERS];
  const steps = [0];
  for (const length of lengths) steps.push((steps.at(-1) ?? 0) + length);
  const points = steps.at(-1) ?? 0;
  const hop = still || hops === 0 ? 0 : Math.min(HOP, MOST_HOPPING / hops);
  return { steps, hops: points + BEFORE_HOPS, hop, end: hop ? points + BEFORE_HOPS + hops * hop : points };
}

/** The step at a moment, from 1. */
export function stepAt(drama: Drama, at: number): number {
  return drama.steps.filter((begins) => begins <= at).length;
}

/** How many hops have begun at a moment. */
export function hopsAt(drama: Drama, hops: number, at: number): number {
  if (at >= drama.end) return hops;
  return at < drama.hops || drama.hop === 0 ? 0 : Math.min(hops, Math.floor((at - drama.hops) / drama.hop) + 1);
}

/** The moments at which something new is shown, ascending. */
export function moments(drama: Drama, hops: number): number[] {
  const hopping = drama.hop === 0 ? 0 : hops;
  return [...drama.steps, ...Array.from({ length: hopping }, (_, hop) => drama.hops + hop * drama.hop), drama.end];
}

export interface Hopper {
  rabbit: number;
  from: number;
  to: number;
}

/** Who hops, the lowest gain first, one after the other. */
export function hoppers(before: readonly number[], after: readonly number[]): Hopper[] {
  return before
    .map((from, rabbit) => ({ rabbit, from, to: after[rabbit] ?? from }))
    .filter((hopper) => hopper.to > hopper.from)
    .sort((one, other) => one.to - one.from - (other.to - other.from) || one.rabbit - other.rabbit);
}

/** Where all rabbits stand after so many hops, and whose hop was the last. */
export function standing(
  before: readonly number[],
  moves: readonly Hopper[],
  hops: number,
): { readonly points: readonly number[]; readonly mover: number | null } {
  const points = [...before];
  let mover: number | null = null;
  let left = hops;
  for (const move of moves) {
    if (left <= 0) break;
    const steps = Math.min(left, move.to - move.from);
    points[move.rabbit] = move.from + steps;
    mover = move.rabbit;
    left -= steps;
  }
  return { points, mover };
}
