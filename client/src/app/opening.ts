// Opening a table and sitting down, for the home and the join page.
import { signal } from "@preact/signals";
import { language } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { ask } from "../net/http";
import type { OpenTable, Seated, TakeSeat } from "../protocol";
import { toast } from "../state/toasts";
import type { Problem } from "../state/types";
import { nameOrOther, symbol } from "./person";
import { go } from "./route";

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
  const answer = await ask<Seated>("/api/tables", body);
  busy.value = null;
  if (answer.ok) go(`/t/${answer.value.code}`);
  else toast(wordsFor(answer.problem), "bad");
}

/** Sits down at a table; gives the problem where that is not possible. */
export async function takeSeat(
  code: string,
  taken: readonly string[],
  free: TakeSeat["symbol"],
): Promise<Problem | null> {
  busy.value = "sit";
  const body: TakeSeat = { name: nameOrOther(taken), ...(free && { symbol: free }) };
  const answer = await ask<Seated>(`/api/tables/${code}/seats`, body);
  busy.value = null;
  return answer.ok ? null : answer.problem;
}

/** Reads a table's code typed in any way: case, spaces and dashes do not matter. Null if it cannot be one. */
export function readCode(typed: string): string | null {
  // A whole link is as good as its code.
  const text = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const [, word, digits] = /^([A-Z]{2,12})(\d{4})$/.exec(bare) ?? [];
  return word && digits ? `${word}-${digits}` : null;
}
