// Which computer players there are, and what everybody is to know of those whose pictures go elsewhere.
import { lazy } from "../parts/lazy";

/** The computer players to choose from: `onClose`. */
export const ComputerSheet = lazy(() => import("./sheet").then((part) => part.ComputerSheet), "players");

/** Where the pictures and clues of some members go: `members`, those who play by such. */
export const WhereItGoes = lazy(() => import("./sheet").then((part) => part.WhereItGoes), "players");
