// A clue half told, kept through a reload, and through somebody else having been first. One for each game; the card that
// was chosen with it is chosen for its round alone. What is about to be given or voted for is kept likewise.
import { keep, recallJson } from "../state/kept";
import type { Clue, TableView } from "../state/types";

export interface Draft {
  readonly medium: Clue["medium"];
  readonly text: string;
  readonly card: string | null;
}

export const BLANK: Draft = { medium: "text", text: "", card: null };

interface Kept extends Draft {
  readonly game: string;
  readonly round?: number;
}

const NAME = "draft";
const CHOICE = "choice";

function isKept(value: unknown): value is Kept {
  const it = value as Partial<Kept> | null;
  return (
    typeof it === "object" &&
    it !== null &&
    typeof it.game === "string" &&
    typeof it.text === "string" &&
    typeof it.medium === "string" &&
    (it.card === null || typeof it.card === "string")
  );
}

/** Which draft a view means: its game's, and the round in which it is met. */
export function draftOf(view: TableView): [game: string, round: number] {
  return [`${view.public.code}/${view.public.game_number}`, view.public.game?.round ?? 0];
}

/** The draft of this game (`CODE/number`), as one finds it in a round; a blank one where there is none. */
export function recallDraft(game: string, round: number): Draft {
  const kept = recallJson(NAME, isKept);
  if (kept?.game !== game) return BLANK;
  return { medium: kept.medium, text: kept.text, card: kept.round === round ? kept.card : null };
}

/** Keeps a draft; a blank one is forgotten. */
export function keepDraft(game: string, round: number, draft: Draft): void {
  keep(NAME, draft.text === "" && draft.card === null ? null : JSON.stringify({ game, round, ...draft }));
}

interface Choice {
  readonly task: string;
  readonly what: unknown;
}

function isChoice(value: unknown): value is Choice {
  return typeof value === "object" && value !== null && "what" in value;
}

/** A task of the round that a view shows, by which what is chosen for it is kept. */
export function taskOf(view: TableView, name: string): string {
  return [...draftOf(view), name].join("/");
}

/** Keeps what is chosen for a task, in place of what was for the one before. */
export function keepChoice(task: string, what: unknown): void {
  keep(CHOICE, JSON.stringify({ task, what }));
}

/** Forgets what was chosen: it is played. */
export function forgetChoice(): void {
  keep(CHOICE, null);
}

/** What is chosen for this task; null where nothing is, or what was kept fails `is`. */
export function recallChoice<T>(task: string, is: (value: unknown) => value is T): T | null {
  const kept = recallJson(CHOICE, isChoice);
  return kept?.task === task && is(kept.what) ? kept.what : null;
}
