// What can be chosen at a table: editions with their own settings, the sets of cards, the computer players.
import { signal } from "@preact/signals";
import { language } from "../i18n";
import { ask } from "../net/http";
import type { EditionInfo, EditionList, PlayerInfo, PlayerList, SetList, SetSummary } from "../protocol";
import type { EditionId, Member, TablePublic } from "./types";

const AGAIN_MS = 3000;

export const editions = signal<EditionList | null>(null);
export const computers = signal<readonly PlayerInfo[] | null>(null);
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

/** Asks for the computer players, and which sets they play with. */
export async function loadComputers(): Promise<void> {
  const answer = await ask<PlayerList>("/api/players");
  if (answer.ok) computers.value = answer.value.players;
}

/** The player that sits on a computer's seat. */
export function computerOf(member: Member): PlayerInfo | undefined {
  return computers.value?.find((one) => member.kind === "computer" && one.name === member.player);
}

/** An edition by id. */
export function edition(id: EditionId): EditionInfo | null {
  return editions.value?.editions.find((one) => one.id === id) ?? null;
}

/** The command that chooses an edition; house rules that there are stay. */
export function choosing(id: EditionId, { overrides }: TablePublic) {
  const keep = Object.keys(overrides).length > 0 && { keep_rules: true };
  return { type: "choose-edition", edition: id, ...keep } as const;
}
