// Counts the games that people have won at a table. Pure.
import type { GameTold } from "../protocol";

interface Wins {
  readonly name: string;
  readonly count: number;
}

/** Who has won games up to this one, and how many, most first; empty where but one was won. */
export function winsOf(games: readonly GameTold[], upTo: number): Wins[] {
  const won = new Map<number, Wins>();
  const ended = games.filter((game) => game.game <= upTo && game.winners.length > 0);
  for (const { winners, companions } of ended)
    for (const seat of winners) {
      const who = companions[seat];
      // By the last name that they bore.
      if (who) won.set(who.key, { name: who.name, count: (won.get(who.key)?.count ?? 0) + 1 });
    }
  return ended.length < 2 ? [] : [...won.values()].sort((one, other) => other.count - one.count);
}
