// How many words a clue has, counted as the rules do (`rules/words.py`): runs of letters and digits, in which an
// apostrophe or a hyphen parts nothing.
const RUN = /[\p{L}\p{M}\p{N}'’\-‐‑]+/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** The number of words in a text. */
export function wordsIn(text: string): number {
  return (text.normalize("NFC").match(RUN) ?? []).filter((run) => LETTER.test(run)).length;
}
