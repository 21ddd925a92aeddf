// The rules of each edition, to read before one plays.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { EDITION_IDS } from "../i18n/editions";
import { playersOf } from "../lobby/players";
import { SiteTop } from "../parts/site-top";
import { edition, editions, loadEditions, ownSettings } from "../state/choices";
import type { EditionId } from "../state/types";
import { useWords } from "./rules-sheet";
import { RulesText } from "./rules-text";
import "./pages.css";

/** The number of people whose settings are told; what changes with others is told beside. */
const USUAL: Readonly<Record<EditionId, number>> = {
  classic: 5,
  standard: 5,
  odyssey: 6,
  "odyssey-party": 8,
  "odyssey-team": 8,
};

const isEdition = (text: string): text is EditionId => EDITION_IDS.some((one) => one === text);

/** The edition named after the # of the address, so that a link can lead to it. */
function fromAddress(): EditionId {
  const named = location.hash.slice(1);
  return isEdition(named) ? named : "standard";
}

/** Shows the page. */
export function RulesPage() {
  const there = useWords();
  const [chosen, setChosen] = useState<EditionId>(fromAddress);
  useEffect(() => {
    void loadEditions();
  }, []);
  useEffect(() => {
    document.title = `${t("rules")} · Moonhare`;
  });
  const info = edition(chosen);
  const settings = info && ownSettings(info, USUAL[chosen]);
  const choose = (id: EditionId) => {
    setChosen(id);
    history.replaceState(null, "", `#${id}`);
  };
  const ready = there && editions.value !== null;
  return (
    <div class="page sky">
      <SiteTop />
      <main class="reading">
        <h1>{t("rules-title")}</h1>
        {ready && <p class="lead">{t("rules-lead")}</p>}
        <div class="tabs rules-tabs" role="tablist" aria-label={t("edition")}>
          {EDITION_IDS.map((id, i) => (
            <button
              key={id}
              type="button"
              class="tab"
              role="tab"
              id={`tab-${id}`}
              aria-selected={id === chosen}
              aria-controls="rules-panel"
              tabIndex={id === chosen ? 0 : -1}
              onClick={() => choose(id)}
              onKeyDown={({ key, currentTarget }) => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
                const next = step && EDITION_IDS.at((i + step) % EDITION_IDS.length);
                if (!next) return;
                choose(next);
                currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
              }}
            >
              {t(`edition-${id}`)}
            </button>
          ))}
        </div>
        <div class="panel" id="rules-panel" role="tabpanel" aria-labelledby={`tab-${chosen}`}>
          <header class="panel-head">
            <h2>{t(`edition-${chosen}`)}</h2>
            {info && <span class="chip">{playersOf(info.players)}</span>}
          </header>
          <p class="lead">{t(`edition-${chosen}.line`)}</p>
          {ready && settings ? (
            <RulesText edition={chosen} settings={settings} everyNumber />
          ) : (
            <div class="skeleton page-waiting" aria-busy="true" />
          )}
        </div>
        <p>
          <a class="btn btn-primary" href="/">
            {t("rules-play")}
          </a>
        </p>
      </main>
    </div>
  );
}
