// Sound and touch: whether they are wanted here, and `cue`, which every screen may call. Silent until wanted and until
// the browser lets a page sound, which is at somebody's first touch or key. What plays is loaded then.
import { signal } from "@preact/signals";
import { keep, recall } from "../state/kept";
import type { Cue, How } from "./cues";
import type { Orchestra } from "./orchestra";

export type { Cue, How };

/** Whether sounds are wanted on this device; kept. */
export const sounding = signal(recall("sound") === "on");
/** From 0 to 1; kept. */
export const volume = signal(Number(recall("volume") ?? 0.7));
/** Whether it may shake on "your turn"; kept. */
export const touching = signal(recall("touch") === "on");
/** Whether a cue would be heard now: sounds are wanted, and the browser lets this page sound. */
const audible = signal(false);

/** A cue that comes this soon after the same one says nothing more. */
const SAME_MS = 45;

let context: AudioContext | null = null;
let orchestra: Orchestra | null = null;
const latest = new Map<Cue, number>();

/** Plays a cue if sounds are wanted and can be had, in so many seconds from now; else does nothing. */
export function cue(name: Cue, how: How = {}, after = 0): void {
  if (!sounding.value || !orchestra || context?.state !== "running") return;
  // A tab that nobody looks at calls its person, and leaves them in peace otherwise.
  if (document.visibilityState === "hidden" && name !== "your-turn" && name !== "knock") return;
  const at = performance.now() + after * 1000;
  if (at - (latest.get(name) ?? -SAME_MS) < SAME_MS) return;
  latest.set(name, at);
  orchestra.play(name, how, after);
}

/** Shakes the device shortly, where that is wanted and it can. */
export function shake(): void {
  // Before somebody has touched the page, browsers refuse and complain.
  if (touching.value && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 80, 60]);
}

/** Whether this device can shake. */
export const canShake = (): boolean => typeof navigator.vibrate === "function";

/** Makes a context, or wakes the one there is; only at a touch or key do browsers let it run. */
function wake(): void {
  if (!sounding.value || typeof AudioContext === "undefined") return;
  if (!context) {
    const fresh = new AudioContext({ latencyHint: "interactive" });
    context = fresh;
    const tell = () => {
      audible.value = sounding.value && orchestra !== null && fresh.state === "running";
    };
    fresh.addEventListener("statechange", tell);
    void import("./orchestra").then(({ assemble }) => {
      orchestra = assemble(fresh, volume.value);
      tell();
    });
  }
  // A call, or another program, may have stopped it meanwhile.
  if (context.state !== "running") void context.resume();
}

/** Has every touch and key wake what is to be heard. */
export function followTouch(): void {
  for (const kind of ["pointerup", "keydown", "click"]) addEventListener(kind, wake, { capture: true, passive: true });
}

/** Sounds on or off, for good; call it from a touch or key, so that they can be heard at once. */
export function setSounding(on: boolean): void {
  sounding.value = on;
  keep("sound", on ? "on" : null);
  if (on) wake();
  else {
    audible.value = false;
    void context?.suspend();
  }
}

/** How loud, from 0 to 1, for good. */
export function setVolume(to: number): void {
  volume.value = to;
  keep("volume", String(to));
  orchestra?.turn(to);
}

/** Whether the device shakes, for good. */
export function setTouching(on: boolean): void {
  touching.value = on;
  keep("touch", on ? "on" : null);
  shake();
}
