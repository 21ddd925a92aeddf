// Keeps the screen awake while it is one's turn, where the browser can (it cannot on plain http).
import { useEffect } from "preact/hooks";

/** Holds a wake lock while `wanted` and the page is seen. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const fresh = await navigator.wakeLock.request("screen");
        if (over) await fresh.release();
        else lock = fresh;
      } catch {
        // A low battery refuses; the game goes on without.
      }
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, [wanted]);
}
