// A game that is over: the points of its last round first, then its end, which is loaded meanwhile.
import "../cards/cards.css";
import "../cards/board.css";
import "../cards/clue.css";
import "../cards/look.css";
import "../cards/dial.css";
import "../cards/seats.css";
import "../table/table.css";
import "../table/windows.css";
import { useEffect, useState } from "preact/hooks";
import { lazy } from "../parts/lazy";
import { Reveal } from "../reveal";
import { markLeft, roundName, seen } from "../reveal/seen";
import { view as viewSignal } from "../state/table";

const Final = lazy(() => import("./final").then((part) => part.Final), "final");

/** The screen of a game that is over. */
export function FinalScreen() {
  const view = viewSignal.value;
  const [again, setAgain] = useState(false);
  useEffect(() => {
    // So that it is there when the points have been seen; what fails now is asked for again then.
    void Final.ahead().catch(() => {});
  }, []);
  const game = view?.public.game;
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
