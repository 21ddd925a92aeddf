// What lies on the table after each step of a replay. Pure: it only adds up what the server tells.
import type { Clue, Replay } from "../protocol";

export type Step = Replay["steps"][number];

export interface OnTable {
  readonly card: string;
  readonly seat: number;
  /** Null while it lies face down. */
  readonly slot: number | null;
  readonly votes: readonly number[];
}

export interface Moment {
  readonly step: Step;
  readonly round: number;
  readonly teller: number | null;
  readonly clue: Clue | null;
  /** By seat. */
  readonly hands: readonly (readonly string[])[];
  readonly table: readonly OnTable[];
  /** Whether owners and points are known by now. */
  readonly scored: boolean;
}

type State = Omit<Moment, "step">;

const NOTHING: State = { round: 0, teller: null, clue: null, hands: [], table: [], scored: false };

function without(hands: State["hands"], seat: number, cards: readonly string[]): State["hands"] {
  return hands.map((hand, of) => (of === seat ? hand.filter((card) => !cards.includes(card)) : hand));
}

function laid(seat: number, cards: readonly string[]): OnTable[] {
  return cards.map((card) => ({ card, seat, slot: null, votes: [] }));
}

function after(now: State, step: Step): State {
  switch (step.type) {
    case "dealt":
      return { ...NOTHING, round: step.round, hands: step.hands };
    case "told":
      return {
        ...now,
        teller: step.seat,
        clue: step.clue,
        hands: without(now.hands, step.seat, step.cards),
        table: laid(step.seat, step.cards),
      };
    case "given":
      return {
        ...now,
        hands: without(now.hands, step.seat, step.cards),
        table: [...now.table, ...laid(step.seat, step.cards)],
      };
    case "laid-out":
      return {
        ...now,
        table: step.slots.flatMap((card, index) => {
          const one = now.table.find((other) => other.card === card);
          return one ? [{ ...one, slot: index + 1 }] : [];
        }),
      };
    case "voted":
      return {
        ...now,
        table: now.table.map((one) =>
          one.slot !== null && step.slots.includes(one.slot) ? { ...one, votes: [...one.votes, step.seat] } : one,
        ),
      };
    case "scored":
      return { ...now, scored: true };
    case "ended":
      return now;
  }
}

/** Every step with what is to be seen after it. */
export function momentsOf(replay: Replay): Moment[] {
  let now = NOTHING;
  return replay.steps.map((step) => {
    now = after(now, step);
    return { ...now, step };
  });
}
