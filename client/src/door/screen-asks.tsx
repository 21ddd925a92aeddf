// A television shows this table, and no seat vouches for it: one tap says whether it stands in this room.
import { useRef } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { me } from "../state/table";
import { useAct } from "../table/use-act";
import "./drawing";

/** The first screen of which nobody has said so, until somebody has. */
export function ScreenAsks() {
  const [busy, run] = useAct();
  const asked = useRef<number | null>(null);
  const screens = me.value?.screens ?? [];
  // Another whose turn comes first must not take its place under the finger.
  const asks = screens.find((one) => one.screen === asked.current) ?? screens[0];
  asked.current = asks?.screen ?? null;
  if (!asks) return null;
  const answer = (shown: boolean) => run({ type: "answer-screen", screen: asks.screen, shown });
  return (
    <div class="knock-place">
      <div class="knock">
        <Icon name="tv" class="knock-screen" />
        <p>
          <b>{t("screen-asks", { number: asks.number })}</b>
          {t("screen-asks-line")}
        </p>
        <span class="knock-acts">
          <button type="button" class="btn btn-primary" aria-busy={busy} onClick={() => answer(true)}>
            {t("screen-yes")}
          </button>
          <button type="button" class="btn" aria-busy={busy} onClick={() => answer(false)}>
            {t("screen-no")}
          </button>
        </span>
      </div>
    </div>
  );
}
