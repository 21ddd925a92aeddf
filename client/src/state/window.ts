// What is true of the window, followed as it changes.
import { type ReadonlySignal, signal } from "@preact/signals";

/** Whether a media query holds. */
export function matching(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener("change", () => {
    holds.value = list.matches;
  });
  return holds;
}
