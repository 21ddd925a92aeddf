// All pictures of the table's sets, to look through while one waits: in the sets' own order, and nothing of who has which.
import { lazy } from "../parts/lazy";

/**
 * The gallery as a sheet: `sets` by id, `onClose`. It opens the closer look on narrow screens, so the screen that shows
 * it has a `LookDialog`.
 */
export const Gallery = lazy(() => import("./gallery").then((part) => part.GallerySheet), "gallery");
