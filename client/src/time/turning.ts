// How a clock's ring goes round: by a dot of the screen at a time, which looks like no step, and not at every frame, for
// each of which a browser would style and draw what is around it, as long as the clock runs.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Clock } from "../state/clocks";

const FRAME_MS = 16;

/** How long a clock takes for a dot of a ring that is so many pixels wide; never less than a frame. */
export function paceOf(whole: number, wide: number, dots: number): number {
  return Math.max(FRAME_MS, whole / Math.max(1, Math.PI * wide * dots));
}

/** How much of a clock is left, from 1 to 0. */
export const partLeft = (left: number, whole: number): number => Math.min(1, Math.max(0, left / whole));

/** Writes what is left of a running clock into `name` of its ring's style; not where motion is not wanted. */
export function useTurning(
  ring: RefObject<HTMLElement | SVGSVGElement | null>,
  name: "--left" | "--p",
  clock: Clock | undefined,
): void {
  const { ends = 0, whole = 0, stands } = clock ?? {};
  const runs = clock !== undefined && stands === undefined;
  useEffect(() => {
    if (!runs) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const turn = () => {
      const left = ends - performance.now();
      if (!still.matches) ring.current?.style.setProperty(name, String(partLeft(left, whole)));
      if (left > 0) timer = setTimeout(turn, pace);
    };
    // How wide it is drawn: asked for once, when it has been.
    const pace = paceOf(whole, ring.current?.getBoundingClientRect().width ?? 0, devicePixelRatio);
    timer = setTimeout(turn, pace);
    return () => clearTimeout(timer);
  }, [runs, ends, whole, name]);
}
