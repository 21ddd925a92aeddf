// A scored round as rows to read and cards to show: who got how much, why, and for which card, as the outcome says it.
// Holds no rules.

import type { Outcome, Side } from "../state/types";

export interface Row {
  readonly seats: Side;
  readonly gained: number;
  readonly total: number;
  readonly lines: Outcome["lines"];
  /** Why there are no points, and of whose deeds that is said. */
  readonly nothing: { readonly seat: number; readonly why: NonNullable<Outcome["nothing"][number]> } | null;
}

/** The rows of a round, one a side, in the order of sides. */
export function rowsOf(outcome: Outcome, sides: readonly Side[]): Row[] {
  return sides.map((seats): Row => {
    const [first = 0] = seats;
    const total = outcome.after[first] ?? 0;
    const [nothing = null] = seats.flatMap((seat) => {
      const why = outcome.nothing[seat];
      return why ? [{ seat, why }] : [];
    });
    const lines = outcome.lines.filter((line) => seats.includes(line.seat));
    return { seats, gained: total - (outcome.before[first] ?? 0), total, lines, nothing };
  });
}

/** Whether votes pay those who cast them for agreeing: no card is to be found, and whose a card is pays nobody. */
export function isAgreed(outcome: Outcome): boolean {
  return outcome.found === null;
}

/**
 * The rows that stand under each card: its owner's, once, under the first of several cards; where votes pay for agreeing,
 * those of all who voted for it.
 */
export function rowsBySlot(outcome: Outcome, rows: readonly Row[]): Row[][] {
  if (isAgreed(outcome))
    return outcome.slots.map((_, index) =>
      rows.filter((row) => row.seats.some((seat) => outcome.ballots[seat]?.slots.includes(index + 1))),
    );
  return outcome.owners.map((owner, index) => {
    const row = rows.find((one) => one.seats.includes(owner));
    const first = outcome.owners.findIndex((other) => row?.seats.includes(other));
    return row && first === index ? [row] : [];
  });
}

/** The row that a touched card tells: its owner's, or where votes pay for agreeing the first of those who voted for it. */
export function rowOfCard(outcome: Outcome, rows: readonly Row[], slot: number): Row | null {
  if (isAgreed(outcome)) return rowsBySlot(outcome, rows)[slot - 1]?.[0] ?? null;
  return rows.find((row) => row.seats.includes(outcome.owners[slot - 1] ?? -1)) ?? null;
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

/** The numbers of the slots that most votes lie on, and how many those are. */
export function mostVoted(
  votes: readonly SlotVotes[],
  without: number | null = null,
): { slots: number[]; votes: number } {
  const counts = votes.map((slot, index) => (index + 1 === without ? 0 : slot.voters.length));
  const most = Math.max(0, ...counts);
  return { slots: counts.flatMap((count, index) => (count === most && most > 0 ? [index + 1] : [])), votes: most };
}
