// What the door of a running table lays into other screens: the knock that its host hears, who is at the table, the way
// back for those who watch. Loaded when wanted.
import { lazy } from "../parts/lazy";
import { view as viewSignal } from "../state/table";

/** The way back to the door, for whoever looks on. */
export const BackToDoor = lazy(() => import("./parts").then((part) => part.BackToDoor), "door");

/** A lobby without a free seat, for whoever would sit down: `host` by name, `most` seats. */
export const FullTable = lazy(() => import("./full").then((part) => part.FullTable), "door");

/** The button of whoever wants to be in the next game: `view`, whether it is the main one. */
export const NextGame = lazy(() => import("./next").then((part) => part.NextGame), "door");

/** The button of whoever has left a running game: `view`, what to do where the seat is not to be had any more. */
export const SeatBack = lazy(() => import("./next").then((part) => part.SeatBack), "door");

/** What watchers have guessed of a scored round: `view` and its `outcome`. */
export const GuessLine = lazy(() => import("./guess-line").then((part) => part.GuessLine), "door");

const Knocking = lazy(() => import("./knock").then((part) => part.Knock), "door");

/** Who asks to be let in, or which screen, for those who may do so; nothing is loaded while nobody does. */
export function Knock() {
  const view = viewSignal.value;
  const asked = view?.public.guests.some((one) => one.asks) || view?.own?.screens.length;
  return asked ? <Knocking /> : null;
}

/** Who is at the table and at its door, with all that the host may do about it: `onClose`. */
export const CompanySheet = lazy(() => import("./company").then((part) => part.CompanySheet), "door");
