// What accompanies the drama: keys that skip it, and the page that follows it down.
import { useEffect, useRef } from "preact/hooks";

/** While it plays, keys skip: those that would do nothing else, and Enter, Space, Escape. */
export function useSkipKeys(playing: boolean, skip: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const onKey = (event: KeyboardEvent) => {
      if (!["Enter", " ", "Escape", "ArrowRight"].includes(event.key) || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest(".topbar")) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [playing, skip]);
}

/** On a small screen the page follows the drama down, to the points where it is skipped, unless its reader scrolls. */
export function useFollow(playing: boolean, lines: boolean, hops: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const own = useRef(false);
  const before = useRef("");
  useEffect(() => {
    const hands = () => {
      own.current = true;
    };
    addEventListener("wheel", hands, { passive: true });
    addEventListener("touchmove", hands, { passive: true });
    return () => {
      removeEventListener("wheel", hands);
      removeEventListener("touchmove", hands);
    };
  }, []);
  const stage = !playing ? "end" : hops ? "hops" : lines ? "lines" : "cards";
  useEffect(() => {
    const last = before.current;
    before.current = stage;
    if (stage === "cards") {
      // Seen once more, it begins where the cards are.
      own.current = false;
      scrollTo({ top: 0, behavior: "smooth" });
      return;
    }
    if (last === "" || own.current || !box.current) return;
    const hopping = stage === "hops" || last === "hops";
    bring(box.current, hopping || (stage === "end" && allFits(box.current)) ? ".path" : ".tally");
  }, [stage]);
  return box;
}

function heightOf(box: Element, part: string): number {
  return box.querySelector(part)?.getBoundingClientRect().height ?? 0;
}

/** Whether points and track can be seen together, between the clue above and the bar below. */
function allFits(box: Element): boolean {
  const heights = [".clue", ".tally", ".path", ".act"].map((part) => heightOf(box, part));
  return heights.reduce((sum, height) => sum + height, 0) < innerHeight;
}

/** Scrolls a part into sight: below the clue and above the bar, whatever words make these higher. */
function bring(box: Element, part: string): void {
  const to = box.querySelector<HTMLElement>(part);
  if (!to) return;
  to.style.scrollMarginBlock = `${heightOf(box, ".clue")}px ${heightOf(box, ".act")}px`;
  to.scrollIntoView({ behavior: "smooth", block: "nearest" });
}
