// The sets of cards: their pictures and what is seen on them, loaded once for each set and language.
import { effect, signal } from "@preact/signals";
import { language } from "../i18n";
import { ask } from "../net/http";
import type { CardInfo, SetInfo } from "../protocol";
import { table } from "./table";

const AGAIN_MS = 3000;

const cards = signal<ReadonlyMap<string, CardInfo>>(new Map());
const sets = signal<ReadonlyMap<string, SetInfo>>(new Map());
const asked = new Set<string>();

/** A card's pictures (`small`, `large`) and words; null until its set has been loaded. A screen follows when it comes. */
export function card(id: string): CardInfo | null {
  return cards.value.get(id) ?? null;
}

/** A loaded set; its `back` is the address of its cards' back, null for the product's own. */
export function loadedSet(id: string): SetInfo | null {
  return sets.value.get(id) ?? null;
}

/** Loads a set in the language shown, unless that has been done. */
export async function loadSet(set: string): Promise<void> {
  const spoken = language.value;
  const name = `${spoken}/${set}`;
  if (asked.has(name)) return;
  asked.add(name);
  const answer = await ask<SetInfo>(`/api/sets/${encodeURIComponent(set)}?lang=${spoken}`);
  if (!answer.ok) {
    asked.delete(name);
    if (answer.problem.code === "network") setTimeout(() => table.value?.sets.includes(set) && loadSet(set), AGAIN_MS);
    return;
  }
  if (spoken !== language.value) return;
  cards.value = new Map([...cards.value, ...answer.value.cards.map((one) => [one.id, one] as const)]);
  sets.value = new Map(sets.value).set(set, answer.value);
}

/** Loads the table's sets whenever they change, and again in another language. */
export function followSets(): void {
  effect(() => {
    const wanted = table.value?.sets ?? [];
    // What was loaded in another language is asked for again; what it says stays until then.
    for (const name of asked) if (!name.startsWith(`${language.value}/`)) asked.delete(name);
    for (const set of wanted) void loadSet(set);
  });
}
