// Who sits here: badges, names, points, what everybody is doing. Touching it opens the scores.
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
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

/** The strip of seats, or in teams of pairs: a list, and over it one button that opens the scores. */
export function SeatsBar({ people, teams, phase, points, onOpen }: SeatsBarProps) {
  const scoreOf = (person: Person) => points?.[person.seat] ?? person.points;
  return (
    <div class="seats-box">
      {teams.length > 0 ? (
        <ol class="seats team-strip" data-count={teams.length} aria-label={t("players")}>
          {teams.map((pair) => (
            <li key={pair[0].key} class={`team-seat ${pair.some((one) => one.you) ? "seat-you" : ""}`}>
              <span class="team-badges">
                {pair.map((person) => (
                  <PersonBadge key={person.key} person={person} phase={phase} />
                ))}
              </span>
              <span class="seat-name" aria-hidden="true">
                {list(pair.map((person) => person.name))}
              </span>
              <Score
                points={scoreOf(pair[0])}
                you={pair.some((one) => one.you)}
                bot={pair.some(isBot)}
                words={wordsOf(pair, phase)}
              />
            </li>
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
            <li key={person.key} class={`seat ${person.you ? "seat-you" : ""}`} data-seat={person.symbol}>
              <PersonBadge person={person} phase={phase} />
              <span class="seat-name" aria-hidden="true">
                {person.name}
              </span>
              <Score points={scoreOf(person)} you={person.you} bot={isBot(person)} words={wordsOf([person], phase)} />
            </li>
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
