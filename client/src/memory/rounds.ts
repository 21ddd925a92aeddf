// A told round as pages show it: each card with its owner, who voted for it and the owner's points. Pure.
import type { Chronicle, ChronicleRound, Companion } from "../protocol";

export interface ToldCard {
  readonly slot: number;
  readonly card: string;
  readonly owner: Companion | undefined;
  readonly ownerSeat: number;
  readonly voters: readonly Companion[];
  /** Whether a red vote lies on it. */
  readonly red: boolean;
  /** The storyteller's, where that one was to be found. */
  readonly gold: boolean;
  /** What the round brought its owner, or in teams their team. */
  readonly points: number;
}

/** A round's cards in the order of their slots. */
export function cardsOf({ companions, outcome }: ChronicleRound): ToldCard[] {
  return outcome.slots.map((card, index) => {
    const slot = index + 1;
    const seat = outcome.owners[index] ?? 0;
    return {
      slot,
      card,
      ownerSeat: seat,
      owner: companions[seat],
      voters: companions.filter((_, voter) => outcome.ballots[voter]?.slots.includes(slot)),
      red: outcome.ballots.some((ballot) => ballot?.red === slot),
      gold: outcome.found !== null && seat === outcome.storyteller,
      points: (outcome.after[seat] ?? 0) - (outcome.before[seat] ?? 0),
    };
  });
}

/** The card that a round is remembered by: the storyteller's, or where none was to be found the one that most chose. */
export function leadOf(round: ChronicleRound): ToldCard | undefined {
  const cards = cardsOf(round);
  return (
    cards.find((card) => card.gold) ??
    cards.reduce<ToldCard | undefined>(
      (best, card) => (best && best.voters.length >= card.voters.length ? best : card),
      undefined,
    )
  );
}

/** Who told a round. */
export function tellerOf({ companions, outcome }: ChronicleRound): Companion | undefined {
  return companions[outcome.storyteller];
}

/** The round of a number. */
export function roundOf(chronicle: Chronicle, number: number): ChronicleRound | undefined {
  return chronicle.rounds.find((round) => round.outcome.round === number);
}

/** People by their keys, as they were last. */
export function peopleByKey(chronicle: Chronicle, keys: readonly number[]): Companion[] {
  return keys.flatMap((key) => chronicle.everybody.find((one) => one.key === key) ?? []);
}

/** Who sits in some seats at the end. */
export function inSeats(chronicle: Chronicle, seats: readonly number[]): Companion[] {
  return seats.flatMap((seat) => chronicle.companions[seat] ?? []);
}
