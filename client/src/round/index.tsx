// One round in ten seconds, for those who have never seen one. Loaded when it comes into sight.
import { useEffect, useRef, useState } from "preact/hooks";
import { lazy } from "../parts/lazy";

const Round = lazy(() => import("./round").then((part) => part.Round), "round");

/** Holds the place, and shows the round there once somebody scrolls to it. */
export function RoundInSight() {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    // At the edge of the first view it is not seen yet.
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: "0px 0px -48px",
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div class="home-round" id="round" ref={box}>
      {seen && <Round />}
    </div>
  );
}
