// What is said while cards are given: to whoever has to, and to whoever has given or has nothing to give.
import { t } from "../i18n";
import type { TableView } from "../state/types";
import { mustName, pairState } from "./pair";
import { peopleOf } from "./people";

/** What there is to give, of which some is `chosen`. */
export function giveTask(count: number, chosen: number): string {
  if (chosen === 0) return t("give-needs", { count });
  return chosen < count ? t("give-more", { count: count - chosen }) : t("give-these", { count });
}

/** How it stands for somebody who gives nothing now. */
export function afterGiving(view: TableView): string {
  const given = view.own?.game?.given.length ?? 0;
  const me = peopleOf(view).find((person) => person.you);
  const pair = pairState(view);
  if (me?.role === "sits-out") return t("team-sits-out");
  if (me?.role === "storyteller") return t("others-give");
  if (pair?.given && given === 0) return t("partner-gave", { name: pair.partner.name });
  if (pair && mustName(pair)) return t("pair-first");
  if (pair && !pair.given && pair.giver === pair.partner.seat) return t("partner-chooses", { name: pair.partner.name });
  return given > 0 ? t("given", { count: given }) : "";
}
