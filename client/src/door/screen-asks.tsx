// A television shows this table, and no seat vouches for it: one tap says whether it stands in this room.
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { me } from "../state/table";
import { useAct } from "../table/use-act";
import "./drawing";

/** The first screen of which nobody has said so. */
export function ScreenAsks() {
  const [busy, run] = useAct();
  const asks = me.value?.screens[0];
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
