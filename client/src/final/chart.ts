// The measures of the race's chart. Pure.

/** The line of 0 points, in units of the drawing. */
export const BOTTOM = 338;
const APART = 22;

/** Ends of lines that would touch are moved apart; from the highest down. */
export function spread(ends: readonly number[], apart = APART): number[] {
  const order = ends.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  const result = [...ends];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    last = Math.max(y, last + apart);
    result[index] = last;
  }
  const past = Math.max(0, last - (BOTTOM + 8));
  return result.map((y) => y - past);
}

/** Numbers for the grid: at most four lines, round steps. */
export function gridOf(most: number): number[] {
  const step = [2, 5, 10, 20, 50, 100].find((value) => most / value <= 4) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
