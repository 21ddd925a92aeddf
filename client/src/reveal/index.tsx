// A round's points, loaded while the table votes: nobody needs them for a first look at a hand.
import { lazy } from "../parts/lazy";

export const Reveal = lazy(() => import("./screen").then((part) => part.Reveal));
