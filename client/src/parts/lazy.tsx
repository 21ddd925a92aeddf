// Parts of the page that most visits do not need: loaded when they are first shown, with styles and words of their own.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { speakOf } from "../i18n";
import { missing, renew } from "./missing";

const AGAIN_MS = 2000;

const adopted = new Set<string>();

/** Puts the styles of a part (`import styles from "./part.css?text"`) into the page, once. */
export function adopt(styles: string): void {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * A component that `load` gives once it is shown for the first time, and the part of the words that it reads; nothing
 * stands in its place until then. A network that failed is asked again, and the page says so (`parts/missing.ts`).
 * `ahead` loads what is about to be shown.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words?: keyof typeof LOCALES,
): ComponentType<Props> & { readonly ahead: () => Promise<void> } {
  let found: ComponentType<Props> | null = null;
  const find = async () => {
    const [part] = await Promise.all([load(), words && speakOf(words)]);
    found = part;
  };
  function Lazy(props: Props) {
    const [, come] = useState(found !== null);
    useEffect(() => {
      let here = true;
      let again: ReturnType<typeof setTimeout> | undefined;
      let failures = 0;
      const miss = (now: number) => {
        missing.value += Math.sign(now) - Math.sign(failures);
        failures = now;
      };
      const get = async () => {
        try {
          await find();
          if (!here) return;
          miss(0);
          come(true);
        } catch {
          if (!here) return;
          miss(failures + 1);
          again = setTimeout(get, AGAIN_MS);
          void renew(failures);
        }
      };
      // What was loaded ahead may have come since this was drawn.
      if (found) come(true);
      else void get();
      return () => {
        here = false;
        clearTimeout(again);
        miss(0);
      };
    }, []);
    const Part = found;
    return Part && <Part {...props} />;
  }
  return Object.assign(Lazy, { ahead: find });
}
