// Programs that play: inviting one, and what its link is to a person. Loaded when wanted; few tables have one.
import { lazy } from "../parts/lazy";

/** A sheet with the link for one program: `code` of the table, `onClose`. */
export const BotSheet = lazy(() => import("./sheet").then((part) => part.BotSheet), "bots");

/** The page for a person who has opened a program's link: `code`, `onDone`. */
export const BotPage = lazy(() => import("./page").then((part) => part.BotPage), "bots");

const MARK = "#bot=";

/** Whether the address is a program's link: what it hands over stands behind the `#`, which no server is told. */
export const isBotLink = () => location.hash.startsWith(MARK);
