// The end of a game: the winner on the moon, and the cards that one wants to see once more. Numbers come third: the
// race, the standing, who understood whom; then the album.
import { useEffect, useState } from "preact/hooks";
import { LookDialog } from "../cards/look";
import { t } from "../i18n";
import { isProblem, roundsAt, useTold } from "../memory/told";
import { adopt } from "../parts/lazy";
import { useTop } from "../parts/top";
import type { Chronicle } from "../protocol";
import { cue } from "../sound";
import type { TableView } from "../state/types";
import { LastRoundButton } from "../table/last-round";
import { inTeams, peopleOf, sidesOf } from "../table/people";
import { TopBar } from "../table/topbar";
import { Talking } from "../talk";
import { Again } from "./again";
import { AlbumStrip } from "./album-strip";
import { EveningCards } from "./evening-cards";
import styles from "./final.css?text";
import { RaceChart } from "./race-chart";
import { Ranks } from "./ranks";
import { Minds } from "./sky";
import { standingOf } from "./standing";
import { Winner } from "./winner";

adopt(styles);

/** So long nothing is shown where the cards will stand: what comes below them is not to jump. */
const WAIT_MS = 1500;

/** The screen; `onLastRound` shows the last round's points again. */
export function Final({ view, onLastRound }: { view: TableView; onLastRound: (() => void) | undefined }) {
  useTop("final");
  useEffect(() => cue("end"), []);
  const { code, game_number: number, edition } = view.public;
  const told = useTold<Chronicle>(roundsAt(code, number));
  const chronicle = told && !isProblem(told) ? told : null;
  const waiting = useShortWait() && told === null;
  const people = peopleOf(view);
  const places = standingOf(
    people.map((person) => person.points),
    sidesOf(view),
  );
  const rounds = view.public.game?.outcome?.round ?? view.public.game?.round ?? 0;
  return (
    <div class="final-page">
      <TopBar
        title={t("the-end")}
        line={t("edition-and-rounds", { edition: t(`edition-${edition}`), count: rounds })}
        tools={
          <>
            <LastRoundButton onOpen={onLastRound} />
            <Talking />
          </>
        }
      />
      <main class="final" data-many={people.length > 8 || undefined}>
        <Winner view={view} people={people} places={places} teams={inTeams(view)} />
        <Again view={view} />
        {!waiting && (
          <>
            {chronicle && <EveningCards chronicle={chronicle} you={view.own?.key} />}
            <section class="panel end-race">
              <div class="panel-head">
                <h2>{chronicle ? t("race") : t("standing")}</h2>
                {chronicle && <span class="small muted">{t("race-line")}</span>}
              </div>
              <div class="race-and">
                {chronicle && chronicle.rounds.length > 0 && (
                  <RaceChart
                    race={chronicle.rounds.map((round) => round.outcome.after)}
                    places={places}
                    people={people}
                    goal={view.public.goal}
                  />
                )}
                <Ranks places={places} people={people} />
              </div>
            </section>
            {chronicle && <Minds chronicle={chronicle} />}
            {chronicle && <AlbumStrip code={code} chronicle={chronicle} />}
          </>
        )}
      </main>
      <LookDialog />
    </div>
  );
}

/** Whether the screen has only just come. */
function useShortWait(): boolean {
  const [short, setShort] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShort(false), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return short;
}
