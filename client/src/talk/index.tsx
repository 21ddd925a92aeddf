// The talk as other screens place it: a button, a panel, faces. What they show is loaded when it is first shown.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { lazy } from "../parts/lazy";
import type { Line } from "../protocol";
import { latest, overSeats, unread } from "../state/talk";
import { aside, isOpen, type Place, setOpen, uncover } from "./open";

export { inCorner, isNarrow, isOpen, type Place, uncover } from "./open";

/** The panel, where `place` says; `brief` shows the last lines and the field alone. */
export const TalkPanel = lazy(() => import("./panel").then((part) => part.TalkPanel), "talk");
/** Six faces to show to everybody. */
export const Faces = lazy(() => import("./faces").then((part) => part.Faces), "talk");
const Over = lazy(() => import("./faces").then((part) => part.Over), "talk");
const Passing = lazy(() => import("./ticker").then((part) => part.Heard), "talk");
const Running = lazy(() => import("./ticker").then((part) => part.Running), "talk");
const Said = lazy(() => import("./ticker").then((part) => part.Said), "talk");
const SaidFaces = lazy(() => import("./ticker").then((part) => part.SaidFaces), "talk");

/** The button of a bar that opens and closes the talk, with how many lines are new. */
export function TalkButton({ place }: { readonly place: Place }) {
  const open = isOpen(place);
  const count = open ? 0 : unread.value;
  return (
    <button
      type="button"
      class="icon-btn talk-button"
      aria-label={count > 0 ? t("talk-new", { count }) : t("talk")}
      title={t("talk")}
      aria-expanded={open}
      onClick={() => setOpen(place, !open)}
    >
      <Icon name="chat" />
      {count > 0 && (
        <span class="count" aria-hidden="true">
          {count > 9 ? "9+" : count}
        </span>
      )}
    </button>
  );
}

/** The face that somebody shows now, over their badge. */
export function FaceOver({ who }: { readonly who: number | null }) {
  const shown = overSeats.value.get(who);
  return shown ? <Over key={shown.id} face={shown.face} /> : null;
}

/** Opens the talk at a line: what was whispered is answered in a whisper. */
function answer(line: Line, place: Place): void {
  aside.value = line.to !== null;
  setOpen(place, true);
}

/** The latest line under the bar, while the talk is closed. */
export function Ticker({ place }: { readonly place: Place }) {
  const open = isOpen(place);
  const line = open ? null : latest.value;
  return (
    <>
      {line && <Running line={line} onOpen={() => answer(line, place)} />}
      {/* Here before the words: what comes along with them is often not read out. */}
      <p class="visually-hidden" role="status">
        {line && <Said key={line.id} line={line} />}
      </p>
      <p class="visually-hidden" role="status">
        {!open && overSeats.value.size > 0 && <SaidFaces />}
      </p>
    </>
  );
}

/** The latest line and the faces of now for a big screen: large, and gone once they can be read. */
export function Heard() {
  return latest.value || overSeats.value.size > 0 ? <Passing /> : null;
}

/** Button, panel and latest line for the bar of a screen that has no place of its own for them. */
export function Talking() {
  useEffect(uncover, []);
  return (
    <>
      <TalkButton place="over" />
      {isOpen("over") && <TalkPanel place="over" />}
      <Ticker place="over" />
    </>
  );
}
