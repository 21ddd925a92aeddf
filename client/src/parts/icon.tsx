// The one sprite, drawn into the page once, and the parts that show a piece of it.
import sprite from "../sprite.svg";
import type { SeatSymbol } from "../state/types";

/** Puts symbols at the end of the page, for whoever `use`s them: the sprite, or the drawings of a part. */
export function drawSprite(symbols = sprite): void {
  const box = document.createElement("div");
  box.hidden = true;
  box.innerHTML = symbols;
  document.body.append(box);
}

/** An icon (`i-…` of the sprite) or a moon phase (`m-…`), always beside words or inside a labelled button. */
export function Icon({ name, class: extra = "" }: { readonly name: string; readonly class?: string }) {
  return (
    <svg class={`icon ${extra}`} aria-hidden="true">
      <use href={`#${name.startsWith("m-") ? name : `i-${name}`}`} />
    </svg>
  );
}

/** A seat's symbol (`s-…`). */
export function SymbolMark({ symbol }: { readonly symbol: SeatSymbol }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#s-${symbol}`} />
    </svg>
  );
}

/** The hare in the moon. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 48 48" aria-hidden="true">
      <use href="#p-logo" />
    </svg>
  );
}

/** The sitting hare, for empty places. */
export function Hare({ class: extra = "" }: { readonly class?: string }) {
  return (
    <svg class={`hare ${extra}`} viewBox="0 0 60 68" aria-hidden="true">
      <use href="#p-plain" />
    </svg>
  );
}
