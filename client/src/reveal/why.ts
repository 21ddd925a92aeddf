// Points in words: every line says its reason, and so does nothing at all.
import { list, t } from "../i18n";
import type { Outcome } from "../state/types";
import type { Person } from "../table/people";
import type { Row } from "./points";

/** The words of one line of points, after their number. */
export function whyWords(line: Row["lines"][number], outcome: Outcome, people: readonly Person[]): string {
  const teller = people[outcome.storyteller];
  return t(`why-${line.reason}`, {
    name: teller?.name ?? "",
    tellerYou: teller?.you ? "yes" : "no",
    you: people[line.seat]?.you ? "yes" : "no",
    several: outcome.owners.filter((owner) => owner === line.seat).length > 1 ? "yes" : "no",
    count: line.votes ?? 0,
    cut: line.cut ? "yes" : "no",
  });
}

/** Why a row got nothing. */
export function nothingWords(
  nothing: NonNullable<Row["nothing"]>,
  outcome: Outcome,
  people: readonly Person[],
): string {
  const slots = outcome.ballots[nothing.seat]?.slots ?? [];
  const owners = [...new Set(slots.map((slot) => outcome.owners[slot - 1] ?? 0))];
  return t(`nothing-${nothing.why}`, {
    names: list(owners.map((seat) => people[seat]?.name ?? "")),
    count: slots.length,
  });
}
