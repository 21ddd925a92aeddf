// How cards are laid out in a box: the columns and rows that make them largest, without a lonely last row.

export interface Grid {
  cols: number;
  rows: number;
  /** The card's width in pixels. */
  width: number;
  /** The height that the cards need where the place is too low for them; else 0. */
  least: number;
}

export interface Room {
  /** Of the box, in pixels. */
  width: number;
  height: number;
  gap: number;
  /** Height below each card that belongs to it (votes). */
  under: number;
}

/** The smallest a card may get before the page scrolls instead. */
export const LEAST_WIDTH = 64;
export const MOST_WIDTH = 300;
const RATIO = 1.5;
/** What a grid whose last row holds one card alone is worth beside one that is fuller. */
const LONELY = 0.85;

/** The width that a card has in a given grid. */
export function widthIn(cols: number, rows: number, room: Room): number {
  const across = (room.width - (cols - 1) * room.gap) / cols;
  const down = ((room.height - (rows - 1) * room.gap) / rows - room.under) / RATIO;
  return Math.min(MOST_WIDTH, across, down);
}

/**
 * Choose the grid for `count` cards. Rows that are almost full look better than a last row of one, so a ragged grid
 * must be a good deal larger to win.
 */
export function bestGrid(count: number, room: Room): Grid {
  let best: Grid = { cols: Math.max(1, count), rows: 1, width: 0, least: 0 };
  let merit = Number.NEGATIVE_INFINITY;
  for (let cols = 1; cols <= count; cols += 1) {
    const rows = Math.ceil(count / cols);
    const width = widthIn(cols, rows, room);
    const holes = cols * rows - count;
    const lonely = rows > 1 && count % cols === 1 ? LONELY : 1;
    const value = width * lonely * (1 - 0.02 * Math.min(holes, 4));
    if (value > merit) {
      merit = value;
      best = { cols, rows, width, least: 0 };
    }
  }
  if (best.width < LEAST_WIDTH) return scrolling(count, room);
  return best;
}

/** Where the height does not suffice: as many columns as stay legible, and the page scrolls. */
function scrolling(count: number, room: Room): Grid {
  const wish = Math.max(LEAST_WIDTH, Math.min(88, (room.width - 3 * room.gap) / 4));
  let cols = Math.max(1, Math.min(count, Math.floor((room.width + room.gap + 0.5) / (wish + room.gap))));
  if (cols > 3 && count % cols === 1) cols -= 1;
  return grown(count, cols, (room.width - (cols - 1) * room.gap) / cols, room);
}

function grown(count: number, cols: number, width: number, room: Room): Grid {
  const rows = Math.ceil(count / cols);
  return { cols, rows, width, least: rows * (width * RATIO + room.under) + (rows - 1) * room.gap };
}

const NARROW = 560;
const LOW = 560;
const REM = 16;

/**
 * The grid on a page that scrolls anyway: the width counts, and cards leave room for what follows (`room.height` is
 * the window's): on a narrow one they take about half of it, so that nobody misses the points below. On a screen that
 * is low and wide they stand in as few rows as stay legible.
 */
export function flowingGrid(count: number, room: Room): Grid {
  if (room.height < LOW && room.width > room.height) {
    const across = Math.min(count, Math.floor((room.width + room.gap) / (LEAST_WIDTH + 1.5 * REM + room.gap)));
    const cols = Math.ceil(count / Math.ceil(count / across));
    const most = (room.height * 0.55) / RATIO;
    return grown(count, cols, Math.min(most, (room.width - (cols - 1) * room.gap) / cols), room);
  }
  const narrow = room.width < NARROW;
  const cols = narrow
    ? count === 3 || count === 5 || count === 6 || count === 9
      ? 3
      : count <= 4
        ? 2
        : 4
    : count <= 4
      ? count
      : count <= 9
        ? 3
        : count <= 12
          ? 4
          : 6;
  const half = ((room.height * 0.52) / Math.ceil(count / cols) - room.under) / RATIO;
  const most = narrow ? Math.min(15 * REM, Math.max(LEAST_WIDTH + REM, half)) : 13 * REM;
  return grown(count, cols, Math.min(most, (room.width - (cols - 1) * room.gap) / cols), room);
}
