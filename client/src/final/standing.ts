// The standing: places with ties.
import type { Side } from "../state/types";

export interface Place {
  /** 1 for the first; equal points share a place, the next one is skipped. */
  readonly place: number;
  readonly seats: Side;
  readonly points: number;
}

/** Places by points, the highest first; equal ones in the order of sides. */
export function standingOf(points: readonly number[], sides: readonly Side[]): Place[] {
  const rows = sides.map((seats) => ({ seats, points: points[seats[0] ?? 0] ?? 0 }));
  rows.sort((one, other) => other.points - one.points);
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => other.points === row.points) + 1 }));
}
