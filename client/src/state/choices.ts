// What can be chosen at a table: editions with their own settings, and the sets of cards; asked for once.
import { signal } from "@preact/signals";
import { language } from "../i18n";
import { ask } from "../net/http";
import type { EditionInfo, EditionList, SetList, SetSummary, Settings } from "../protocol";
import type { EditionId, SettingName, SettingValue } from "./types";

export const editions = signal<EditionList | null>(null);
export const setSummaries = signal<readonly SetSummary[] | null>(null);

/** Asks for the editions, unless they are there. */
export async function loadEditions(): Promise<void> {
  if (editions.value) return;
  const answer = await ask<EditionList>("/api/editions");
  if (answer.ok) editions.value = answer.value;
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

/** What the edition itself says of a setting, at the number of people here or the nearest that it allows. */
export function ownValue(info: EditionInfo, people: number, setting: SettingName): SettingValue {
  return ownSettings(info, people)?.[setting] ?? null;
}

/** All that the edition itself says, at the number of people here or the nearest that it allows. */
export function ownSettings(info: EditionInfo, people: number): Settings | null {
  const distance = (number: number) => Math.abs(number - people);
  const nearest = info.players.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  return info.settings_by_players[nearest] ?? null;
}
