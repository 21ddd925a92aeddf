// What a person has picked of their hand: kept while the hand changes around it, never a card that is no longer there.
import { useState } from "preact/hooks";

export interface HandChoice {
  /** Picked cards, the latest last. */
  readonly chosen: readonly string[];
  /** The card shown large: the latest picked, else the first. */
  readonly focus: string | null;
  readonly pick: (card: string) => void;
}

/** Picks up to `most` of a hand; one more takes the place of the oldest, and of several a second touch lets go. */
export function nextChoice(chosen: readonly string[], card: string, most: number): string[] {
  if (most > 1 && chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen.filter((one) => one !== card), card].slice(-most);
}

/** What was picked, and for which task. */
export interface Picked {
  readonly task: string;
  readonly cards: readonly string[];
}

/** What still counts of it: a card picked to be told of was not meant to be given to somebody else's clue. */
export function stillChosen(picked: Picked, task: string, hand: readonly string[], most: number): readonly string[] {
  return picked.task === task ? picked.cards.filter((card) => hand.includes(card)).slice(-most) : [];
}

/** The choice for a hand and a task, beginning with `first` (a draft's card) where it is in hand. */
export function useHandChoice(
  hand: readonly string[],
  most: number,
  task: string,
  first: string | null = null,
): HandChoice {
  const [picked, setPicked] = useState<Picked>({ task, cards: first === null ? [] : [first] });
  const chosen = stillChosen(picked, task, hand, most);
  return {
    chosen,
    focus: chosen.at(-1) ?? hand[0] ?? null,
    pick: (card) => setPicked({ task, cards: nextChoice(chosen, card, most) }),
  };
}
