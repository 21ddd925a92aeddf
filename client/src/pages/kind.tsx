// A kind page where there is nothing: an unknown or expired table, a seat that was taken away or left.
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Hare } from "../parts/icon";
import { SiteTop } from "../parts/site-top";

export type Kind = "nowhere" | "unknown" | "slow" | "expired" | "removed" | "left" | "barred";

/** Says what is so, and leads home. */
export function KindPage({ kind }: { readonly kind: Kind }) {
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
        <a class="btn btn-primary btn-large" href="/">
          {t("kind-home")}
        </a>
      </main>
    </div>
  );
}
