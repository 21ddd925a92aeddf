// Who the table waits for, and what the host can do when somebody has fallen asleep.
import { useEffect, useState } from "preact/hooks";
import { list, t } from "../i18n";
import type { TableView } from "../state/types";
import { awaitedOf, type Person, peopleOf } from "./people";
import { useAct } from "./use-act";

const MOST_NAMED = 3;

/** "Waiting for Maja and Teo", or how many where they are many; nothing where nobody else is awaited. */
export function waitingWords(view: TableView): string {
  const game = view.public.game;
  const others = awaitedOf(peopleOf(view)).filter((person) => !person.you);
  if (!game || others.length === 0) return "";
  if (others.length > MOST_NAMED) return t("waiting-many", { count: others.length });
  return t("waiting-for", { names: list(others.map((person) => person.name)) });
}

/** People of flesh and blood, here but silent, for whom the host may let the computer act. */
export function idlers(view: TableView): Person[] {
  if (!view.own?.host) return [];
  return awaitedOf(peopleOf(view)).filter((person) => !person.you && person.kind === "person");
}

const PATIENCE_MS = 20_000;

/**
 * The host's buttons, one for each who is awaited, after some patience. (The scores' sheet has them at once.)
 */
export function ActForButtons({ view }: { readonly view: TableView }) {
  const game = view.public.game;
  const phase = `${view.public.game_number}/${game?.round}/${game?.phase}`;
  const [patientFor, setPatientFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPatientFor(phase), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const idle = idlers(view);
  if (patientFor !== phase || game?.phase === "announcing" || idle.length === 0 || idle.length > MOST_NAMED)
    return null;
  return (
    <div class="act-row act-for">
      {idle.map((person) => (
        <ActForButton key={person.key} person={person} />
      ))}
    </div>
  );
}

/** Lets the computer act once for somebody. */
export function ActForButton({ person }: { readonly person: Person }) {
  const [busy, run] = useAct();
  return (
    <button
      type="button"
      class="btn btn-small"
      aria-busy={busy}
      onClick={() => run({ type: "act-for", key: person.key })}
    >
      {t("act-for", { name: person.name })}
    </button>
  );
}
