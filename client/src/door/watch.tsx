// The game for those who watch.
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { view as viewSignal } from "../state/table";
import { Frame } from "../table/frame";
import { watching } from ".";
import { LiveTable } from "./live";
import "./drawing";

/** What everybody sees; in the bar a way back to the door. */
export function WatchScreen() {
  const view = viewSignal.value;
  if (!view) return null;
  const others = view.public.guests.filter((guest) => guest.key !== view.own?.key && guest.presence === "here");
  return (
    <Frame
      view={view}
      layout="watching"
      tools={
        <button
          type="button"
          class="watch-pill"
          onClick={() => {
            watching.value = false;
          }}
        >
          <Icon name="door" />
          {t("door-pill")}
        </button>
      }
    >
      <p class="watch-bar" role="status">
        <Icon name="eye" />
        {t("door-watching")}
        {others.length > 0 && <span class="watch-more">+{others.length}</span>}
      </p>
      <LiveTable view={view} />
    </Frame>
  );
}
