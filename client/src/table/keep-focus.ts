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
    if (!last.current || last.current.isConnected || goesOn(last)) return;
    // What the new phase is shown by is still being loaded.
    const coming = new MutationObserver(() => goesOn(last) && coming.disconnect());
    coming.observe(document.body, { childList: true, subtree: true });
    return () => coming.disconnect();
  });
}

/** Gives the focus to the clue's section, unless something else has it; whether there is nothing left to do. */
function goesOn(last: { current: Element | null }): boolean {
  const lost = document.activeElement === null || document.activeElement === document.body;
  const wanted = lost && !document.querySelector("dialog[open]");
  const section = wanted ? document.querySelector<HTMLElement>("main.table .clue") : null;
  if (wanted && !section) return false;
  // Before the focus moves: what has it next is noted as it comes.
  last.current = null;
  if (section) {
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }
  return true;
}
