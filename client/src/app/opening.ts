// Opening a table and sitting down, for the home and the join page.
import { signal } from "@preact/signals";
import { language } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { make } from "../net/once";
import type { OpenTable, Seated, TakeSeat } from "../protocol";
import { toast } from "../state/toasts";
import type { Problem } from "../state/types";
import { nameOrOther, setSymbol, symbol } from "./person";
import { go } from "./route";
import { rememberTable } from "./tables";

/** What is under way, so that its button can say so and nothing happens twice. */
export const busy = signal<"open" | "play" | "join" | "sit" | null>(null);

/** Opens a table and goes there; `alone` with five computer players, begun at once. */
export async function openTable(alone: boolean): Promise<void> {
  if (busy.value) return;
  busy.value = alone ? "play" : "open";
  const body: OpenTable = {
    name: nameOrOther(),
    language: language.value,
    ...(symbol.value && { symbol: symbol.value }),
    ...(alone && { computers: 5, start: true }),
  };
  const answer = await make<Seated>(busy.value, "/api/tables", body);
  busy.value = null;
  if (answer.ok) {
    rememberTable(answer.value.code);
    go(`/t/${answer.value.code}`);
  } else toast(wordsFor(answer.problem), "bad");
}

/** Sits down at a table; gives the problem where that is not possible. */
export async function takeSeat(
  code: string,
  taken: readonly string[],
  free: TakeSeat["symbol"],
): Promise<Problem | null> {
  busy.value = "sit";
  const body: TakeSeat = { name: nameOrOther(taken), ...(free && { symbol: free }) };
  const answer = await make<Seated>(`sit ${code}`, `/t/${code}/seats`, body);
  busy.value = null;
  if (!answer.ok) return answer.problem;
  // Whoever has to sit down again finds the same one.
  if (free) setSymbol(free);
  return null;
}

/**
 * Reads a table's code typed in any way, as the server does: case, spaces and dashes do not matter, and a nought may
 * stand for an O. Null if it cannot be one.
 */
export function readCode(typed: string): string | null {
  // A whole link is as good as its code.
  const text = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  const plain = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  const word = plain.slice(0, 4).replace(/[01]/g, (one) => (one === "0" ? "O" : "I"));
  const digits = plain.slice(4).replace(/[OIL]/g, (one) => (one === "O" ? "0" : "1"));
  return /^[A-Z]{4}[0-9]{4}$/.test(word + digits) ? `${word}-${digits}` : null;
}
