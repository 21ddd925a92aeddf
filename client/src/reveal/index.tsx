// A round's points as a small drama: votes fall, the storyteller's card turns, owners come forward, points line by
// line, rabbits hop. Played once, skippable by any touch or key, still for those who want it still.
import "./reveal.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board, Slot } from "../cards/board";
import { Picture } from "../cards/card";
import { look } from "../cards/look";
import { scaleFor } from "../cards/stones";
import { type Rabbit, Track } from "../cards/track";
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { useTop } from "../parts/top";
import { card as cardOf } from "../state/sets";
import type { Outcome, Side, TableView } from "../state/types";
import { ClueHead, ClueText } from "../table/clue";
import { Frame } from "../table/frame";
import { type Person, peopleOf, sidesOf } from "../table/people";
import { useSettled } from "../table/settled";
import { ScoresSheet } from "../table/sheets";
import { EACH_LINE, hoppers, plan, standing } from "./drama";
import { useFollow, useSkipKeys } from "./follow";
import { GoOn, mainAction } from "./go-on";
import { type Row, rowsOf, votesBySlot } from "./points";
import { markPlayed, roundName, seen } from "./seen";
import { useDrama } from "./use-drama";
import { nothingWords, whyWords } from "./why";

/** From so many cards on, a phone cannot show the points below them without scrolling. */
const MANY_CARDS = 6;
const NARROW = "(max-width: 700px)";

interface RevealProps {
  readonly view: TableView;
  readonly outcome: Outcome;
  /** Somebody wants to see it once more, from the table. */
  readonly again: boolean;
  /** On to the table, or to the end. */
  readonly onDone: () => void;
}

/** Whether the window is wide enough for the points beside the cards. */
function useWide(): boolean {
  const query = useMemo(() => matchMedia("(min-width: 1100px)"), []);
  const [wide, setWide] = useState(query.matches);
  useEffect(() => {
    const change = () => setWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, [query]);
  return wide;
}

/** The points of a scored round. */
export function Reveal({ view, outcome, again, onDone }: RevealProps) {
  const name = roundName(view, outcome.round);
  useTop(name);
  const sides = sidesOf(view);
  const people = peopleOf(view).map((person) => ({ ...person, storyteller: person.seat === outcome.storyteller }));
  const wide = useWide();
  const rows = rowsOf(outcome, sides);
  const before = sides.map(([seat = 0]) => outcome.before[seat] ?? 0);
  const after = sides.map(([seat = 0]) => outcome.after[seat] ?? 0);
  const moves = hoppers(before, after);
  const hops = moves.reduce((sum, move) => sum + move.to - move.from, 0);
  const byCard = outcome.found !== null;
  const votes = votesBySlot(outcome);
  const count = votes.reduce((sum, slot) => sum + slot.voters.length + slot.red.length, 0);
  // Settled at the beginning: a drama does not change its length while it plays.
  const leaves = useRef(outcome.slots.length >= MANY_CARDS && matchMedia(NARROW).matches);
  const drama = plan(count, rows.length, hops, byCard, leaves.current);
  // A round that was missed, or has been played, is simply shown.
  const missed = view.public.game?.phase !== "showing" && view.public.game?.phase !== "over";
  const first = useRef(!again && (seen(name).played || missed));
  const { at, playing, skip, replay } = useDrama(drama, rows.length, hops, first.current, () => markPlayed(name));
  const hopped = at >= drama.hops && drama.hop > 0 ? Math.min(hops, Math.floor((at - drama.hops) / drama.hop) + 1) : 0;
  const now = standing(before, moves, playing ? hopped : hops);
  const shownRows = at < drama.lines ? 0 : Math.floor((at - drama.lines) / EACH_LINE) + 1;
  const target = byCard ? outcome.owners.indexOf(outcome.storyteller) : -1;
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
  const follow = useFollow(playing, at >= drama.lines, at >= drama.hops);
  const teller = people[outcome.storyteller];
  const line = !byCard
    ? teller?.you
      ? t("your-clue")
      : t("clue-of", { name: teller?.name ?? "" })
    : at >= drama.card
      ? t("card-was", { name: teller?.name ?? "", you: teller?.you ? "yes" : "no", slot: target + 1 })
      : t("card-which", { name: teller?.name ?? "", you: teller?.you ? "yes" : "no" });
  return (
    <Frame
      view={view}
      layout="revealing"
      phase="showing"
      round={outcome.round}
      points={outcome.after.map((_, seat) => now[sides.findIndex((side) => side.includes(seat))] ?? 0)}
    >
      <div
        class="reveal"
        ref={follow}
        data-votes={at >= drama.votes || undefined}
        data-card={at >= drama.card || undefined}
        data-owners={at >= drama.owners || undefined}
        data-playing={playing || undefined}
        onClickCapture={(event) => {
          if (!playing) return;
          event.preventDefault();
          event.stopPropagation();
          hurry();
        }}
      >
        <ClueHead teller={teller} line={line} label={t("the-clue")}>
          <ClueText clue={outcome.clue} teller={teller} />
        </ClueHead>
        <Board count={outcome.slots.length} under={2.25} flowing={!wide} label={t("cards-on-table")}>
          {outcome.slots.map((card, index) => (
            <RevealSlot
              key={card}
              card={card}
              slot={index + 1}
              owner={people[outcome.owners[index] ?? -1]}
              target={index === target && at >= drama.card}
              votes={votes[index] ?? { voters: [], red: [] }}
              firstVote={votes.slice(0, index).reduce((sum, one) => sum + one.voters.length + one.red.length, 0)}
              people={people}
              onLook={() =>
                look(outcome.slots, card, {
                  caption: (one) => {
                    const place = outcome.slots.indexOf(one);
                    return t("slot-of", { slot: place + 1, name: people[outcome.owners[place] ?? -1]?.name ?? "" });
                  },
                })
              }
            />
          ))}
        </Board>
        <section class="tally panel" aria-label={t("points-of-round")}>
          <div class="panel-head">
            <h2>{t("points")}</h2>
            <button
              type="button"
              class="btn btn-quiet"
              onClick={() => {
                asked.current = true;
                replay();
              }}
            >
              <Icon name="play" />
              {t("once-more")}
            </button>
          </div>
          <ol class="points" data-many={rows.length > 8 || undefined}>
            {rows.map((row, index) => (
              <PointRow key={row.seats[0]} row={row} shown={index < shownRows} outcome={outcome} people={people} />
            ))}
          </ol>
        </section>
        <section class="path" aria-label={t("score-track")}>
          <button type="button" class="path-open" aria-label={t("scores")} onClick={() => setScores(true)} />
          <RevealTrack
            view={view}
            people={people}
            sides={sides}
            points={now}
            hopping={playing && hopped > 0}
            moves={moves}
            hopped={hopped}
            hop={drama.hop}
          />
        </section>
        <section class="act">
          <GoOn view={view} playing={playing} again={again} settled={settled} onSkip={hurry} onDone={onDone} />
        </section>
        {scores && <ScoresSheet view={view} onClose={() => setScores(false)} />}
      </div>
    </Frame>
  );
}

interface RevealSlotProps {
  readonly card: string;
  readonly slot: number;
  readonly owner: Person | undefined;
  readonly target: boolean;
  readonly votes: { readonly voters: readonly number[]; readonly red: readonly number[] };
  /** How many votes have fallen on the cards before. */
  readonly firstVote: number;
  readonly people: readonly Person[];
  readonly onLook: () => void;
}

function RevealSlot({ card, slot, owner, target, votes, firstVote, people, onLook }: RevealSlotProps) {
  const words = cardOf(card);
  const voters = votes.voters.flatMap((seat) => people[seat] ?? []);
  const reds = votes.red.flatMap((seat) => people[seat] ?? []);
  return (
    <Slot
      slot={slot}
      below={
        <div
          class="slot-votes"
          role="img"
          aria-label={
            voters.length + reds.length === 0
              ? t("no-votes")
              : [
                  voters.length > 0 && t("votes-of", { names: list(voters.map((person) => person.name)) }),
                  reds.length > 0 && t("red-vote-of", { names: list(reds.map((person) => person.name)) }),
                ]
                  .filter(Boolean)
                  .join("; ")
          }
        >
          {voters.map((person, index) => (
            <span key={person.key} class="slot-vote" style={{ "--k": firstVote + index }}>
              <Badge symbol={person.symbol} kind={person.kind} />
            </span>
          ))}
          {reds.map((person, index) => (
            <span key={person.key} class="slot-vote slot-vote-red" style={{ "--k": firstVote + voters.length + index }}>
              <Badge symbol={person.symbol} kind={person.kind} />
            </span>
          ))}
          {voters.length + reds.length === 0 && <span class="none">{t("no-votes")}</span>}
        </div>
      }
    >
      <button
        type="button"
        class="card"
        data-state={target ? "storyteller" : undefined}
        data-vote={reds.length > 0 ? "red" : undefined}
        data-card={card}
        aria-label={[t("slot-of", { slot, name: owner?.name ?? "" }), words?.description].filter(Boolean).join(". ")}
        onClick={onLook}
      >
        <Picture id={card} alt="" />
      </button>
      {owner && (
        <span class="slot-owner" style={{ "--i": slot - 1 }}>
          <span class="chip">
            <Badge symbol={owner.symbol} kind={owner.kind} />
            <span>{owner.name}</span>
          </span>
        </span>
      )}
    </Slot>
  );
}

/** Whose deed it was, where two share the points. */
function whose(row: Row, seat: number, people: readonly Person[]): string {
  return row.seats.length > 1 ? `${people[seat]?.name}: ` : "";
}

interface PointRowProps {
  readonly row: Row;
  readonly shown: boolean;
  readonly outcome: Outcome;
  readonly people: readonly Person[];
}

function PointRow({ row, shown, outcome, people }: PointRowProps) {
  const who = row.seats.flatMap((seat) => people[seat] ?? []);
  return (
    <li class="point" data-shown={shown || undefined} data-you={who.some((person) => person.you) || undefined}>
      <span class="point-badges">
        {who.map((person) => (
          <Badge key={person.key} symbol={person.symbol} kind={person.kind} />
        ))}
      </span>
      <div>
        <div class="point-name">{list(who.map((person) => person.name))}</div>
        <div class="point-why">
          {row.lines.map((line, index) => (
            <span key={`${line.seat}-${line.reason}`}>
              {index > 0 && " · "}
              {whose(row, line.seat, people)}
              <b>+{line.points}</b> {whyWords(line, outcome, people)}
            </span>
          ))}
          {row.nothing && (
            <>
              {whose(row, row.nothing.seat, people)}
              {nothingWords(row.nothing, outcome, people)}
            </>
          )}
        </div>
      </div>
      <span class="point-sum" data-zero={row.gained === 0 || undefined}>
        {row.gained > 0 ? `+${row.gained}` : "0"}
        <span class="point-now">{t("points-in-all", { points: row.total })}</span>
      </span>
    </li>
  );
}

interface RevealTrackProps {
  readonly view: TableView;
  readonly people: readonly Person[];
  readonly sides: readonly Side[];
  /** By side. */
  readonly points: readonly number[];
  readonly hopping: boolean;
  readonly moves: readonly { readonly rabbit: number; readonly from: number; readonly to: number }[];
  readonly hopped: number;
  readonly hop: number;
}

function RevealTrack({ view, people, sides, points, hopping, moves, hopped, hop }: RevealTrackProps) {
  const scale = scaleFor(view.public.goal, Math.max(0, ...people.map((person) => person.points)));
  let left = hopped;
  const mover = moves.find((move) => {
    const steps = move.to - move.from;
    if (left <= steps) return true;
    left -= steps;
    return false;
  });
  const rabbits: Rabbit[] = points.flatMap((value, index) => {
    const who = (sides[index] ?? []).flatMap((seat) => people[seat] ?? []);
    if (who.length === 0) return [];
    return [
      {
        key: index,
        name: list(who.map((person) => person.name)),
        symbols: who.map((person) => person.symbol),
        points: value,
        you: who.some((person) => person.you),
        hopping: hopping && mover?.rabbit === index,
      },
    ];
  });
  return <Track rabbits={rabbits} scale={scale} hop={hop} />;
}
