// Plays a drama: how far it is, to its end or to where somebody skips it.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { type Drama, EACH_LINE } from "./drama";

export interface Progress {
  /** Milliseconds reached, in steps where something happens. */
  readonly at: number;
  readonly playing: boolean;
  readonly skip: () => void;
  readonly replay: () => void;
}

/** The moments at which something new is shown, ascending. */
export function moments(drama: Drama, lines: number, hops: number): number[] {
  const all = [drama.votes, drama.card, drama.owners];
  for (let line = 0; line < lines; line += 1) all.push(drama.lines + line * EACH_LINE);
  for (let hop = 0; hop < hops; hop += 1) all.push(drama.hops + hop * drama.hop);
  all.push(drama.end);
  return all.sort((one, other) => one - other);
}

function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Plays from the beginning when it appears, unless `played`; tells `onEnd` once it is through. */
export function useDrama(drama: Drama, lines: number, hops: number, played: boolean, onEnd: () => void): Progress {
  const [at, setAt] = useState(() => (played || still() ? drama.end : 0));
  const [take, setTake] = useState(0);
  const plan = useRef({ drama, lines, hops });
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const skip = useCallback(() => setAt(plan.current.drama.end), []);
  const playing = at < drama.end;
  useEffect(() => {
    if (!playing) ended.current();
  }, [playing]);
  useEffect(() => {
    if (!playing) return;
    const now = plan.current;
    const from = performance.now();
    const due = moments(now.drama, now.lines, now.hops);
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
          setAt((before) => Math.max(before, last));
          next();
        },
        Math.max(0, moment - (performance.now() - from)),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [take]);
  const replay = useCallback(() => {
    if (still()) return;
    setAt(0);
    setTake((before) => before + 1);
  }, []);
  return { at, playing, skip, replay };
}
