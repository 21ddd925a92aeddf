// What screens call to do something at the table.
import { wordsFor } from "../i18n/refusals";
import type { Wish } from "../state/talk";
import { toast } from "../state/toasts";
import type { Accepted, Command, Refused } from "../state/types";
import { converse, send } from "./socket";

export interface ActOptions {
  /** Whether the caller words a refusal itself; else it is shown as a note. */
  readonly quiet?: boolean;
}

/** Sends a command; resolves with the table's verdict, and shows the reason where it refuses. */
export async function act(command: Command, { quiet = false }: ActOptions = {}): Promise<Accepted | Refused> {
  const verdict = await send(command);
  if (verdict.type === "refused" && !quiet) toast(wordsFor(verdict), "bad");
  return verdict;
}

/** Says something at the table, or does something about what is said; shows the reason where that is refused. */
export async function say(wish: Wish): Promise<Accepted | Refused> {
  const verdict = await converse(wish);
  if (verdict.type === "refused") toast(wordsFor(verdict), "bad");
  return verdict;
}
