// Remembers each game of a table once it is over, whatever its people look at then; and tells who has won to those whom
// the next one takes away before they have seen it.
import { useEffect, useRef, useState } from "preact/hooks";
import { list, t } from "../i18n";
import { gamesAt, isProblem, useTold } from "../memory/told";
import type { GamesTold } from "../protocol";
import { roundName, seen } from "../reveal/seen";
import { me, view } from "../state/table";
import { toast } from "../state/toasts";
import type { TableView } from "../state/types";
import { rememberEvenings, rememberedAt, winnersOf } from "./evenings";
import { go } from "./route";

const TOLD_FOR_MS = 12_000;

/** Whether the end of a game has been shown: it comes once its last points have been left. */
function endSeen(game: TableView): boolean {
  const outcome = game.public.game?.outcome;
  return game.public.stage === "over" && (!outcome || seen(roundName(game, outcome.round)).left);
}

/** Follows the games of the table at an address. */
export function useGames(code: string): void {
  const shown = view.value?.public.code === code ? view.value : null;
  const own = me.value?.guest ? undefined : me.value?.key;
  const stage = shown?.public.stage;
  const number = shown?.public.game_number ?? 0;
  const over = stage === "playing" ? number - 1 : number;
  const before = useRef<TableView | null>(null);
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    const was = before.current;
    if (shown) before.current = shown;
    if (!was || !shown || was.public.stage === "lobby" || endSeen(was)) return;
    if (stage === "lobby" || number !== was.public.game_number) setMissed(was.public.game_number);
  }, [shown]);
  const wanted = own !== undefined && over > 0 && (missed > 0 || rememberedAt(code) < over);
  const told = useTold<GamesTold>(wanted ? gamesAt(code) : null, over);
  useEffect(() => {
    if (!told || isProblem(told) || own === undefined) return;
    rememberEvenings(code, told.games, own);
    const game = told.games.find((one) => one.game === missed);
    if (missed === 0 || !game?.over) return;
    setMissed(0);
    const names = winnersOf(game);
    const you = game.winners.length === 1 && game.companions[game.winners[0] ?? -1]?.key === own;
    if (names.length > 0)
      toast(t("news-won", { names: list(names), you: you ? "yes" : "no" }), "good", {
        label: t("evening-album"),
        run: () => go(`/t/${code}/album/${missed}`),
        forMs: TOLD_FOR_MS,
      });
  }, [told, missed]);
}
