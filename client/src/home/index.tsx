// The home page: a name, and three ways in. Leads back to a table that still runs.
import { useEffect, useState } from "preact/hooks";
import { busy, openTable, readCode } from "../app/opening";
import { name, setName, setSymbol, symbol } from "../app/person";
import { go } from "../app/route";
import { forgetTable, knownTables, NO_TABLE } from "../app/tables";
import { t } from "../i18n";
import { noteKey, TablesLink, TablesList } from "../lock";
import { loadTables, openTables } from "../lock/listing";
import { ask } from "../net/http";
import { Hills } from "../parts/hills";
import { Hare, Icon } from "../parts/icon";
import { NameField } from "../parts/name-field";
import { SiteFoot } from "../parts/site-foot";
import { SiteTop } from "../parts/site-top";
import { RoundInSight } from "../round";
import type { TableCard } from "../state/types";
import { Evenings } from "./evenings";
import { HeroFan } from "./hero-fan";
import "./home.css";

/** Shows the home page. */
export function HomePage() {
  useEffect(() => {
    document.title = t("title-home");
  });
  useEffect(() => {
    void loadTables();
  }, []);
  return (
    <>
      <div class="home-page sky">
        <SiteTop />
        <main class="home">
          <div class="hero-art" aria-hidden="true">
            <div class="moon">
              <Hare class="moon-hare" />
            </div>
            <HeroFan />
          </div>
          <section class="home-words">
            <h1>
              <span>{t("home-claim")}</span> <span>{t("home-claim.question")}</span>
            </h1>
            <p class="lead">{t("home-lead")}</p>
          </section>
          <section class="home-start" aria-label={t("home-start")}>
            <Return />
            <form
              class="home-open"
              onSubmit={(event) => {
                event.preventDefault();
                void openTable(false);
              }}
            >
              <NameField
                name={name.value}
                symbol={symbol.value ?? "leaf"}
                placeholder={t("name-optional")}
                onName={setName}
                onSymbol={setSymbol}
              />
              <button type="submit" class="btn btn-primary btn-large btn-block" aria-busy={busy.value === "open"}>
                {t("open-table")}
              </button>
            </form>
            <JoinForm />
            <button
              type="button"
              class="btn btn-quiet btn-block"
              aria-busy={busy.value === "play"}
              onClick={() => openTable(true)}
            >
              <Icon name="computer" />
              {t("play-alone")}
            </button>
            {openTables.value?.listing && <TablesLink />}
            <Evenings />
          </section>
        </main>
        <SiteFoot>
          <a href="#round" aria-label={t("round-title")} title={t("round-title")}>
            <Icon name="down" />
          </a>
        </SiteFoot>
        <Hills />
      </div>
      {openTables.value?.listing && <TablesList />}
      <RoundInSight />
    </>
  );
}

/** The way back to tables that this browser still sits at. */
function Return() {
  const [tables, setTables] = useState<readonly TableCard[]>([]);
  useEffect(() => {
    let here = true;
    void Promise.all(
      knownTables().map(async ({ code }) => {
        const answer = await ask<TableCard>(`/t/${code}/card`);
        if (answer.ok && answer.value.seated) return answer.value;
        // A server that starts anew, or is in a hurry, has not forgotten anybody.
        if (answer.ok || NO_TABLE.has(answer.problem.code)) forgetTable(code);
        return null;
      }),
    ).then((found) => {
      if (here) setTables(found.filter((one) => one !== null).slice(0, 2));
    });
    return () => {
      here = false;
    };
  }, []);
  return (
    <>
      {tables.map(({ code, host, stage, your_turn }) => (
        <a key={code} class="return panel" href={`/t/${code}`}>
          <Icon name="back" />
          <span>
            <strong>{t("return")}</strong>
            <span class="small muted">{host ? t(`return-${your_turn ? "turn" : stage}`, { host }) : code}</span>
          </span>
        </a>
      ))}
    </>
  );
}

/** A code, typed in any way. */
function JoinForm() {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      class="join-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = readCode(typed);
        setWrong(code === null);
        noteKey(typed);
        if (code) go(`/t/${code}`);
      }}
    >
      <label class="visually-hidden" for="code">
        {t("table-code")}
      </label>
      <input
        class="input code"
        id="code"
        value={typed}
        placeholder="LUMO-4821"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? "code-error" : undefined}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
      <button type="submit" class="btn btn-large">
        {t("join")}
      </button>
      {wrong && (
        <p class="field-error" id="code-error" role="alert">
          {t("code-wrong")}
        </p>
      )}
    </form>
  );
}
