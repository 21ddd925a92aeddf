// A press that was meant for the button before. Where one main action takes the place of another (somebody was quicker,
// or a second tap came after the first), the new one does nothing for a moment.
import { useLayoutEffect, useRef } from "preact/hooks";

/** As long as a finger may still be on its way to what stood there. */
const SETTLING_MS = 600;

/** The action whose button has just gone, until what is drawn instead stands: all of that is one task of the browser's. */
let gone: string | null = null;

function leave(action: string): void {
  gone = action;
  queueMicrotask(() => {
    gone = null;
  });
}

/** Until when a press may be meant for a screen that has gone by itself. */
let until = 0;

/** A screen goes by itself, under the fingers of whoever touches it just then. */
export function goesByItself(): void {
  until = performance.now() + SETTLING_MS;
}

/** Whether a press is meant for the screen that stands here now. */
export function hasCome(): boolean {
  return performance.now() >= until;
}

/**
 * Whether the main button of `action` may be pressed by now. It always may where no other button stood there before,
 * or where it was not `ready` then: what somebody had to choose first, they mean.
 */
export function useSettled(action: string | null, ready = true): () => boolean {
  const from = useRef(0);
  const wasReady = useRef(ready);
  wasReady.current = ready;
  useLayoutEffect(() => {
    from.current = 0;
    if (action === null) return;
    const instead = gone !== null && gone !== action;
    if (instead && wasReady.current) from.current = performance.now() + SETTLING_MS;
    return () => leave(action);
  }, [action]);
  return () => performance.now() >= from.current;
}

/**
 * For a button that first chooses a card and then, as the same button, acts with it: whether a press is likely the
 * second of a double tap, which must not act as well.
 */
export function useDoubleTap(): { readonly begun: () => void; readonly isLikely: () => boolean } {
  const until = useRef(0);
  return {
    begun: () => {
      until.current = performance.now() + SETTLING_MS;
    },
    isLikely: () => performance.now() < until.current,
  };
}
