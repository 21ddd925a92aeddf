// Which cards of a hand were drawn since it was last seen: this page's own memory of the hand before.
import { table } from "../state/table";

let game = "";
let before: readonly string[] = [];
let drawn: readonly string[] = [];

/** The newly drawn cards of a hand; none where all are new, as in the first round or when hands were passed on. */
export function freshOf(hand: readonly string[]): readonly string[] {
  const now = `${table.value?.code}/${table.value?.game_number}`;
  const added = now === game ? hand.filter((card) => !before.includes(card)) : [];
  if (now !== game || added.length === hand.length) drawn = [];
  else if (added.length > 0) drawn = added;
  game = now;
  before = hand;
  return drawn;
}
