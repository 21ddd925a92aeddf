// Who looks through a game that is over has not left its table: the connection stays, and a new game calls them back.
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../net/http";
import { connect, disconnect } from "../net/socket";
import { me, view } from "../state/table";
import type { TableCard } from "../state/types";
import { go, route } from "./route";

/** Leaves a table's connection, unless its own memories are looked at next. */
export function leave(code: string): void {
  const to = route.value;
  const stays = (to.page === "album" || to.page === "replay" || to.page === "table") && to.code === code;
  if (!stays) disconnect();
}

/** For an album or a replay of a table: keeps what connection there is, and whoever sits there is there without one too. */
export function useStillAt(code: string): void {
  useEffect(() => {
    if (view.peek()?.public.code === code) return;
    let here = true;
    void ask<TableCard>(`/t/${code}/card`).then((answer) => {
      if (here && answer.ok && answer.value.seated) connect(code);
    });
    return () => {
      here = false;
    };
  }, [code]);
  const table = view.value?.public;
  const stage = table?.code === code ? table.stage : null;
  const before = useRef(stage);
  useEffect(() => {
    const begins = before.current !== null && before.current !== "playing" && stage === "playing";
    before.current = stage;
    if (begins && me.value) go(`/t/${code}`);
  }, [stage, code]);
  useEffect(() => () => leave(code), [code]);
}
