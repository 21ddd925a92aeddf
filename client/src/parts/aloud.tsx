// What is told over all screens: notes, and words for those who hear the page. A sheet keeps all that lies below it from
// eyes and ears, so both stand in the uppermost one.
import { signal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import { heard, VOICES, type Voice, type Words } from "../state/heard";
import { Toasts } from "./notes";

/** What lies over the page, the uppermost last. */
const layers = signal<readonly symbol[]>([]);

/** The notes and the words, for the page itself or, `layer`, for what lies over it as long as it is there. */
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
  return (
    <>
      {VOICES.map((voice) => (
        <Told key={voice} voice={voice} />
      ))}
      {(layer ? uppermost === own : uppermost === undefined) && <Toasts />}
    </>
  );
}

/** One voice. What it had said before this place was there stays unsaid here. */
function Told({ voice }: { readonly voice: Voice }) {
  const [before] = useState<Words>(() => heard[voice].peek());
  const words = heard[voice].value;
  return (
    <p class="visually-hidden voice" role="status" data-voice={voice}>
      {words !== before &&
        words.map((part, index) =>
          typeof part === "string" ? (
            part
          ) : (
            <span key={index} lang="">
              {part.own}
            </span>
          ),
        )}
    </p>
  );
}
