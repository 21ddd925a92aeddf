// Who has won how many of a table's games, once there is more than one: what an evening of several comes to.
import { t } from "../i18n";
import type { GamesTold } from "../protocol";
import { gamesAt, isProblem, useTold } from "./told";
import { winsOf } from "./wins";

interface GamesWonProps {
  readonly code: string;
  /** Which game of its table has just been won. */
  readonly game: number;
}

/** A line; nothing after the first game. */
export function GamesWon({ code, game }: GamesWonProps) {
  const told = useTold<GamesTold>(game > 1 ? gamesAt(code) : null, game);
  // Room for it, so that what stands below does not jump.
  if (game > 1 && told === null) return <p class="games-won">{"\u00a0"}</p>;
  const wins = told && !isProblem(told) ? winsOf(told.games, game) : [];
  if (wins.length === 0) return null;
  return (
    <p class="games-won">{t("games-won", { wins: wins.map((one) => `${one.name}\u00a0${one.count}`).join(" · ") })}</p>
  );
}
