// What the computer did in somebody's place: told to them once, since a card, a vote or a clue lies there that they did not
// choose. Goes by what this browser has sent, which it keeps: a page that was asleep, closed or loaded anew tells it, too.
import { list, t } from "../i18n";
import { keep, recallJson } from "../state/kept";
import type { Command, TableView } from "../state/types";

const TASKS = ["tell", "give", "vote"] as const;
type Task = (typeof TASKS)[number];

/** The round in which this browser saw its seat last. */
interface Kept {
  readonly key: number;
  /** The table's game by its number. */
  readonly game: number;
  readonly round: number;
  /** What was sent from here in this round. */
  readonly sent: readonly string[];
  /** What has been seen done in it, by whomever. */
  readonly done: readonly string[];
  /** Whether nothing more was to do in it. */
  readonly whole: boolean;
}

function isKept(value: unknown): value is Kept {
  const it = value as Partial<Kept> | null;
  return (
    [it?.key, it?.game, it?.round].every((one) => typeof one === "number") &&
    Array.isArray(it?.sent) &&
    Array.isArray(it.done)
  );
}

const nameAt = (code: string) => `played/${code}` as const;

function note(code: string, before: Kept | null, now: Kept): void {
  const text = JSON.stringify(now);
  if (text !== JSON.stringify(before)) keep(nameAt(code), text);
}

function tasksOf(command: Command): Task[] {
  if (command.type === "tell-clue") return command.card ? ["tell", "give"] : ["tell"];
  return command.type === "give-cards" ? ["give"] : command.type === "cast-votes" ? ["vote"] : [];
}

/** This browser does what it was asked for: before it is sent, since the table may show it sooner than it answers. */
export function answer(view: TableView | null, command: Command): void {
  sentHere(view, (sent) => [...sent, ...tasksOf(command)]);
}

/** The table has refused it: the computer may have been sooner. */
export function unanswer(view: TableView | null, command: Command): void {
  const tasks: readonly string[] = tasksOf(command);
  sentHere(view, (sent) => sent.filter((one) => !tasks.includes(one)));
}

function sentHere(view: TableView | null, change: (sent: readonly string[]) => readonly string[]): void {
  const code = view?.public.code;
  const kept = code === undefined ? null : recallJson(nameAt(code), isKept);
  if (code === undefined || !kept || kept.round !== view?.public.game?.round) return;
  note(code, kept, { ...kept, sent: change(kept.sent) });
}

/** Forgets what was done from here, since the seat is another device's or is only just this one's. */
export function forgetPlayed(code: string): void {
  keep(nameAt(code), null);
}

/** How the computer has stood in since this was asked last, in words; usually not at all. */
export function stoodIn(view: TableView): string[] {
  const { code, game, game_number: number } = view.public;
  const seat = view.own;
  if (!seat || seat.guest) {
    forgetPlayed(code);
    return [];
  }
  const before = recallJson(nameAt(code), isKept);
  const kept = before?.key === seat.key ? before : null;
  const own = seat.game;
  const nothing: Pick<Kept, "key" | "game" | "sent" | "done"> = { key: seat.key, game: number, sent: [], done: [] };
  if (!game || !own) {
    // Before a game; the seat is theirs from its first round on.
    if (!kept) note(code, before, { ...nothing, game: 0, round: 0, whole: true });
    return [];
  }
  const { round } = game;
  if (!kept) {
    // What was done in this round before is not known here.
    note(code, before, { ...nothing, round, done: TASKS, whole: true });
    return [];
  }
  const last: Kept = kept.game === number ? kept : { ...nothing, round: 0, whole: true };
  const same: Omit<Kept, "whole"> = last.round === round ? last : { ...nothing, round };
  const all = doneIn(view);
  const did = all.filter((one) => !same.done.includes(one.task));
  note(code, before, {
    ...nothing,
    round,
    sent: same.sent,
    done: [...same.done, ...did.map((one) => one.task)],
    whole: isWhole(view),
  });
  const from = last.whole ? last.round + 1 : last.round;
  const away = from < round ? [t("stood-in-rounds", { from, to: round - 1, count: round - from })] : [];
  // The clue of the last of them is still shown.
  const shown = away.length > 0 && game.outcome?.round === round - 1 ? game.outcome : null;
  const theirs = last.round === shown?.round && last.done.includes("tell");
  if (shown?.storyteller === own.seat && !theirs) away.push(...toldWords(shown.clue.text));
  const alone = did.filter((one) => !same.sent.includes(one.task));
  // Whoever tells for a card has given it by that.
  const clued = all.some((one) => one.task === "tell") && !same.sent.includes("tell");
  return [...away, ...alone.filter((one) => one.task !== "give" || !clued).flatMap((one) => one.words())];
}

interface Done {
  readonly task: Task;
  readonly words: () => string[];
}

const toldWords = (clue: string) => (clue ? [t("stood-in-tell", { clue })] : []);

/** What lies there of a seat in this round. */
function doneIn(view: TableView): Done[] {
  const game = view.public.game;
  const own = view.own?.game;
  if (!game || !own) return [];
  const scored = game.outcome?.round === game.round ? game.outcome : null;
  const given = own.given.length || (scored?.owners.filter((seat) => seat === own.seat).length ?? 0);
  const votes = own.votes.length > 0 ? own.votes : (scored?.ballots[own.seat]?.slots ?? []);
  const { clue } = game;
  const done: Done[] = [];
  if (clue !== null && game.storyteller === own.seat) done.push({ task: "tell", words: () => toldWords(clue.text) });
  if (given > 0) done.push({ task: "give", words: () => [t("stood-in-give", { count: given })] });
  if (votes.length > 0)
    done.push({
      task: "vote",
      words: () => [t("stood-in-vote", { cards: list(votes.map(String)), count: votes.length })],
    });
  return done;
}

/** Whether a seat has nothing more to do in this round. */
function isWhole({ public: { game }, own }: TableView): boolean {
  const mine = own?.game;
  if (!game || !mine) return true;
  if (game.phase === "showing" || game.phase === "over" || mine.votes.length > 0) return true;
  const standing = game.standings[mine.seat];
  if (game.phase === "voting") return standing !== "awaited";
  const role = game.roles[mine.seat];
  if (game.phase !== "giving" || standing === "awaited") return false;
  return role === "storyteller" ? standing === "idle" : role === "gives" || role === "sits-out";
}
