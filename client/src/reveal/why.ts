// Points in words: every line says its reason, and so does nothing at all.
import { list, t } from "../i18n";
import type { Outcome } from "../state/types";
import type { Person } from "../table/people";
import type { Nothing, Row, Why } from "./points";

const REASONS: Record<Why["reason"], string> = {
  "some-found": "why-some-found",
  found: "why-found",
  "all-found": "why-all-found",
  "none-found": "why-none-found",
  "votes-received": "why-votes",
  "single-vote": "why-single",
  "same-image": "why-same",
};

/** The words of one line of points. */
export function whyWords(why: Why, outcome: Outcome, people: readonly Person[]): string {
  const teller = people[outcome.storyteller];
  return t(REASONS[why.reason], {
    name: teller?.name ?? "",
    yours: teller?.you ? "yes" : "no",
    // On the same image: how many others, for one always agrees with oneself.
    count: why.reason === "same-image" ? why.count - 1 : why.count,
    capped: why.capped ? "yes" : "no",
  });
}

/** Why a row got nothing. */
export function nothingWords(row: Row, nothing: Nothing, people: readonly Person[]): string {
  switch (nothing.kind) {
    case "told":
      return t(nothing.found === "all" ? "nothing-all" : "nothing-none");
    case "voted": {
      const names = [...new Set(nothing.owners)].map((seat) => people[seat]?.name ?? "");
      const own = nothing.owners.every((seat) => row.seats.includes(seat));
      return own ? t("nothing-own") : t("nothing-voted", { names: list(names), count: nothing.owners.length });
    }
    case "alone":
      return t("nothing-alone");
    case "spoiled":
      return t("nothing-spoiled");
    case "sat-out":
      return t("nothing-sat-out");
  }
}
