// Short notes that come and go by themselves. Owns their list and their time.
import { signal } from "@preact/signals";

export interface Toast {
  readonly id: number;
  readonly kind: "bad" | "good";
  readonly text: string;
}

export const toasts = signal<readonly Toast[]>([]);

const LONG_ENOUGH_MS = 7000;
const MOST = 3;
let count = 0;

/** Shows a note; the same words again only live longer. */
export function toast(text: string, kind: Toast["kind"] = "good"): void {
  const id = ++count;
  toasts.value = [...toasts.value.filter((one) => one.text !== text), { id, kind, text }].slice(-MOST);
  setTimeout(() => dismiss(id), LONG_ENOUGH_MS);
}

/** Takes a note away. */
export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}
