// The standing at the end: places with ties, by seat or by team.

export interface Place {
  /** 1 for the first; equal points share a place, the next one is skipped. */
  place: number;
  seats: number[];
  points: number;
}

/** Places by points, the highest first; equal ones in the order of seats. */
export function standingOf(points: number[], teams: boolean): Place[] {
  const half = points.length / 2;
  const groups = teams ? points.slice(0, half).map((_, seat) => [seat, seat + half]) : points.map((_, seat) => [seat]);
  const rows = groups.map((seats) => ({ seats, points: points[seats[0] ?? 0] ?? 0 }));
  rows.sort((one, other) => other.points - one.points || (one.seats[0] ?? 0) - (other.seats[0] ?? 0));
  return rows.map((row) => ({ ...row, place: rows.findIndex((other) => other.points === row.points) + 1 }));
}
