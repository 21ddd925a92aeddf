// Holding a card looks at it large. A hold that has been answered is no click any more.
import { useEffect, useRef } from "preact/hooks";

const HOLD_MS = 450;
const STRAY_PX = 10;

/** Handlers for an element on which a long press means `then`, and whatever else it does stays as it is. */
export function useHold(then: () => void) {
  const state = useRef<{ timer: ReturnType<typeof setTimeout> | null; x: number; y: number; held: boolean }>({
    timer: null,
    x: 0,
    y: 0,
    held: false,
  });
  const stop = () => {
    if (state.current.timer) clearTimeout(state.current.timer);
    state.current.timer = null;
  };
  useEffect(() => stop, []);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      stop();
      state.current = {
        x: event.clientX,
        y: event.clientY,
        held: false,
        timer: setTimeout(() => {
          state.current.timer = null;
          state.current.held = true;
          then();
        }, HOLD_MS),
      };
    },
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.clientX - state.current.x, event.clientY - state.current.y) > STRAY_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    // A finger held still would else open the browser's own menu for pictures.
    onContextMenu(event: Event) {
      if (state.current.held || state.current.timer) event.preventDefault();
    },
    onClickCapture(event: Event) {
      if (!state.current.held) return;
      state.current.held = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
