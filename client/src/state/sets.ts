// The sets of cards: their pictures and what is seen on them, loaded once for each set and language.
import { effect, signal } from "@preact/signals";
import { held, language } from "../i18n";
import { ask } from "../net/http";
import type { CardInfo, SetInfo } from "../protocol";
import { table } from "./table";

const AGAIN_MS = 3000;

const cards = signal<ReadonlyMap<string, CardInfo>>(new Map());
const sets = signal<ReadonlyMap<string, SetInfo>>(new Map());
const missing = signal<ReadonlySet<string>>(new Set());
/** Language and set, of those that have come. */
const loaded = new Set<string>();
/** The same of those that are under way, each with whether the server answered. */
const loading = new Map<string, Promise<boolean>>();

/** A card's pictures (`small`, `large`) and words; null until its set has been loaded. A screen follows when it comes. */
export function card(id: string): CardInfo | null {
  return cards.value.get(id) ?? null;
}

/** A loaded set with the cards that are dealt; its `back` is the address of its cards' back, null for the product's own. */
export function loadedSet(id: string): SetInfo | null {
  return sets.value.get(id) ?? null;
}

/** So many cards of loaded sets, the sets in turn, each one's spread over it; `turn` chooses others. "" until they came. */
export function spread(from: readonly string[], count: number, turn = 0): readonly string[] {
  const decks = from.map((id) => loadedSet(id)?.cards ?? []).filter((cards) => cards.length >= count);
  return Array.from({ length: count }, (_, place) => {
    const deck = decks[place % decks.length];
    return deck?.[(turn + Math.floor(((place + 0.5) * deck.length) / count)) % deck.length]?.id ?? "";
  });
}

/** Whether the server has nothing of a card: its set is not there any more. */
export function isMissing(id: string): boolean {
  return missing.value.has(id);
}

/** Loads a set in the language shown, unless that has been done; `anew` though it has. Tells whether there was an answer. */
export function loadSet(set: string, anew = false): Promise<boolean> {
  const spoken = language.value;
  const name = `${spoken}/${set}`;
  const running = loading.get(name);
  if (running) return running;
  if (loaded.has(name) && !anew) return Promise.resolve(true);
  const run = askFor(set, spoken).finally(() => loading.delete(name));
  loading.set(name, run);
  return run;
}

async function askFor(set: string, spoken: string): Promise<boolean> {
  const answer = await ask<SetInfo>(`/api/sets/${encodeURIComponent(set)}?lang=${spoken}`);
  if (!answer.ok) {
    const answered = answer.problem.code !== "network";
    if (!answered) setTimeout(() => table.value?.sets.includes(set) && loadSet(set), AGAIN_MS);
    return answered;
  }
  loaded.add(`${spoken}/${set}`);
  if (spoken === language.value) {
    const told = answer.value.cards.map((one) => ({
      ...one,
      title: held(one.title),
      description: held(one.description),
    }));
    cards.value = new Map([...cards.value, ...told.map((one) => [one.id, one] as const)]);
    const dealt = told.filter((one) => !one.retired);
    sets.value = new Map(sets.value).set(set, { ...answer.value, cards: dealt });
  }
  return true;
}

/** Looks for a card that is shown and not known: its set may have been changed since it was loaded, or be gone. */
export async function seekCard(id: string): Promise<void> {
  const set = id.split(":", 1)[0] ?? "";
  let answered = await loadSet(set);
  if (answered && !cards.value.has(id)) answered = await loadSet(set, true);
  if (answered && !cards.value.has(id)) missing.value = new Set(missing.value).add(id);
}

/** Loads the table's sets whenever they change, and again in another language. */
export function followSets(): void {
  effect(() => {
    const wanted = table.value?.sets ?? [];
    // What was loaded in another language is asked for again; what it says stays until then.
    for (const name of loaded) if (!name.startsWith(`${language.value}/`)) loaded.delete(name);
    for (const set of wanted) void loadSet(set);
  });
}
