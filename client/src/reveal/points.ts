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

/** Whose vote on the card of their own side paid nothing; null where it paid, or nobody cast one. */
export function unpaidVoter(outcome: Outcome, row: Row): number | null {
  const votes = votesBySlot(outcome);
  const cards = outcome.owners.flatMap((owner, index) =>
    row.seats.includes(owner) ? [votes[index]?.voters ?? []] : [],
  );
  const own = cards.flat().find((seat) => row.seats.includes(seat));
  const paid = row.lines.reduce((sum, line) => sum + (line.reason === "votes-received" ? (line.votes ?? 0) : 0), 0);
  return own === undefined || isAgreed(outcome) || paid >= cards.flat().length ? null : own;
}

/** How many reasons a row is told with, that of no points left out. */
export const reasonCount = (outcome: Outcome, row: Row): number =>
  row.lines.length + (row.lines.length > 0 && unpaidVoter(outcome, row) !== null ? 1 : 0);

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

/** Rows whose points are told in one breath. */
export interface Told {
  /** One; where votes pay for agreeing those of all who voted for one card, of whom each got the same. Or nobody. */
  readonly rows: readonly Row[];
  /** Where votes pay for agreeing: the card that they voted for, from 1. */
  readonly slot: number | null;
  /** The red vote lies there. */
  readonly red: boolean;
}

/** What is told of a round's points: each row by itself; where votes pay for agreeing, each card with a vote, or a red one. */
export function toldOf(outcome: Outcome, rows: readonly Row[]): Told[] {
  const alone = (row: Row): Told => ({ rows: [row], slot: null, red: false });
  if (!isAgreed(outcome)) return rows.map(alone);
  const votes = votesBySlot(outcome);
  const cards = rowsBySlot(outcome, rows).map(
    (under, index): Told => ({ rows: under, slot: index + 1, red: (votes[index]?.red.length ?? 0) > 0 }),
  );
  const silent = rows.filter((row) => !cards.some((card) => card.rows.includes(row)));
  return [...cards.filter((card) => card.rows.length > 0 || card.red), ...silent.map(alone)];
}

/** What a touched card tells: its owner's points, or where votes pay for agreeing those of all who voted for it. */
export function toldOfCard(outcome: Outcome, told: readonly Told[], slot: number): Told | null {
  const owner = outcome.owners[slot - 1] ?? -1;
  const isIts = (one: Told) =>
    isAgreed(outcome) ? one.slot === slot : one.rows.some((row) => row.seats.includes(owner));
  return told.find(isIts) ?? null;
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
