// What a vote is asked for, and what it may bring: by how the table scores.
import { t } from "../i18n";
import type { TableView, VoteOptions } from "../state/types";
import type { Ballot } from "./ballot";

/** The question above the vote: whose card it is, or where the others will vote. */
export function voteQuestion(view: TableView, options: VoteOptions): string {
  return view.public.settings.scoring === "agreement" ? t("vote-agree") : t("vote-choose", { count: options.most });
}

/** What an image may bring where votes on the same one count. The cap is told where so many can vote. */
function agreementPoints(view: TableView): string {
  const cap = view.public.settings.agreement_cap;
  return t("vote-agree-points", {
    capped: cap !== null && cap < view.public.members.length ? "yes" : "no",
    cap: cap ?? 0,
  });
}

/** What to know before voting: what is missing, or what one vote alone may bring. */
export function voteHint(view: TableView, options: VoteOptions, ballot: Ballot): string {
  if (options.red && ballot.slots.length === 0) return t("vote-needs-green");
  if (options.red) return t(ballot.red === null ? "vote-needs-red" : "vote-red-spoils");
  if (view.public.settings.scoring === "agreement") return agreementPoints(view);
  if (ballot.slots.length === 0) return options.most > 1 ? t("vote-up-to", { count: options.most }) : t("vote-secret");
  const single = view.public.settings.points_single_vote;
  return options.most > 1 && single > 0 ? t("vote-single", { points: single }) : t("vote-secret");
}
