// How an album is called where no picture of it is seen: in a list of games, a window's title, a folder of files.
import { t } from "../i18n";
import type { Chronicle } from "../protocol";

/** Which game it is of its table's: "Game 4 · Teams". */
export function gameLine({ game, edition }: Pick<Chronicle, "game" | "edition">): string {
  return `${t("game-number", { game })} · ${t(`edition-${edition}`)}`;
}

/**
 * What its file is called, without an ending: by the clock of whoever keeps it, so that no two of an evening are called
 * alike. The table's code is not in it: a file is handed on, and the code opens the table.
 */
export function fileName({ game, began }: Pick<Chronicle, "game" | "began">): string {
  const local = new Date(began - new Date(began).getTimezoneOffset() * 60_000).toISOString();
  return `moonhare-${local.slice(0, 10)}-${local.slice(11, 16).replace(":", "")}-game-${game}`;
}
