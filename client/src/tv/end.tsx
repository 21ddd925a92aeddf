// The end on the big screen: who reached the moon, the two cards one wants to see once more, the standing.
import { useEffect } from "preact/hooks";
import { Figure } from "../cards/card";
import { headingOf, whyOver } from "../final/heading";
import { readiness } from "../final/readiness";
import { standingOf } from "../final/standing";
import { held, t } from "../i18n";
import { GamesWon } from "../memory/games-won";
import { mindsOf } from "../memory/highlights";
import { isProblem, roundsAt, useTold } from "../memory/told";
import { Badge } from "../parts/badge";
import type { Chronicle } from "../protocol";
import { cue } from "../sound";
import type { TableView } from "../state/types";
import { type Person, peopleOf, sidesOf } from "../table/people";
import { Join, Moon, Top } from "./parts";

/** The end of a game. */
export function End({ view }: { readonly view: TableView }) {
  useEffect(() => cue("end"), []);
  const people = peopleOf(view);
  const places = standingOf(
    people.map((person) => person.points),
    sidesOf(view),
  );
  const winners = places
    .filter((place) => place.place === 1)
    .flatMap((place) => place.seats.flatMap((seat) => people[seat] ?? []));
  const told = useTold(roundsAt(view.public.code, view.public.game_number));
  const chronicle = told && !isProblem(told) ? told : null;
  const pairs = places.some((place) => place.seats.length > 1);
  const guesser = chronicle && mindsOf(chronicle).find((mind) => mind.kind === "guesser");
  const ended = whyOver(view);
  const { count, begins } = readiness(view);
  return (
    <div class="t-phase t-end">
      <Top view={view} ended />
      <Join code={view.public.code} />
      <section class="t-win" role="status">
        <Moon who={winners.slice(0, 2)} />
        <h1>{headingOf(view, winners, places)}</h1>
        <p>{t("points-each", { points: places[0]?.points ?? 0 })}</p>
        {ended && <p class="t-why-over">{ended}</p>}
        <GamesWon code={view.public.code} game={view.public.game_number} />
        {guesser && <p class="t-guesser">{guesser.words}</p>}
      </section>
      {chronicle && <Evening chronicle={chronicle} />}
      <ol
        class="t-rank"
        data-many={places.length > 6 ? places.length : undefined}
        data-pairs={pairs ? places.length : undefined}
      >
        {places.map((place) => (
          <li key={place.seats[0]}>
            <span>{place.place}</span>
            {place.seats.map((seat) => {
              const person = people[seat];
              return person && <Ranked key={seat} person={person} ready={readyOf(view, seat)} />;
            })}
            <strong>{place.points}</strong>
          </li>
        ))}
      </ol>
      <p class="t-next">
        {count && <b>{count} </b>}
        {begins}
      </p>
    </div>
  );
}

/** Whether whoever sits there is a person who wants the next game. */
function readyOf(view: TableView, seat: number): boolean {
  const member = view.public.members[seat];
  return member !== undefined && member.kind !== "computer" && member.ready;
}

interface RankedProps {
  readonly person: Person;
  readonly ready: boolean;
}

function Ranked({ person, ready }: RankedProps) {
  return (
    <span class="t-ranked">
      <Badge symbol={person.symbol} kind={person.kind} {...(ready ? { state: "done" as const } : {})} />
      <span class="t-name">{person.name}</span>
    </span>
  );
}

function Evening({ chronicle }: { readonly chronicle: Chronicle }) {
  const { finest, agreed, misled } = chronicle.honours;
  const first = finest ?? agreed;
  return (
    <>
      {first && <Remembered chronicle={chronicle} one={first} kind={finest ? "finest" : "agreed"} />}
      {misled && <Remembered chronicle={chronicle} one={misled} kind="misled" />}
    </>
  );
}

interface RememberedProps {
  readonly chronicle: Chronicle;
  readonly one: { readonly round: number; readonly slot: number };
  readonly kind: "finest" | "agreed" | "misled";
}

/** A card of the game, who voted for it, and the clue it was told or given for. */
function Remembered({ chronicle, one, kind }: RememberedProps) {
  const round = chronicle.rounds.find(({ outcome }) => outcome.round === one.round);
  const card = round?.outcome.slots[one.slot - 1];
  if (!round || !card) return null;
  const { outcome, companions } = round;
  const owner = companions[outcome.owners[one.slot - 1] ?? -1];
  const voters = companions.filter((_, seat) => outcome.ballots[seat]?.slots.includes(one.slot));
  return (
    <section class="t-ev">
      <Figure id={card} large state={kind === "finest" ? "storyteller" : null} />
      <span class="fallen" style={{ "--votes": voters.length }}>
        {voters.map((who) => (
          <span key={who.key} class="vote">
            <Badge symbol={who.symbol} kind={who.kind} />
          </span>
        ))}
      </span>
      <h2>{t(`tv-${kind}`)}</h2>
      {outcome.clue.text && (
        <p class="clue-text">
          {t("quote-open")}
          <span lang="">{held(outcome.clue.text)}</span>
          {t("quote-close")}
        </p>
      )}
      {owner && (
        <p class="t-owner">
          <Badge symbol={owner.symbol} kind={owner.kind} />
          {/* Under a clue a name alone would say that it is theirs. */}
          {t(`did-${kind}`, { name: owner.name, you: "no" })}
        </p>
      )}
    </section>
  );
}
