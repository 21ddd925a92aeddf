// A game that is over: the points of its last round first, then its end, which is loaded meanwhile.
import { useEffect } from "preact/hooks";
import { lazy } from "../parts/lazy";
import { useLastPoints } from "../reveal/last-points";
import { view as viewSignal } from "../state/table";
import "../table/styles";

const Final = lazy(() => import("./final").then((part) => part.Final), "final");

/** The screen of a game that is over. */
export function FinalScreen() {
  const view = viewSignal.value;
  const { points, again } = useLastPoints(view);
  useEffect(() => {
    // So that it is there when the points have been seen; what fails now is asked for again then.
    void Final.ahead().catch(() => {});
  }, []);
  if (!view?.public.game) return null;
  return points ?? <Final view={view} onLastRound={again} />;
}
