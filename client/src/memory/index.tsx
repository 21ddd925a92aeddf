// The rounds of a game so far and the games of a table, as sheets; loaded when wanted.
import { speakOf } from "../i18n";
import { lazy } from "../parts/lazy";

/** `code` and `game` of the table, `rounds` scored so far, `onClose`. The screen that shows it has a `LookDialog`. */
export const PastRounds = lazy(
  () => Promise.all([import("./past-rounds"), speakOf("final")]).then(([part]) => part.PastRounds),
  "album",
);

/** `code` of the table, how many `games` there have been, `onClose`. */
export const GamesSheet = lazy(() => import("./games").then((part) => part.GamesSheet), "album");
