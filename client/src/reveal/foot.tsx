// Below the cards, in the dial's place: first the moon, which says what happens; once it has set, the reason, the track
// and the one button.
import type { ComponentChildren } from "preact";
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Outcome } from "../state/types";
import type { Person } from "../table/people";
import { POINTS } from "./drama";
import type { Told } from "./points";
import { sayingOf } from "./say";
import { gainOf, namesOf, ReasonLine, reasonsOfAll, reasonText } from "./why";

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

/** Badges of more people than these say less than their names beside them. */
const MOST_BADGES = 3;

const whoOf = (told: Told, people: readonly Person[]) =>
  told.rows.flatMap((row) => row.seats.flatMap((seat) => people[seat] ?? []));

/** Who got how much. Of a card that only the red vote lies on, which it is. */
function headOf(told: Told, people: readonly Person[]): string {
  const [row] = told.rows;
  if (!row) return `${t("slot", { slot: told.slot ?? 0 })}:`;
  if (told.rows.length > 1)
    return t("gain-each", {
      names: namesOf(told, people),
      gain: gainOf(row),
      paid: row.gained > 0 ? "yes" : "no",
    });
  const who = whoOf(told, people);
  const you = who.some((person) => person.you);
  return t("gain-of", {
    you: you ? (who.length > 1 ? "two" : "yes") : "no",
    gain: gainOf(row),
    name: list(who.map((person) => person.name)),
  });
}

interface RowProps {
  readonly told: Told;
  readonly outcome: Outcome;
  readonly people: readonly Person[];
}

/** Why one got what they got. */
export function ReasonBox({ told, outcome, people }: RowProps) {
  const who = whoOf(told, people);
  return (
    <p class="reason">
      {who.length <= MOST_BADGES &&
        who.map((person) => <Badge key={person.key} symbol={person.symbol} kind={person.kind} />)}
      <span>
        <b>{headOf(told, people)}</b> <ReasonLine reasons={reasonsOfAll(told, outcome, people)} />
      </span>
    </p>
  );
}

/** What is heard at a step: the moon's words; at the points one's own reasons first, then what the others got. */
export function heard(
  step: number,
  all: readonly Told[],
  own: Told | null,
  outcome: Outcome,
  people: readonly Person[],
) {
  if (step < POINTS) {
    const { head, line } = sayingOf(outcome, people, step);
    return `${/[?!…]$/.test(head) ? head : `${head}.`} ${line}`;
  }
  const words = (told: Told) => `${headOf(told, people)} ${reasonText(reasonsOfAll(told, outcome, people))}`;
  const gained = (told: Told) => told.rows[0]?.gained ?? 0;
  const others = all.filter((told) => told !== own).sort((one, other) => gained(other) - gained(one));
  return [...(own ? [own] : []), ...others].map(words).join(". ");
}
