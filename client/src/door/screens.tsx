// The door's own screens: the page of whoever stands before a running table, and the game for those who watch it. Loaded
// when wanted.
import { lazy } from "../parts/lazy";

/** The page before the table: `card` is what is known before the table itself speaks. */
export const DoorPage = lazy(() => import("./page").then((part) => part.DoorPage), "door");

/** The game for those who watch: what everybody sees, and a way back to the door. */
export const WatchScreen = lazy(() => import("./watch").then((part) => part.WatchScreen), "door");
