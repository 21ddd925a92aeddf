// Keys that skip the steps of a reveal: those that would do nothing else, and Enter, Space, Escape.
import { useEffect } from "preact/hooks";

/** While it plays, skips by key. */
export function useSkipKeys(playing: boolean, skip: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const onKey = (event: KeyboardEvent) => {
      if (!["Enter", " ", "Escape", "ArrowRight"].includes(event.key) || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest(".topbar")) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [playing, skip]);
}
