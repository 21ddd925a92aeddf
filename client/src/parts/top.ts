// Where the page stands when another screen is shown: at its top, wherever the one before had been scrolled to.
import { useLayoutEffect } from "preact/hooks";

/** Brings the page to its top when this screen appears, and whenever its name changes. */
export function useTop(screen: string): void {
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
  }, [screen]);
}
