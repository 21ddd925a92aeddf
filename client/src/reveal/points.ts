// A scored round as rows to read: who got how much, and why, as the outcome says it. Holds no rules.

import type { Outcome, Side } from "../state/types";

export interface Row {
  readonly seats: Side;
  readonly gained: number;
  readonly total: number;
  readonly lines: Outcome["lines"];
  /** Why there are no points, and of whose deeds that is said. */
  readonly nothing: { readonly seat: number; readonly why: NonNullable<Outcome["nothing"][number]> } | null;
}

/** The rows of a round, the largest gain first; equal ones in the order of sides. */
export function rowsOf(outcome: Outcome, sides: readonly Side[]): Row[] {
  const rows = sides.map((seats): Row => {
    const [first = 0] = seats;
    const total = outcome.after[first] ?? 0;
    const [nothing = null] = seats.flatMap((seat) => {
      const why = outcome.nothing[seat];
      return why ? [{ seat, why }] : [];
    });
    const lines = outcome.lines.filter((line) => seats.includes(line.seat));
    return { seats, gained: total - (outcome.before[first] ?? 0), total, lines, nothing };
  });
  return rows.sort((one, other) => other.gained - one.gained);
}

/** Who voted for each slot: seats in order, and whether the red vote lies there. */
export interface SlotVotes {
  voters: number[];
  red: number[];
}

/** The votes by slot, slot 1 first. */
export function votesBySlot(outcome: Outcome): SlotVotes[] {
  return outcome.slots.map((_, index) => {
    const voters: number[] = [];
    const red: number[] = [];
    outcome.ballots.forEach((ballot, seat) => {
      if (ballot?.slots.includes(index + 1)) voters.push(seat);
      if (ballot?.red === index + 1) red.push(seat);
    });
    return { voters, red };
  });
}
