// Notes that come and go, and what says how the connection is.
import { t } from "../i18n";
import { reconnect } from "../net/socket";
import { connection, view } from "../state/table";
import { dismiss, toasts } from "../state/toasts";
import { Icon } from "./icon";
import { missing } from "./missing";

const ICONS = { bad: "alert", good: "check", news: "info" } as const;

/** All notes that are shown now. */
export function Toasts() {
  return (
    <div class="toasts">
      {toasts.value.map(({ id, kind, text, offer }) => (
        <div key={id} class={`toast toast-${kind}`} role={kind === "bad" ? "alert" : "status"}>
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
  return (
    <div class="connection" role="status">
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
