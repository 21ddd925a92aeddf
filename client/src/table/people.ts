// The people of a game as screens speak of them: member, seat, points and what they are doing, in one.
import { type Clock, clocks } from "../state/clocks";
import type { Member, PublicView, Side, TableView } from "../state/types";

export interface Person extends Member {
  readonly seat: number;
  readonly points: number;
  readonly role: PublicView["roles"][number];
  readonly state: PublicView["standings"][number];
  readonly you: boolean;
  readonly storyteller: boolean;
  /** Whether they write a clue at this moment. */
  readonly choosing: boolean;
  /** Runs while their connection is gone; then the computer plays. */
  readonly leaving: Clock | undefined;
}

/** The people in the order of seats; empty where no game runs. */
export function peopleOf(view: TableView): Person[] {
  const game = view.public.game;
  if (!game) return [];
  const days = view.public.time?.pace.name === "days";
  return game.roles.flatMap((role, seat) => {
    const member = view.public.members[seat];
    const standing = game.standings[seat];
    if (!member || !standing) return [];
    // Over days the points wait for all people.
    const unseen = days && game.phase === "showing" && standing === "idle" && member.kind === "person";
    const state = unseen ? "awaited" : standing;
    const storyteller = game.storyteller === seat && game.phase !== "announcing";
    // A guest may have left a seat that the computer plays under the same key.
    const you = member.key === view.own?.key && !view.own.guest;
    const choosing = view.public.choosing.includes(member.key);
    const leaving = clocks.value.find((clock) => clock.what === "away" && clock.key === member.key);
    return [{ ...member, seat, points: game.points[seat] ?? 0, role, state, you, storyteller, choosing, leaving }];
  });
}

/** Whose points are one: everybody's own, or in teams the partners'. */
export function sidesOf(view: TableView): readonly Side[] {
  return inTeams(view) ? view.public.teams : view.public.members.map((_, seat) => [seat]);
}

/** Whether partners play together at this table. */
export function inTeams(view: TableView): boolean {
  return view.public.teams.length > 0;
}

/** The people whom the game awaits, in the order of seats. */
export function awaitedOf(people: readonly Person[]): Person[] {
  return people.filter((person) => person.state === "awaited");
}

/** What a badge's corner says of somebody. */
export function badgeState(person: Person, phase: string): "thinking" | "done" | "away" | undefined {
  if (person.presence === "away") return "away";
  if (phase === "over") return undefined;
  if (person.choosing) return "thinking";
  if (phase === "announcing") return undefined;
  if (person.state === "awaited") return "thinking";
  if (person.state === "done") return "done";
  return undefined;
}

/** Teams as pairs of people; the lower seat first. */
export function teamsOf(view: TableView): (readonly [Person, Person])[] {
  const people = peopleOf(view);
  return view.public.teams.flatMap(([first = -1, second = -1]) => {
    const [one, other] = [people[first], people[second]];
    return one && other ? [[one, other] as const] : [];
  });
}

/** Who plays with whoever looks at the view; undefined outside teams. */
export function partnerOf(view: TableView): Person | undefined {
  const two = teamsOf(view).find((pair) => pair.some((one) => one.you));
  return two?.find((one) => !one.you);
}
