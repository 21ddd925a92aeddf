// What stands around every screen of a game: the bar with the round's phases, the seats, the sheets, the closer look.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CallsOffer } from "../calls";
import { LookDialog } from "../cards/look";
import { SeatsBar } from "../cards/seats-bar";
import { Knock } from "../door";
import { t } from "../i18n";
import { IconButton } from "../parts/icon-button";
import { lostSeat } from "../state/table";
import type { TableView } from "../state/types";
import { inCorner, isNarrow, isOpen, TalkButton, TalkPanel, Ticker, uncover } from "../talk";
import { TableClock } from "../time/clock";
import { TimeNote } from "../time/note";
import { waitingWords } from "./awaited";
import { AwayNote } from "./away-note";
import { LastRoundButton } from "./last-round";
import { pairState } from "./pair";
import { peopleOf, teamsOf } from "./people";
import { DiscardsSheet, ScoresSheet } from "./sheets";
import { TopBar } from "./topbar";
import { voteQuestion } from "./vote-words";

const PHASES = [
  { name: "clue", phases: ["announcing", "telling"] },
  { name: "give", phases: ["giving"] },
  { name: "vote", phases: ["voting"] },
  { name: "score", phases: ["showing", "over"] },
] as const;

function Phases({ now }: { readonly now: string }) {
  return (
    <ol class="phases" aria-label={t("phases")}>
      {PHASES.map(({ name, phases }) => {
        const current = (phases as readonly string[]).includes(now);
        return (
          <li key={name} class="phase" aria-current={current ? "step" : undefined}>
            <svg aria-hidden="true">
              <use href={`#m-${name}`} />
            </svg>
            <span class={current ? undefined : "visually-hidden"}>{t(`phase-${name}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** So many cards of a vote leave a corner free on wide screens. */
const MOST_WITH_CORNER = 6;

interface FrameProps {
  readonly view: TableView;
  /** The phase to show as the present one, where it differs from the game's (points shown late). */
  readonly phase?: string;
  readonly round?: number;
  /** How many cards of the hand are chosen. */
  readonly chosen?: number;
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

/** What has changed and what there is to do, for those who do not see the screen turn. */
function tidings(view: TableView, phase: string, round: number, chosen: number): string {
  const may = view.own?.game?.may;
  const part = PHASES.find(({ phases }) => (phases as readonly string[]).includes(phase));
  let task = "";
  if (phase === view.public.game?.phase) {
    if (may?.tell)
      task = t(phase === "announcing" ? "ask-announce" : may.tell.with_card ? "ask-tell" : "ask-tell-unseen");
    else if (may?.give) task = giveTask(may.give.count, chosen);
    else if (may?.vote) task = voteQuestion(view, may.vote);
    else task = waitingWords(view);
  }
  return [t("round", { round }), part && t(`phase-${part.name}`), task].filter(Boolean).join(". ");
}

function giveTask(count: number, chosen: number): string {
  if (chosen === 0) return t("give-needs", { count });
  return chosen < count ? t("give-more", { count: count - chosen }) : t("give-these", { count });
}

/** The frame; its children fill the areas clue, focus, hand, act or those of their layout. */
export function Frame({
  view,
  phase,
  round,
  chosen = 0,
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
  useEffect(uncover, [place]);
  if (!game) return null;
  const talks = isOpen(place);
  const pair = pairState(view);
  const corner = layout === "voting" && game.slots.length <= MOST_WITH_CORNER && inCorner();
  const brief = !talks && (corner || (isNarrow() && pair?.partner.kind === "person" && !pair.given));
  const people = peopleOf(view);
  const shown = phase ?? game.phase;
  return (
    <main
      class={`table ${layout} ${talks && place === "grid" ? "talking" : ""}`}
      data-phase={shown}
      data-round={round ?? game.round}
    >
      <TopBar
        title={t("round", { round: round ?? game.round })}
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
        {view.public.time?.pace.name === "days" && view.own && <CallsOffer code={view.public.code} />}
        {!brief && <Ticker place={place} />}
      </div>
      <SeatsBar people={people} teams={teamsOf(view)} phase={shown} points={points} onOpen={() => setOpen("scores")} />
      {children}
      {(talks || brief) && <TalkPanel place={brief ? "grid" : place} brief={brief} />}
      <p class="visually-hidden" role="status">
        {tidings(view, shown, round ?? game.round, chosen)}
      </p>
      {open === "scores" && <ScoresSheet view={view} onClose={() => setOpen(null)} />}
      {open === "discards" && <DiscardsSheet view={view} onClose={() => setOpen(null)} />}
      <LookDialog />
    </main>
  );
}
