// Which cards of a hand were drawn since it was last seen: this page's own memory of the hand before.
import { table } from "../state/table";

let game = "";
let before: readonly string[] = [];
let seen = new Set<string>();
let drawn: readonly string[] = [];

/**
 * The newly drawn cards of a hand; none where all are new, as in the first round or when hands were passed on. A card
 * that was given and comes back is none of them.
 */
export function freshOf(hand: readonly string[]): readonly string[] {
  const now = `${table.value?.code}/${table.value?.game_number}`;
  if (now !== game) seen = new Set();
  const added = hand.filter((card) => !seen.has(card));
  if (now !== game || !hand.some((card) => before.includes(card))) drawn = [];
  else if (added.length > 0) drawn = added;
  for (const card of added) seen.add(card);
  game = now;
  before = hand;
  return drawn;
}
