// The numbers of players that an edition is for, in words.
import { list, t } from "../i18n";

/** "3–8 players" where every number between is allowed, else "6, 8, 10 or 12 players". */
export function playersOf(players: readonly number[]): string {
  const [least = 0] = players;
  const most = players.at(-1) ?? least;
  return most > least && players.length === most - least + 1
    ? t("players-between", { least, most })
    : t("players-among", { numbers: list(players.map(String), "disjunction") });
}
