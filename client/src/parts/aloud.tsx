// What is told over all screens. A sheet keeps all that lies below it from eyes and ears, so notes stand in the uppermost.
import { signal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import { Toasts } from "./notes";

/** What lies over the page, the uppermost last. */
const layers = signal<readonly symbol[]>([]);

/** The notes, for the page itself or, `layer`, for what lies over it as long as it is there. */
export function Aloud({ layer = false }: { readonly layer?: boolean }) {
  const [own] = useState(() => Symbol());
  useLayoutEffect(() => {
    if (!layer) return;
    layers.value = [...layers.peek(), own];
    return () => {
      layers.value = layers.peek().filter((one) => one !== own);
    };
  }, [layer]);
  const uppermost = layers.value.at(-1);
  return (layer ? uppermost === own : uppermost === undefined) ? <Toasts /> : null;
}
