// Whether the points of the last round stand where the screen behind them would be: until they have been left, and
// again whenever somebody wants to see them once more.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { TableView } from "../state/types";
import { Reveal } from ".";
import { markLeft, roundName, seen } from "./seen";

interface LastPoints {
  /** The points, or null where they are not to be seen now. */
  readonly points: VNode | null;
  /** Shows them again; nothing before the first round has been scored. */
  readonly again: (() => void) | undefined;
}

/** Follows the last round of a game. */
export function useLastPoints(view: TableView | null): LastPoints {
  const [wanted, setWanted] = useState(false);
  const outcome = view?.public.game?.outcome;
  if (!view || !outcome) return { points: null, again: undefined };
  const name = roundName(view, outcome.round);
  // They are the table's phase: nothing to go back to stands behind them.
  const due = view.public.stage === "playing" && view.public.game?.phase === "showing";
  const done = () => {
    setWanted(false);
    markLeft(name);
  };
  const shown = due || wanted || !seen(name).left;
  return {
    points: shown ? <Reveal key={name} view={view} outcome={outcome} again={wanted && !due} onDone={done} /> : null,
    again: () => setWanted(true),
  };
}
