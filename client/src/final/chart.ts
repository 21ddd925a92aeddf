// The measures of the race's chart. Pure.

export const WIDTH = 640;
export const LEFT = 34;
export const RIGHT = 542;
/** Where the first hares stand, a little beyond the lines' ends. */
export const HARES = RIGHT + 8;
/** The line of the most points. */
export const TOP = 44;
/** Below the line of 0 points: the rounds' numbers. */
const ROUNDS = 24;
/** Of a few lines, and of so many that their hares need more room. */
const HEIGHT = 310;
const CROWD = 9;
const CROWDED_HEIGHT = 500;

/** The height of the drawing, and the line of 0 points, for so many lines. */
export function heightOf(lines: number): { readonly height: number; readonly bottom: number } {
  const height = lines < CROWD ? HEIGHT : CROWDED_HEIGHT;
  return { height, bottom: height - ROUNDS };
}

/**
 * How far hares at the ends of their lines are moved to the right, so that none sits on another; `ends` from the
 * highest place down, each with the place where the line of a side ends.
 */
export function placeHares(ends: readonly number[], size: number): number[] {
  const lowest: number[] = [];
  const columns = ends.map((end) => {
    const free = lowest.findIndex((last) => end - last >= size * 0.8);
    const column = free < 0 ? lowest.length : free;
    lowest[column] = end;
    return column;
  });
  // None stands outside of the drawing: many move closer together.
  const room = WIDTH - HARES - size / 2;
  const step = Math.min(size * 0.84, room / Math.max(1, lowest.length - 1));
  return columns.map((column) => column * step);
}

/**
 * The moon of the points that end a game: large where the lines end; where a game went far beyond them it would lie among
 * these, and is a small one at the beginning.
 */
export function moonAt(goal: number, most: number): { readonly x: number; readonly up: number; readonly r: number } {
  return goal * 2 < most ? { x: LEFT + 12, up: 0, r: 9 } : { x: RIGHT + 6, up: 14, r: 27 };
}

/** Numbers for the grid: at most four lines, round steps. */
export function gridOf(most: number): number[] {
  const step = [2, 5, 10, 20, 50, 100].find((value) => most / value <= 4) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
