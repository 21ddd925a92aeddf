// Something else instead of what one has given: which cards, for as long as somebody else is still awaited.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { toast } from "../state/toasts";
import type { OwnView } from "../state/types";
import { nextChoice } from "./hand";

export interface OtherGift {
  /** How many cards one gives; 0 where nothing may be exchanged. */
  readonly count: number;
  /** What would be given instead; null while what was given shall stay. */
  readonly chosen: readonly string[] | null;
  /** The cards to choose from. */
  readonly cards: readonly string[];
  readonly ready: boolean;
  /** Says so where as many are chosen as one gives. */
  readonly pick: (card: string) => void;
  readonly leave: () => void;
}

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((card) => others.includes(card));

/**
 * What a touched card makes of a choice: the next one, null where what was given stays. Several are chosen anew, one by
 * one, so that none goes by itself; where it is full it stays as it is.
 */
export function nextGift(
  chosen: readonly string[] | null,
  given: readonly string[],
  card: string,
): readonly string[] | null {
  if (given.length === 1) return chosen?.[0] === card ? null : [card];
  const next = nextChoice(chosen ?? [], card, given.length) ?? chosen ?? [];
  return next.length === 0 || same(next, given) ? null : next;
}

/** The choice of another gift; nothing of it is known to anybody before it is given. */
export function useOtherGift(own: OwnView | null | undefined): OtherGift {
  const [anew, setAnew] = useState<readonly string[] | null>(null);
  const count = own?.may.exchange?.give?.count ?? 0;
  const given = own?.given ?? [];
  const hand = own?.hand ?? [];
  const all = [...hand, ...given].sort();
  const stands = count > 0 && anew !== null && anew.every((card) => all.includes(card)) && !same(anew, given);
  const chosen = stands ? anew : null;
  return {
    count,
    chosen,
    cards: chosen && count > 1 ? all : hand,
    ready: chosen?.length === count,
    pick: (card) => {
      if (count > 1 && nextChoice(chosen ?? [], card, count) === null) toast(t("cards-full"), "bad");
      else setAnew(nextGift(chosen, given, card));
    },
    leave: () => setAnew(null),
  };
}
