// The sheet about sounds, loaded when it is wanted.
import { lazy } from "../parts/lazy";

export const SoundSheet = lazy(() => import("./sheet").then((part) => part.SoundSheet), "sound");
