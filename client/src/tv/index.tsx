// The big screen: a table as everybody sees it, for a room. Loaded only where it is shown.
import { lazy } from "../parts/lazy";

/** The page at /tv and /tv/CODE. */
export const Television = lazy(() => import("./television").then((part) => part.Television), "tv");
