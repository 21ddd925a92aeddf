// What is said to whoever may tell a clue: on the screen, and to those who hear the page.
import { t } from "../i18n";
import type { TellOptions } from "../state/types";

/** What there is to tell: in the first round by anybody, and for no card where hands lie face down. */
export function tellTask(tell: TellOptions, phase: string | undefined): string {
  if (phase === "announcing") return t(tell.with_card ? "ask-announce" : "ask-announce-unseen");
  return t(tell.with_card ? "ask-tell" : "ask-tell-unseen");
}
