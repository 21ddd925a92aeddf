// The lobby, loaded when it is wanted: whoever plays at once with computer players never sees it.
import { lazy } from "../parts/lazy";

/** Shows the lobby; `invite` is the address to hand on. */
export const LobbyScreen = lazy<{ readonly invite: string }>(() => import("./lobby").then((part) => part.Lobby));
