// The line at the foot of the first pages: who is behind this, what it keeps, and the source.
import type { ComponentChildren } from "preact";
import { SOURCE } from "../app/links";
import { t } from "../i18n";

/** Shows the line; `children` stand at its end. */
export function SiteFoot({ children }: { readonly children?: ComponentChildren }) {
  return (
    <footer class="site-foot small">
      <a href="/about">{t("menu-about")}</a>
      {SOURCE && (
        <>
          <span aria-hidden="true">·</span>
          <a href={SOURCE} target="_blank" rel="noopener">
            {t("menu-source")}
          </a>
        </>
      )}
      {children}
    </footer>
  );
}
