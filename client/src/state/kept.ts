// What this browser keeps between visits, and in a private window without storage only as long as the page lives.
const memory = new Map<string, string>();
const PREFIX = "moonhare-";

/** Reads a kept text. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keeps a text, or with null forgets it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    if (text === null) memory.delete(name);
    else memory.set(name, text);
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
