// Who the table waits for, and what the host can do when somebody has fallen asleep.
import { list, t } from "../i18n";
import type { TableView } from "../state/types";
import { useIdlers } from "./patience";
import { awaitedOf, type Person, peopleOf } from "./people";
import { useAct } from "./use-act";

const MOST_NAMED = 3;

/** "Maja is choosing a clue …", of the others who write one in the first round; nothing where nobody does. */
export function choosingWords(view: TableView): string {
  const others = peopleOf(view).filter((person) => person.choosing && !person.you);
  if (others.length === 0) return "";
  // Beyond two it is a crowd: their names would need more room than the line has.
  if (others.length > 2) return t("choosing-many", { count: others.length });
  return t("choosing-clue", { names: list(others.map((person) => person.name)), count: others.length });
}

/** "Waiting for Maja and Teo", or how many where they are many; nothing where nobody else is awaited. */
export function waitingWords(view: TableView): string {
  const game = view.public.game;
  // In the first round all are free to begin, and one of them is enough.
  if (game?.phase === "announcing") return choosingWords(view) || t("whoever-first");
  const others = awaitedOf(peopleOf(view)).filter((person) => !person.you);
  if (!game || others.length === 0) return "";
  if (others.length > MOST_NAMED) return t("waiting-many", { count: others.length });
  return t("waiting-for", { names: list(others.map((person) => person.name)) });
}

/**
 * A button for each whom nobody has heard of for a minute: the host's, and where the host does not help, everybody's,
 * for the host may have fallen asleep too.
 */
export function ActForButtons({ view }: { readonly view: TableView }) {
  const idle = useIdlers(view);
  if (idle.length === 0 || idle.length > MOST_NAMED) return null;
  // Several share the sentence, and have their names alone: there is a moon's room for them.
  const several = idle.length > 1;
  return (
    <div class="act-row act-for">
      {several && <span class="small">{t("act-for-one-of")}</span>}
      {idle.map((person) => (
        <ActForButton key={person.key} person={person} short={several} />
      ))}
    </div>
  );
}

interface ActForProps {
  readonly person: Person;
  /** Whether what it does is said beside it. */
  readonly short?: boolean;
}

/** Lets the computer act once for somebody. */
export function ActForButton({ person, short = false }: ActForProps) {
  const [busy, run] = useAct();
  const words = t("act-for", { name: person.name });
  return (
    <button
      type="button"
      class="btn btn-small"
      aria-busy={busy}
      aria-label={short ? words : undefined}
      onClick={() => run({ type: "act-for", key: person.key })}
    >
      {short ? person.name : words}
    </button>
  );
}
