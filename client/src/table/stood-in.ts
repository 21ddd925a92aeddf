// What the computer did in somebody's place: told to them once, since a card or a vote lies there that they did not choose.
// Knows what this page was asked for and did not do; what another page did is no concern of it.
import { list, t } from "../i18n";
import { roundName } from "../reveal/seen";
import type { Command, TableView } from "../state/types";

const TASKS = { "give-cards": "give", "cast-votes": "vote" } as const;
type Task = (typeof TASKS)[keyof typeof TASKS];

/** For which round a task was last asked of this page. */
const asked = new Map<Task, string>();
/** The tasks that it sent an answer to since. */
const answered = new Set<Task>();

/** This page does what it was asked for: before it is sent, since the table may show it sooner than it answers. */
export function answer(command: Command["type"]): void {
  if (command === "give-cards" || command === "cast-votes") answered.add(TASKS[command]);
}

/** How the computer has stood in since the last view, in words; usually not at all. */
export function stoodIn(view: TableView): string[] {
  const { game } = view.public;
  const own = view.own?.game;
  if (!game || !own) return [];
  const round = roundName(view, game.round);
  const scored = game.outcome?.round === game.round ? game.outcome : null;
  const given = own.given.length || (scored?.owners.filter((seat) => seat === own.seat).length ?? 0);
  const votes = own.votes.length > 0 ? own.votes : (scored?.ballots[own.seat]?.slots ?? []);
  const told = (task: Task, done: number, words: () => string) => {
    if (done === 0) {
      if (own.may[task] && asked.get(task) !== round) {
        asked.set(task, round);
        answered.delete(task);
      }
      return [];
    }
    const alone = asked.get(task) === round && !answered.has(task);
    asked.delete(task);
    return alone ? [words()] : [];
  };
  return [
    ...told("give", given, () => t("stood-in-give", { count: given })),
    ...told("vote", votes.length, () => t("stood-in-vote", { cards: list(votes.map(String)), count: votes.length })),
  ];
}
