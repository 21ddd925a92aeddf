// The table's clocks by this device's own time. A view says once how long each has to run; nothing is sent to say so again.
import { effect, signal } from "@preact/signals";
import { view } from "./table";
import type { TablePublic, TableView } from "./types";

type Told = TablePublic["clocks"][number];

export interface Clock {
  readonly what: Told["what"];
  /** Whose it is; null: everybody's. */
  readonly key: number | null;
  /** How long it runs in all, in milliseconds. */
  readonly whole: number;
  /** When it has run, on the clock of `performance.now`. */
  readonly ends: number;
  /** How many milliseconds it had left when it was stopped, for as long as it stands still. */
  readonly stands?: number;
}

/** A view that took longer on its way than the one before says a little less: that is no reason to jump. */
const SAME_MS = 1500;

/** The clocks of a view that came at `now`; one that was known before goes on as it does. */
export function clocksOf(
  view: Pick<TableView, "public" | "left">,
  now: number,
  before: readonly Clock[] = [],
): Clock[] {
  return view.public.clocks.map(({ what, key, since, until, paused }, index) => {
    const left = (view.left[index] ?? 0) * 1000;
    const told = { what, key, whole: until - since, ends: now + left, ...(paused != null && { stands: left }) };
    const known = before.find((one) => one.what === what && one.key === key);
    const same =
      known?.whole === told.whole && known.stands === told.stands && Math.abs(known.ends - told.ends) < SAME_MS;
    return known && same ? known : told;
  });
}

/** Seconds to say of so much time: in tens, at last in fives, so that they change seldom. */
export function spoken(left: number): number {
  const step = left > 10_000 ? 10 : 5;
  return Math.max(step, Math.ceil(left / 1000 / step) * step);
}

/** In how many milliseconds other seconds are to be said; null: never again. */
export function untilNext(left: number): number | null {
  const said = spoken(left);
  return said === 5 ? null : left - (said === 10 ? 5 : said - 10) * 1000;
}

/** The clocks that run at the table now. */
export const clocks = signal<readonly Clock[]>([]);

effect(() => {
  const now = view.value;
  clocks.value = now ? clocksOf(now, performance.now(), clocks.peek()) : [];
});
