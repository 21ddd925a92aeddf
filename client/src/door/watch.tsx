// The game for those who watch.
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { lostSeat, view as viewSignal } from "../state/table";
import type { TableView } from "../state/types";
import { Frame } from "../table/frame";
import { Faces } from "../talk";
import { Guessing } from "./guessing";
import { LiveTable } from "./live";
import { BackToDoor } from "./parts";
import "./drawing";

/** Whether anybody would see a watcher's face. */
const somebody = (view: TableView) => view.public.members.some((member) => member.kind === "person");

/** What everybody sees; in the bar a way back to the door. */
export function WatchScreen() {
  const view = viewSignal.value;
  if (!view) return null;
  const others = view.public.guests.filter((guest) => guest.key !== view.own?.key && guest.presence === "here");
  const voting = view.public.game?.phase === "voting";
  // Whose seat goes on at another device wants no second one here.
  const moved = lostSeat.value === "moved";
  return (
    <Frame
      view={view}
      layout={voting ? "watching voting" : "watching"}
      note={
        !moved && (
          <p class="watch-bar">
            <Icon name="eye" />
            {t("door-watching")}
            {others.length > 0 && <span class="watch-more">+{others.length}</span>}
            <BackToDoor />
          </p>
        )
      }
    >
      {voting ? <Guessing view={view} /> : <LiveTable view={view}>{somebody(view) && <Faces />}</LiveTable>}
    </Frame>
  );
}
