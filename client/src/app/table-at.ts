// The table at an address: asked for by its card until there is an answer, then connected to, and left with the page.
// One that asks for a password is asked for again once it was given, and when another one has put us out.
import { useEffect, useRef, useState } from "preact/hooks";
import { takeKey } from "../lock";
import { ask } from "../net/http";
import { connect, disconnect } from "../net/socket";
import type { GiveKey } from "../protocol";
import { connection, goneBecause, invite, myself, table } from "../state/table";
import type { TableCard } from "../state/types";
import { leave } from "./still-at";
import { knownTables, NO_TABLE } from "./tables";

const AGAIN_MS = 2000;
const SLOWLY_MS = 30_000;
const EVENING_MS = 6 * 3_600_000;

/**
 * What is known of a table: not yet anything, its card, that there is none, that the server wants to be left in peace,
 * or that it asks for a password, `stale` to an invitation of before.
 */
export type TableAt = TableCard | "unknown" | "slow" | "locked" | "stale" | null;

/** Goes to a table, `as` one of its people or as its big screen; the second asks for it anew. */
export function useTableAt(code: string, as: "member" | "screen" = "member"): readonly [TableAt, () => void] {
  const [card, setCard] = useState<TableAt>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let here = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    // The socket cannot say that a table does not exist; asking can. Whoever sits there need not wait for the answer.
    let early = turn === 0 && as === "member" && location.hash === "" && sitsAt(code);
    if (early) connect(code);
    const look = async () => {
      const answer = await ask<TableCard>(`/t/${code}/card`);
      if (!here) return;
      if (answer.ok) {
        takeKey();
        setCard(answer.value);
        invite.value = answer.value.invite;
        if (!early || connection.peek() === "gone") connect(answer.value.code, as);
        return;
      }
      if (early && answer.problem.code !== "network") {
        early = false;
        disconnect();
      }
      if (answer.problem.code === "password-needed") {
        const key = takeKey();
        const opened = key !== null && (await ask(`/t/${code}/key`, { key } satisfies GiveKey)).ok;
        if (!here) return;
        if (opened) void look();
        else setCard(key === null ? "locked" : "stale");
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
  }, [code, as, turn]);
  const lookAgain = () => {
    setCard(null);
    setTurn((last) => last + 1);
  };
  const out = connection.value === "gone" && goneBecause.value === "locked";
  useEffect(() => {
    // Put out before anything is known of the table, the answer that is under way says so too.
    if (out && card !== null) lookAgain();
  }, [out]);
  useInvitation(code);
  return [card, lookAgain];
}

/** Whether this browser has sat there this evening, so that the table is most likely still there. */
function sitsAt(code: string): boolean {
  return knownTables().some((one) => one.code === code && Date.now() - one.at < EVENING_MS);
}

/** With another password there is another address to hand on; what opens it is told with a seat. */
function useInvitation(code: string): void {
  const lock = table.value?.lock ?? null;
  const known = table.value !== null;
  const about = lock === null ? "" : `${lock} ${myself.value !== null}`;
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!known || before.current === about) return;
    const first = before.current === undefined;
    before.current = about;
    if (first) return;
    void ask<TableCard>(`/t/${code}/card`).then((answer) => {
      if (answer.ok) invite.value = answer.value.invite;
    });
  }, [code, about, known]);
}
