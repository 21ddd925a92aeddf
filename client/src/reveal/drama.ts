// When each part of the reveal happens. Pure: times in milliseconds from its beginning.

export interface Drama {
  /** The first vote falls. */
  votes: number;
  /** The storyteller's card turns (or, where no card is theirs, nothing turns and this equals `owners`). */
  card: number;
  owners: number;
  /** The first line of points; then one every `EACH_LINE`. */
  lines: number;
  hops: number;
  /** Length of one hop. */
  hop: number;
  end: number;
}

export const BETWEEN_VOTES = 90;
export const EACH_LINE = 320;
const FALL = 420;
const TURN = 900;
const MOST_HOPPING = 6000;
const HOP = 380;

/** Where the page has to leave the cards to show the points: time to see whose card was whose. */
export const LINGER = 1500;

/**
 * Plan a reveal of so many votes, rows of points, and hops (all rabbits' stones together); `turns` where a card is the
 * storyteller's, `leaves` where the points are not beside the cards.
 */
export function plan(votes: number, rows: number, hops: number, turns: boolean, leaves = false): Drama {
  const first = 350;
  const card = first + votes * BETWEEN_VOTES + FALL;
  const owners = turns ? card + TURN : card;
  const lines = owners + 450 + (leaves ? LINGER : 0);
  const hop = hops === 0 ? 0 : Math.min(HOP, MOST_HOPPING / hops);
  const start = lines + rows * EACH_LINE + 150;
  return { votes: first, card, owners, lines, hops: start, hop, end: start + hops * hop + (hops ? 200 : 0) };
}

export interface Hopper {
  rabbit: number;
  from: number;
  to: number;
}

/** Who hops, the lowest gain first, one after the other. */
export function hoppers(before: number[], after: number[]): Hopper[] {
  return before
    .map((from, rabbit) => ({ rabbit, from, to: after[rabbit] ?? from }))
    .filter((hopper) => hopper.to > hopper.from)
    .sort((one, other) => one.to - one.from - (other.to - other.from) || one.rabbit - other.rabbit);
}

/** Where all rabbits stand after so many hops. */
export function standing(before: number[], moves: Hopper[], hops: number): number[] {
  const now = [...before];
  let left = hops;
  for (const move of moves) {
    if (left <= 0) break;
    const steps = Math.min(left, move.to - move.from);
    now[move.rabbit] = move.from + steps;
    left -= steps;
  }
  return now;
}
