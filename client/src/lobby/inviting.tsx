// Bringing friends, from any screen of a table; loaded when it is wanted.
import { lazy } from "../parts/lazy";

/** The table's code, its link and QR code, wherever they are wanted: `address`, `code`, `onClose`. */
export const InviteSheet = lazy(() => import("./invite").then((part) => part.InviteSheet));
