// Which round it is, and how many there are where that is known.
import { t } from "../i18n";
import type { TableView } from "../state/types";

/** How many rounds a game has: as many as there are turns to tell. Null where points or the pile decide. */
export function roundsOf({ public: { settings, members, pile_rounds } }: TableView): number | null {
  return settings.end === "turns" && pile_rounds === null ? members.length * settings.turns_each : null;
}

/** "Round 3 of 6", "Round 3". */
export function roundWords(view: TableView, round: number): string {
  const rounds = roundsOf(view);
  return rounds === null ? t("round", { round }) : t("round-of", { round, rounds });
}
