// Where everybody sits round the moon: in the order of seats, one's own place in front, free seats between.

import { edition } from "../state/choices";
import type { TablePublic } from "../state/types";

/** Fewer seats than this are never drawn, as far as the edition has them: some stay open for who may come. */
const USUAL_RING = 8;

export interface Ring {
  /** Places round the moon, at equal distances. */
  readonly places: number;
  /** The place of each member, by seat; 0 is in front, the next is to the left of it. */
  readonly of: readonly number[];
  readonly free: readonly number[];
}

/** The ring of a table's lobby, whoever has the seat `mine` in front; the same number of free seats on every screen. */
export function ringAt({ members, most, settings, edition: id }: TablePublic, mine: number): Ring {
  const pairs = settings.teams ? (edition(id)?.players[0] ?? 0) : null;
  const ring = ringOf(members.length, mine, most, pairs);
  return members.length < most ? ring : { ...ring, free: [] };
}

/**
 * Seats `count` members, the one with the seat `mine` in front. `pairs`: the fewest people of a table of pairs, whose
 * partners sit opposite; null where no pairs are made.
 */
function ringOf(count: number, mine: number, most: number, pairs: number | null): Ring {
  const places = Math.min(most, pairs === null ? Math.max(count + 1, USUAL_RING) : pairable(count, pairs));
  const of = Array.from({ length: count }, (_, seat) => Math.round((((seat - mine + count) % count) * places) / count));
  return { places, of, free: Array.from({ length: places }, (_, place) => place).filter((one) => !of.includes(one)) };
}

/** The places that a table of pairs has: no free one where all have a partner, who would sit askew. */
function pairable(count: number, fewest: number): number {
  return Math.max(fewest, count + (count % 2));
}

/** The angle of a place, clockwise from the right, in radians. */
export function angleOf(place: number, places: number): number {
  return Math.PI / 2 + (place * 2 * Math.PI) / places;
}
