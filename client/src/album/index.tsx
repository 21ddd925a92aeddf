// The album of a game: every clue with its cards, to look through, to print, to keep as a file.
import { speakOf } from "../i18n";
import { lazy } from "../parts/lazy";

/** The page: of a table's game, or of what a secret link opens. */
export const AlbumPage = lazy(
  () => Promise.all([import("./album"), speakOf("final")]).then(([part]) => part.AlbumPage),
  "album",
);
