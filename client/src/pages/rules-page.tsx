// The rules of each edition, to read before one plays.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { playersOf } from "../lobby/players";
import { SiteTop } from "../parts/site-top";
import { editions, loadEditions } from "../state/choices";
import { useWords } from "./rules-sheet";
import { RulesText } from "./rules-text";
import "./pages.css";

/** The edition named after the # of the address, so that a link can lead to it. */
const fromAddress = () => location.hash.slice(1);

/** Shows the page. */
export function RulesPage() {
  const there = useWords();
  const [chosen, setChosen] = useState(fromAddress);
  useEffect(() => {
    void loadEditions();
  }, []);
  useEffect(() => {
    document.title = `${t("rules")} · Moonhare`;
  });
  const all = editions.value?.editions ?? [];
  const info = all.find((one) => one.id === chosen) ?? all.find((one) => one.id === editions.value?.usual);
  const choose = (id: string) => {
    setChosen(id);
    history.replaceState(null, "", `#${id}`);
  };
  return (
    <div class="page sky">
      <SiteTop />
      <main class="reading">
        <h1>{t("rules-title")}</h1>
        {there && <p class="lead">{t("rules-lead")}</p>}
        {there && info ? (
          <>
            <div class="tabs rules-tabs" role="tablist" aria-label={t("edition")}>
              {all.map(({ id }, i) => (
                <button
                  key={id}
                  type="button"
                  class="tab"
                  role="tab"
                  id={`tab-${id}`}
                  aria-selected={id === info.id}
                  aria-controls="rules-panel"
                  tabIndex={id === info.id ? 0 : -1}
                  onClick={() => choose(id)}
                  onKeyDown={({ key, currentTarget }) => {
                    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
                    const next = step && all.at((i + step) % all.length);
                    if (!next) return;
                    choose(next.id);
                    currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
                  }}
                >
                  {t(`edition-${id}`)}
                </button>
              ))}
            </div>
            <div class="panel" id="rules-panel" role="tabpanel" aria-labelledby={`tab-${info.id}`}>
              <header class="panel-head">
                <h2>{t(`edition-${info.id}`)}</h2>
                <span class="chip">{playersOf(info.players)}</span>
              </header>
              <p class="lead">{t(`edition-${info.id}.line`)}</p>
              <RulesText settings={info.settings} exceptions={info.exceptions} />
            </div>
          </>
        ) : (
          <div class="skeleton page-waiting" aria-busy="true" />
        )}
        <p>
          <a class="btn btn-primary" href="/">
            {t("rules-play")}
          </a>
        </p>
      </main>
    </div>
  );
}
