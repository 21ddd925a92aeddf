// The bar that never leaves: the button that starts the game, or why it cannot start yet, or who is waited for.
import { useState } from "preact/hooks";
import { list, t } from "../i18n";
import { adviceFor, wordsFor } from "../i18n/refusals";
import { act } from "../net/act";
import { Hare, Icon } from "../parts/icon";
import type { TablePublic } from "../protocol";
import { isHost, memberOf, myself, table } from "../state/table";

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
  const ready = myself.value?.ready ?? false;
  return (
    <footer class="startbar">
      <Hare />
      <p id="why" class="small" role="status">
        {problem ? (
          <>
            <b>{wordsFor(problem)}</b> {isHost.value && adviceFor(problem)}
          </>
        ) : isHost.value ? (
          <ForTheHost shown={shown} />
        ) : (
          host && (
            <>
              <b>{t("ready.others", { host })}</b> {myself.value && t(ready ? "ready.you" : "ready.and-you")}
            </>
          )
        )}
      </p>
      {isHost.value ? (
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
      ) : (
        myself.value && (
          <button
            type="button"
            class={`btn btn-large btn-ready ${ready ? "" : "btn-primary"}`}
            aria-pressed={ready}
            onClick={() => act({ type: "ready", ready: !ready })}
          >
            {ready && <Icon name="check" />}
            {t("i-am-ready")}
          </button>
        )
      )}
    </footer>
  );
}

/** So many are called by their names. */
const NAMED = 3;

/** That the game can begin, and who has not said to be ready; they hold nothing up. */
function ForTheHost({ shown }: { readonly shown: TablePublic }) {
  const others = shown.members.filter((one) => one.kind === "person" && one.key !== shown.host);
  const open = others.filter((one) => !one.ready).map((one) => one.name);
  if (open.length > NAMED) return <>{t("not-ready.many", { count: open.length })}</>;
  if (open.length > 0) return <>{t("not-ready", { names: list(open), count: open.length })}</>;
  return (
    <>
      <b>{t("ready")}</b> {t(others.length === 0 ? "ready.host" : "all-ready")}
    </>
  );
}
