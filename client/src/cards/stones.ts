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
  /** How many stand on the same stone, and which of them one is, from 0. */
  readonly together: number;
  readonly index: number;
}

/** Who stands beside whom: those who share a stone. */
export function shoulders(places: readonly number[]): Shoulder[] {
  return places.map((place, rabbit) => ({
    together: places.filter((other) => other === place).length,
    index: places.slice(0, rabbit).filter((other) => other === place).length,
  }));
}
