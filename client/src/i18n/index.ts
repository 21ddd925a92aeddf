// Words: which language is shown, and every sentence that a person reads, by id. The sentences live in
// src/moonhare/locales/<language>/*.ftl; the build turns them into data, one file a language.
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { signal } from "@preact/signals";
import type { ListedTable } from "../protocol";
import { keep, recall } from "../state/kept";

export const LANGUAGES = {
  en: "English",
  it: "Italiano",
  da: "Dansk",
  pl: "Polski",
  // Who speaks Brazil's has it too, for want of another, and should know what it is.
  pt: "Português (Portugal)",
} as const satisfies Record<ListedTable["language"], string>;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

/** Where a language is spoken in more than one way, the way that ours is written in. */
const REGIONS: Readonly<Record<Language, string>> = { en: "en-GB", it: "it", da: "da", pl: "pl", pt: "pt-PT" };

const CHOSEN = "language";

export const isLanguage = (text: string | null): text is Language => text !== null && text in LANGUAGES;

/** The language of the page: chosen before, else the first of the browser's that we speak. */
export const language = signal<Language>(preferred());

const bundle = signal<FluentBundle | null>(null);
type WordsPart = keyof typeof LOCALES;
const partsWanted = new Set<WordsPart>(["main"]);
/** Parts asked for, until they are there and after: whoever asks second waits as well. */
const partsComing = new Map<WordsPart, Promise<void>>();

/** The language that was chosen, or that fits the browser best. */
function preferred(): Language {
  const chosen = recall(CHOSEN);
  if (isLanguage(chosen)) return chosen;
  const [fits = null] = negotiateLanguages(navigator.languages, Object.keys(LANGUAGES), {
    defaultLocale: "en",
    strategy: "lookup",
  });
  return isLanguage(fits) ? fits : "en";
}

/** A name's genitive in Danish, which the name's last letter decides: Adas, Jens’, Bo 2’s. */
const GENITIVE: FluentFunction = ([name]) => {
  const whole = String(name);
  return whole + (/[sxz]$/i.test(whole) ? "’" : /\p{L}$/u.test(whole) ? "s" : "’s");
};

async function load(wanted: Language): Promise<FluentBundle> {
  // Directional isolation marks are for texts of mixed direction; all five languages run left to right.
  const fresh = new FluentBundle(REGIONS[wanted], { useIsolating: false, functions: { GENITIVE } });
  const loaded = new Set<WordsPart>();
  const missing = () => [...partsWanted].filter((part) => !loaded.has(part));
  // A part that is asked for meanwhile comes along: what is shown later never lacks what was shown before.
  for (let parts = missing(); parts.length > 0; parts = missing()) {
    const bodies = await Promise.all(parts.map((part) => wordsOf(part, wanted)));
    for (const body of bodies) fresh.addResource({ body } as FluentResource);
    for (const part of parts) loaded.add(part);
  }
  return fresh;
}

/** What was asked for, by address: a part that comes later takes those before it along without asking for them again. */
const asked = new Map<string, ReturnType<typeof fetchWords>>();

function wordsOf(part: WordsPart, wanted: Language): ReturnType<typeof fetchWords> {
  const address = LOCALES[part].replace("{lang}", wanted);
  const coming = asked.get(address) ?? fetchWords(address);
  asked.set(address, coming);
  // What did not come is asked for again.
  coming.catch(() => asked.delete(address));
  return coming;
}

async function fetchWords(address: string): Promise<FluentResource["body"]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return (await answer.json()) as FluentResource["body"];
}

/** Loads the words of a language and shows them; the choice is kept if a person made it. */
export async function speak(wanted: Language, chosen = false): Promise<void> {
  const fresh = await load(wanted);
  if (chosen) keep(CHOSEN, wanted);
  language.value = wanted;
  bundle.value = fresh;
  document.documentElement.lang = wanted;
}

/** Loads a part of the words that most visits do not need (`rules`); resolves when it is there. */
export function speakOf(part: WordsPart): Promise<void> {
  const coming = partsComing.get(part) ?? bring(part);
  partsComing.set(part, coming);
  return coming;
}

async function bring(part: WordsPart): Promise<void> {
  partsWanted.add(part);
  try {
    let spoken: Language;
    let body: FluentResource["body"];
    do {
      spoken = language.value;
      body = await wordsOf(part, spoken);
    } while (spoken !== language.value);
    // Beside the words that are there: nothing that is shown needs it, and with other words all would be drawn again.
    if (bundle.value) bundle.value.addResource({ body } as FluentResource);
    else bundle.value = await load(spoken);
  } catch (error) {
    partsWanted.delete(part);
    partsComing.delete(part);
    throw error;
  }
}

function pattern(id: string) {
  const words = bundle.value;
  if (!words) return null;
  const [name = "", attribute] = id.split(".");
  const message = words.getMessage(name);
  const found = attribute ? message?.attributes[attribute] : message?.value;
  return found ? { words, found } : null;
}

/** Whether there is a sentence of this id (`id` or `id.attribute`). */
export function speaks(id: string): boolean {
  return pattern(id) !== null;
}

/** The sentence `id` (or `id.attribute`) in the reader's language. A screen that reads it follows the language. */
export function t(id: string, args?: Arguments): string {
  const one = pattern(id);
  if (!one) {
    if (bundle.value) console.error(`no words for ${id}`);
    return id;
  }
  const problems: Error[] = [];
  const text = one.words.formatPattern(one.found, args ? withCounts(args) : null, problems);
  for (const problem of problems) console.error(`${id}: ${problem.message}`);
  return held(args ? withOneStop(text, args) : text);
}

/** So far a number is written as its digits in each of our languages. */
const PLAIN_BELOW = 1000;

/** Such a number. To have it written by the language's rules a browser first reads them all, just as a hand is shown. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isPlain = (value: FluentVariable): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < PLAIN_BELOW;

function withCounts(args: Arguments): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isPlain(value) ? new Count(value) : value]),
  );
}

/** A text with what must not end or begin a line held to its neighbour: numbers, Polish words of one letter, dots and dashes. */
export function held(text: string): string {
  const dotted = text.replace(/ (?=[…–])/g, "\u00a0").replace(/(?<=\d) (?=\p{L}{3})/gu, "\u00a0");
  return language.value === "pl" ? dotted.replace(/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, "$1\u00a0") : dotted;
}

/** A name that ends in a full stop ends its sentence too: "The clue is Max R.", not "R..". */
function withOneStop(text: string, args: Arguments): string {
  let told = text;
  for (const value of Object.values(args))
    if (typeof value === "string" && /[^.]\.$/.test(value)) told = told.replaceAll(`${value}.`, value);
  return told;
}

/** What puts names in a row, by language and kind: a browser takes longer to make one than to use it. */
const rows = new Map<string, Intl.ListFormat>();

/** Names in a row as the language has it: "Ola, Maja and Teo". */
export function list(names: readonly string[], type: "conjunction" | "disjunction" | "unit" = "conjunction"): string {
  const spoken = language.value;
  if (names.length < 2) return names[0] ?? "";
  const row = rows.get(`${spoken} ${type}`) ?? new Intl.ListFormat(REGIONS[spoken], { type });
  rows.set(`${spoken} ${type}`, row);
  return row.format(names);
}

/** A number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(REGIONS[language.value]).format(value);
}

/** A moment, in milliseconds since 1970, as the language writes it. */
export function dateOf(moment: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(REGIONS[language.value], how).format(moment);
}
