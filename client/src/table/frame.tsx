// What stands around every screen of a game: the bar with the round's phases, the seats, the sheets, the closer look.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CallsOffer } from "../calls";
import { LookDialog } from "../cards/look";
import { SeatsBar } from "../cards/seats-bar";
import { Knock } from "../door";
import { t } from "../i18n";
import { IconButton } from "../parts/icon-button";
import { lostSeat, myTurn } from "../state/table";
import type { TableView } from "../state/types";
import { inCorner, isNarrow, isOpen, TalkButton, TalkPanel, Ticker, uncover } from "../talk";
import { TableClock } from "../time/clock";
import { TimeNote } from "../time/note";
import { AwayNote } from "./away-note";
import { LastRoundButton } from "./last-round";
import { pairState } from "./pair";
import { peopleOf, teamsOf } from "./people";
import { Phases } from "./phases";
import { roundWords } from "./rounds";
import { DiscardsSheet, ScoresSheet } from "./sheets";
import { tidingsOf, useTidings } from "./tidings";
import { TopBar } from "./topbar";

/** So many cards of a vote leave a corner free on wide screens. */
const MOST_WITH_CORNER = 6;

const NONE: readonly string[] = [];

interface FrameProps {
  readonly view: TableView;
  /** The phase to show as the present one, where it differs from the game's (points shown late). */
  readonly phase?: string;
  readonly round?: number;
  /** What the phase shows is still on its way: what comes after it is told once it is over. */
  readonly playing?: boolean;
  /** Which cards of the hand are chosen. */
  readonly chosen?: readonly string[];
  /** Points beside the badges, where they are not the present ones. */
  readonly points?: readonly number[] | undefined;
  /** A class for the layout: `voting`, `revealing`, `team`. */
  readonly layout?: string;
  /** Opens the last round's points again. */
  readonly onLastRound?: (() => void) | undefined;
  /** One more line under the bar. */
  readonly note?: ComponentChildren;
  /** More buttons before those of the bar. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame; its children fill the areas clue, focus, hand, act or those of their layout. */
export function Frame({
  view,
  phase,
  round,
  playing = false,
  chosen = NONE,
  points,
  layout = "",
  onLastRound,
  note,
  tools,
  children,
}: FrameProps) {
  const [open, setOpen] = useState<"scores" | "discards" | null>(null);
  const game = view.public.game;
  // Where cards lie for all to see the talk has no place of its own, and covers none of them unasked.
  const place = layout === "" || layout === "team" ? "grid" : "over";
  const shown = phase ?? game?.phase ?? "";
  useEffect(uncover, [place]);
  const tidings = tidingsOf(view, shown, round ?? game?.round ?? 0, chosen);
  useTidings(playing ? { ...tidings, task: "", waiting: "" } : tidings);
  if (!game) return null;
  const talks = isOpen(place);
  const pair = pairState(view);
  const corner = layout === "voting" && game.slots.length <= MOST_WITH_CORNER && inCorner();
  const brief = !talks && (corner || (isNarrow() && pair?.partner.kind === "person" && !pair.given));
  const people = peopleOf(view);
  // What may wait takes no room from the cards of a vote, nor from whoever has something to do.
  const quiet = layout === "revealing" || (layout !== "voting" && !myTurn.value);
  return (
    <main
      class={`table ${layout} ${talks && place === "grid" ? "talking" : ""}`}
      data-phase={shown}
      data-round={round ?? game.round}
    >
      <TopBar
        title={roundWords(view, round ?? game.round)}
        tools={
          <>
            <TableClock view={view} />
            {tools}
            <LastRoundButton onOpen={onLastRound} />
            <IconButton
              icon="cards"
              label={t("discards-open", { count: game.discards.length })}
              title={t("discards")}
              onClick={() => setOpen("discards")}
            />
            <TalkButton place={place} />
          </>
        }
      >
        <Phases now={shown} />
      </TopBar>
      <div class="note">
        <AwayNote people={people} phase={game.phase}>
          {lostSeat.value === "moved" && (
            <p class="banner">
              <span>
                <strong>{t("kind-moved")}.</strong> {t("kind-moved.words")}
              </span>
            </p>
          )}
          {note}
          <Knock />
        </AwayNote>
        <TimeNote view={view} />
        {quiet && view.public.time?.pace.name === "days" && view.own && <CallsOffer code={view.public.code} />}
        {!brief && <Ticker place={place} />}
      </div>
      <SeatsBar people={people} teams={teamsOf(view)} phase={shown} points={points} onOpen={() => setOpen("scores")} />
      {children}
      {(talks || brief) && <TalkPanel place={brief ? "grid" : place} brief={brief} />}
      {open === "scores" && <ScoresSheet view={view} onClose={() => setOpen(null)} />}
      {open === "discards" && <DiscardsSheet view={view} onClose={() => setOpen(null)} />}
      <LookDialog />
    </main>
  );
}
