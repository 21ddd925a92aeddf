/** What has changed: an object goes in by fields or positions, a list of one holds what stands there from now on. */
export type Change = readonly [unknown] | { readonly [place: string]: Change };

/** A value with what has changed in it; whatever has not stays the very same object. */
export function changed<Value>(value: Value, change: Change): Value {
  if (isNew(change)) return change[0] as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (const [place, inside] of Object.entries(change)) copy[place] = changed(copy[place], inside);
  return copy as Value;
}

function isNew(change: Change): change is readonly [unknown] {
  return Array.isArray(change);
}
