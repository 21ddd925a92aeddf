// One sentence a phase for newcomers, to the game or to what an edition changes, in its place. What it says and how it looks is loaded where somebody is taught.
import { lazy } from "../parts/lazy";
import { roundName } from "../reveal/seen";
import type { LessonProps } from "./lesson";
import { isTaught } from "./memory";
import { topicOf } from "./topic";

const Panel = lazy(() => import("./panel").then((part) => part.Panel), "lessons");

/** Shows the lesson of a phase to a newcomer, once; nothing to anybody else. */
export function Lesson(props: LessonProps) {
  const { view, kind, outcome } = props;
  const round = roundName(view, outcome?.round ?? view.public.game?.round ?? 0);
  if (!view.own?.game) return null;
  const topic = topicOf(kind, view);
  return isTaught(topic, round) && <Panel key={topic} {...props} topic={topic} round={round} />;
}
