// What this browser has been taught: each kind of lesson in one round, until it is closed, or none at all any more.
import { signal } from "@preact/signals";
import { keep, recallJson } from "../state/kept";
import type { Kind } from "./lesson";

interface Taught {
  readonly round: string;
  readonly closed: boolean;
}
type Memory = Readonly<Partial<Record<Kind, Taught>>> | "never";

const NAME = "lessons";
const isMemory = (value: unknown): value is Memory =>
  value === "never" || (typeof value === "object" && value !== null);

const memory = signal<Memory>(recallJson(NAME, isMemory) ?? {});

function remember(now: Memory): void {
  memory.value = now;
  keep(NAME, JSON.stringify(now));
}

/** Whether a lesson is to be seen in a round: it has been in no other, and was not closed. */
export function isTaught(kind: Kind, round: string): boolean {
  const all = memory.value;
  if (all === "never") return false;
  const known = all[kind];
  return !known || (known.round === round && !known.closed);
}

/** Whether any lesson has been shown in an earlier round: then no other tells the way anew. */
export function isFirst(kind: Kind): boolean {
  const all = memory.value;
  return all !== "never" && Object.keys(all).every((one) => one === kind);
}

/** A lesson is seen in a round, and then in no other. */
export function begin(kind: Kind, round: string): void {
  if (memory.value !== "never" && !memory.value[kind]) remember({ ...memory.value, [kind]: { round, closed: false } });
}

/** A lesson has been read. */
export function close(kind: Kind, round: string): void {
  if (memory.value !== "never") remember({ ...memory.value, [kind]: { round, closed: true } });
}

/** Whoever knows the game is taught nothing more here. */
export function closeAll(): void {
  remember("never");
}
