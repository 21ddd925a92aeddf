// The games of a table that are over, each with the way to its album.

import { gameLine } from "../album/names";
import { winnersOf } from "../app/evenings";
import { list, t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { adopt } from "../parts/lazy";
import { Sheet } from "../parts/sheet";
import type { GamesTold } from "../protocol";
import styles from "./past-rounds.css?text";
import { gamesAt, isProblem, useTold } from "./told";

adopt(styles);

interface GamesProps {
  readonly code: string;
  /** How many games there have been: more are asked for when there are. */
  readonly games: number;
}

/** The list, the latest game first. */
export function Games({ code, games }: GamesProps) {
  const told = useTold<GamesTold>(gamesAt(code), games);
  if (told === null) return <div class="skeleton past-coming" aria-busy="true" />;
  if (isProblem(told)) return <p class="empty sheet-empty">{wordsFor(told)}</p>;
  const played = told.games.filter((game) => game.over && game.rounds > 0).reverse();
  if (played.length === 0) return <p class="empty sheet-empty">{t("past-none")}</p>;
  return (
    <ol class="games">
      {played.map((game) => {
        const line = gameLine(game);
        const winners = winnersOf(game);
        return (
          <li key={game.game}>
            <span>
              <strong>{line}</strong>
              <span class="small muted">
                {winners.length > 0 ? t("evening-won", { names: list(winners) }) : t("game-broken-off")}
              </span>
            </span>
            <a class="btn" href={`/t/${code}/album/${game.game}`} aria-label={`${t("evening-album")}, ${line}`}>
              {t("evening-album")}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** The same in a sheet. */
export function GamesSheet({ onClose, ...shown }: GamesProps & { readonly onClose: () => void }) {
  return (
    <Sheet title={t("menu-albums")} onClose={onClose} narrow>
      <Games {...shown} />
    </Sheet>
  );
}
