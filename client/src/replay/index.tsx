// A game that is over, step by step: what lay on the table, and now the hands.
import { speakOf } from "../i18n";
import { lazy } from "../parts/lazy";

export const ReplayPage = lazy(
  () => Promise.all([import("./replay"), speakOf("final")]).then(([part]) => part.ReplayPage),
  "album",
);
