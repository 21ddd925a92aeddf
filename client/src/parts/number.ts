// Reading a whole number that somebody typed. Pure.

export interface Bounds {
  readonly least: number;
  readonly most: number;
  /** Words for null, where null is a value; none otherwise. */
  readonly none?: string | undefined;
}

/** The number within its bounds that a text stands for, or null for none; undefined where it stands for neither. */
export function numberIn(typed: string, { least, most, none }: Bounds): number | null | undefined {
  const text = typed.trim();
  if (none !== undefined && (text === "" || text === none)) return null;
  const digits = /^[+-]?\d+/.exec(text)?.[0];
  return digits === undefined ? undefined : Math.min(most, Math.max(least, Number(digits)));
}
