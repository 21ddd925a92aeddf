// Whether the talk is open: beside the picture on wide screens, in its place on narrow ones, over the page elsewhere.
import { computed, signal } from "@preact/signals";
import { keep, recall } from "../state/kept";
import { table } from "../state/table";
import { unread } from "../state/talk";
import { matching } from "../state/window";

/** Where the talk may stand: within the screen's own grid, or over the page where that has no room for it. */
export type Place = "grid" | "over";

const KEPT = "talk";
const wide = matching("(min-width: 700px) and (min-height: 561px)");

/** Where there is a free corner even beside the cards of a vote. */
const cornered = matching("(min-width: 1100px) and (min-height: 561px)");

/** Where two partners who agree have the talk between picture and hand. */
const narrow = matching("(max-width: 699px)");

/** Whether what is said next is for one's partner alone, where the table whispers. */
export const aside = signal(false);

/** What was chosen on a wide screen; null: nothing yet. */
const beside = signal(recall(KEPT));
const opened = signal(false);

/** Whether anybody is there to talk to. */
const company = computed(() => (table.value?.members.filter((one) => one.kind === "person").length ?? 0) > 1);

/** Whether it covers what stands there, the page or a phone's picture: only where it was asked for. */
export function covers(place: Place): boolean {
  return place === "over" || !wide.value;
}

/** Whether the talk is open now. */
export function isOpen(place: Place): boolean {
  if (covers(place)) return opened.value;
  return beside.value === null ? company.value : beside.value === "open";
}

/** Whether its newest lines stand in a corner that the cards of a vote leave free: only where it is open elsewhere too. */
export function inCorner(): boolean {
  return cornered.value && isOpen("grid");
}

/** Whether the page is as narrow as a phone's. */
export function isNarrow(): boolean {
  return narrow.value;
}

/** Opens or closes it. */
export function setOpen(place: Place, open: boolean): void {
  unread.value = 0;
  if (covers(place)) opened.value = open;
  // Whoever has closed it in the lobby has not asked for it beside the picture.
  if (!covers(place) || (wide.value && !open && table.value?.stage === "lobby")) {
    beside.value = open ? "open" : "closed";
    keep(KEPT, beside.value);
  }
}

/** Another screen begins: what covered the one before does not cover it. */
export function uncover(): void {
  opened.value = false;
}
