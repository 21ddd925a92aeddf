// The end of a game: the last points first, then who has won, the standing, the race, and what comes next.
import "../cards/cards.css";
import "../cards/board.css";
import "../cards/clue.css";
import "../cards/look.css";
import "../cards/dial.css";
import "../cards/seats.css";
import "../table/table.css";
import "../table/windows.css";
import "./final.css";
import { useEffect, useState } from "preact/hooks";
import { LookDialog } from "../cards/look";
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { useTop } from "../parts/top";
import { TopBar } from "../parts/topbar";
import { Reveal } from "../reveal";
import { markLeft, roundName, seen } from "../reveal/seen";
import { cue } from "../sound";
import { view as viewSignal } from "../state/table";
import type { Ending, Settings, TableView } from "../state/types";
import { inTeams, type Person, peopleOf, sidesOf } from "../table/people";
import { Talking } from "../talk";
import { Again } from "./again";
import { type Award, awardsOf } from "./awards";
import { noteRound, roundsOf } from "./history";
import { RaceChart } from "./race-chart";
import { type Place, standingOf } from "./standing";

/** The screen of a game that is over. */
export function FinalScreen() {
  const view = viewSignal.value;
  const [again, setAgain] = useState(false);
  const game = view?.public.game;
  useEffect(() => {
    if (view) noteRound(view);
  }, [view]);
  if (!view || !game) return null;
  const outcome = game.outcome;
  const name = outcome ? roundName(view, outcome.round) : null;
  if (outcome && name && (again || !seen(name).left))
    return (
      <Reveal
        view={view}
        outcome={outcome}
        again={again}
        onDone={() => {
          setAgain(false);
          markLeft(name);
        }}
      />
    );
  return <Final view={view} onLastRound={outcome ? () => setAgain(true) : undefined} />;
}

function Final({ view, onLastRound }: { readonly view: TableView; readonly onLastRound: (() => void) | undefined }) {
  useTop("final");
  useEffect(() => cue("end"), []);
  const game = view.public.game;
  const people = peopleOf(view);
  const places = standingOf(
    people.map((person) => person.points),
    sidesOf(view),
  );
  const history = roundsOf(view);
  const awards = history ? awardsOf(history, people.length) : [];
  const rounds = game?.outcome?.round ?? game?.round ?? 0;
  return (
    <div class="final-page">
      <TopBar
        title={t("the-end")}
        line={t("edition-and-rounds", { edition: t(`edition-${view.public.edition}`), count: rounds })}
        tools={
          <>
            {onLastRound && (
              <button
                type="button"
                class="icon-btn"
                aria-label={t("last-round")}
                title={t("last-round")}
                onClick={onLastRound}
              >
                <Icon name="again" />
              </button>
            )}
            <Talking />
          </>
        }
      />
      <main class="final" data-race={history !== null || undefined}>
        <Winner view={view} people={people} places={places} teams={inTeams(view)} />
        <section class="panel ranks">
          <h2>{t("standing")}</h2>
          <ol>
            {places.map((place) => (
              <Rank key={place.seats[0]} place={place} people={people} />
            ))}
          </ol>
        </section>
        {history && (
          <section class="panel racebox">
            <div class="panel-head">
              <h2>{t("race")}</h2>
              <span class="small muted">{t("race-line")}</span>
            </div>
            <RaceChart race={history.map((round) => round.after)} places={places} people={people} />
          </section>
        )}
        {awards.length > 0 && (
          <section class="awards" aria-label={t("awards")}>
            <ul>
              {awards.map((award) => (
                <AwardCard key={award.kind} award={award} people={people} />
              ))}
            </ul>
          </section>
        )}
      </main>
      <LookDialog />
    </div>
  );
}

function AwardCard({ award, people }: { readonly award: Award; readonly people: readonly Person[] }) {
  const who = award.seats.flatMap((seat) => people[seat] ?? []);
  return (
    <li class="award">
      <span class="point-badges">
        {who.map((person) => (
          <Badge key={person.key} symbol={person.symbol} kind={person.kind} />
        ))}
      </span>
      <div>
        <h3>{t(`award-${award.kind}`)}</h3>
        <p class="small muted">
          {t(`award-${award.kind}.words`, { names: list(who.map((person) => person.name)), count: award.count })}
        </p>
      </div>
    </li>
  );
}

function Rank({ place, people }: { readonly place: Place; readonly people: readonly Person[] }) {
  const who = place.seats.flatMap((seat) => people[seat] ?? []);
  return (
    <li class="rank" data-you={who.some((person) => person.you) || undefined}>
      <span class="rank-no">{place.place}</span>
      <span class="point-badges">
        {who.map((person) => (
          <Badge key={person.key} symbol={person.symbol} kind={person.kind} />
        ))}
      </span>
      <span class="point-name">{list(who.map((person) => person.name))}</span>
      <span class="point-sum">{place.points}</span>
    </li>
  );
}

/** Why the game is over, in a sentence. */
function whyOver(why: Ending, { target_score, turns_each }: Settings): string {
  return t(`ended-${why}`, { points: target_score, count: turns_each });
}

interface WinnerProps {
  readonly view: TableView;
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly teams: boolean;
}

/** Who won, on the moon; shared wins and teams stand there together. */
function Winner({ view, people, places, teams }: WinnerProps) {
  const winners = (view.public.game?.winners ?? []).flatMap((seat) => people[seat] ?? []);
  const best = places[0]?.points ?? 0;
  const next = places.find((place) => place.points < best);
  const units = places.filter(({ place }) => place === 1).length;
  const you = winners.some((person) => person.you) ? "yes" : "no";
  const names = list(winners.map((person) => person.name));
  const why = view.public.game?.ended_by;
  const heading =
    units > 1
      ? t("win-shared", { names })
      : teams
        ? t("win-team", { names })
        : t(why === "score" ? "win-moon" : "win", { name: names, you });
  const ahead =
    next && units === 1
      ? t("ahead-of", {
          points: best,
          by: best - next.points,
          names: list(
            places
              .filter((place) => place.points === next.points)
              .flatMap((place) => place.seats.map((seat) => people[seat]?.name ?? "")),
          ),
        })
      : t("points-each", { points: best });
  return (
    <section class="winner" aria-live="polite">
      <div class="winner-moon">
        <span class="winner-hares" data-n={Math.min(winners.length, 6)}>
          {winners.map((person) => (
            <span key={person.key} class="winner-hare" data-seat={person.symbol}>
              <svg viewBox="0 0 60 68" aria-hidden="true">
                <use href="#p-hare" />
                <use class="symbol" href={`#s-${person.symbol}`} x="15" y="36" width="25" height="25" />
              </svg>
            </span>
          ))}
        </span>
      </div>
      <h2 class="winner-words">{heading}</h2>
      <p class="muted">{ahead}</p>
      {why && <p class="small muted">{whyOver(why, view.public.settings)}</p>}
      <Again view={view} />
    </section>
  );
}
