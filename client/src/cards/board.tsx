// The cards face up on the table, as large as the place allows, each with its number.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { bestGrid, type Grid, MOST_REM } from "./grid";
import { moveByArrows } from "./keys";
import { useSameCards } from "./same-cards";

interface BoardProps {
  readonly count: number;
  /** Height under each card, in rem: where votes and points will lie. */
  readonly under?: number;
  /** The widest that a card may get, in rem. */
  readonly most?: number;
  /** The narrowest that a card may get before the page scrolls, in rem. */
  readonly least?: number | undefined;
  readonly label: string;
  /** Cards have just been laid out: they turn over. */
  readonly fresh?: boolean;
  /** The round that the cards are of: where the board before had them too, they move from where they lay on it. */
  readonly round?: number | undefined;
  readonly children: ComponentChildren;
}

const GUESS: Grid = { cols: 3, rows: 2, width: 100, least: 0 };

/** Measures its place and lays its slots out. */
export function Board({ count, under = 0, most = MOST_REM, least, label, fresh = false, round, children }: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<Grid>(GUESS);
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    const measure = () => {
      // On a big screen it grows with the window.
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      // The height that this board has asked for itself says nothing about the room that there is.
      const asked = place.style.minBlockSize;
      place.style.minBlockSize = "";
      const width = place.clientWidth;
      const height = place.clientHeight - 0.75 * rem;
      place.style.minBlockSize = asked;
      const gap = Math.max(0.625 * rem, Math.min(1.25 * rem, width * 0.018));
      const best = bestGrid(count, {
        width: width - 0.75 * rem,
        height,
        gap,
        under: under * rem,
        most: most * rem,
        ...(least ? { least: least * rem } : {}),
      });
      setGrid((old) =>
        old.cols === best.cols && old.least === best.least && Math.abs(old.width - best.width) < 0.5 ? old : best,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    // A window that grows may leave a board that asked for its height as it is.
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [count, under, most, least]);
  useSameCards(box, round, grid !== GUESS);
  const style = { "--cols": grid.cols, "--rows": grid.rows, "--card-w": `${grid.width}px` };
  return (
    <div ref={box} class="board-box" style={{ minBlockSize: grid.least > 0 ? `calc(${grid.least}px + .75rem)` : "" }}>
      <ol
        class="board"
        data-count={count}
        data-fresh={fresh || undefined}
        style={style}
        aria-label={label}
        onKeyDown={(event) => moveByArrows(event, grid.cols)}
      >
        {children}
      </ol>
    </div>
  );
}

interface SlotProps {
  /** From 1. */
  readonly slot: number;
  readonly children: ComponentChildren;
  /** It bears a vote of one's own. */
  readonly chosen?: boolean;
  /** What lies under the card. */
  readonly below?: ComponentChildren;
}

/** A numbered place. */
export function Slot({ slot, children, chosen = false, below }: SlotProps) {
  return (
    <li class="slot" style={{ "--i": slot - 1 }} data-chosen={chosen || undefined}>
      <div class="slot-face">{children}</div>
      <span class="slot-no" aria-hidden="true">
        {slot}
      </span>
      {below}
    </li>
  );
}
