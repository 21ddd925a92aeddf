// What this browser keeps between visits; where its storage is full or there is none, only as long as the page lives.

/** What storage did not take: newer than what it has. Null: forgotten. */
const memory = new Map<string, string | null>();

const PREFIX = "moonhare-";

/** Reads a kept text. */
export function recall(name: string): string | null {
  const newer = memory.get(name);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null forgets it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Reads something kept as JSON; what does not parse, or fails `is`, counts as nothing. */
export function recallJson<T>(name: string, is: (value: unknown) => value is T): T | null {
  const text = recall(name);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null;
  }
}
