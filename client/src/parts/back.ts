// The browser's Back closes what lies over the page: one entry of the history for each open sheet, menu or look. Owns
// those entries; what else moves in the history is the router's.
import { useEffect, useRef } from "preact/hooks";

type Close = () => void;

/** So long a move may take; a browser that is busy elsewhere can drop one, and nobody shall wait for it. */
const MOVE_MS = 2000;

/** What is open, the uppermost last. */
const layers: Close[] = [];
let scheduled = false;
/** The patience with a move through the history that is under way, which the browser makes in its own time. */
let moving: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** How many layers the entry that is shown counts; entries of others count none. */
const counted = (): number => Number(history.state?.layers ?? 0);

/** Makes the history count as many layers as there are; at once for several changes, so that a menu hands on its entry. */
function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    scheduled = false;
    if (moving) return;
    const now = counted();
    for (let count = now + 1; count <= layers.length; count++) history.pushState({ layers: count }, "");
    if (now <= layers.length) return goOn();
    moving = setTimeout(arrive, MOVE_MS);
    history.go(layers.length - now);
  });
}

/** The move is made, or given up: then an entry too many stays, which Back passes over. */
function arrive(): void {
  clearTimeout(moving);
  moving = undefined;
  goOn();
}

function goOn(): void {
  for (const run of waiting.splice(0)) whenStill(run);
}

/** Calls back once no entry is on its way out, which would take a page that is opened meanwhile along with it. */
export function whenStill(run: () => void): void {
  if (moving || (scheduled && counted() > layers.length)) waiting.push(run);
  else run();
}

/** Listens to Back. What a reload or a link has left behind of entries is taken back. */
export function followBack(): void {
  addEventListener("popstate", () => {
    for (const close of layers.splice(counted()).reverse()) close();
    schedule();
    arrive();
  });
  schedule();
}

/** As long as something is open, Back closes it. */
export function useBack(open: boolean, close: Close): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const layer = () => latest.current();
    layers.push(layer);
    schedule();
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
      schedule();
    };
  }, [open]);
}
