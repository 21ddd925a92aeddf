// The stones of the score track: how many, what they are worth, where somebody stands. Pure.

export interface Scale {
  /** The number on each stone, ascending from 0. */
  readonly stones: readonly number[];
  /** The goal's number, or null where the game ends otherwise. */
  readonly goal: number | null;
}

const MOST_STONES = 31;
const ROUND_STEPS = [1, 2, 5, 10, 20];

/** The scale for a goal (null: none) and the points that must find a place on it. */
export function scaleFor(goal: number | null, most: number): Scale {
  // Without a goal the path is as long as needed, in whole tens; with one it ends there, and who is past it stands on it.
  const last = goal ?? Math.max(20, Math.ceil(most / 10) * 10);
  const step =
    ROUND_STEPS.find((value) => Math.ceil(last / value) < MOST_STONES) ?? Math.ceil(last / (MOST_STONES - 1));
  const stones: number[] = [];
  for (let value = 0; value < last; value += step) stones.push(value);
  stones.push(last);
  return { stones, goal };
}

/** The index of the stone on which somebody with so many points stands: the last that they have reached. */
export function placeOf(points: number, scale: Scale): number {
  let place = 0;
  scale.stones.forEach((value, index) => {
    if (points >= value) place = index;
  });
  return place;
}

export interface Shoulder {
  /** How many stand in the row with one, and which of them one is, from 0. */
  readonly together: number;
  readonly index: number;
  /** The most in that row who have to share the room of one stone, or of one and the next. */
  readonly crowd: number;
  /** Where one stands at the least: so many steps to the right of a stone; the furthest right counts. */
  readonly from: readonly { readonly stone: number; readonly steps: number }[];
}

/** Who stands beside whom, so that nobody hides another: those who share a stone, and those on the stones next to one. */
export function shoulders(places: readonly number[]): Shoulder[] {
  const on = (stone: number) => places.filter((place) => place === stone).length;
  return places.map((place, rabbit) => {
    const row = rowOf(place, on);
    const before = (stone: number) => row.filter((one) => one < stone).reduce((sum, one) => sum + on(one), 0);
    const index = before(place) + places.slice(0, rabbit).filter((other) => other === place).length;
    return {
      together: row.reduce((sum, stone) => sum + on(stone), 0),
      index,
      crowd: Math.max(...row.map((stone) => on(stone) + (row.includes(stone + 1) ? on(stone + 1) : 0))),
      from: row
        .filter((stone) => stone <= place)
        .map((stone) => ({ stone, steps: index - before(stone) - (on(stone) - 1) / 2 })),
    };
  });
}

/** The stones whose rabbits stand in one row with those of a stone: its neighbours too, once any of them is shared. */
function rowOf(place: number, on: (stone: number) => number): number[] {
  let first = place;
  let last = place;
  while (on(first - 1) > 0) first -= 1;
  while (on(last + 1) > 0) last += 1;
  const stones = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return stones.some((stone) => on(stone) > 1) ? stones : [place];
}
