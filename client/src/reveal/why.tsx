// Points in words: every line says its reason, and so does nothing at all.
import { Fragment } from "preact";
import { list, t } from "../i18n";
import type { Outcome } from "../state/types";
import type { Person } from "../table/people";
import { type Row, type Told, unpaidVoter } from "./points";

/** The words of one line of points, after their number. */
function whyWords(line: Row["lines"][number], outcome: Outcome, people: readonly Person[]): string {
  const teller = people[outcome.storyteller];
  return t(`why-${line.reason}`, {
    name: teller?.name ?? "",
    tellerYou: teller?.you ? "yes" : "no",
    you: people[line.seat]?.you ? "yes" : "no",
    several: outcome.owners.filter((owner) => owner === line.seat).length > 1 ? "yes" : "no",
    count: line.votes ?? 0,
    cut: line.cut ? "yes" : "no",
    most: line.points,
  });
}

/** Why a row got nothing. */
function nothingWords(nothing: NonNullable<Row["nothing"]>, outcome: Outcome, people: readonly Person[]): string {
  const slots = outcome.ballots[nothing.seat]?.slots ?? [];
  const owners = [...new Set(slots.map((slot) => outcome.owners[slot - 1] ?? 0))];
  return t(`nothing-${nothing.why}`, {
    names: list(owners.map((seat) => people[seat]?.name ?? "")),
    count: slots.length,
    you: people[nothing.seat]?.you ? "yes" : "no",
  });
}

export interface Reason {
  /** What it pays; 0 for the reason of nothing. */
  readonly points: number;
  /** Whose deed it was, where two share the points and it was not the deed of all: "you" of oneself. */
  readonly whose: string;
  readonly words: string;
}

/** What all have done, or their two sides: of these nobody is named. */
const OF_ALL = ["some-found", "all-found", "none-found"];

/** The reasons of a row, in the order of the rules. */
export function reasonsOf(row: Row, outcome: Outcome, people: readonly Person[]): Reason[] {
  const whose = (seat: number, why: string) => {
    const person = people[seat];
    if (!person || row.seats.length === 1 || OF_ALL.includes(why)) return "";
    return person.you ? t("who-you") : person.name;
  };
  const reasons = row.lines.map((line) => ({
    points: line.points,
    whose: whose(line.seat, line.reason),
    words: whyWords(line, outcome, people),
  }));
  const unpaid = row.lines.length > 0 && row.seats.length > 1 ? unpaidVoter(outcome, row) : null;
  if (unpaid !== null) reasons.push({ points: 0, whose: whose(unpaid, "own-vote"), words: t("own-vote-unpaid") });
  if (!row.nothing || unpaid !== null) return reasons;
  const { seat, why } = row.nothing;
  return [...reasons, { points: 0, whose: whose(seat, why), words: nothingWords(row.nothing, outcome, people) }];
}

/** The reasons of rows that are told in one breath: all have the same ones, and red says by itself what it takes. */
export function reasonsOfAll(told: Told, outcome: Outcome, people: readonly Person[]): Reason[] {
  if (told.red) return [{ points: 0, whose: "", words: t("red-vote-here") }];
  const [row] = told.rows;
  return row ? reasonsOf(row, outcome, people) : [];
}

/** Who is told of, oneself first: "You, Ana and Ida". */
export function namesOf(told: Told, people: readonly Person[]): string {
  const who = told.rows.flatMap((row) => row.seats.flatMap((seat) => people[seat] ?? []));
  const others = who.filter((person) => !person.you).map((person) => person.name);
  if (others.length === who.length) return list(others);
  const you = t("who-you");
  return list([you.charAt(0).toLocaleUpperCase() + you.slice(1), ...others]);
}

/** "+5", "0". */
export function gainOf(row: Row): string {
  return row.gained > 0 ? `+${row.gained}` : "0";
}

/** Why, and in brackets whose deed it was. */
const withWhose = ({ words, whose }: Reason) => (whose ? `${words} (${whose})` : words);

/** One reason: its points, why, whose it is. */
export function ReasonWords({ reason }: { readonly reason: Reason }) {
  return (
    <>
      {reason.points > 0 && (
        <>
          <b>+{reason.points}</b>{" "}
        </>
      )}
      {withWhose(reason)}
    </>
  );
}

/** All reasons of a row in one line; a single one that says no more than the sum goes without its number. */
export function ReasonLine({ reasons }: { readonly reasons: readonly Reason[] }) {
  const [only] = reasons.length === 1 ? reasons : [];
  if (only) return <>{withWhose(only)}</>;
  return (
    <>
      {reasons.map((reason, index) => (
        <Fragment key={`${reason.whose}-${reason.words}`}>
          {index > 0 && " · "}
          <ReasonWords reason={reason} />
        </Fragment>
      ))}
    </>
  );
}

/** The same in plain words, for those who hear it: they come after the sum. */
export function reasonText(reasons: readonly Reason[]): string {
  const [only] = reasons.length === 1 ? reasons : [];
  if (only) return withWhose(only);
  return reasons
    .map((reason) => (reason.points > 0 ? `+${reason.points} ${withWhose(reason)}` : withWhose(reason)))
    .join("; ");
}
