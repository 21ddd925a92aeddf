// How far down a page was, found again by whoever comes back to it: most of them are drawn, or fetched, only then.

/** So long a page may take to be as tall as it was. */
const PATIENCE_MS = 1500;

/** What says that somebody goes their own way meanwhile. */
const OWN_WAY = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Notes how far down this page is, before another one takes its place. */
export function notePlace(): void {
  history.replaceState({ ...history.state, top: scrollY }, "");
}

/** Goes as far down as this page was when it was left; nothing where it was not, or was at its top. */
export function findPlace(): void {
  const top = Number(history.state?.top ?? 0);
  if (!top) return;
  const own = new AbortController();
  for (const kind of OWN_WAY) addEventListener(kind, () => own.abort(), { signal: own.signal, passive: true });
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    if (performance.now() > until) own.abort();
    if (own.signal.aborted) return;
    if (Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: "instant" });
    requestAnimationFrame(look);
  };
  look();
}
