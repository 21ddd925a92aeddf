// What those who hear the page are told. It is said in one place that is always there (`parts/aloud.tsx`): words that come
// along with a screen of their own are often not read out. Owns the words; what they are, each screen knows.
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** Somebody's own words, in whatever language they were written. */
export interface Foreign {
  readonly own: string;
}

export type Words = readonly (string | Foreign)[];

/** Each is told by itself: the connection, what goes on at the table, whose each card was and the points, why not. */
export const VOICES = ["connection", "table", "points", "hint"] as const;
export type Voice = (typeof VOICES)[number];

const NOTHING: Words = [];

export const heard = {
  connection: signal(NOTHING),
  table: signal(NOTHING),
  points: signal(NOTHING),
  hint: signal(NOTHING),
} satisfies Record<Voice, unknown>;

/** Tells something. */
export function tell(voice: Voice, words: Words): void {
  heard[voice].value = words;
}

/** Tells these words, and others once they change; nothing any more once whoever tells them has gone. */
export function useHeard(voice: Voice, words: Words): void {
  const key = JSON.stringify(words);
  useLayoutEffect(() => tell(voice, words), [voice, key]);
  useLayoutEffect(() => () => tell(voice, NOTHING), [voice]);
}
