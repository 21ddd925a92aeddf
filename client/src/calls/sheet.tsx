// What will come, the switch for it, and what to do where the browser was told no.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { toast } from "../state/toasts";
import { type Asked, callMe, callsOf, changed, decline, leaveMe } from "./asking";

interface CallsProps {
  readonly code: string;
}

function tell(outcome: Asked): void {
  if (outcome === "on") toast(t("calls-are-on"));
  else toast(t(`calls-${outcome}`), "bad");
}

/** The sheet of the menu. */
export function CallsSheet({ code, onClose }: CallsProps & { readonly onClose: () => void }) {
  void changed.value;
  const [busy, setBusy] = useState(false);
  const now = callsOf(code);
  const turn = async () => {
    setBusy(true);
    if (now !== "on") tell(await callMe(code));
    else if (!(await leaveMe(code))) tell("later");
    setBusy(false);
  };
  return (
    <Sheet title={t("calls")} onClose={onClose} narrow>
      <div class="stack">
        <p>{t("calls.words")}</p>
        <p class="small muted">{t("calls.private")}</p>
        {/* What comes of it is said by a note, aloud as well; here it stands for whoever opens the sheet again. */}
        {now === "denied" ? (
          <p class="banner">{t("calls-denied")}</p>
        ) : (
          <button
            type="button"
            class={`btn btn-block ${now === "on" ? "" : "btn-primary"}`}
            data-first
            aria-busy={busy || undefined}
            onClick={turn}
          >
            <Icon name={now === "on" ? "close" : "bell"} />
            {t(now === "on" ? "calls-end" : "calls-begin")}
          </button>
        )}
        {now === "on" && <p class="small">{t("calls-are-on")}</p>}
      </div>
    </Sheet>
  );
}

/** The line at a table that waits for days. */
export function CallsLine({ code }: CallsProps) {
  return (
    <p class="banner time-note">
      <span>{t("calls-offer")}</span>
      <button type="button" class="btn btn-small" onClick={async () => tell(await callMe(code))}>
        {t("calls-begin")}
      </button>
      <button type="button" class="btn btn-quiet btn-small" onClick={() => decline(code)}>
        {t("calls-decline")}
      </button>
    </p>
  );
}
