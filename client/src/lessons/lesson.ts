// Which sentence teaches a newcomer what a phase asks of them, by the table's settings and what has happened. Pure.
import type { Face } from "../state/talk";
import type { Outcome, TableView } from "../state/types";
import type { Person } from "../table/people";
import { type Kind, topicOf } from "./topic";

/** Where a lesson stands. */
export interface LessonProps {
  readonly view: TableView;
  readonly kind: Kind;
  /** Of `points`: the round that they are of. */
  readonly outcome?: Outcome;
  /** Of `tell`: whether one has begun to write. */
  readonly drafted?: boolean;
}

export interface Lesson {
  /** Its sentence: `lesson-…` of the words, with `.head`. */
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly face: Face;
}

/** Somebody's name as the game's seats know it. */
export type NameOf = (seat: number | null) => string;

/** What somebody is taught who may tell; `drafted`: whether words of a clue of theirs stand there. */
export function telling(view: TableView, rivals: readonly string[], drafted: boolean): Lesson {
  const face = "hello";
  const id = topicOf("tell", view);
  if (id === "tell-unseen") return { id, args: {}, face };
  if (view.public.game?.phase === "announcing" && drafted && rivals.length > 0)
    return rivals.length > 1
      ? { id: "rivals", args: {}, face: "wow" }
      : { id: "rival", args: { name: rivals[0] ?? "" }, face: "wow" };
  return { id, args: {}, face };
}

/** What somebody is taught who may give; `partner`: in teams, with whom it is `agreed` or not who does. */
export function giving(view: TableView, nameOf: NameOf, partner: string | null, agreed = false): Lesson {
  const name = nameOf(view.public.game?.storyteller ?? null);
  if (partner === null) return { id: topicOf("give", view), args: { name }, face: "wow" };
  return { id: agreed ? "give-agreed" : topicOf("give", view), args: { name, partner }, face: "wow" };
}

/** What somebody is taught who may vote; `partner`: in teams, who gave a card for both. */
export function voting(view: TableView, nameOf: NameOf, partner: string | null): Lesson {
  const name = nameOf(view.public.game?.storyteller ?? null);
  const most = view.own?.game?.may.vote?.most ?? 1;
  const args = partner === null ? { name, most } : { name, most, partner };
  return { id: topicOf("vote", view), args, face: "hm" };
}

/**
 * Why the points of a round are what they are, by what happened; `played`: who sat where in it, oneself among them or
 * not.
 */
export function points(
  view: TableView,
  outcome: Outcome,
  played: readonly Pick<Person, "seat" | "name" | "you">[],
): Lesson {
  const settings = view.public.settings;
  const seat = played.find((one) => one.you)?.seat ?? -1;
  const face = (outcome.after[seat] ?? 0) > (outcome.before[seat] ?? 0) ? "love" : "hm";
  if (outcome.found === null) return { id: "points-agreement", args: { red: settings.red_vote ? "yes" : "no" }, face };
  const args = {
    name: played[outcome.storyteller]?.name ?? "",
    you: seat === outcome.storyteller ? "yes" : "no",
    teams: view.public.teams.length > 0 ? "yes" : "no",
    told: settings.points_storyteller,
    found: settings.points_finder,
    same: settings.points_storyteller === settings.points_finder ? "yes" : "no",
    others: settings.points_all_or_none,
    bonus: settings.points_vote_received,
    pays: settings.points_vote_received > 0 ? "yes" : "no",
  };
  return { id: `points-${outcome.found}`, args, face };
}
