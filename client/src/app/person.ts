// Who sits at this browser: the name and symbol that were used last, kept for the next table.
import { signal } from "@preact/signals";
import { t } from "../i18n";
import { keep, recall } from "../state/kept";
import { type SeatSymbol, SYMBOLS } from "../state/types";

const isSymbol = (text: string | null): text is SeatSymbol => SYMBOLS.some((one) => one === text);
const kept = recall("symbol");

export const name = signal(recall("name") ?? "");
/** Null until somebody has chosen one: then the first that is free is as good as any. */
export const symbol = signal<SeatSymbol | null>(isSymbol(kept) ? kept : null);

export function setName(wanted: string): void {
  name.value = wanted;
  keep("name", wanted.trim() || null);
}

export function setSymbol(wanted: SeatSymbol): void {
  symbol.value = wanted;
  keep("symbol", wanted);
}

/** The name as the table gets it; whoever gives none is somebody all the same. */
export function nameOrOther(taken: readonly string[] = []): string {
  const given = name.value.trim().replace(/\s+/g, " ");
  if (given) return given;
  const others = t("names-of-strangers")
    .split(",")
    .map((one) => one.trim());
  const free = others.filter((one) => !taken.includes(one));
  return free[Math.floor(Math.random() * free.length)] ?? `${others[0]} ${taken.length + 1}`;
}
