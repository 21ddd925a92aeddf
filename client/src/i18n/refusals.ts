// Refusals and problems in the reader's language: the code chooses the sentence, its facts fill it.

import { type Arguments, list, speaks, t } from ".";

interface Reason {
  readonly code: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Words a refusal; an unknown code gets a general sentence. */
export function wordsFor({ code, args }: Reason): string {
  const id = `refusal-${code}`;
  return t(speaks(id) ? id : "refusal-unexpected", facts(args));
}

/** The second sentence: what to do about it, where there is one. */
export function adviceFor({ code, args }: Reason): string | null {
  const id = `refusal-${code}.advice`;
  return speaks(id) ? t(id, facts(args)) : null;
}

/** Facts that are ids with names of their own. */
const NAMED: ReadonlySet<string> = new Set(["edition", "setting"]);

/** Facts as sentences can use them: names of editions and settings worded, lists joined. */
function facts(args: Readonly<Record<string, unknown>>): Arguments {
  const worded: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (NAMED.has(name) && typeof value === "string" && speaks(`${name}-${value}`))
      worded[name] = t(`${name}-${value}`);
    else if (Array.isArray(value)) worded[name] = list(value.map(String), "disjunction");
    else if (typeof value === "number" || typeof value === "string") worded[name] = value;
    else worded[name] = String(value);
  }
  return worded;
}
