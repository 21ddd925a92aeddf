// A box that scrolls is a stop of the Tab key, from which the arrows scroll it; one that shows everything is passed by.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Whether this box is such a stop, whatever its room and what it holds become. */
export function useScrollStop(box: RefObject<HTMLElement | null>): boolean {
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const look = () => setStop(shown.scrollHeight > shown.clientHeight);
    const room = new ResizeObserver(look);
    const contents = new MutationObserver(look);
    room.observe(shown);
    contents.observe(shown, { childList: true, subtree: true });
    return () => {
      room.disconnect();
      contents.disconnect();
    };
  }, []);
  return stop;
}
