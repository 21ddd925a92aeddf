// The table at an address: asked for by its card until there is an answer, then connected to, and left with the page.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../net/http";
import { connect } from "../net/socket";
import { invite } from "../state/table";
import type { TableCard } from "../state/types";
import { leave } from "./still-at";

const AGAIN_MS = 2000;
const SLOWLY_MS = 30_000;
const NO_TABLE: ReadonlySet<string> = new Set(["table-unknown", "table-gone", "not-found"]);

/** What is known of a table: not yet anything, its card, that there is none, or that the server wants to be left in peace. */
export type TableAt = TableCard | "unknown" | "slow" | null;

/** Goes to a table, `as` one of its people or as its big screen. */
export function useTableAt(code: string, as: "member" | "screen" = "member"): TableAt {
  const [card, setCard] = useState<TableAt>(null);
  useEffect(() => {
    let here = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    // The socket cannot say that a table does not exist; asking first can.
    const look = async () => {
      const answer = await ask<TableCard>(`/t/${code}/card`);
      if (!here) return;
      if (answer.ok) {
        setCard(answer.value);
        invite.value = answer.value.invite;
        connect(answer.value.code, as);
      } else if (NO_TABLE.has(answer.problem.code)) setCard("unknown");
      else {
        const slow = answer.problem.code === "too-many";
        if (slow) setCard("slow");
        again = setTimeout(look, slow ? SLOWLY_MS : AGAIN_MS);
      }
    };
    void look();
    return () => {
      here = false;
      clearTimeout(again);
      leave(code);
    };
  }, [code, as]);
  return card;
}
