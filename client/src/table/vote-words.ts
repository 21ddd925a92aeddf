// What a vote is asked for, and what it may bring: by how the table scores.
import { list, t } from "../i18n";
import type { TableView, VoteOptions } from "../state/types";
import type { Ballot } from "./ballot";
import { inTeams, type Person, partnerOf } from "./people";

/** The question above the vote: whose card it is, or where the others will vote. */
export function voteQuestion(view: TableView, options: VoteOptions): string {
  return t(`vote-ask-${view.public.settings.scoring}`, { count: options.most });
}

/** What to know before voting: what is missing, or what one vote alone may bring. */
export function voteHint(view: TableView, options: VoteOptions, ballot: Ballot): string {
  if (options.red && ballot.red !== null && ballot.slots.length > 0) return t("vote-red-spoils");
  // Arrows leave the choice with the green vote: it is red's turn once green has handed over.
  if (options.red)
    return t(ballot.setting === "green" || ballot.slots.length === 0 ? "vote-needs-green" : "vote-needs-red");
  const { scoring, agreement_cap: cap, points_single_vote: single } = view.public.settings;
  if (scoring === "agreement") return t("vote-agree-points", { capped: cap === null ? "no" : "yes", cap: cap ?? 0 });
  if (ballot.slots.length === 0 && options.most > 1) return t("vote-up-to", { count: options.most });
  if (ballot.slots.length === 1 && single > 0) return t("vote-single", { points: single });
  return t(inTeams(view) && !view.public.settings.own_team_bonus ? "vote-team" : "vote-secret");
}

/** What stands there once one has voted, or does not vote. */
export function afterVote(view: TableView, me: Person): string {
  const { votes = [], red = null } = view.own?.game ?? {};
  const cast = { cards: list(votes.map(String)), count: votes.length };
  if (red !== null) return t("voted-both", { ...cast, red });
  if (votes.length > 0) return t("voted", cast);
  if (me.role === "storyteller") return t("others-vote");
  if (me.role === "sits-out") return t("team-others-vote");
  const partner = partnerOf(view);
  return partner?.state === "done" ? t("partner-voted", { name: partner.name }) : t("partner-votes");
}
