// The other end of a link to move by: asks before it takes the seat, since a link may be opened on the wrong device.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { adviceFor, wordsFor } from "../i18n/refusals";
import { make } from "../net/once";
import { Hare } from "../parts/icon";
import { SiteTop } from "../parts/site-top";
import type { Seated } from "../protocol";
import type { Problem } from "../state/types";
import { forgetPlayed } from "../table/stood-in";

interface ArriveProps {
  readonly code: string;
  readonly link: string;
  readonly seated: boolean;
  readonly onDone: () => void;
}

/** Shows the question, and takes the seat. */
export function ArrivePage({ code, link, seated, onDone }: ArriveProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const arrive = async () => {
    setBusy(true);
    const answer = await make<Seated>(`move ${link}`, `/t/${code}/moved`, { link });
    setBusy(false);
    if (answer.ok) {
      // What has been done with the seat meanwhile, its person has done elsewhere.
      forgetPlayed(code);
      onDone();
    } else setProblem(answer.problem);
  };
  return (
    <div class="page sky">
      <SiteTop />
      <main class="kind">
        <Hare />
        <h1>{t("arrive")}</h1>
        <p class="lead">{t(seated ? "arrive-seated" : "arrive.words")}</p>
        {problem && (
          <p class="field-error" role="alert">
            {wordsFor(problem)} {adviceFor(problem)}
          </p>
        )}
        {seated || problem ? (
          <button type="button" class="btn btn-primary btn-large" onClick={onDone}>
            {t("arrive-back")}
          </button>
        ) : (
          <button type="button" class="btn btn-primary btn-large" aria-busy={busy} onClick={arrive}>
            {t("arrive-go")}
          </button>
        )}
      </main>
    </div>
  );
}
