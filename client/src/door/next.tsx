// Coming to a table without a seat: with one's name, for a seat now or for the next game.
import { useId, useState } from "preact/hooks";
import { nameOrOther, name as ownName, setName } from "../app/person";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { act } from "../net/act";
import { make } from "../net/once";
import { reconnect } from "../net/socket";
import { Icon } from "../parts/icon";
import type { ComeIn, Seated } from "../protocol";
import type { Problem, TableView } from "../state/types";
import "./drawing";

interface Wish {
  readonly ask: boolean;
  readonly seat?: number | null;
  /** Another name than this browser's own. */
  readonly name?: string | undefined;
}

/** Comes in as a guest; gives the problem where that is not possible. */
export async function comeIn(view: TableView, { name, ...wish }: Wish): Promise<Problem | null> {
  const { code, members, guests } = view.public;
  const body: ComeIn = { name: name ?? nameOrOther([...members, ...guests].map((one) => one.name)), ...wish };
  const answer = await make<Seated>(`guest ${code} ${wish.ask}`, `/t/${code}/guests`, body);
  if (!answer.ok) return answer.problem;
  reconnect();
  return null;
}

/** Has back the seat of the running game that one has left; `onNone`: where it is somebody else's by now. */
export function SeatBack({ view, onNone }: { readonly view: TableView; readonly onNone: () => unknown }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const name = view.public.members.find((one) => one.key === view.own?.key)?.name;
    if (await comeIn(view, { ask: true, name })) onNone();
  };
  return (
    <button type="button" class="btn btn-primary btn-large" aria-busy={busy} onClick={press}>
      {t("door-back")}
    </button>
  );
}

/** The name that whoever comes in has at the table. */
export function NameOfMine() {
  const field = useId();
  return (
    <div class="field">
      <label for={field}>{t("door-name")}</label>
      <input
        class="input"
        id={field}
        value={ownName.value}
        maxLength={24}
        autoComplete="nickname"
        placeholder={t("name-optional")}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
    </div>
  );
}

/** Says that one is in the next game, or not after all; whoever only looks on comes in by it. */
export function NextGame({ view, primary = false }: { readonly view: TableView; readonly primary?: boolean }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const own = view.own?.key;
  const ready = view.public.guests.find((one) => one.key === own)?.ready ?? false;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const refused = own === undefined ? await comeIn(view, { ask: false }) : null;
    setProblem(refused);
    if (!refused) await act({ type: "ready", ready: !ready });
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        class={`btn btn-large ${primary && !ready ? "btn-primary" : ""}`}
        aria-pressed={ready}
        aria-busy={busy}
        onClick={press}
      >
        {ready && <Icon name="check" />}
        {t(ready ? "door-next-on" : "door-next")}
      </button>
      {problem && (
        <p class="field-error" role="alert">
          {wordsFor(problem)}
        </p>
      )}
    </>
  );
}
