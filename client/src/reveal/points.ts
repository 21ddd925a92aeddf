// A scored round as rows to read: who got how much, and why. Counts what lies open on the table, holds no rules.

import type { Outcome, ScoreLine } from "../state/types";

export type Reason = ScoreLine["reason"];

export interface Why {
  seat: number;
  points: number;
  reason: Reason;
  /** Votes on their cards, voters on the same image; 0 where no number tells more. */
  count: number;
  /** Whether fewer points than votes were paid: a cap. */
  capped: boolean;
}

/** Why somebody got nothing. */
export type Nothing =
  | { kind: "told"; found: "all" | "none" }
  | { kind: "voted"; owners: number[] }
  | { kind: "alone" }
  | { kind: "spoiled" }
  | { kind: "sat-out" };

export interface Row {
  /** One seat, or in teams the two partners. */
  seats: number[];
  gained: number;
  total: number;
  why: Why[];
  nothing: Nothing | null;
}

export interface Counting {
  teams: boolean;
  /** Points for each vote on one's card; says whether a cap has cut them. */
  perVote: number;
  ownTeamBonus: boolean;
}

/** The partner's seat. */
export function partnerOf(seat: number, players: number): number {
  return (seat + players / 2) % players;
}

/** The rows of a round, the largest gain first; equal ones in the order of seats. */
export function rowsOf(outcome: Outcome, counting: Counting): Row[] {
  const players = outcome.after.length;
  const groups: number[][] = [];
  const count = counting.teams ? players / 2 : players;
  for (let seat = 0; seat < count; seat += 1) groups.push(counting.teams ? [seat, seat + count] : [seat]);
  const rows = groups.map((seats): Row => {
    const first = seats[0] ?? 0;
    const gained = (outcome.after[first] ?? 0) - (outcome.before[first] ?? 0);
    const why = outcome.lines
      .filter((line) => seats.includes(line.seat))
      .map((line) => explain(line, outcome, counting));
    return {
      seats,
      gained,
      total: outcome.after[first] ?? 0,
      why,
      nothing: why.length ? null : nothingFor(seats, outcome),
    };
  });
  return rows.sort((one, other) => other.gained - one.gained || (one.seats[0] ?? 0) - (other.seats[0] ?? 0));
}

function explain(line: ScoreLine, outcome: Outcome, counting: Counting): Why {
  let count = 0;
  if (line.reason === "votes-received") count = votesFor(line.seat, outcome, counting);
  if (line.reason === "same-image") count = onSlot(outcome.ballots[line.seat]?.slots[0] ?? 0, outcome);
  const full =
    line.reason === "votes-received" ? count * counting.perVote : line.reason === "same-image" ? count : line.points;
  return { seat: line.seat, points: line.points, reason: line.reason, count, capped: line.points < full };
}

function votesFor(seat: number, outcome: Outcome, counting: Counting): number {
  const players = outcome.after.length;
  let votes = 0;
  outcome.ballots.forEach((ballot, voter) => {
    if (counting.teams && !counting.ownTeamBonus && voter === partnerOf(seat, players)) return;
    for (const slot of ballot?.slots ?? []) if (outcome.owners[slot - 1] === seat) votes += 1;
  });
  return votes;
}

function onSlot(slot: number, outcome: Outcome): number {
  return outcome.ballots.filter((ballot) => ballot?.slots.includes(slot)).length;
}

function nothingFor(seats: number[], outcome: Outcome): Nothing {
  if (seats.includes(outcome.storyteller) && outcome.found !== null && outcome.found !== "some")
    return { kind: "told", found: outcome.found };
  const voter = seats.find((seat) => outcome.ballots[seat]);
  const ballot = voter === undefined ? null : outcome.ballots[voter];
  if (!ballot) return { kind: "sat-out" };
  if (outcome.found === null) {
    const red = outcome.ballots.map((other) => other?.red).find((slot) => slot != null);
    return { kind: red === ballot.slots[0] ? "spoiled" : "alone" };
  }
  return { kind: "voted", owners: ballot.slots.map((slot) => outcome.owners[slot - 1] ?? 0) };
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
