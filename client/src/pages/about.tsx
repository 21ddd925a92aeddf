// What Moonhare is, what it keeps about people, and whose work it is.
import { useEffect } from "preact/hooks";
import { SOURCE } from "../app/links";
import { t } from "../i18n";
import { adopt } from "../parts/lazy";
import { SiteTop } from "../parts/site-top";
import styles from "./pages.css?text";

adopt(styles);

const SECTIONS = {
  privacy: ["table", "seat", "browser", "none", "gone"],
  licence: ["code", "art", "others"],
} as const;

/** Shows the page. */
export function AboutPage() {
  useEffect(() => {
    document.title = `${t("menu-about")} · Moonhare`;
  });
  return (
    <div class="page sky">
      <SiteTop />
      <main class="reading">
        <h1>{t("menu-about")}</h1>
        <p class="lead">{t("about-lead")}</p>
        {Object.entries(SECTIONS).map(([name, lines]) => (
          <section key={name} class="panel">
            <h2>{t(`about-${name}`)}</h2>
            <ul class="rules-lines">
              {lines.map((line) => (
                <li key={line}>{t(`about-${name}-${line}`)}</li>
              ))}
            </ul>
            {name === "licence" && SOURCE && (
              <p>
                <a href={SOURCE} target="_blank" rel="noopener">
                  {t("menu-source")}
                </a>
              </p>
            )}
          </section>
        ))}
      </main>
    </div>
  );
}
