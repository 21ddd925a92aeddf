// What this browser keeps between visits; where its storage is full or there is none, only as long as the page lives.

/** What storage did not take: newer than what it has. Null: forgotten. */
const memory = new Map<string, string | null>();

const PREFIX = "moonhare-";

/** Under which names something is kept; docs/privacy.md tells of each. */
type Kept =
  | "cards-here"
  | "choice"
  | "descriptions"
  | "draft"
  | "evenings"
  | "guesses"
  | "language"
  | "lessons"
  | "name"
  | "screen"
  | "sound"
  | "symbol"
  | "tables"
  | "talk"
  | "theme"
  | "touch"
  | "volume";

/** The same of what is kept for one table, by its code. */
type KeptOfTable = "calls" | "played" | "remembered" | "seen" | "sparks" | "talk-hidden";

type KeptName = Kept | `${KeptOfTable}/${string}`;

/** Reads a kept text. */
export function recall(name: KeptName): string | null {
  const newer = memory.get(name);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null forgets it. */
export function keep(name: KeptName, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Reads something kept as JSON; what does not parse, or fails `is`, counts as nothing. */
export function recallJson<T>(name: KeptName, is: (value: unknown) => value is T): T | null {
  const text = recall(name);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null;
  }
}
