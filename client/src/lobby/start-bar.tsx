// The bar that never leaves: the button that starts the game, or why it cannot start yet, or who is waited for.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { adviceFor, wordsFor } from "../i18n/refusals";
import { act } from "../net/act";
import { isHost, memberOf, table } from "../state/table";

/** Shows the bar. */
export function StartBar() {
  const [busy, setBusy] = useState(false);
  const shown = table.value;
  if (!shown) return null;
  const { problem } = shown;
  const start = async () => {
    if (problem || busy) return;
    setBusy(true);
    await act({ type: "start-game" });
    setBusy(false);
  };
  const host = memberOf(shown.host ?? 0)?.name;
  return (
    <footer class="startbar">
      <p id="why" class="small" role="status">
        {problem ? (
          <>
            <b>{wordsFor(problem)}</b> {isHost.value && adviceFor(problem)}
          </>
        ) : (
          <>
            <b>{t("ready")}</b> {isHost.value ? t("ready.host") : host ? t("ready.others", { host }) : null}
          </>
        )}
      </p>
      {isHost.value && (
        <button
          type="button"
          class="btn btn-primary btn-large"
          aria-disabled={problem !== null}
          aria-describedby="why"
          aria-busy={busy}
          onClick={start}
        >
          {t("start-game")}
        </button>
      )}
    </footer>
  );
}
