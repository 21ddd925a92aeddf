// The door of a lobby in which every seat is taken: one may ask all the same, and look on.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { act } from "../net/act";
import { view as viewSignal } from "../state/table";
import type { Problem } from "../state/types";
import { comeIn, NameOfMine } from "./next";
import { Asked, Watch } from "./parts";

/** Asks for a seat where none is free: the host makes room, or somebody does by going. */
export function FullTable({ host, most }: { readonly host: string; readonly most: number }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const view = viewSignal.value;
  if (!view) return <p class="panel join-no">{t("join-full", { most })}</p>;
  const guest = view.public.guests.find((one) => one.key === view.own?.key);
  if (guest?.asks)
    return (
      <Asked
        title={t("door-asked")}
        words={t("door-asked-any", { host })}
        onBack={() => act({ type: "stop-asking" })}
        place="panel full-table"
      />
    );
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    if (guest) await act({ type: "ask-seat", seat: null });
    else setProblem(await comeIn(view, { ask: true }));
    setBusy(false);
  };
  return (
    <section class="panel full-table" aria-label={t("sit-down")}>
      <p>{t("join-full", { most })}</p>
      {!guest && <NameOfMine />}
      <div class="late-acts">
        <button type="button" class="btn btn-primary btn-large" aria-busy={busy} onClick={ask}>
          {t("door-pill")}
        </button>
        <Watch words="door-watch" />
      </div>
      {problem && (
        <p class="field-error" role="alert">
          {wordsFor(problem)}
        </p>
      )}
    </section>
  );
}
