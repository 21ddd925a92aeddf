// Which sentence teaches a newcomer what a phase asks of them, by the table's settings and what has happened. Pure.
import type { Face } from "../state/talk";
import type { Outcome, TableView } from "../state/types";
import type { Person } from "../table/people";

/** What is taught, each once. */
export type Kind = "tell" | "give" | "vote" | "points";

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
  if (view.public.settings.clue_from === "unseen") return { id: "tell-unseen", args: {}, face };
  if (view.public.game?.phase === "announcing" && drafted && rivals.length > 0)
    return rivals.length > 1
      ? { id: "rivals", args: {}, face: "wow" }
      : { id: "rival", args: { name: rivals[0] ?? "" }, face: "wow" };
  return { id: "tell", args: {}, face };
}

/** What somebody is taught who may give; `partner`: in teams, with whom it is `agreed` or not who does. */
export function giving(view: TableView, nameOf: NameOf, partner: string | null, agreed = false): Lesson {
  const { scoring } = view.public.settings;
  const name = nameOf(view.public.game?.storyteller ?? null);
  const count = view.own?.game?.may.give?.count ?? 1;
  if (partner !== null) return { id: agreed ? "give-agreed" : "give-team", args: { name, partner }, face: "wow" };
  return { id: `give-${scoring}${count > 1 ? "-many" : ""}`, args: { name }, face: "wow" };
}

/** What somebody is taught who may vote; `partner`: in teams, who gave a card for both. */
export function voting(view: TableView, nameOf: NameOf, partner: string | null): Lesson {
  const { scoring, points_single_vote: single } = view.public.settings;
  const name = nameOf(view.public.game?.storyteller ?? null);
  const may = view.own?.game?.may.vote;
  const face = "hm";
  if (may?.red) return { id: "vote-red", args: {}, face };
  if (scoring === "agreement") return { id: "vote-agreement", args: {}, face };
  const most = may?.most ?? 1;
  if (partner !== null && !view.public.settings.own_team_bonus)
    return { id: "vote-team", args: { name, partner }, face };
  if (most === 1) return { id: "vote", args: { name }, face };
  return { id: single > 0 ? "vote-many-single" : "vote-many", args: { name, most }, face };
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
