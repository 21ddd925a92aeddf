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

/** Shows a note; the same words again only live longer. */
export function toast(text: string, kind: Toast["kind"] = "good", offer?: Offer): void {
  const id = ++count;
  toasts.value = [...toasts.value.filter((one) => one.text !== text), { id, kind, text, offer }].slice(-MOST);
  setTimeout(() => dismiss(id), offer?.forMs ?? LONG_ENOUGH_MS);
}

/** Takes a note away. */
export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}
