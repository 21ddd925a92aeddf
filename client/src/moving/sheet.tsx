// The link by which a seat goes on at another device: as a QR code for its camera, and to be copied.
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { useOneLink } from "../parts/one-link";
import { Sheet } from "../parts/sheet";
import type { MovingLink } from "../protocol";
import styles from "./moving.css?text";

interface MovingProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** Asks for a link and shows it; each time that it opens a new one, for the one before works no more. */
export function MovingSheet({ code, onClose }: MovingProps) {
  adopt(styles);
  const { link, problem, field, copy } = useOneLink<MovingLink>(`/t/${code}/moves`);
  return (
    <Sheet title={t("move")} onClose={onClose} narrow>
      <div class="moving">
        <p>{t("move.words")}</p>
        <span class="moving-code" aria-busy={!link && !problem}>
          {link && <img src={`data:image/svg+xml,${encodeURIComponent(link.qr)}`} alt={t("move-code")} />}
        </span>
        {problem && (
          <p class="field-error" role="alert">
            {wordsFor(problem)}
          </p>
        )}
        {link && (
          <>
            <input class="input" ref={field} readOnly value={link.address} aria-label={t("move-link")} />
            <button type="button" class="btn btn-block" data-first onClick={copy}>
              <Icon name="link" />
              {t("copy-link")}
            </button>
            <p class="small muted">{t("move-once", { minutes: Math.round(link.seconds / 60) })}</p>
          </>
        )}
      </div>
    </Sheet>
  );
}
