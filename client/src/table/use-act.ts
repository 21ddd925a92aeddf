// One command at a time from one button: a second press while the first is under way does nothing.
import { useRef, useState } from "preact/hooks";
import { act } from "../net/act";
import { view } from "../state/table";
import type { Accepted, Command, Refused } from "../state/types";
import { forgetChoice } from "./drafts";
import { answer, unanswer } from "./stood-in";

/** What plays the cards, or casts the vote, that were chosen before. */
const PLAYS: ReadonlySet<Command["type"]> = new Set(["tell-clue", "give-cards", "cast-votes"]);

/** Gives whether a command is under way, and what sends one; null where one was already. */
export function useAct(): readonly [boolean, (command: Command) => Promise<Accepted | Refused | null>] {
  const [busy, setBusy] = useState(false);
  const under = useRef(false);
  const run = async (command: Command) => {
    if (under.current) return null;
    under.current = true;
    setBusy(true);
    try {
      answer(view.peek(), command);
      const verdict = await act(command);
      if (verdict.type === "refused") unanswer(view.peek(), command);
      if (verdict.type === "accepted" && PLAYS.has(command.type)) forgetChoice();
      return verdict;
    } finally {
      under.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
}
