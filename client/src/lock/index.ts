// Who may find a table and come in: its password, and the open tables of this server. Loaded when wanted; the key of an
// invitation is known here.
import { lazy } from "../parts/lazy";

/** The page of a table that asks for a password: `code`, `stale` (an invitation did not open it), `onOpen`, `big`. */
export const LockPage = lazy(() => import("./page").then((part) => part.LockPage), "lock");

/** What the host decides of who finds the table and comes in, beside its invitation; for the others what is so. */
export const Locking = lazy(() => import("./locking").then((part) => part.Locking), "lock");

/** The open tables, on the home page. */
export const TablesList = lazy(() => import("./tables").then((part) => part.TablesList), "lock");

/** The way to them from the top of the page. */
export const TablesLink = lazy(() => import("./tables").then((part) => part.TablesLink), "lock");

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
