// Below the cards, in the dial's place: first the moon, which says what happens; once it has set, the reason, the track
// and the one button.
import type { ComponentChildren } from "preact";
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Outcome } from "../state/types";
import type { Person } from "../table/people";
import { POINTS } from "./drama";
import type { Row } from "./points";
import { sayingOf } from "./say";
import { gainOf, ReasonLine, reasonsOf, reasonText } from "./why";

interface FootProps {
  readonly outcome: Outcome;
  readonly people: readonly Person[];
  readonly step: number;
  /** The steps are shown on a big screen: nothing is told here before the room has seen it. */
  readonly elsewhere: boolean;
  readonly onSkip: () => void;
  readonly children: ComponentChildren;
}

/** The foot; its children are what the moon leaves. */
export function Foot({ outcome, people, step, elsewhere, onSkip, children }: FootProps) {
  const { head, line } = elsewhere
    ? { head: t("show-elsewhere"), line: t("show-in") }
    : sayingOf(outcome, people, step);
  return (
    <div class="show-foot">
      <div class="show-moon" aria-hidden={step >= POINTS}>
        <i class="show-disc" aria-hidden="true" />
        <p class="say">
          <strong>{head}</strong>
          <span>{line}</span>
        </p>
        <button type="button" class="btn show-skip" onClick={onSkip}>
          {t("show-all")}
        </button>
      </div>
      <div class="show-points">{children}</div>
    </div>
  );
}

function headOf(row: Row, who: readonly Person[]): string {
  const you = who.some((person) => person.you);
  return t("gain-of", {
    you: you ? (who.length > 1 ? "two" : "yes") : "no",
    gain: gainOf(row),
    name: list(who.map((person) => person.name)),
  });
}

interface RowProps {
  readonly row: Row;
  readonly outcome: Outcome;
  readonly people: readonly Person[];
}

/** Why one got what they got. */
export function ReasonBox({ row, outcome, people }: RowProps) {
  const who = row.seats.flatMap((seat) => people[seat] ?? []);
  return (
    <p class="reason">
      {who.map((person) => (
        <Badge key={person.key} symbol={person.symbol} kind={person.kind} />
      ))}
      <span>
        <b>{headOf(row, who)}</b> <ReasonLine reasons={reasonsOf(row, outcome, people)} />
      </span>
    </p>
  );
}

/** What is heard at a step: the moon's words; at the points one's own reasons first, then what the others got. */
export function heard(
  step: number,
  rows: readonly Row[],
  own: Row | null,
  outcome: Outcome,
  people: readonly Person[],
) {
  if (step < POINTS) {
    const { head, line } = sayingOf(outcome, people, step);
    return `${/[?!…]$/.test(head) ? head : `${head}.`} ${line}`;
  }
  const words = (row: Row) => {
    const who = row.seats.flatMap((seat) => people[seat] ?? []);
    return `${headOf(row, who)} ${reasonText(reasonsOf(row, outcome, people))}`;
  };
  const others = rows.filter((row) => row !== own).sort((one, other) => other.gained - one.gained);
  return [...(own ? [own] : []), ...others].map(words).join(". ");
}
