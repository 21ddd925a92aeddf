// Cards that lie on one board and then on another of another measure go over from one to the other; they do not jump.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const MOVE_MS = 520;
/** Nobody sees a card move by less, in pixels. */
const LEAST = 2;

interface Left {
  readonly round: number;
  readonly places: readonly DOMRect[];
}

/** Where the cards lay on the board that has just gone. */
let left: Left | null = null;

const placesIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>(".slot")].map((slot) => ({ slot, place: slot.getBoundingClientRect() }));

function go(slot: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const scale = from.width / to.width;
  if (Math.abs(x) + Math.abs(y) + Math.abs(from.width - to.width) < LEAST || !Number.isFinite(scale)) return;
  slot.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${scale})`, "none"], transformOrigin: ["0 0", "0 0"] },
    { duration: MOVE_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}

/** Moves the slots of a board, once they are laid out, from where they lay on the one before, if that was of the same round. */
export function useSameCards(box: RefObject<HTMLElement | null>, round: number | undefined, laid: boolean): void {
  useLayoutEffect(() => {
    const before = left?.round === round ? left : null;
    if (!box.current || !laid || !before || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    left = null;
    for (const [index, { slot, place }] of placesIn(box.current).entries()) {
      const from = before.places[index];
      if (from) go(slot, from, place);
    }
  }, [round, laid]);
  useLayoutEffect(
    () => () => {
      if (box.current && round !== undefined) left = { round, places: placesIn(box.current).map(({ place }) => place) };
    },
    [round],
  );
}
