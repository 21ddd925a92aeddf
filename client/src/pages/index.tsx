// What there is to read, loaded when wanted: the rules as a page and as a table's sheet, and what Moonhare is.
import { lazy } from "../parts/lazy";

export const RulesPage = lazy(() => import("./rules-page").then((part) => part.RulesPage), "rules");

/** `shown`, the table whose rules they are, and `onClose`. */
export const RulesSheet = lazy(() => import("./rules-sheet").then((part) => part.RulesSheet), "rules");

export const AboutPage = lazy(() => import("./about").then((part) => part.AboutPage), "rules");
