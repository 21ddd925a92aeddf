// What has been said at the table, as this browser heard it. Only net/ tells it; the talk's screens read it.
import { signal } from "@preact/signals";
import type {
  FromClient,
  FromTable,
  Held,
  Line,
  Said,
  Shown,
  TakenBack,
  Talked,
  TalkRuled,
  TalkRules,
} from "../protocol";
import { me } from "./table";

export type TalkNews = Said | Held | Shown | TakenBack | Talked | TalkRuled;
type TalkMessage = Exclude<FromClient, { type: "do" | "ping" | "sign" | "guess" }>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** Something to say, or to do about what is said; its id is given as it is sent. */
export type Wish = WithoutId<TalkMessage>;
export type Face = Shown["face"];

/** A face that somebody has shown. */
export interface ShownFace {
  readonly id: string;
  readonly face: Face;
  /** Null: somebody without a seat. */
  readonly key: number | null;
}

/** In the order in which they were heard. */
export type Entry = Line | ShownFace;

/** How long a face sits over its seat. */
const FACE_MS = 3200;
const MOST = 130;
const FREE: TalkRules = { on: true, muted: [], words: [] };

export const entries = signal<readonly Entry[]>([]);
/** Lines that wait for the host: one's own, and for the host everybody's. */
export const held = signal<readonly Line[]>([]);
export const rules = signal<TalkRules>(FREE);
/** The faces that sit over their seats now, by key; null is who has no seat. */
export const overSeats = signal<ReadonlyMap<number | null, ShownFace>>(new Map());
/** How many lines have come since the talk was last looked at. */
export const unread = signal(0);
/** The latest line while it is news. */
export const latest = signal<Line | null>(null);

let faces = 0;

export const isLine = (entry: Entry): entry is Line => "by" in entry;

/** A new connection: what was said before it is told anew, if anything was. */
export function forgetTalk(): void {
  entries.value = [];
  held.value = [];
  rules.value = FREE;
}

/** Whether a message is of the talk. */
export function isTalk(message: FromTable): message is TalkNews {
  return ["talked", "talk-ruled", "said", "held", "shown", "taken-back"].includes(message.type);
}

/** Takes what the table tells. */
export function hearTalk(message: TalkNews): void {
  switch (message.type) {
    case "talked":
      entries.value = message.lines;
      held.value = message.held;
      rules.value = message.rules;
      break;
    case "talk-ruled":
      rules.value = message.rules;
      break;
    case "said":
      held.value = without(held.value, message.line.id);
      add(message.line);
      if (message.line.by.key === me.value?.key) break;
      unread.value += 1;
      latest.value = message.line;
      break;
    case "held":
      held.value = [...without(held.value, message.line.id), message.line];
      break;
    case "shown":
      show(message);
      break;
    case "taken-back":
      take(message.line);
      break;
  }
}

function add(entry: Entry): void {
  entries.value = [...without(entries.value, entry.id), entry].slice(-MOST);
}

function take(id: string | null): void {
  if (id === null) entries.value = entries.value.filter((entry) => isLine(entry) && entry.to !== null);
  else {
    entries.value = without(entries.value, id);
    held.value = without(held.value, id);
  }
  if (id === null || latest.value?.id === id) latest.value = null;
}

function show({ face, key }: Shown): void {
  faces += 1;
  const shown = { id: `face-${faces}`, face, key };
  add(shown);
  overSeats.value = new Map(overSeats.value).set(key, shown);
  setTimeout(() => {
    if (overSeats.value.get(key) !== shown) return;
    const left = new Map(overSeats.value);
    left.delete(key);
    overSeats.value = left;
  }, FACE_MS);
}

function without<One extends { readonly id: string }>(all: readonly One[], id: string): readonly One[] {
  return all.filter((one) => one.id !== id);
}
