// The link by which a program sits down at this table, for whoever runs one.
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { useOneLink } from "../parts/one-link";
import { Sheet } from "../parts/sheet";
import type { BotLink } from "../protocol";
import styles from "./bots.css?text";

interface BotProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** Asks for a link and shows it: each seats one program, and each time that this opens there is another one. */
export function BotSheet({ code, onClose }: BotProps) {
  adopt(styles);
  const { link, problem, field, copy } = useOneLink<BotLink>(`/t/${code}/bot-links`);
  return (
    <Sheet title={t("add-bot")} onClose={onClose} narrow>
      <div class="bot-link" aria-busy={!link && !problem}>
        <p>{t("bot-words")}</p>
        {problem && (
          <p class="field-error" role="alert">
            {wordsFor(problem)}
          </p>
        )}
        {link && (
          <>
            <input class="input" ref={field} readOnly value={link.address} aria-label={t("bot-link")} />
            <button type="button" class="btn btn-block" data-first onClick={copy}>
              <Icon name="link" />
              {t("copy-link")}
            </button>
            <p class="small muted">{t("bot-once", { minutes: Math.round(link.seconds / 60) })}</p>
            <p class="small muted">
              {t("bot-how")}
              <code>moonhare bot run MODULE:CLASS --table &apos;…#bot=…&apos;</code>
            </p>
          </>
        )}
      </div>
    </Sheet>
  );
}
