// What a program's link is, for a person who has opened it: nothing for them, and the way to the table.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Hare } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { SiteTop } from "../parts/site-top";
import styles from "./bots.css?text";

interface BotPageProps {
  readonly code: string;
  readonly onDone: () => void;
}

/** Says it. The link stays good: nobody has used it. */
export function BotPage({ code, onDone }: BotPageProps) {
  adopt(styles);
  useEffect(() => {
    document.title = `${t("bot-arrive")} · Moonhare`;
  });
  return (
    <div class="page sky">
      <SiteTop />
      <main class="kind bot-link">
        <Hare />
        <h1>{t("bot-arrive")}</h1>
        <p class="lead">{t("bot-arrive.words")}</p>
        <p class="small">
          {t("bot-how")}
          <code>moonhare bot run MODULE:CLASS --table &apos;…/t/{code}#bot=…&apos;</code>
        </p>
        <button type="button" class="btn btn-primary btn-large" onClick={onDone}>
          {t("bot-arrive-table")}
        </button>
      </main>
    </div>
  );
}
