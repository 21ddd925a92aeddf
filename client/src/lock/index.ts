// Who may find a table and come in: its password, and the open tables of this server. Loaded when wanted; the key of an
// invitation, and whether there are open tables, are known here.
import { signal } from "@preact/signals";
import { ask } from "../net/http";
import { lazy } from "../parts/lazy";
import type { OpenTables } from "../protocol";

/** The page of a table that asks for a password: `code`, `stale` (an invitation did not open it), `onOpen`, `big`. */
export const LockPage = lazy(() => import("./page").then((part) => part.LockPage), "lock");

/** What the host decides of who finds the table and comes in, beside its invitation; for the others what is so. */
export const Locking = lazy(() => import("./locking").then((part) => part.Locking), "lock");

/** The open tables, on the home page. */
export const TablesList = lazy(() => import("./tables").then((part) => part.TablesList), "lock");

/** The way to them from the top of the page. */
export const TablesLink = lazy(() => import("./tables").then((part) => part.TablesLink), "lock");

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

const KEY = /#key=([A-Za-z0-9_-]{16,64})$/;
let noted: string | null = null;

/** Keeps the key of an invitation that was typed or pasted, until its table is opened. */
export function noteKey(address: string): void {
  noted = KEY.exec(address.trim())?.[1] ?? null;
}

/** The key of the invitation by which this page was opened, once; it leaves the address, which may be shown around. */
export function takeKey(): string | null {
  const key = KEY.exec(location.hash)?.[1] ?? noted;
  noted = null;
  if (KEY.test(location.hash)) history.replaceState(history.state, "", location.pathname);
  return key;
}
