// What this browser has been taught: each topic in one round, until it is closed, or none at all any more.
import { signal } from "@preact/signals";
import { keep, recallJson } from "../state/kept";
import type { Topic } from "./topic";

interface Taught {
  readonly round: string;
  readonly closed: boolean;
}
type Memory = Readonly<Partial<Record<Topic, Taught>>> | "never";

const NAME = "lessons";
const isMemory = (value: unknown): value is Memory =>
  value === "never" || (typeof value === "object" && value !== null);

const memory = signal<Memory>(recallJson(NAME, isMemory) ?? {});

function remember(now: Memory): void {
  memory.value = now;
  keep(NAME, JSON.stringify(now));
}

/** Whether a topic is to be taught in a round: it has been in no other, and was not closed. */
export function isTaught(topic: Topic, round: string): boolean {
  const all = memory.value;
  if (all === "never") return false;
  const known = all[topic];
  return !known || (known.round === round && !known.closed);
}

/** Whether nothing else has been taught: only the first lesson tells the way. */
export function isFirst(topic: Topic): boolean {
  const all = memory.value;
  return all !== "never" && Object.keys(all).every((one) => one === topic);
}

/** A topic is taught in a round, and then in no other. */
export function begin(topic: Topic, round: string): void {
  if (memory.value !== "never" && !memory.value[topic])
    remember({ ...memory.value, [topic]: { round, closed: false } });
}

/** A lesson has been read. */
export function close(topic: Topic, round: string): void {
  if (memory.value !== "never") remember({ ...memory.value, [topic]: { round, closed: true } });
}

/** Whoever knows the game is taught nothing more here. */
export function closeAll(): void {
  remember("never");
}
