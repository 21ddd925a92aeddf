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

/** People of flesh and blood, here but silent, for whom the host (after a long while anybody) may let the computer act. */
export function idlers(view: TableView): Person[] {
  return awaitedOf(peopleOf(view)).filter((person) => !person.you && person.kind === "person");
}

const PATIENCE_MS = 20_000;
/** The table lets others than the host wake it once nothing has happened for a minute. */
const LONG_PATIENCE_MS = 65_000;

/**
 * A button for each who is awaited, after some patience: the host's, and much later everybody's, for the host may have
 * fallen asleep too. (The scores' sheet has them for the host at once.)
 */
export function ActForButtons({ view }: { readonly view: TableView }) {
  const game = view.public.game;
  const host = view.own?.host ?? false;
  const states = host ? "" : game?.standings.join();
  const phase = `${view.public.game_number}/${game?.round}/${game?.phase}/${states}`;
  const [patientFor, setPatientFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPatientFor(phase), host ? PATIENCE_MS : LONG_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase, host]);
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
