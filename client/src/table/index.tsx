// A running game: chooses what its phase asks of this seat, and shows a round's points first where they have not
// been seen.
import { useEffect, useRef, useState } from "preact/hooks";
import { WatchScreen } from "../door/screens";
import { RulesSheet } from "../pages";
import { useTop } from "../parts/top";
import { Reveal } from "../reveal";
import { useLastPoints } from "../reveal/last-points";
import { view as viewSignal } from "../state/table";
import type { TableView } from "../state/types";
import { draftOf, recallDraft, taskOf } from "./drafts";
import { Frame } from "./frame";
import { Giving } from "./giving";
import { useHandChoice } from "./hand";
import { inTeams } from "./people";
import { Telling, WaitingForClue } from "./telling";
import { Voting } from "./voting";
import "./styles";

/** The screen of a running game. */
export function TableScreen() {
  const view = viewSignal.value;
  const { points, again } = useLastPoints(view);
  const game = view?.public.game;
  if (!view || !game) return null;
  return (
    points ?? (
      <Round key={`${view.public.code}/${view.public.game_number}/${game.round}`} view={view} onLastRound={again} />
    )
  );
}

/** One round up to its points. What was picked of the hand lives as long as the round. */
function Round({ view, onLastRound }: { readonly view: TableView; readonly onLastRound: (() => void) | undefined }) {
  const game = view.public.game;
  const own = view.own?.game;
  useTop(game?.phase ?? "");
  const [rules, setRules] = useState(false);
  const draft = useRef(recallDraft(...draftOf(view)).card);
  const phases = useRef<string[]>([]);
  const most = own?.may.give?.count ?? (game?.phase === "giving" ? view.public.settings.cards_given : 1);
  const mayTell = own?.may.tell ?? null;
  // Those who wait for a clue may pick ahead what they will give; in the first round everybody picks for a clue of theirs.
  const task = taskOf(view, game?.phase === "announcing" ? "announce" : "round");
  const hand = useHandChoice(own?.hand ?? [], Math.max(1, most), task, mayTell ? draft.current : null);
  useEffect(() => {
    // What fails now is asked for again once it is shown.
    if (game?.phase === "voting") void Reveal.ahead().catch(() => {});
  }, [game?.phase]);
  if (!game) return null;
  if (!own) return <WatchScreen />;
  if (phases.current.at(-1) !== game.phase) phases.current.push(game.phase);
  // Cards turn over before the eyes of those who saw them being given; a reload finds them lying there.
  const fresh = game.phase === "voting" && phases.current.includes("giving");
  const layout = game.phase === "voting" ? "voting" : inTeams(view) && game.phase === "giving" ? "team" : "";
  return (
    <Frame view={view} layout={layout} chosen={hand.chosen} onLastRound={onLastRound}>
      {game.phase === "voting" ? (
        <Voting view={view} fresh={fresh} />
      ) : game.phase === "giving" ? (
        <Giving view={view} hand={hand} />
      ) : mayTell ? (
        <Telling view={view} hand={hand} tell={mayTell} />
      ) : (
        <WaitingForClue view={view} hand={hand} onRules={() => setRules(true)} />
      )}
      {rules && <RulesSheet shown={view.public} onClose={() => setRules(false)} />}
    </Frame>
  );
}
