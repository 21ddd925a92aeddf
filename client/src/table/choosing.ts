// Tells the table that somebody writes a clue: on or off, at an even pace that shows nothing of how the words come.

const EVERY_MS = 5000;
/** Whoever has not touched what they write for so long thinks of something else. */
const TOUCHED_MS = 60_000;

/** What one sitting over a clue says of itself, by way of `say`. */
export function signsOf(say: (choosing: boolean) => void) {
  let pace: ReturnType<typeof setTimeout> | undefined;
  let written = false;
  let touchedAt = 0;
  const go = () => {
    say(true);
    pace = setTimeout(turn, EVERY_MS);
  };
  const stop = () => {
    if (pace === undefined) return;
    clearTimeout(pace);
    pace = undefined;
    say(false);
  };
  // Stopping waits for its turn as well: what is emptied and begun anew in between is nobody's business.
  const turn = () => (written && Date.now() - touchedAt < TOUCHED_MS ? go() : stop());
  return {
    /** What is being written was changed; `any`: whether something of it stands there. */
    touch(any: boolean) {
      written = any;
      touchedAt = Date.now();
      if (written && pace === undefined) go();
    },
    /** One writes no more. */
    stop,
  };
}
