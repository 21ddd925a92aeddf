// A round's points in five steps: the votes are in, they fall, the storyteller's card turns gold, the cards' owners, the
// points. Cards keep their places throughout. Played once, skippable by any touch or key; still for those who want that.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { look } from "../cards/look";
import { scaleFor } from "../cards/stones";
import { Trail } from "../cards/trail";
import { GuessLine } from "../door";
import { t } from "../i18n";
import { Lesson } from "../lessons";
import { isTaught } from "../lessons/memory";
import { topicOf } from "../lessons/topic";
import { IconButton } from "../parts/icon-button";
import { adopt } from "../parts/lazy";
import { useLatest, useSame } from "../parts/still";
import { useTop } from "../parts/top";
import { useShowSound } from "../sound/show";
import { boardElsewhere } from "../state/big-screen";
import { guessTally } from "../state/guesses";
import { useHeard } from "../state/heard";
import type { Outcome, TableView } from "../state/types";
import { ClueHead, ClueText } from "../table/clue";
import { Frame } from "../table/frame";
import { OnScreen } from "../table/on-screen";
import { sidesOf } from "../table/people";
import { useSettled } from "../table/settled";
import { ScoresSheet } from "../table/sheets";
import { RevealCards } from "./cards";
import { POINTS } from "./drama";
import { Foot, heard, ReasonBox } from "./foot";
import { GoOn, mainAction } from "./go-on";
import { rabbitsOf, saidOf, speakersOf, tellersOf } from "./people";
import { rowsOf, toldOf, toldOfCard } from "./points";
import { Result } from "./result";
import styles from "./reveal.css?text";
import { isTextLarge, LEAST_LARGE, MANY, MOST_AT_ONCE, roomFor, useSize } from "./room";
import { clueLine } from "./say";
import { markPlayed, roundName, seen } from "./seen";
import { useSkipKeys } from "./skip-keys";
import { useDrama } from "./use-drama";
import { Whys } from "./whys";

adopt(styles);

interface RevealProps {
  readonly view: TableView;
  readonly outcome: Outcome;
  /** Somebody wants to see it once more, from the table. */
  readonly again: boolean;
  /** On to the table, or to the end. */
  readonly onDone: () => void;
}

/** The points of a scored round. */
export function Reveal({ view, outcome, again, onDone }: RevealProps) {
  const name = roundName(view, outcome.round);
  useTop(name);
  const sides = sidesOf(view);
  const people = useSame(tellersOf(view, outcome));
  const rows = useMemo(() => rowsOf(outcome, sides), [outcome]);
  const own = rows.find((row) => row.seats.some((seat) => people[seat]?.you)) ?? null;
  // Once more, from the table, is for seeing the cards; and whoever did not play has no result to see in their place.
  const elsewhere = boardElsewhere.value && !again && own !== null;
  const taught = !again && view.own?.game != null && isTaught(topicOf("points", view), name);
  const large = isTextLarge();
  const { size, brief, crowded, aside, gain, votes } = roomFor(useSize(), outcome, rows, taught, large);
  // A round that was missed, or has been played, is simply shown.
  const missed = view.public.game?.phase !== "showing" && view.public.game?.phase !== "over";
  const first = useRef(!again && (seen(name).played || missed));
  const { step, points, mover, hop, skip, replay } = useDrama(outcome, sides, first.current);
  useShowSound(outcome, sides, { step, points, mover }, first.current);
  const playing = step < POINTS;
  useEffect(() => {
    if (!playing) markPlayed(name);
  }, [playing]);
  const all = useMemo(() => toldOf(outcome, rows), [rows]);
  const toldOfSeat = (seat: number) => all.find((one) => one.rows.some((row) => row.seats.includes(seat))) ?? null;
  const mine = own && toldOfSeat(own.seats[0] ?? -1);
  const [chosen, setChosen] = useState<number | null>(null);
  const told = chosen === null ? (mine ?? toldOfSeat(outcome.storyteller)) : toldOfCard(outcome, all, chosen);
  const [scores, setScores] = useState(false);
  // A second tap on "Show everything" must not go on past the points, nor one on "Vote" skip them; but whoever asks to
  // see them once more may have enough of it at once.
  const asked = useRef(again);
  const action = mainAction(view, playing);
  const settled = useSettled(action, action !== "skip" || !asked.current);
  const hurry = () => {
    if (settled()) skip();
  };
  useSkipKeys(playing, hurry);
  useHeard("points", [heard(step, all, mine, outcome, people)]);
  const lookAt = (card: string) =>
    look(outcome.slots, card, {
      caption: (one) => {
        const place = outcome.slots.indexOf(one);
        return t("slot-of", { slot: place + 1, name: people[outcome.owners[place] ?? -1]?.name ?? "" });
      },
    });
  const touch = (slot: number) => {
    const its = toldOfCard(outcome, all, slot);
    // Where reasons stand elsewhere, a card first tells its own.
    if (brief && its && its !== told) setChosen(slot);
    else lookAt(outcome.slots[slot - 1] ?? "");
  };
  const on = useLatest({ touch, lookAt });
  const onCard = useCallback((slot: number) => on.current.touch(slot), []);
  const onLook = useCallback((card: string) => on.current.lookAt(card), []);
  const teller = people[outcome.storyteller];
  const standing = outcome.after.map((_, seat) => points[sides.findIndex((side) => side.includes(seat))] ?? 0);
  return (
    <Frame
      view={view}
      layout="revealing"
      phase="showing"
      round={outcome.round}
      playing={playing}
      points={standing}
      tools={
        <IconButton
          icon="play"
          label={t("once-more")}
          disabled={playing}
          onClick={() => {
            asked.current = true;
            replay();
          }}
        />
      }
    >
      <div
        class="reveal"
        data-step={step}
        data-size={size}
        data-playing={playing || undefined}
        data-brief={brief || undefined}
        data-elsewhere={elsewhere || undefined}
        data-aside={aside || undefined}
        data-crowded={crowded || (!aside && outcome.slots.length >= MANY) || undefined}
        data-scrolls={outcome.slots.length > MOST_AT_ONCE || undefined}
        style={{ "--gain": `${gain}rem` }}
        onClickCapture={(event) => {
          if (!playing) return;
          event.preventDefault();
          event.stopPropagation();
          hurry();
        }}
      >
        <ClueHead
          teller={teller}
          line={clueLine(outcome, people, elsewhere && playing ? 1 : step)}
          label={t("the-clue")}
        >
          <ClueText clue={outcome.clue} teller={teller} />
          {!playing && !again && <Lesson view={view} kind="points" outcome={outcome} />}
        </ClueHead>
        {elsewhere && (
          <div class="result-place">
            {playing ? <OnScreen /> : <Result row={own} outcome={outcome} people={people} />}
          </div>
        )}
        {!elsewhere && (
          <RevealCards
            outcome={outcome}
            people={people}
            rows={rows}
            step={step}
            under={gain + votes}
            least={large ? LEAST_LARGE : undefined}
            told={brief ? told : null}
            onCard={onCard}
            onLook={onLook}
          />
        )}
        <Foot outcome={outcome} people={people} step={step} elsewhere={elsewhere} onSkip={hurry}>
          {brief && told && !elsewhere && <ReasonBox told={told} outcome={outcome} people={people} />}
          {!elsewhere && (
            <Whys
              key={name}
              all={saidOf(view.public.whys, people, outcome)}
              shown={!playing}
              awaited={speakersOf(view, people)}
            />
          )}
          {guessTally.value && <GuessLine view={view} outcome={outcome} />}
          <section class="path" aria-label={t("score-track")}>
            <button type="button" class="path-open" aria-label={t("scores")} onClick={() => setScores(true)} />
            <Trail
              rabbits={rabbitsOf(people, sides, points, mover)}
              scale={scaleFor(view.public.goal, Math.max(0, ...outcome.after))}
              hop={hop}
            />
          </section>
          <section class="act">
            <GoOn view={view} playing={playing} again={again} settled={settled} onDone={onDone} />
          </section>
        </Foot>
        {scores && <ScoresSheet view={view} onClose={() => setScores(false)} />}
      </div>
    </Frame>
  );
}
