// Where the keyboard goes on when the button that was pressed is gone: at the clue, above the cards of the new phase.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * Follows the focus within the game's screen; once what had it has vanished with its phase, the clue's section has it.
 * Called by what renders at every view, so that it looks after each change.
 */
export function useKeptFocus(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target.closest("main.table") ? target : null;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || document.querySelector("dialog[open]")) return;
    const section = document.querySelector<HTMLElement>("main.table .clue");
    if (!section) return;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
}
