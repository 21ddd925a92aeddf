// Notes that come and go, and what says how the connection is.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { reconnect } from "../net/socket";
import { useHeard, type Words } from "../state/heard";
import { connection, unsent, view } from "../state/table";
import { dismiss, toasts } from "../state/toasts";
import { Icon } from "./icon";
import { missing } from "./missing";

/** So long an answer may take before it is missed. */
const LATE_MS = 3000;
/** So long it is said that the connection is back. */
const LONG_ENOUGH_MS = 4000;

const ICONS = { bad: "alert", good: "check", news: "info" } as const;

/** All notes that are shown now. */
export function Toasts() {
  return (
    // Here before the notes: what comes along with them is often not read out.
    <div class="toasts" role="status" aria-atomic="false" aria-relevant="additions">
      {toasts.value.map(({ id, kind, text, offer }) => (
        <div key={id} class={`toast toast-${kind}`} role={kind === "bad" ? "alert" : undefined}>
          <Icon name={ICONS[kind]} />
          <span>{text}</span>
          {offer && (
            <button
              type="button"
              class="btn btn-small"
              onClick={() => {
                dismiss(id);
                offer.run();
              }}
            >
              {offer.label}
            </button>
          )}
          <button type="button" class="icon-btn" aria-label={t("close")} onClick={() => dismiss(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}

/** Says that the connection is lost, as long as it is, above the screen and without moving it. */
export function ConnectionBanner() {
  const state = connection.value;
  const bad = (state === "lost" || state === "offline") && view.value !== null;
  useHeard("connection", useConnectionWords(bad));
  return (
    <div class="connection">
      {bad && (
        <p>
          <span class="dot" />
          {t(state === "offline" ? "connection-offline" : "connection-lost")}
        </p>
      )}
      {state === "elsewhere" && (
        <p class="connection-ask">
          {t("connection-elsewhere")}
          <button type="button" class="btn btn-small" onClick={reconnect}>
            {t("connection-here")}
          </button>
        </p>
      )}
    </div>
  );
}

/** How the connection is, for those who see neither its line nor a button that waits. */
function useConnectionWords(bad: boolean): Words {
  const [back, setBack] = useState(false);
  const [late, setLate] = useState(false);
  const waits = unsent.value > 0;
  useEffect(() => {
    if (!bad) return;
    setBack(false);
    return () => setBack(true);
  }, [bad]);
  useEffect(() => {
    setLate(false);
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setBack(false), LONG_ENOUGH_MS);
    return () => clearTimeout(timer);
  }, [back]);
  if (connection.value === "elsewhere") return [t("connection-elsewhere")];
  if (bad) {
    const lost = t(connection.value === "offline" ? "connection-offline" : "connection-lost");
    return waits ? [lost, " ", t("connection-unsent")] : [lost];
  }
  if (late && waits) return [t("connection-waits")];
  return back && connection.value === "open" ? [t("connection-back")] : [];
}

/** A moon in the place of what does not come: a part of the page, or the whole of it, which is asked for again. */
export function MissingPart() {
  if (missing.value === 0) return null;
  return (
    <div class="missing" role="status">
      <p>{t("part-missing")}</p>
      <button type="button" class="btn btn-small" onClick={() => location.reload()}>
        {t("part-reload")}
      </button>
    </div>
  );
}
