// For how long each person has been awaited without a sign, as far as this browser saw: before a minute of it the table
// lets nobody have the computer act for them.
import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { PATIENCE } from "../protocol";
import { clocks } from "../state/clocks";
import { view } from "../state/table";
import type { TableView } from "../state/types";
import { awaitedOf, type Person, peopleOf } from "./people";

/** The table's, and a little for the way to it. */
const PATIENCE_MS = PATIENCE * 1000 + 2000;

export interface Silence {
  /** Game, round and phase, which begin for all at once. */
  readonly moment: string;
  readonly begun: number;
  /** Since when whoever is awaited has given no sign, by key. */
  readonly since: ReadonlyMap<number, number>;
}

const NOTHING: Silence = { moment: "", begun: 0, since: new Map() };

/** What a view that came at `now` adds to what was known of people's silence. */
export function listen(before: Silence, view: TableView, now: number): Silence {
  const { game, game_number: number } = view.public;
  const moment = `${number}/${game?.round}/${game?.phase}`;
  const again = moment === before.moment;
  const since = new Map<number, number>();
  for (const { key } of awaitedOf(peopleOf(view))) {
    const known = again && !view.public.choosing.includes(key) ? before.since.get(key) : undefined;
    since.set(key, known ?? now);
  }
  return { moment, begun: again ? before.begun : now, since };
}

/**
 * From when on each other person who is awaited may be helped, by key. The host need not wait for those whose
 * connection is gone; others wait in any case, for they help only where the host does not.
 */
export function helpFrom(silence: Silence, view: TableView, gone: ReadonlySet<number>): [Person, number][] {
  // Over days nothing but the table's clock acts for anybody, and it does so by itself.
  if (view.public.game?.phase === "announcing" || view.public.time?.pace.name === "days") return [];
  const host = view.own?.host ?? false;
  return awaitedOf(peopleOf(view))
    .filter((person) => !person.you && person.kind === "person")
    .map((person) => {
      const { key, presence } = person;
      const away = presence === "away" || gone.has(key);
      const from = away ? (host ? 0 : silence.begun + PATIENCE_MS) : (silence.since.get(key) ?? 0) + PATIENCE_MS;
      return [person, from];
    });
}

const silence = signal(NOTHING);
effect(() => {
  const now = view.value;
  silence.value = now ? listen(silence.peek(), now, performance.now()) : NOTHING;
});

/** The people for whom one may have the computer act now. */
export function useIdlers(view: TableView): Person[] {
  const [, look] = useState(0);
  const gone = new Set(clocks.value.flatMap(({ what, key }) => (what === "away" && key !== null ? [key] : [])));
  const all = helpFrom(silence.value, view, gone);
  const now = performance.now();
  const next = Math.min(...all.map(([, from]) => from).filter((from) => from > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => look((count) => count + 1), next - performance.now() + 20);
    return () => clearTimeout(timer);
  }, [next]);
  return all.filter(([, from]) => from <= now).map(([person]) => person);
}
