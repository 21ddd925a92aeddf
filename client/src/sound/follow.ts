// Lets the table be heard: what its views bring, and the last seconds of its clocks.
import { effect } from "@preact/signals";
import { clocks } from "../state/clocks";
import { connection, myTurn, view } from "../state/table";
import type { TableView } from "../state/types";
import { heardOf } from "./heard";
import { cue, followTouch, shake, sounding } from "./index";
import { ticksOf } from "./ticks";

/** Follows the table, from now on. */
export function followSound(): void {
  followTouch();
  let before: TableView | null = null;
  effect(() => {
    const now = view.value;
    // The first view over a connection brings what is old by now.
    if (before && now && connection.peek() === "open")
      for (const one of heardOf(before, now)) {
        cue(one.cue, {}, one.after);
        if (one.cue === "your-turn") shake();
      }
    before = now;
  });
  effect(() => {
    // A watcher, a television too, hears every clock; of those who play whoever is awaited.
    const mine = myTurn.value || view.value?.own === null;
    if (!sounding.value || !mine) return;
    const stopped = view.value?.public.clocks.filter((one) => one.paused !== null).map((one) => one.what) ?? [];
    const timers = clocks.value
      .filter((clock) => !stopped.includes(clock.what))
      .flatMap((clock) => ticksOf(clock, performance.now()))
      .map((wait) => setTimeout(() => cue("tick"), wait));
    return () => timers.forEach(clearTimeout);
  });
}
