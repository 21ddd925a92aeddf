// Browsers let a page sound once somebody has pressed a key there: any will do, and that it was pressed means that it may.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { setSounding } from "../sound";

/** Whether a key has been pressed since the page came. */
export const pressed = signal(false);

/** Lets the screen sound from the first key or touch on. */
export function useSoundAtAKey(): void {
  useEffect(() => {
    const wake = () => {
      pressed.value = true;
      setSounding(true);
    };
    for (const kind of ["keydown", "pointerup"]) addEventListener(kind, wake, { once: true });
    return () => {
      for (const kind of ["keydown", "pointerup"]) removeEventListener(kind, wake);
    };
  }, []);
}
