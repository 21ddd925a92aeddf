// Moving house: going on with the game on another device. Loaded when wanted; nobody moves every evening.
import { lazy } from "../parts/lazy";

/** A sheet with the link and its QR code: `code` of the table, `onClose`. */
export const MovingSheet = lazy(() => import("./sheet").then((part) => part.MovingSheet), "moving");

/** The page that asks whether one goes on here: `code`, `link`, `seated` (this browser has a seat already), `onDone`. */
export const ArrivePage = lazy(() => import("./arrive").then((part) => part.ArrivePage), "moving");

const MARK = "#move=";

/** What a link to move by hands over, if one was opened: it stands behind the `#`, which no server is told. */
export function linkInAddress(): string | null {
  return location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : null;
}

/** Takes the link out of the address: it is used up, and the page may be shared or loaded again. */
export function forgetLink(): void {
  history.replaceState(history.state, "", location.pathname);
}
