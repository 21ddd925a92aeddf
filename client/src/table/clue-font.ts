// The letters of clues, fetched before the first clue is there: it would else stand in another face for a moment.
import { useEffect } from "preact/hooks";
import { language } from "../i18n";

const FACE = 'italic 430 1em "Fraunces"';
/** A letter of each part of the face that a language's clues need; parts are fetched by the letters on the page. */
const LETTERS: Partial<Record<string, string>> = { pl: "aą" };

/** Fetches them while a table is shown. */
export function useClueFont(): void {
  const letters = LETTERS[language.value] ?? "a";
  useEffect(() => {
    // Without it the page does as well as it can.
    document.fonts.load(FACE, letters).catch(() => undefined);
  }, [letters]);
}
