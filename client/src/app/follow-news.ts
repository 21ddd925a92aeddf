// Says what has happened at the table, in notes.
import { effect } from "@preact/signals";
import { t } from "../i18n";
import { type News, newsOf } from "../state/news";
import { connection, view } from "../state/table";
import { toast } from "../state/toasts";
import type { TableView } from "../state/types";

function wordsOf(news: News): string {
  const { kind, name } = news;
  switch (kind) {
    case "left":
      return t(news.plays ? "news-left-playing" : "news-left", { name });
    case "host":
      return news.you ? t("news-host-you") : t("news-host", { name });
    case "ended":
      return t("news-ended", { name });
  }
}

/** Compares each view with the one before. The first one over a connection tells nothing: what it shows may be old. */
export function followNews(): void {
  let before: TableView | null = null;
  effect(() => {
    const now = view.value;
    if (before && now && connection.peek() === "open") for (const one of newsOf(before, now)) toast(wordsOf(one));
    before = now;
  });
}
