// Who sits here: badges, names, points, what everybody is doing. Touching it opens the scores.
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import { still, useSame } from "../parts/still";
import { isBot } from "../state/table";
import { badgeState, type Person } from "../table/people";
import { FaceOver } from "../talk";

interface SeatsBarProps {
  readonly people: readonly Person[];
  /** The pairs; none where nobody plays together. */
  readonly teams: readonly (readonly [Person, Person])[];
  readonly phase: string;
  /** Points to show instead of the people's own: while a reveal still counts. */
  readonly points?: readonly number[] | undefined;
  readonly onOpen: () => void;
}

/** What somebody is doing, in words. */
export function doing(person: Person, phase: string): string {
  if (person.presence === "away") return t("seat-away");
  if (person.leaving) return t("seat-leaving");
  const awaited = phase !== "announcing" && person.state === "awaited";
  if (phase !== "over" && (person.choosing || awaited)) return t("seat-choosing");
  if (person.storyteller) return t("seat-storyteller");
  if (person.state === "done") return t("seat-ready");
  return "";
}

function PersonBadge({ person, phase }: { person: Person; phase: string }) {
  return (
    <Badge
      symbol={person.symbol}
      kind={person.kind}
      state={badgeState(person, phase)}
      storyteller={person.storyteller}
      clock={person.leaving}
    >
      <FaceOver who={person.key} />
    </Badge>
  );
}

interface SeatProps {
  readonly person: Person;
  readonly phase: string;
  readonly points: number;
}

const Seat = still(({ person, phase, points }: SeatProps) => (
  <li class={`seat ${person.you ? "seat-you" : ""}`} data-seat={person.symbol}>
    <PersonBadge person={person} phase={phase} />
    <span class="seat-name" aria-hidden="true">
      {person.name}
    </span>
    <Score points={points} you={person.you} bot={isBot(person)} words={wordsOf([person], phase)} />
  </li>
));

interface TeamSeatProps {
  readonly one: Person;
  readonly other: Person;
  readonly phase: string;
  readonly points: number;
}

const TeamSeat = still(({ one, other, phase, points }: TeamSeatProps) => {
  const pair = [one, other];
  const you = pair.some((person) => person.you);
  return (
    <li class={`team-seat ${you ? "seat-you" : ""}`}>
      <span class="team-badges">
        {pair.map((person) => (
          <PersonBadge key={person.key} person={person} phase={phase} />
        ))}
      </span>
      <span class="seat-name" aria-hidden="true">
        {list(pair.map((person) => person.name))}
      </span>
      <Score points={points} you={you} bot={pair.some(isBot)} words={wordsOf(pair, phase)} />
    </li>
  );
});

/** The strip of seats, or in teams of pairs: a list, and over it one button that opens the scores. */
export function SeatsBar({ people: all, teams, phase, points, onOpen }: SeatsBarProps) {
  const people = useSame(all);
  const known = (person: Person) => people.find((one) => one.key === person.key) ?? person;
  const scoreOf = (person: Person) => points?.[person.seat] ?? person.points;
  return (
    <div class="seats-box">
      {teams.length > 0 ? (
        <ol class="seats team-strip" data-count={teams.length} aria-label={t("players")}>
          {teams.map(([one, other]) => (
            <TeamSeat key={one.key} one={known(one)} other={known(other)} phase={phase} points={scoreOf(one)} />
          ))}
        </ol>
      ) : (
        <ol
          class="seats"
          data-count={people.length}
          data-many={people.length > 8 || undefined}
          aria-label={t("players")}
        >
          {people.map((person) => (
            <Seat key={person.key} person={person} phase={phase} points={scoreOf(person)} />
          ))}
        </ol>
      )}
      <button type="button" class="seats-open" aria-label={t("scores")} onClick={onOpen} />
    </div>
  );
}

/** Points as everybody sees them, and in words what the badge shows: names are hidden on narrow screens. */
interface ScoreProps {
  readonly points: number;
  readonly you: boolean;
  readonly bot: boolean;
  readonly words: string;
}

function Score({ points, you, bot, words }: ScoreProps) {
  return (
    <span class="seat-score">
      <span aria-hidden="true">
        {(you || bot) && <span class="seat-me">{t(you ? "who-you" : "who-bot")}</span>} {points}
      </span>
      <span class="visually-hidden">{t("seat-points", { words, points })}</span>
    </span>
  );
}

function wordsOf(people: readonly Person[], phase: string): string {
  return people
    .map((person) => {
      const { name, you, storyteller } = person;
      const told = [
        name,
        you && t("who-you"),
        person.kind === "computer" && t(isBot(person) ? "who-bot" : "who-computer"),
        storyteller && t("seat-storyteller"),
        doing(person, phase),
      ];
      return [...new Set(told.filter(Boolean))].join(", ");
    })
    .join("; ");
}
