// Whether the descriptions of pictures are read along: never, on demand, or with every picture; kept in this browser.
import { signal } from "@preact/signals";
import { keep, recall } from "./kept";

export const DESCRIBING = ["asked", "always", "never"] as const;
export type Describing = (typeof DESCRIBING)[number];

const kept = recall("descriptions");

/** Whether nobody has chosen here. */
export const unasked = signal(DESCRIBING.every((one) => one !== kept));

/** On demand unless wanted otherwise: in the closer look, where they are folded away. */
export const describing = signal<Describing>(DESCRIBING.find((one) => one === kept) ?? "asked");

/** Chooses, for good. */
export function describe(how: Describing): void {
  describing.value = how;
  unasked.value = false;
  keep("descriptions", how);
}
