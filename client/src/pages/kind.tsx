// A kind page where there is nothing: an unknown or expired table, a seat that was taken away or left.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Hare } from "../parts/icon";
import { SiteTop } from "../parts/site-top";

export type Kind = "nowhere" | "unknown" | "slow" | "expired" | "removed" | "left" | "barred";

interface KindProps {
  readonly kind: Kind;
  /** Whether it may be so for some seconds only, and this page is on the watch. */
  readonly mayEnd?: boolean;
  /** The way back, where there is one. */
  readonly children?: ComponentChildren;
}

/** Says what is so, and leads home, or back. */
export function KindPage({ kind, mayEnd = false, children }: KindProps) {
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
        {children}
        <a class={`btn btn-large ${children ? "" : "btn-primary"}`} href="/">
          {t("kind-home")}
        </a>
      </main>
    </div>
  );
}
