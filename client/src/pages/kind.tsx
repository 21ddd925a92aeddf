// A kind page where there is nothing: an unknown or expired table, a seat that was taken away or left.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Hare } from "../parts/icon";
import { SiteTop } from "../parts/site-top";

export type Kind = "nowhere" | "unknown" | "slow" | "expired" | "removed" | "left" | "barred";

/** Says what is so, and leads home; `mayEnd`: it may be so for some seconds only, and this page is on the watch. */
export function KindPage({ kind, mayEnd = false }: { readonly kind: Kind; readonly mayEnd?: boolean }) {
  useEffect(() => {
    document.title = `${t(`kind-${kind}`)} · Moonhare`;
  });
  return (
    <div class="page sky">
      <SiteTop />
      <main class="kind">
        <Hare />
        <h1>{t(`kind-${kind}`)}</h1>
        <p class="lead">{t(`kind-${kind}.words`)}</p>
        {mayEnd && <p role="status">{t(`kind-${kind}.undoable`)}</p>}
        <a class="btn btn-primary btn-large" href="/">
          {t("kind-home")}
        </a>
      </main>
    </div>
  );
}
