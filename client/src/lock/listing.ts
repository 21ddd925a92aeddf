// The open tables that this server lists, as far as they have been asked for.
import { signal } from "@preact/signals";
import { ask } from "../net/http";
import type { OpenTables } from "../protocol";

/** What this server lists; null until it is known. */
export const openTables = signal<OpenTables | null>(null);

let asked = "";

/** Asks for the open tables; `which` is the query that chooses among them. */
export async function loadTables(which = ""): Promise<void> {
  asked = which;
  const answer = await ask<OpenTables>(`/api/tables${which}`);
  // Of two that are under way the one counts that was wished for last.
  if (answer.ok && asked === which) openTables.value = answer.value;
}
