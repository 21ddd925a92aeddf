// Who sits here: badges, names, points, what everybody is doing. Touching it opens the scores.
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import { badgeState, type Person, teamsOf } from "../table/people";

interface SeatsBarProps {
  readonly people: readonly Person[];
  readonly teams: boolean;
  readonly phase: string;
  /** Points to show instead of the people's own: while a reveal still counts. */
  readonly points?: readonly number[] | undefined;
  readonly onOpen: () => void;
}

/** What somebody is doing, in words. */
export function doing(person: Person, phase: string): string {
  if (person.kind === "person" && person.presence === "away") return t("seat-away");
  if (phase !== "over" && phase !== "announcing" && person.state === "awaited") return t("seat-choosing");
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
    />
  );
}

/** The strip of seats, or in teams of pairs. */
export function SeatsBar({ people, teams, phase, points, onOpen }: SeatsBarProps) {
  const scoreOf = (person: Person) => points?.[person.seat] ?? person.points;
  return (
    <button type="button" class="seats-button" onClick={onOpen} aria-label={wordsOf(people, teams, phase, scoreOf)}>
      {teams ? (
        <span class="seats team-strip" data-count={people.length / 2}>
          {teamsOf(people).map((pair) => (
            <span key={pair[0].key} class={`team-seat ${pair.some((one) => one.you) ? "seat-you" : ""}`}>
              <span class="team-badges">
                {pair.map((person) => (
                  <PersonBadge key={person.key} person={person} phase={phase} />
                ))}
              </span>
              <span class="seat-name">{list(pair.map((person) => person.name))}</span>
              <span class="seat-score">{scoreOf(pair[0])}</span>
            </span>
          ))}
        </span>
      ) : (
        <span class="seats" data-count={people.length} data-many={people.length > 8 || undefined}>
          {people.map((person) => (
            <span key={person.key} class={`seat ${person.you ? "seat-you" : ""}`} data-seat={person.symbol}>
              <PersonBadge person={person} phase={phase} />
              <span class="seat-name">{person.name}</span>
              <span class="seat-score">{scoreOf(person)}</span>
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

function wordsOf(
  people: readonly Person[],
  teams: boolean,
  phase: string,
  scoreOf: (person: Person) => number,
): string {
  const rows = teams
    ? teamsOf(people).map((pair) =>
        t("seats-team", { names: list(pair.map((one) => one.name)), points: scoreOf(pair[0]) }),
      )
    : people.map((person) => {
        const state = doing(person, phase);
        return t(state ? "seats-person-doing" : "seats-person", {
          name: person.name,
          points: scoreOf(person),
          doing: state,
        });
      });
  return t("seats-open", { people: rows.join("; ") });
}
