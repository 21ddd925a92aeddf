// What those who only watch have guessed, for fun, as the table tells it with a round's points. Only net/ writes it.
import { signal } from "@preact/signals";
import type { GuessTally } from "../protocol";

export const guessTally = signal<GuessTally | null>(null);
