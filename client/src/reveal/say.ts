// What the moon says at each step of a reveal.
import { list, t } from "../i18n";
import type { Outcome } from "../state/types";
import type { Person } from "../table/people";
import { isAgreed, mostVoted, type SlotVotes, votesBySlot } from "./points";

export interface Saying {
  readonly head: string;
  readonly line: string;
}

const MOST_NAMED = 2;

/** The slot of the storyteller's card, from 1; null where no card is theirs. */
export function targetOf(outcome: Outcome): number | null {
  return isAgreed(outcome) ? null : outcome.owners.indexOf(outcome.storyteller) + 1;
}

/** Whose clue it is, above its words; once it is told, which card was meant. */
export function clueLine(outcome: Outcome, people: readonly Person[], step: number): string {
  const teller = people[outcome.storyteller];
  const target = targetOf(outcome);
  if (target !== null && step >= 3)
    return t("card-was", { name: teller?.name ?? "", you: teller?.you ? "yes" : "no", slot: target });
  return teller?.you ? t("your-clue") : t("clue-of", { name: teller?.name ?? "" });
}

/** The words of a step; at the points those of the step before, which go down with the moon. */
export function sayingOf(outcome: Outcome, people: readonly Person[], step: number): Saying {
  const votes = votesBySlot(outcome);
  const target = targetOf(outcome);
  if (step === 1) return { head: t("show-in"), line: questionOf(outcome, people, target) };
  if (step === 2) return { head: t("show-votes"), line: mostWords(votes) };
  if (step === 3) return target === null ? agreed(votes) : meant(outcome, votes, target);
  return { head: t("show-owners"), line: drewWords(outcome, votes, target, people) };
}

function questionOf(outcome: Outcome, people: readonly Person[], target: number | null): string {
  if (target === null) return t("show-in-agreement");
  const teller = people[outcome.storyteller];
  return t("card-which", { name: teller?.name ?? "", you: teller?.you ? "yes" : "no" });
}

function mostWords(votes: readonly SlotVotes[]): string {
  const most = mostVoted(votes);
  if (most.votes < 2) return t("show-spread");
  const all = votes.every(({ voters }) => voters.length === 0 || voters.length === most.votes);
  return t("show-most", {
    cards: list(most.slots.map(String)),
    count: most.slots.length,
    all: all && most.slots.length === 1 ? "yes" : "no",
  });
}

function meant(outcome: Outcome, votes: readonly SlotVotes[], target: number): Saying {
  return {
    head: t("show-card", { slot: target }),
    line: t("show-found", {
      found: outcome.found ?? "none",
      count: votes[target - 1]?.voters.length ?? 0,
      voters: outcome.ballots.filter((ballot) => ballot !== null).length,
    }),
  };
}

function agreed(votes: readonly SlotVotes[]): Saying {
  const red = votes.flatMap((slot, index) => (slot.red.length > 0 ? [String(index + 1)] : []));
  return { head: t("show-agreed"), line: red.length > 0 ? t("show-red", { cards: list(red) }) : mostWords(votes) };
}

function drewWords(
  outcome: Outcome,
  votes: readonly SlotVotes[],
  target: number | null,
  people: readonly Person[],
): string {
  const most = mostVoted(votes, target);
  if (most.votes === 0) return t("show-drew-none");
  if (most.slots.length > MOST_NAMED) return t("show-drew-few");
  const owners = most.slots.flatMap((slot) => people[outcome.owners[slot - 1] ?? -1] ?? []);
  return t("show-drew", {
    you: owners.length === 1 && owners[0]?.you ? "yes" : "no",
    names: list(owners.map((person) => person.name)),
    cards: owners.length,
    count: most.votes,
  });
}
