// The open tables: whose they are, what is played, how many seats are free. Looked at anew now and then, as long as
// somebody has the page before them.
import { useEffect, useState } from "preact/hooks";
import { isLanguage, LANGUAGES, t } from "../i18n";
import { Pick } from "../parts/fields";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import type { ListedTable } from "../protocol";
import { editions, loadEditions } from "../state/choices";
import { loadTables, openTables } from "./listing";
import styles from "./lock.css?text";

adopt(styles);

const AGAIN_MS = 15_000;
const MINUTE_MS = 60_000;
const SEATS = ["1", "2", "3", "4"] as const;
const ALL = "";
const NOTHING_CHOSEN = { language: ALL, edition: ALL, free: "1" };

/** The list with what chooses among them. */
export function TablesList() {
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const { language, edition, free } = choice;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible")
        void loadTables(`?${new URLSearchParams({ language, edition, free })}`);
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [language, edition, free]);
  useEffect(() => {
    void loadEditions();
  }, []);
  const tables = openTables.value?.tables ?? [];
  const choosing = choice !== NOTHING_CHOSEN;
  const change = (part: Partial<typeof choice>) => setChoice({ ...choice, ...part });
  return (
    <section class="open-tables" id="tables" aria-labelledby="h-tables">
      <header>
        <h2 id="h-tables">{t("tables")}</h2>
        <p class="muted">{t("tables.words")}</p>
      </header>
      {(tables.length > 0 || choosing) && (
        <div class="tables-choice">
          <Pick
            label={t("tables-language")}
            value={language}
            values={[{ value: ALL, label: t("tables-any") }, ...named(LANGUAGES)]}
            onChange={(value) => change({ language: value })}
          />
          <Pick
            label={t("tables-edition")}
            value={edition}
            values={[
              { value: ALL, label: t("tables-any") },
              ...(editions.value?.editions ?? []).map(({ id }) => ({ value: id, label: t(`edition-${id}`) })),
            ]}
            onChange={(value) => change({ edition: value })}
          />
          <Pick
            label={t("tables-free")}
            value={free}
            values={SEATS.map((count) => ({
              value: count,
              label: count === "1" ? t("tables-any") : t("tables-at-least", { count: Number(count) }),
            }))}
            onChange={(value) => change({ free: value })}
          />
        </div>
      )}
      {tables.length > 0 ? (
        <ul class="tables-list">
          {tables.map((table) => (
            <Row key={table.code} table={table} />
          ))}
        </ul>
      ) : choosing ? (
        <p class="tables-none" role="status">
          {t("tables-none-fit")}{" "}
          <button type="button" class="btn btn-quiet" onClick={() => setChoice(NOTHING_CHOSEN)}>
            {t("tables-all")}
          </button>
        </p>
      ) : (
        <p class="tables-none">
          <strong>{t("tables-none")}</strong>
          <span class="muted">{t("tables-none.words")}</span>
        </p>
      )}
    </section>
  );
}

/** The way down to the list, where somebody is there to play with. */
export function TablesLink() {
  const count = openTables.value?.tables.length ?? 0;
  if (count === 0) return null;
  return (
    <a class="btn btn-quiet btn-block" href="#tables">
      {t("tables")}
      <span class="badge-count num">{count}</span>
    </a>
  );
}

function named(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

function Row({ table }: { readonly table: ListedTable }) {
  const { code, host, language, edition, stage, people, free, password, since } = table;
  const minutes = Math.max(0, Math.floor((Date.now() - since) / MINUTE_MS));
  return (
    <li>
      <a class="panel table-row" href={`/t/${code}`}>
        <strong>
          {t("table-of", { host })}
          {password && (
            <span class="table-lock" role="img" aria-label={t("tables-locked")} title={t("tables-locked")}>
              <Icon name="lock" />
            </span>
          )}
        </strong>
        <span class="small table-free">{t("tables-seats", { count: free })}</span>
        <span class="small">
          {t(`edition-${edition}`)} · {isLanguage(language) ? LANGUAGES[language] : language}
        </span>
        <span class="small muted">
          {t("tables-people", { count: people })} · {t(`tables-${stage}`)} ·{" "}
          {minutes > 0 ? t("tables-since", { minutes }) : t("tables-new")}
        </span>
      </a>
    </li>
  );
}
