// Plays a round's points: how far they are, to their end or to where somebody skips them.
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { Outcome, Side } from "../state/types";
import { type Drama, hoppers, hopsAt, moments, POINTS, plan, standing, stepAt } from "./drama";
import { votesBySlot } from "./points";

export interface Progress {
  /** 1 to 5; at 5 the points are there, whether or not rabbits still hop. */
  readonly step: number;
  /** By side: where the rabbits stand. */
  readonly points: readonly number[];
  /** The side whose rabbit hops. */
  readonly mover: number | null;
  /** Length of a hop in milliseconds. */
  readonly hop: number;
  /** On to the points; nothing where they are there. */
  readonly skip: () => void;
  readonly replay: () => void;
}

function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function planOf(outcome: Outcome, sides: readonly Side[]) {
  const at = (points: readonly number[]) => sides.map(([seat = 0]) => points[seat] ?? 0);
  const before = at(outcome.before);
  const moves = hoppers(before, at(outcome.after));
  const hops = moves.reduce((sum, move) => sum + move.to - move.from, 0);
  const votes = votesBySlot(outcome).reduce((sum, slot) => sum + slot.voters.length + slot.red.length, 0);
  return { before, moves, hops, drama: plan(votes, hops, still()) };
}

/** Plays a round's points from their beginning when they appear, unless `played`. */
export function useDrama(outcome: Outcome, sides: readonly Side[], played: boolean): Progress {
  // Settled at the beginning: a drama does not change its length while it plays.
  const { before, moves, hops, drama } = useMemo(() => planOf(outcome, sides), [outcome.round]);
  const [at, setAt] = useState(() => (played ? drama.end : 0));
  const [take, setTake] = useState(0);
  useEffect(() => (at < drama.end ? play(drama, hops, setAt) : undefined), [take]);
  const skip = useCallback(() => setAt((now) => (stepAt(drama, now) < POINTS ? drama.end : now)), []);
  const replay = useCallback(() => {
    setAt(0);
    setTake((last) => last + 1);
  }, []);
  const hopped = hopsAt(drama, hops, at);
  const { points, mover } = standing(before, moves, hopped);
  return { step: stepAt(drama, at), points, mover: at < drama.end ? mover : null, hop: drama.hop, skip, replay };
}

/** Tells each moment as it comes; gives what stops that. */
function play(drama: Drama, hops: number, tell: (next: (now: number) => number) => void): () => void {
  const from = performance.now();
  const due = moments(drama, hops);
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    const moment = due[0];
    if (moment === undefined) return;
    timer = setTimeout(
      () => {
        const reached = performance.now() - from;
        let last = moment;
        while (due[0] !== undefined && due[0] <= reached + 4) last = due.shift() ?? last;
        // A skip that came in between is not taken back.
        tell((now) => Math.max(now, last));
        next();
      },
      Math.max(0, moment - (performance.now() - from)),
    );
  };
  next();
  return () => clearTimeout(timer);
}
