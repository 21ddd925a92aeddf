// What the show of a round's points plays. Owns no time: it follows where the show stands.
import { useEffect, useRef } from "preact/hooks";
import type { Outcome, Side } from "../state/types";
import { cue } from "./index";

/** The step at which the storyteller's card turns gold. */
const CARD = 3;

export interface Shown {
  /** 1 to 5. */
  readonly step: number;
  /** By side: where the rabbits stand. */
  readonly points: readonly number[];
  /** The side whose rabbit hops; null where none does. */
  readonly mover: number | null;
}

/** The how manieth stone of its rabbit's a hop is, from 1; 0 where none hops. */
export function hopOf({ before }: Pick<Outcome, "before">, sides: readonly Side[], { points, mover }: Shown): number {
  if (mover === null) return 0;
  return (points[mover] ?? 0) - (before[sides[mover]?.[0] ?? -1] ?? 0);
}

/** Plays along with a show; one that its person has `seen` before, or that is over when it appears, stays silent. */
export function useShowSound(outcome: Outcome, sides: readonly Side[], shown: Shown, seen: boolean): void {
  const turned = shown.step >= CARD;
  const quiet = useRef(seen);
  useEffect(() => {
    if (turned && !quiet.current) cue("reveal", { found: outcome.found });
    // Seen once more, it begins before that.
    quiet.current = false;
  }, [turned]);
  const hop = hopOf(outcome, sides, shown);
  useEffect(() => {
    if (hop > 0) cue("hop", { hop });
  }, [hop, shown.mover]);
}
