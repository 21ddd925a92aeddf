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

/** The choice for a hand, beginning with `first` (a draft's card) where it is in hand. */
export function useHandChoice(hand: readonly string[], most: number, first: string | null = null): HandChoice {
  const [picked, setPicked] = useState<readonly string[]>(first === null ? [] : [first]);
  const chosen = picked.filter((card) => hand.includes(card)).slice(-most);
  return {
    chosen,
    focus: chosen.at(-1) ?? hand[0] ?? null,
    pick: (card) => setPicked(nextChoice(chosen, card, most)),
  };
}
