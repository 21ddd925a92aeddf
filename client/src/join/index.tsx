// Sitting down: whose table it is, who is there already, a name and a symbol. Says plainly when there is no seat.
import { useState } from "preact/hooks";
import { busy, takeSeat } from "../app/opening";
import { name, setName, setSymbol, symbol } from "../app/person";
import { FullTable } from "../door";
import { t } from "../i18n";
import { adviceFor, wordsFor } from "../i18n/refusals";
import { act } from "../net/act";
import { reconnect } from "../net/socket";
import { Hills } from "../parts/hills";
import { Icon } from "../parts/icon";
import { NameField } from "../parts/name-field";
import { SiteFoot } from "../parts/site-foot";
import { SiteTop } from "../parts/site-top";
import { lostSeat, me, table } from "../state/table";
import type { Problem, SeatSymbol, TableCard } from "../state/types";
import { watching } from "../state/watching";
import { PaceLine } from "../time/pace";
import "./join.css";

function Sitting({ symbol: drawn, away = false }: { readonly symbol: SeatSymbol; readonly away?: boolean }) {
  return (
    <svg viewBox="0 0 60 68" data-seat={drawn} data-away={away ? "" : undefined} aria-hidden="true">
      <use href="#p-hare" />
      <use class="hare-symbol" href={`#s-${drawn}`} x={15} y={36} width={25} height={25} />
    </svg>
  );
}

/** Shows the way to a seat at a table; `card` is what is known before the table itself speaks. */
export function JoinPage({ card }: { readonly card: TableCard }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const live = table.value;
  const members = live?.members ?? card.members;
  const stage = live?.stage ?? card.stage;
  const host = members.find((one) => one.key === live?.host)?.name ?? card.host ?? members[0]?.name ?? "";
  const persons = members.filter((one) => one.kind === "person").length;
  const deserted = members.length > 0 && persons === 0;
  const { newcomer_symbols: free, most } = live ?? card;
  // Whose seat goes on at another device wants no second one here.
  const moved = lostSeat.value === "moved";
  const lost = lostSeat.value === "moved" || lostSeat.value === "handed" ? lostSeat.value : "freed";
  const open = free.length > 0 && !moved;
  const noSeat = stage === "lobby" && !open && !moved;
  const mine: SeatSymbol | undefined = symbol.value && free.includes(symbol.value) ? symbol.value : free[0];

  const sit = async () => {
    setProblem(null);
    if (me.value?.guest) {
      await act({ type: "ask-seat", seat: null });
      return;
    }
    const refused = await takeSeat(
      card.code,
      members.map((one) => one.name),
      mine,
    );
    if (refused) setProblem(refused);
    else reconnect();
  };
  const ofName = problem?.code.startsWith("name-") ?? false;

  return (
    <div class="page sky join-page">
      <Hills low />
      <SiteTop />
      <main class="join">
        <h1>{host && !deserted ? t("table-of", { host }) : t("table-nameless")}</h1>
        {lostSeat.value && (
          <p class="join-freed" role="status">
            <strong>{t(`kind-${lost}`)}</strong>
            {t(lostSeat.value === "removed" ? "kind-freed.host" : `kind-${lost}.words`)} {open && t("kind-freed.again")}
          </p>
        )}
        {!noSeat && !moved && (
          <p class="lead">
            {deserted
              ? t("join-deserted")
              : t(`join-${stage}`, { count: persons, computers: members.length - persons })}
          </p>
        )}
        <ul class="join-people" aria-label={t("at-the-table")}>
          {members.map((one) => (
            <li key={one.key}>
              <Sitting symbol={one.symbol} away={one.presence === "away"} />
              <span>
                {one.kind === "computer" && <Icon name="computer" />}
                {one.name}
                {one.kind === "computer" && <span class="visually-hidden">, {t("who-computer")}</span>}
              </span>
            </li>
          ))}
          {open && mine && (
            <li class="join-own" aria-hidden="true">
              <Sitting symbol={mine} />
              <span>{name.value.trim() || t("who-you")}</span>
            </li>
          )}
        </ul>
        {stage === "lobby" && (
          <p class="join-played">
            <strong>{t(`edition-${live?.edition ?? card.edition}`)}</strong>
            <span class="small muted">{t(`edition-${live?.edition ?? card.edition}.line`)}</span>
          </p>
        )}
        {stage === "lobby" && live?.time && <PaceLine pace={live.time.pace} />}
        {open && mine && (
          <form
            class="panel join-seat"
            onSubmit={(event) => {
              event.preventDefault();
              void sit();
            }}
          >
            <NameField
              name={name.value}
              symbol={mine}
              free={free}
              placeholder={t("name-optional")}
              error={problem && ofName ? wordsFor(problem) : null}
              onName={(wanted) => {
                setProblem(null);
                setName(wanted);
              }}
              onSymbol={setSymbol}
            />
            <button type="submit" class="btn btn-primary btn-large btn-block" aria-busy={busy.value === "sit"}>
              {t("sit-down")}
            </button>
            {stage === "lobby" && (
              <button
                type="button"
                class="btn btn-block"
                onClick={() => {
                  watching.value = true;
                }}
              >
                <Icon name="eye" />
                {t("sit-down-not")}
              </button>
            )}
            {problem && !ofName && (
              <p class="field-error" role="alert">
                {wordsFor(problem)} {adviceFor(problem)}
              </p>
            )}
          </form>
        )}
        {noSeat && <FullTable host={host} most={most} />}
        {stage !== "lobby" && !open && !moved && (
          <p class="panel join-no" role="status">
            {t(stage === "playing" ? "join-wait-playing" : "join-wait-over", { host })}
          </p>
        )}
        <p>
          <a class="btn btn-quiet" href="/">
            {t("own-table")}
          </a>
        </p>
      </main>
      <SiteFoot />
    </div>
  );
}
