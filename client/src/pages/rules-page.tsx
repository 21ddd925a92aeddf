// The rules of each edition, to read before one plays: one round in pictures, the counting as a picture, a few numbers,
// and the sentences folded away.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { playersOf } from "../lobby/players";
import { adopt } from "../parts/lazy";
import { SiteTop } from "../parts/site-top";
import type { EditionInfo } from "../protocol";
import { editions, loadEditions, loadSetSummaries, setSummaries } from "../state/choices";
import { loadedSet, loadSet } from "../state/sets";
import type { SettingName } from "../state/types";
import { Counting } from "./counting";
import styles from "./rules-page.css?text";
import { RulesText } from "./rules-text";
import { picturesOf, Scenes } from "./scenes";

adopt(styles);

/** The edition named after the # of the address, so that a link can lead to it. */
const fromAddress = () => location.hash.slice(1);

/** Shows the page. */
export function RulesPage() {
  const [chosen, setChosen] = useState(fromAddress);
  const set = setSummaries.value?.[0]?.id;
  useEffect(() => {
    void loadEditions();
    void loadSetSummaries();
  }, []);
  useEffect(() => {
    if (set) void loadSet(set);
  }, [set]);
  useEffect(() => {
    document.title = `${t("rules")} · Moonhare`;
  });
  const all = editions.value?.editions ?? [];
  const info = all.find((one) => one.id === chosen) ?? all.find((one) => one.id === editions.value?.usual);
  const choose = (id: string) => {
    setChosen(id);
    history.replaceState(null, "", `#${id}`);
  };
  const cards = (set && loadedSet(set)?.cards) || [];
  const pictures = picturesOf(cards);
  return (
    <div class="page sky">
      <SiteTop />
      <main class="rules">
        <header class="rules-head">
          <h1>{t("scenes-title")}</h1>
          <p class="lead">{t("rules-lead")}</p>
          <div class="tabs rules-tabs" role="tablist" aria-label={t("edition")}>
            {all.map(({ id }, i) => (
              <button
                key={id}
                type="button"
                class="tab"
                role="tab"
                id={`tab-${id}`}
                aria-selected={id === info?.id}
                aria-controls="rules-panel"
                tabIndex={id === info?.id ? 0 : -1}
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
        </header>
        {info && (pictures || setSummaries.value?.length === 0) ? (
          <div class="edition" id="rules-panel" role="tabpanel" aria-labelledby={`tab-${info.id}`}>
            <p class="edition-lead">
              {t(`edition-${info.id}.line`)} <span class="chip">{playersOf(info.players)}</span>
            </p>
            {pictures && info.example && <Scenes info={info} example={info.example} pictures={pictures} />}
            {pictures && <Counting settings={info.settings} card={pictures.told} />}
            <div class="edition-more">
              <Numbers info={info} />
              <section aria-labelledby="detail-heading">
                <h2 id="detail-heading">{t("rules-in-detail")}</h2>
                <RulesText settings={info.settings} exceptions={info.exceptions} folded />
              </section>
            </div>
          </div>
        ) : (
          <div class="skeleton page-waiting" aria-busy="true" />
        )}
        <p class="rules-go">
          <a class="btn btn-primary btn-large" href="/">
            {t("rules-play")}
          </a>
        </p>
      </main>
    </div>
  );
}

/** The few numbers that one wants to look up. */
function Numbers({ info: { settings } }: { readonly info: EditionInfo }) {
  const end: SettingName | null =
    settings.end === "score" ? "target_score" : settings.end === "turns" ? "turns_each" : null;
  const names: readonly SettingName[] = ["hand_size", "cards_given", "votes", ...(end ? [end] : [])];
  return (
    <section class="numbers" aria-labelledby="numbers-heading">
      <h2 id="numbers-heading">{t("rules-in-numbers")}</h2>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`setting-${name}`)}</dt>
            <dd>{settings[name] as number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
