// When a clock is heard. Pure.
import type { Clock } from "../state/clocks";

/** Clocks that hurry nobody: until somebody counts as away, until the points make room. */
const SILENT: readonly string[] = ["away", "showing"];
/** So many seconds before its end a clock begins to tick. */
const LAST = 10;

/** In how many milliseconds from `now` a clock ticks: each of its last ten seconds, where it runs for everybody. */
export function ticksOf(clock: Pick<Clock, "what" | "key" | "ends" | "stands">, now: number): number[] {
  if (clock.key !== null || clock.stands !== undefined || SILENT.includes(clock.what)) return [];
  const left = clock.ends - now;
  return Array.from({ length: LAST }, (_, index) => left - (LAST - index) * 1000).filter((wait) => wait >= 0);
}
