// Says what has happened at the table, in notes.
import { effect } from "@preact/signals";
import { t } from "../i18n";
import { type News, newsOf } from "../state/news";
import { connection, view } from "../state/table";
import { toast } from "../state/toasts";
import type { TableView } from "../state/types";
import { draftOf, recallDraft } from "../table/drafts";
import { stoodIn } from "../table/stood-in";

function wordsOf(news: News): string {
  const { kind, name } = news;
  switch (kind) {
    case "left":
      return t(news.plays ? "news-left-playing" : "news-left", { name });
    case "back":
      return t("news-back", { name });
    case "plays-for":
      return t("news-plays-for", { name, other: news.other });
    case "host":
      return news.you ? t("news-host-you") : t("news-host", { name });
    case "ended":
      return t("news-ended", { name });
    case "overtaken":
      return t("news-overtaken", { name });
  }
}

/**
 * Compares each view with the one before. The first one over a connection tells nothing, for what it shows may be old;
 * but what has become of one's own clue.
 */
export function followNews(): void {
  let before: TableView | null = null;
  effect(() => {
    const now = view.value;
    if (before && now) {
      const drafted = recallDraft(...draftOf(now)).text.trim() !== "";
      const told = newsOf(before, now, drafted).filter(
        (one) => connection.peek() === "open" || one.kind === "overtaken",
      );
      // What comes at once is one note: each covers some of the table.
      if (told.length > 0) toast(told.map(wordsOf).join(" "), "news");
    }
    before = now;
  });
}

/** Tells what the computer has done in one's place, once somebody looks: a page that nobody sees keeps it till then. */
export function followStandIns(): void {
  const look = (now: TableView | null) => {
    if (now === null || document.visibilityState === "hidden") return;
    const told = stoodIn(now);
    if (told.length > 0) toast(told.join(" "), "news");
  };
  effect(() => look(view.value));
  document.addEventListener("visibilitychange", () => look(view.peek()));
}
