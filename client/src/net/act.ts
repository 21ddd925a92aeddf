// What screens call to do something at the table.
import { wordsFor } from "../i18n/refusals";
import { toast } from "../state/toasts";
import type { Accepted, Command, Refused } from "../state/types";
import { send } from "./socket";

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
