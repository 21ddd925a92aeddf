// Where the page stands when another screen is shown: at its top, wherever the one before had been scrolled to.
import { useLayoutEffect } from "preact/hooks";

/** Whether it may stand elsewhere. A page that never left its top need not be laid out to be told so. */
let moved = true;
addEventListener("scroll", () => {
  moved = true;
});

/** Brings the page to its top when this screen appears, and whenever its name changes. */
export function useTop(screen: string): void {
  useLayoutEffect(() => {
    if (!moved) return;
    moved = false;
    scrollTo({ top: 0, behavior: "instant" });
  }, [screen]);
}
