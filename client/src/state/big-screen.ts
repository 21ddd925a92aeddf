// Whether the cards are on a big screen in the room, so that this phone need not show them as well.
import { computed, effect, signal } from "@preact/signals";
import { keep, recall } from "./kept";
import { table } from "./table";
import { matching } from "./window";

/** A screen that is lost may be back in a moment; the board does not flicker for it. */
const LINGER_MS = 3000;

const onPhone = matching("(max-width: 699px), (max-height: 560px)");
const there = signal(false);

/** Whoever sits far away, or does not see the screen, has the cards here too. */
export const cardsHere = signal(recall("cards-here") === "yes");

/** A screen shows this table, and this is a phone. */
export const screenThere = computed(() => there.value && onPhone.value);

/** The board is on the big screen and not here. */
export const boardElsewhere = computed(() => screenThere.value && !cardsHere.value);

/** Has the cards here as well, or no more. */
export function setCardsHere(here: boolean): void {
  cardsHere.value = here;
  keep("cards-here", here ? "yes" : null);
}

/** Follows what the table says of screens. */
export function followScreens(): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const known = computed(() => table.value?.screens ?? null);
  effect(() => {
    clearTimeout(leaving);
    if (known.value === true) there.value = true;
    else if (known.value === false)
      leaving = setTimeout(() => {
        there.value = false;
      }, LINGER_MS);
    else there.value = false;
  });
}
