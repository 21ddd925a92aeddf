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
  /** Height below each card that belongs to it (votes, points). */
  under: number;
  /** The widest that a card may get. */
  most: number;
  /** The narrowest that a card may get before the page scrolls instead; `LEAST_WIDTH` where nothing else is said. */
  least?: number;
}

/** The smallest a card may get before the page scrolls instead. */
export const LEAST_WIDTH = 64;
/** The largest that looks like a card and not like a wall, in rem. */
export const MOST_REM = 19;
const RATIO = 1.5;
/** What a grid whose last row holds one card alone is worth beside one that is fuller. */
const LONELY = 0.85;

/** The width that a card has in a given grid. */
export function widthIn(cols: number, rows: number, room: Room): number {
  const across = (room.width - (cols - 1) * room.gap) / cols;
  const down = ((room.height - (rows - 1) * room.gap) / rows - room.under) / RATIO;
  return Math.min(room.most, across, down);
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
  if (best.width < (room.least ?? LEAST_WIDTH)) return scrolling(count, room);
  return best;
}

/** Where the height does not suffice: as many columns as stay legible, and the page scrolls. */
function scrolling(count: number, room: Room): Grid {
  const wish = Math.max(room.least ?? LEAST_WIDTH, Math.min(88, (room.width - 3 * room.gap) / 4));
  let cols = Math.max(1, Math.min(count, Math.floor((room.width + room.gap + 0.5) / (wish + room.gap))));
  if (cols > 3 && count % cols === 1) cols -= 1;
  return grown(count, cols, (room.width - (cols - 1) * room.gap) / cols, room);
}

function grown(count: number, cols: number, width: number, room: Room): Grid {
  const rows = Math.ceil(count / cols);
  return { cols, rows, width, least: rows * (width * RATIO + room.under) + (rows - 1) * room.gap };
}
