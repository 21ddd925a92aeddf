// The measures of the race's chart. Pure.

export const WIDTH = 640;
export const HEIGHT = 310;
export const LEFT = 34;
export const RIGHT = 542;
/** The line of 0 points, and the one of the most. */
export const BOTTOM = 286;
export const TOP = 44;

/**
 * How far hares at the ends of their lines are moved to the right, so that none sits on another; `ends` from the
 * highest place down, each with the place where the line of a side ends.
 */
export function placeHares(ends: readonly number[], size: number): number[] {
  const lowest: number[] = [];
  return ends.map((end) => {
    const free = lowest.findIndex((last) => end - last >= size * 0.8);
    const column = free < 0 ? lowest.length : free;
    lowest[column] = end;
    return column * size * 0.84;
  });
}

/** Numbers for the grid: at most four lines, round steps. */
export function gridOf(most: number): number[] {
  const step = [2, 5, 10, 20, 50, 100].find((value) => most / value <= 4) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
