// Keys that mean something wherever the focus is: digits choose a card by its number.
import { useLayoutEffect, useRef } from "preact/hooks";

const NEXT_DIGIT_MS = 700;

/** What lies over the cards: who types there does not mean them. */
const OVER = 'dialog[open], [role="menu"]';
/** What takes digits for itself, or is no part of the game: of all that is checked the moon's numbers alone are cards. */
const ELSEWHERE = 'input:not([name="vote"]), textarea, select, [contenteditable], .talk *, .talk';

/** Whether a key belongs to somebody else: what lies over the cards, a field, the talk, a shortcut of the browser. */
function taken(event: KeyboardEvent): boolean {
  // A key that is held down is one number.
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector(OVER)) return true;
  const at = event.target as HTMLElement | null;
  return at?.matches?.(ELSEWHERE) ?? false;
}

/** Calls `pick` with a number from 1 to `most` that somebody types; two digits may make one number. */
export function useDigits(most: number, pick: (number: number) => void): void {
  const latest = useRef(pick);
  latest.current = pick;
  // From the very moment when the cards can be seen: an effect after painting comes late where much is going on.
  useLayoutEffect(() => {
    if (most < 1) return;
    let typed = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => {
      if (taken(event) || !/^[0-9]$/.test(event.key)) return;
      clearTimeout(timer);
      const together = Number(typed + event.key);
      const number = typed !== "" && together <= most ? together : Number(event.key);
      typed = String(number);
      timer = setTimeout(() => {
        typed = "";
      }, NEXT_DIGIT_MS);
      if (number >= 1 && number <= most) latest.current(number);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      clearTimeout(timer);
    };
  }, [most]);
}

/**
 * One stop for the Tab key in a row of buttons, the arrows move within it. Gives the handler for the row; its
 * buttons carry `tabIndex` by `stop`.
 */
export function moveByArrows(event: KeyboardEvent, columns = Number.POSITIVE_INFINITY): void {
  const row = event.currentTarget as HTMLElement;
  const buttons = [...row.querySelectorAll<HTMLElement>("button.card")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  let to: number | undefined;
  if (event.key === "Home") to = 0;
  else if (event.key === "End") to = buttons.length - 1;
  else if (event.key in steps) to = at + (steps[event.key] ?? 0);
  const next = to === undefined ? undefined : buttons[to];
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
