// The numbers of players that an edition is for, in words.
import { list, t } from "../i18n";

/** Whether every number between the least and the most is allowed. */
function bounds(players: readonly number[]): { least: number; most: number; all: boolean } {
  const [least = 0] = players;
  const most = players.at(-1) ?? least;
  return { least, most, all: most > least && players.length === most - least + 1 };
}

/** "3–8 players" where every number between is allowed, else "6, 8, 10 or 12 players". */
export function playersOf(players: readonly number[]): string {
  const { least, most, all } = bounds(players);
  return all
    ? t("players-between", { least, most })
    : t("players-among", { numbers: list(players.map(String), "disjunction") });
}

/** The same without the word: "3–8", "6, 8, 10, 12". */
export function numbersOf(players: readonly number[]): string {
  const { least, most, all } = bounds(players);
  return all ? `${least}–${most}` : players.join(", ");
}
