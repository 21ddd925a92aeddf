// How much room the window has for a round's points: whether reasons stand under the cards or one at a time in a line.
import { useEffect, useState } from "preact/hooks";
import type { Outcome } from "../state/types";
import { isAgreed, type Row, reasonCount } from "./points";

export type Size = "phone" | "tablet" | "desktop";

const TABLET = "(min-width: 700px) and (min-height: 561px)";
const DESKTOP = "(min-width: 1100px) and (min-height: 561px)";

/** From so many cards on none is wide enough for reasons, nor on a phone for a name. */
export const MANY = 9;
/** More than these a phone cannot show without scrolling. */
export const MOST_AT_ONCE = 12;
const MOST_REASONS = 2;
/** Letters so large that names have no room on cards. */
const LARGE_TEXT = "(max-width: 19rem)";
/** Below this width, in rem, number, name and votes would cover most of a picture. */
export const LEAST_LARGE = 4.25;
export const isTextLarge = (): boolean => matchMedia(LARGE_TEXT).matches;

/** So many stand larger in rows with clue and moon beside them than between the two. */
const ASIDE: readonly [number, number] = [7, 10];

/** Height under the cards for the points, in rem: with their reasons, and without. */
const WITH_REASONS: Readonly<Record<Size, number>> = { phone: 0, tablet: 6.5, desktop: 7.75 };
const WITHOUT: Readonly<Record<Size, number>> = { phone: 1.875, tablet: 2, desktop: 2.25 };
const CROWDED_PHONE = 1.125;
/** What the names of those who voted take besides, where votes are paid: with reasons, and without. */
const NAMES_WITH_REASONS = 1.25;
const NAMES = 1;

export interface Room {
  readonly size: Size;
  /** Reasons are told one at a time in a line of their own. */
  readonly brief: boolean;
  /** No room for names on the cards of a phone. */
  readonly crowded: boolean;
  /** The moon, then reason, track and button stand beside the cards. */
  readonly aside: boolean;
  /** Height that points take under a card, and that the lower part of its votes does, in rem. */
  readonly gain: number;
  readonly votes: number;
}

/** The size of the window, by what fits. */
export function useSize(): Size {
  const sizeNow = (): Size =>
    matchMedia(DESKTOP).matches ? "desktop" : matchMedia(TABLET).matches ? "tablet" : "phone";
  const [size, setSize] = useState(sizeNow);
  useEffect(() => {
    const change = () => setSize(sizeNow());
    const queries = [matchMedia(TABLET), matchMedia(DESKTOP)];
    for (const query of queries) query.addEventListener("change", change);
    return () => {
      for (const query of queries) query.removeEventListener("change", change);
    };
  }, []);
  return size;
}

/** How a round's points share the window; where a lesson takes some of it, narrow cards have no reasons below them. */
export function roomFor(size: Size, outcome: Outcome, rows: readonly Row[], lesson = false, large = false): Room {
  const cards = outcome.slots.length;
  const crowded = size === "phone" && (cards >= MANY || large);
  const aside = size === "desktop" && cards >= ASIDE[0] && cards <= ASIDE[1];
  const narrow = size === "phone" || (size === "tablet" && lesson);
  const brief = narrow || aside || cards >= MANY || rows.some((row) => reasonCount(outcome, row) > MOST_REASONS);
  const names = !isAgreed(outcome) || crowded ? 0 : brief ? NAMES : NAMES_WITH_REASONS;
  const gain = !brief ? WITH_REASONS[size] : crowded ? CROWDED_PHONE : WITHOUT[size];
  return { size, brief, crowded, aside, gain: gain + names, votes: crowded ? 0.5625 : size === "phone" ? 1 : 1.1875 };
}
