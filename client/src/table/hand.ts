// What a person has picked of their hand: kept while the hand changes around it, never a card that is no longer there.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { toast } from "../state/toasts";
import { keepChoice, recallChoice } from "./drafts";
import { hasCome } from "./settled";

export interface HandChoice {
  /** Picked cards, the latest last. */
  readonly chosen: readonly string[];
  /** The card shown large: the latest picked, else the first. */
  readonly focus: string | null;
  /** Whether it was picked: not where that is one too many, or meant for the screen before. */
  readonly pick: (card: string) => boolean;
  /** Why a card cannot be picked: enough are. */
  readonly refuse: (card: string) => string | null;
}

/**
 * Picks up to `most` of a hand: one alone moves, of several a second touch lets go. Null for one too many, since
 * nothing that was chosen goes by itself.
 */
export function nextChoice(chosen: readonly string[], card: string, most: number): readonly string[] | null {
  if (most === 1) return [card];
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return chosen.length < most ? [...chosen, card] : null;
}

/** What was picked, and for which task of which round. */
export interface Picked {
  readonly task: string;
  readonly cards: readonly string[];
}

/** What still counts of it: a card picked to be told of was not meant to be given to somebody else's clue. */
export function stillChosen(picked: Picked, task: string, hand: readonly string[], most: number): readonly string[] {
  return picked.task === task ? picked.cards.filter((card) => hand.includes(card)).slice(-most) : [];
}

/** The card that lies there large before any is chosen: the one that the main button chooses. */
export function offeredOf(hand: HandChoice, large: boolean): string | null {
  return large && hand.chosen.length === 0 ? hand.focus : null;
}

const areCards = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** The choice for a hand and a task, beginning with `first` (a draft's card) where it is in hand, or as it was before a reload. */
export function useHandChoice(
  hand: readonly string[],
  most: number,
  task: string,
  first: string | null = null,
): HandChoice {
  const [picked, setPicked] = useState<Picked>(() => ({
    task,
    cards: first === null ? (recallChoice(task, areCards) ?? []) : [first],
  }));
  const chosen = stillChosen(picked, task, hand, most);
  const refuse = (card: string) => (nextChoice(chosen, card, most) === null ? t("cards-full") : null);
  return {
    chosen,
    focus: chosen.at(-1) ?? hand[0] ?? null,
    refuse,
    pick: (card) => {
      if (!hasCome()) return false;
      const cards = nextChoice(chosen, card, most);
      if (cards) {
        setPicked({ task, cards });
        keepChoice(task, cards);
      } else toast(t("cards-full"), "bad");
      return cards !== null;
    },
  };
}
