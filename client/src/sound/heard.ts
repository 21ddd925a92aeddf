// Which cues two following views of a table ask for. Pure. What the reveal plays belongs to its own show.
import type { TableView } from "../state/types";
import type { Cue } from "./cues";

export interface Heard {
  readonly cue: Cue;
  /** In so many seconds. */
  readonly after: number;
}

/** So many laid cards or votes at once are told apart; more would only be noise. */
const MOST = 3;
const APART = 0.09;
/** One's own turn is called after what brought it about. */
const THEN = 0.85;

/** Whether something is awaited of the viewer that has a sound: all but going on from the points. */
function isCalled(view: TableView): boolean {
  const game = view.public.game;
  const seat = view.own?.game?.seat;
  return (
    view.public.stage === "playing" &&
    game !== null &&
    game.phase !== "showing" &&
    seat !== undefined &&
    game.standings[seat] === "awaited"
  );
}

/** What is to be heard, in its order; somebody who asks for a seat knocks at the host's. */
export function heardOf(before: TableView, after: TableView): Heard[] {
  if (before.public.code !== after.public.code) return [];
  const [then, now] = [before.public.game, after.public.game];
  const heard: Heard[] = [];
  const started = now !== null && before.public.game_number !== after.public.game_number;
  if (then && now && !started) {
    const told = now.clue !== null && (then.clue === null || then.round !== now.round);
    if (told && (now.phase === "giving" || now.phase === "voting")) heard.push({ cue: "clue", after: 0 });
    else if (then.phase === "giving" && now.phase === "voting") heard.push({ cue: "all-in", after: 0 });
    else if (then.phase === now.phase && (now.phase === "giving" || now.phase === "voting")) {
      const done = now.standings.filter((one, seat) => one === "done" && then.standings[seat] === "awaited").length;
      for (let one = 0; one < Math.min(done, MOST); one += 1)
        heard.push({ cue: now.phase === "giving" ? "card" : "vote", after: one * APART });
    }
  }
  const asked = before.public.guests.filter((one) => one.asks).map((one) => one.key);
  if (after.own?.host && after.public.guests.some((one) => one.asks && !asked.includes(one.key)))
    heard.push({ cue: "knock", after: heard.length > 0 ? THEN : 0 });
  const called = isCalled(after) && (!isCalled(before) || started || then?.phase !== now?.phase);
  if (called) heard.push({ cue: "your-turn", after: heard.length > 0 ? THEN : 0 });
  return heard;
}
