// The sets of cards: their pictures and what is seen on them, loaded once for each set and language.
import { effect, signal } from "@preact/signals";
import { language } from "../i18n";
import { ask } from "../net/http";
import { table } from "./table";

export interface Picture {
  readonly small: string;
  readonly small_width: number;
  readonly small_height: number;
  readonly large: string;
  readonly large_width: number;
  readonly large_height: number;
}

export interface CardText {
  readonly id: string;
  /** Empty where the set has no words for it, like `description`. */
  readonly title: string;
  readonly description: string;
  /** The language of both; empty where there are none. */
  readonly language: string;
  readonly picture: Picture;
}

export interface SetManifest {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  readonly cards: readonly CardText[];
  readonly cover: Picture;
  /** Null: the product's own back. */
  readonly back: Picture | null;
}

const cards = signal<ReadonlyMap<string, CardText>>(new Map());
const manifests = signal<ReadonlyMap<string, SetManifest>>(new Map());
const asked = new Set<string>();

/** A card's pictures and words; null until its set has been loaded. Follows when it comes. */
export function card(id: string): CardText | null {
  return cards.value.get(id) ?? null;
}

/** A loaded set. */
export function loadedSet(id: string): SetManifest | null {
  return manifests.value.get(id) ?? null;
}

async function load(set: string, spoken: string): Promise<void> {
  const name = `${spoken}/${set}`;
  if (asked.has(name)) return;
  asked.add(name);
  const answer = await ask<SetManifest>(`/api/sets/${encodeURIComponent(set)}?lang=${spoken}`);
  if (!answer.ok) {
    asked.delete(name);
    setTimeout(() => table.value?.sets.includes(set) && spoken === language.value && load(set, spoken), 3000);
    return;
  }
  const all = new Map(cards.value);
  for (const one of answer.value.cards) all.set(one.id, one);
  cards.value = all;
  manifests.value = new Map(manifests.value).set(set, answer.value);
}

/** Loads the table's sets, and again when the language changes. */
export function followSets(): void {
  let before = "";
  effect(() => {
    const sets = table.value?.sets ?? [];
    const spoken = language.value;
    const now = `${spoken}:${sets.join(",")}`;
    if (now === before) return;
    if (!before.startsWith(`${spoken}:`)) asked.clear();
    before = now;
    for (const set of sets) void load(set, spoken);
  });
}
