// A round's points on the big screen: the steps of the players' own, at the sofa's size.
import { useEffect, useRef, useState } from "preact/hooks";
import { scaleFor } from "../cards/stones";
import { Trail } from "../cards/trail";
import { GuessLine } from "../door";
import { t } from "../i18n";
import { RevealCards } from "../reveal/cards";
import { POINTS } from "../reveal/drama";
import { ReasonBox } from "../reveal/foot";
import { rabbitsOf, saidOf, tellersOf } from "../reveal/people";
import { isAgreed, reasonCount, rowsOf, toldOf } from "../reveal/points";
import { MANY } from "../reveal/room";
import { clueLine, sayingOf } from "../reveal/say";
import { useDrama } from "../reveal/use-drama";
import { Why } from "../reveal/whys";
import { useShowSound } from "../sound/show";
import { guessTally } from "../state/guesses";
import type { Outcome, TableView } from "../state/types";
import { ClueHead, ClueText } from "../table/clue";
import { peopleOf, sidesOf } from "../table/people";
import { Beside, Top } from "./parts";

/** How long the last points stay before the end is shown, and how long each reason is told where they take turns. */
const LINGER_MS = 9000;
const EACH_REASON_MS = 3500;
/** Height under the cards for the points, in rem: with their reasons, and without. */
const WITH_REASONS = 10.75;
const WITHOUT = 2.4;
/** What the names of those who voted take besides, where votes are paid for agreeing. */
const NAMES = 1.75;
const VOTES = 1.6;
const MOST_REM = 40;

interface PointsProps {
  readonly view: TableView;
  readonly outcome: Outcome;
  readonly onSeen: () => void;
}

/** The points. */
export function Points({ view, outcome, onSeen }: PointsProps) {
  const sides = sidesOf(view);
  const people = tellersOf(view, outcome);
  const rows = rowsOf(outcome, sides);
  const all = toldOf(outcome, rows);
  const { step, points, mover, hop } = useDrama(outcome, sides, false);
  useShowSound(outcome, sides, { step, points, mover }, false);
  const many = outcome.slots.length >= MANY;
  const brief = many || rows.some((row) => reasonCount(outcome, row) > 2);
  // Who tells next has a turn of its own, where there is no place for it beside the reasons.
  const told = useTurns(all.length + (many ? 0 : 1), brief && step >= POINTS);
  const whys = saidOf(view.public.whys, people, outcome);
  // In the middle of a round's points there is one line to tell something in: reasons for points come first.
  const saying = useTurns(whys.length, !brief && whys.length > 0 && step >= POINTS);
  const why = saying === null ? null : whys[saying];
  const seen = useRef(onSeen);
  seen.current = onSeen;
  const over = view.public.game?.phase === "over";
  useEffect(() => {
    if (step < POINTS || !over) return;
    const timer = setTimeout(() => seen.current(), LINGER_MS);
    return () => clearTimeout(timer);
  }, [step, over]);
  const gain = brief ? WITHOUT + (isAgreed(outcome) ? NAMES : 0) : WITH_REASONS;
  const teller = people[outcome.storyteller];
  const { head, line } = sayingOf(outcome, people, step);
  const next = peopleOf(view)[view.public.game?.next_storyteller ?? -1];
  const row = told === null ? null : (all[told] ?? null);
  const said = (
    <section class="t-wait t-say" role="status">
      {step < POINTS ? (
        <h2>
          {head} <span>{line}</span>
        </h2>
      ) : (
        <>
          {row && <ReasonBox told={row} outcome={outcome} people={people} />}
          {next && (many || !row) && <h2>{t("next-round", { name: next.name, you: "no" })}</h2>}
        </>
      )}
      {why && <Why said={why} />}
      {step >= POINTS && guessTally.value && <GuessLine view={view} outcome={outcome} />}
    </section>
  );
  return (
    <div
      class={`t-phase t-points reveal ${many ? "t-two" : ""}`}
      data-step={step}
      data-size="desktop"
      data-brief={brief || undefined}
      style={{ "--gain": `${gain}rem` }}
    >
      <Top view={view} />
      <ClueHead teller={teller} line={clueLine(outcome, people, step)} label={t("the-clue")}>
        <ClueText clue={outcome.clue} teller={teller} />
      </ClueHead>
      <RevealCards
        outcome={outcome}
        people={people}
        rows={rows}
        step={step}
        under={gain + VOTES}
        most={MOST_REM}
        large
        told={row}
      />
      <Beside many={many} code={view.public.code}>
        {said}
      </Beside>
      <div class="t-path">
        <Trail
          rabbits={rabbitsOf(people, sides, points, mover)}
          scale={scaleFor(view.public.goal, Math.max(0, ...outcome.after))}
          hop={hop}
        />
      </div>
    </div>
  );
}

/** Which of so many rows is told now, each in its turn; null where none is. */
function useTurns(count: number, on: boolean): number | null {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => setTurn((last) => (last + 1) % count), EACH_REASON_MS);
    return () => clearInterval(timer);
  }, [on, count]);
  return on ? turn : null;
}
