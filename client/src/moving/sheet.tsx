// The link by which a seat goes on at another device: as a QR code for its camera, and to be copied.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { ask } from "../net/http";
import { copyText } from "../parts/copy";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { Sheet } from "../parts/sheet";
import type { MovingLink } from "../protocol";
import { toast } from "../state/toasts";
import type { Problem } from "../state/types";
import styles from "./moving.css?text";

interface MovingProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** Asks for a link and shows it; each time that it opens a new one, for the one before works no more. */
export function MovingSheet({ code, onClose }: MovingProps) {
  adopt(styles);
  const [link, setLink] = useState<MovingLink | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let here = true;
    void ask<MovingLink>(`/t/${code}/moves`, {}).then((answer) => {
      if (!here) return;
      if (answer.ok) setLink(answer.value);
      else setProblem(answer.problem);
    });
    return () => {
      here = false;
    };
  }, [code]);
  const copy = async () => {
    if (link && (await copyText(link.address))) toast(t("link-copied"));
    else field.current?.select();
  };
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
