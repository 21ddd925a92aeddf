// Small honours at the end, for what no points tell. Counts rounds as they lay open on the table. Pure.
import type { Round } from "./history";

export interface Award {
  readonly kind: "sure-hand" | "sharp-eye" | "decoy" | "one-mind";
  readonly seats: readonly number[];
  readonly count: number;
}

/** An honour that many share is none. */
const MOST_SHARING = 2;
const LEAST = { "sure-hand": 2, "sharp-eye": 2, decoy: 3, "one-mind": 3 } as const;

/** The honours of a game, each to one or two seats; those that nobody has earned are left out. */
export function awardsOf(rounds: readonly Round[], players: number): Award[] {
  const told = Array<number>(players).fill(0);
  const found = Array<number>(players).fill(0);
  const drawn = Array<number>(players).fill(0);
  const alike = new Map<string, number>();
  const add = (counts: number[], seat: number) => {
    counts[seat] = (counts[seat] ?? 0) + 1;
  };
  for (const round of rounds) {
    if (round.found === "some") add(told, round.storyteller);
    round.ballots.forEach((ballot, voter) => {
      for (const slot of ballot?.slots ?? []) {
        const owner = round.owners[slot - 1] ?? voter;
        if (round.found !== null && owner === round.storyteller) add(found, voter);
        else if (owner !== voter) add(drawn, owner);
      }
      round.ballots.slice(voter + 1).forEach((other, index) => {
        if (!ballot?.slots.some((slot) => other?.slots.includes(slot))) return;
        const pair = `${voter},${voter + 1 + index}`;
        alike.set(pair, (alike.get(pair) ?? 0) + 1);
      });
    });
  }
  return [best("sure-hand", told), best("sharp-eye", found), best("decoy", drawn), closest(alike)].flatMap(
    (award) => award ?? [],
  );
}

function best(kind: "sure-hand" | "sharp-eye" | "decoy", counts: readonly number[]): Award | null {
  const count = Math.max(...counts);
  const seats = counts.flatMap((value, seat) => (value === count ? [seat] : []));
  return count >= LEAST[kind] && seats.length <= MOST_SHARING ? { kind, seats, count } : null;
}

function closest(alike: ReadonlyMap<string, number>): Award | null {
  const count = Math.max(0, ...alike.values());
  const pairs = [...alike].filter(([, value]) => value === count);
  if (count < LEAST["one-mind"] || pairs.length !== 1) return null;
  return { kind: "one-mind", seats: (pairs[0]?.[0] ?? "").split(",").map(Number), count };
}
