// What can be chosen at a table: editions with their own settings, and the sets of cards; asked for once.
import { signal } from "@preact/signals";
import { language } from "../i18n";
import { ask } from "../net/http";
import type { EditionInfo, EditionList, SetList, SetSummary } from "../protocol";
import type { EditionId } from "./types";

const AGAIN_MS = 3000;

export const editions = signal<EditionList | null>(null);
export const setSummaries = signal<readonly SetSummary[] | null>(null);

let asking = false;

/** Asks for the editions until they are there. */
export async function loadEditions(): Promise<void> {
  if (editions.value || asking) return;
  asking = true;
  const answer = await ask<EditionList>("/api/editions");
  asking = false;
  if (answer.ok) editions.value = answer.value;
  else setTimeout(loadEditions, AGAIN_MS);
}

/** Asks for the sets, titles in the language shown. */
export async function loadSetSummaries(): Promise<void> {
  const answer = await ask<SetList>(`/api/sets?lang=${language.value}`);
  if (answer.ok) setSummaries.value = answer.value.sets;
}

/** An edition by id. */
export function edition(id: EditionId): EditionInfo | null {
  return editions.value?.editions.find((one) => one.id === id) ?? null;
}
