// What has changed in a round and what there is to do, for those who do not see the screen turn. A new phase is told
// whole, with its clue; of what changes within it only what is new.
import { useLayoutEffect, useRef } from "preact/hooks";
import { named } from "../cards/card";
import { t } from "../i18n";
import { tell, type Words } from "../state/heard";
import type { TableView } from "../state/types";
import { choosingWords, waitingWords } from "./awaited";
import { afterGiving, giveTask } from "./give-words";
import { mustName, pairState } from "./pair";
import { peopleOf } from "./people";
import { phaseOf } from "./phases";
import { roundWords } from "./rounds";
import { tellTask } from "./tell-words";
import { afterVote, voteQuestion } from "./vote-words";

/** So long who is waited for must stand still before it is told again: many finish one after the other. */
const CALM_MS = 1500;

export interface Tidings {
  /** Round and phase. */
  readonly head: string;
  readonly clue: Words;
  /** What there is to do, or what is going on. */
  readonly task: string;
  /** Who is waited for, or what comes next. */
  readonly waiting: string;
}

/** What is to be told now; `phase` and `round` are those that are shown, `chosen` which cards of the hand are. */
export function tidingsOf(view: TableView, phase: string, round: number, chosen: readonly string[]): Tidings {
  const part = phaseOf(phase);
  const head = [roundWords(view, round), part && t(`phase-${part}`)].filter(Boolean).join(". ");
  const now = view.public.game?.phase;
  if (phase !== now) return { head, clue: [], task: "", waiting: "" };
  const lies = now === "giving" || now === "voting";
  return { head, clue: lies ? clueOf(view) : [], ...taskOf(view, chosen) };
}

function taskOf(view: TableView, chosen: readonly string[]): Pick<Tidings, "task" | "waiting"> {
  const own = view.own?.game;
  const may = own?.may;
  const me = peopleOf(view).find((person) => person.you);
  const phase = view.public.game?.phase;
  if (may?.tell) {
    if (may.tell.with_card && chosen.length > 0) return { task: named(t("look-chosen"), chosen), waiting: "" };
    return { task: tellTask(may.tell, phase), waiting: "" };
  }
  if (may?.give) return { task: named(giveTask(may.give.count, chosen.length), chosen), waiting: "" };
  if (may?.vote) return { task: voteQuestion(view, may.vote), waiting: "" };
  if (phase === "telling") return { task: tellingWords(view), waiting: "" };
  // Whoever may go on waits for nobody: what the button says is what comes, and it is told when the points have been.
  if (may?.go_on) return { task: "", waiting: nextWords(view) };
  const pair = pairState(view);
  const waiting = pair && mustName(pair) ? "" : waitingWords(view);
  if (!me) return { task: "", waiting };
  if (phase === "giving") return { task: afterGiving(view), waiting };
  return { task: phase === "voting" ? afterVote(view, me) : "", waiting };
}

/** "Next round: Nell tells". */
export function nextWords(view: TableView): string {
  const next = peopleOf(view)[view.public.game?.next_storyteller ?? -1];
  return t("next-round", { name: next?.name ?? "", you: next?.you ? "yes" : "no" });
}

/** The storyteller looks for a clue. */
export function tellingWords(view: TableView): string {
  const name = peopleOf(view)[view.public.game?.storyteller ?? -1]?.name ?? "";
  return choosingWords(view) || t("looks-for-clue", { name });
}

/** Somebody else's clue: whoever has told it knows it. */
function clueOf(view: TableView): Words {
  const game = view.public.game;
  const teller = peopleOf(view)[game?.storyteller ?? -1];
  if (!game?.clue || !teller || teller.you) return [];
  const { medium, text } = game.clue;
  if (text === "") return [`${t(`clue-${medium}`, { name: teller.name, you: "no" })}. `];
  return [`${t("clue-heard", { name: teller.name })} ${t("quote-open")}`, { own: text }, `${t("quote-close")}. `];
}

/** One after the other, each with its end. */
function sentences(...all: readonly string[]): string {
  return all
    .filter(Boolean)
    .map((one, at, { length }) => (at < length - 1 && !/[.?!…]$/.test(one) ? `${one}.` : one))
    .join(" ");
}

/** Tells the tidings as they come. */
export function useTidings({ head, clue, task, waiting }: Tidings): void {
  const told = useRef({ head: "", task: "" });
  useLayoutEffect(() => {
    const before = told.current;
    const anew = before.head !== head;
    const other = anew || before.task !== task;
    told.current = { head, task };
    const after = sentences(other ? task : "", waiting);
    const say = () => tell("table", [...(anew ? [`${head}. `, ...clue] : []), after]);
    if (other) return say();
    const timer = setTimeout(say, CALM_MS);
    return () => clearTimeout(timer);
  }, [head, task, waiting]);
  useLayoutEffect(() => () => tell("table", []), []);
}
