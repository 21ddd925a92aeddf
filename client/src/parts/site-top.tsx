// The bar at the top of pages that are no table: name, rules, language, theme.
import { isLanguage, LANGUAGES, language, speak, t } from "../i18n";
import { Logo } from "./icon";
import { ThemeButton } from "./theme-button";

/** Shows the bar. */
export function SiteTop() {
  return (
    <header class="site-top">
      <a class="site-name" href="/">
        <Logo />
        <strong class="display">Moonhare</strong>
      </a>
      <nav class="push row" aria-label={t("site")}>
        <a class="btn btn-quiet" href="/rules">
          {t("rules")}
        </a>
        <label class="lang">
          <span class="visually-hidden">{t("language")}</span>
          <select
            value={language.value}
            onChange={({ currentTarget: { value } }) => isLanguage(value) && speak(value, true)}
          >
            {Object.entries(LANGUAGES).map(([id, name]) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <ThemeButton />
      </nav>
    </header>
  );
}
