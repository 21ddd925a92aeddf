// Inviting a program that plays. Loaded when wanted; few tables have one.
import { lazy } from "../parts/lazy";

/** A sheet with the link for one program: `code` of the table, `onClose`. */
export const BotSheet = lazy(() => import("./sheet").then((part) => part.BotSheet), "bots");
