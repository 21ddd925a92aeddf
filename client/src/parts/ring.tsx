// A clock as a calm ring: a small moon goes round once, and the light behind it goes out.
import { useEffect, useRef, useState } from "preact/hooks";
import { type Clock, spoken, untilNext } from "../state/clocks";
import { partLeft, useTurning } from "../time/turning";
import "./ring.css";

interface RingProps {
  readonly clock: Clock;
  /** Its words for those who do not see it, with how many seconds are left; none where they stand elsewhere. */
  readonly says?: (seconds: number) => string;
}

/** Shows a clock, as large as `--size` of the place it stands in. */
export function Ring({ clock, says }: RingProps) {
  const left = useLeft(clock);
  const ring = useRef<HTMLSpanElement>(null);
  useTurning(ring, "--left", clock);
  return (
    <span
      ref={ring}
      class="ring"
      {...(says ? { role: "timer", "aria-label": says(spoken(left)) } : { "aria-hidden": true })}
      style={{ "--left": partLeft(left, clock.whole) }}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="ring-bed" cx="24" cy="24" r="20" />
        <circle class="ring-arc" cx="24" cy="24" r="20" pathLength={1} />
      </svg>
      <i />
    </span>
  );
}

/** How many milliseconds a clock has to run, as they were when other seconds were to be said. */
function useLeft({ ends }: Clock): number {
  const [, look] = useState(0);
  const left = ends - performance.now();
  const seconds = spoken(left);
  useEffect(() => {
    const wait = untilNext(ends - performance.now());
    if (wait === null) return;
    const timer = setTimeout(() => look((count) => count + 1), wait + 20);
    return () => clearTimeout(timer);
  }, [ends, seconds]);
  return left;
}
