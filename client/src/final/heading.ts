// Who has won and why the game is over, in words; the moon is reached only where points end the game.
import { list, t } from "../i18n";
import type { TableView } from "../state/types";
import { inTeams, type Person } from "../table/people";
import type { Place } from "./standing";

/** Who has won. Oneself is "you", and the names are those of the others; on a big screen nobody is. */
export function headingOf(view: TableView, winners: readonly Person[], places: readonly Place[]): string {
  const you = winners.some((person) => person.you) ? "yes" : "no";
  const names = list(winners.filter((person) => !person.you).map((person) => person.name));
  const moon = view.public.game?.ended_by === "score";
  if (places.filter(({ place }) => place === 1).length > 1)
    return t(moon ? "win-moon-shared" : "win-shared", { names, you });
  if (inTeams(view)) return t("win-team", { names, you });
  return t(moon ? "win-moon" : "win", { name: names, you });
}

/** Why the game is over, in a sentence; empty where nothing says it. */
export function whyOver({ public: { game, settings } }: TableView): string {
  const why = game?.ended_by;
  return why ? t(`ended-${why}`, { points: settings.target_score, count: settings.turns_each }) : "";
}
