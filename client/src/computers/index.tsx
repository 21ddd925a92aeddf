// Which computer players there are, and what everybody is to know of those whose pictures go elsewhere.
import { useEffect } from "preact/hooks";
import { lazy } from "../parts/lazy";
import { computerOf, loadComputers } from "../state/choices";
import { connection, isBot, setsChanges } from "../state/table";
import type { Member } from "../state/types";

/** The computer players to choose from: `onClose`. */
export const ComputerSheet = lazy(() => import("./sheet").then((part) => part.ComputerSheet), "players");

const WhereItGoes = lazy(() => import("./sheet").then((part) => part.WhereItGoes), "players");

/** Says where the pictures and clues go that some of these members play by; nothing where they stay on the server. */
export function Outgoing({ members }: { readonly members: readonly Member[] }) {
  const changes = setsChanges.value;
  // What the server said meanwhile was not heard.
  const connected = connection.value === "open";
  useEffect(() => {
    if (connected) void loadComputers();
  }, [changes, connected]);
  return members.some((one) => isBot(one) || computerOf(one)?.sends_to) ? <WhereItGoes members={members} /> : null;
}
