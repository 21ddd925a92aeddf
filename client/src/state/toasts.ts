// Short notes that come and go by themselves. Owns their list and their time.
import { signal } from "@preact/signals";

export interface Toast {
  readonly id: number;
  /** `news`: what others have done, neither good nor bad. */
  readonly kind: "bad" | "good" | "news";
  readonly text: string;
  /** What one may do about it. */
  readonly offer?: Offer | undefined;
}

/** Takes back what a note tells, or leads to it. */
export interface Offer {
  readonly label: string;
  readonly run: () => unknown;
  /** So long it stands. */
  readonly forMs: number;
}

export const toasts = signal<readonly Toast[]>([]);

const LONG_ENOUGH_MS = 7000;
const MOST = 3;
let count = 0;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a note; the same words again only live longer. */
export function toast(text: string, kind: Toast["kind"] = "good", offer?: Offer): void {
  const one: Toast = { id: ++count, kind, text, offer };
  toasts.value = [...toasts.value.filter((other) => other.text !== text), one].slice(-MOST);
  live(one);
}

/** Takes a note away. */
export function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  toasts.value = toasts.value.filter((one) => one.id !== id);
}

/** A note's time begins. One that comes while nobody sees the page waits there; what it offers may be too late by then. */
function live(one: Toast): void {
  const end = () => {
    if (one.offer || document.visibilityState !== "hidden") dismiss(one.id);
  };
  clearTimeout(timers.get(one.id));
  timers.set(one.id, setTimeout(end, one.offer?.forMs ?? LONG_ENOUGH_MS));
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") for (const one of toasts.peek()) if (!one.offer) live(one);
});
