// One's own points, on a phone in a room where a big screen shows everybody's: how many, and why, with their cards.
import { Figure } from "../cards/card";
import { Hare } from "../cards/trail";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Outcome } from "../state/types";
import type { Person } from "../table/people";
import type { Row } from "./points";
import { votesBySlot } from "./points";
import { targetOf } from "./say";
import { gainOf, type Reason, ReasonWords, reasonsOf } from "./why";

interface ResultProps {
  readonly row: Row;
  readonly outcome: Outcome;
  readonly people: readonly Person[];
}

/** The result of a side. */
export function Result({ row, outcome, people }: ResultProps) {
  const who = row.seats.flatMap((seat) => people[seat] ?? []);
  const reasons = reasonsOf(row, outcome, people);
  return (
    <div class="result">
      <div class="result-sum">
        <span class="result-hare">
          <Hare symbols={who.map((person) => person.symbol)} />
        </span>
        <strong data-zero={row.gained === 0 || undefined}>{gainOf(row)}</strong>
        <p>{t("points-in-all", { points: row.total })}</p>
      </div>
      <ul class="result-why">
        {reasons.map((reason, index) => (
          <li key={`${reason.whose}-${reason.words}`}>
            <ReasonCard
              slot={slotOf(row.lines[index]?.reason ?? null, row, outcome)}
              outcome={outcome}
              people={people}
            />
            <ReasonText reason={reason} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The card that a reason is about, from 1: for votes received one's own, of two that one gave the one with more of them;
 * else the storyteller's or the one voted for.
 */
export function slotOf(reason: string | null, row: Row, outcome: Outcome): number {
  const votes = votesBySlot(outcome);
  const [own = 0] = outcome.owners
    .flatMap((owner, index) => (row.seats.includes(owner) ? [index + 1] : []))
    .sort((one, other) => (votes[other - 1]?.voters.length ?? 0) - (votes[one - 1]?.voters.length ?? 0));
  if (reason === "votes-received") return own;
  const voted = row.seats.flatMap((seat) => outcome.ballots[seat]?.slots ?? [])[0];
  if (reason === null || targetOf(outcome) === null) return voted ?? own;
  return targetOf(outcome) ?? own;
}

function ReasonCard({ slot, outcome, people }: { slot: number; outcome: Outcome; people: readonly Person[] }) {
  const card = outcome.slots[slot - 1];
  const voters = votesBySlot(outcome)[slot - 1]?.voters.flatMap((seat) => people[seat] ?? []) ?? [];
  if (!card) return null;
  return (
    <span class="result-card">
      <Figure id={card} state={slot === targetOf(outcome) ? "storyteller" : null} />
      <span class="result-votes" aria-hidden="true">
        {voters.map((person) => (
          <Badge key={person.key} symbol={person.symbol} kind={person.kind} />
        ))}
      </span>
    </span>
  );
}

function ReasonText({ reason }: { readonly reason: Reason }) {
  return (
    <span class="result-words">
      <ReasonWords reason={reason} />
    </span>
  );
}
