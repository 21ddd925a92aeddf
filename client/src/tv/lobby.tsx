// Before a game: how to come in, as large as the room needs, and who is there.
import { useEffect } from "preact/hooks";
import { Figure } from "../cards/card";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { ringAt } from "../lobby/ring";
import { Pairs } from "../lobby/teams";
import { Badge } from "../parts/badge";
import { loadEditions } from "../state/choices";
import { loadSet, spread } from "../state/sets";
import { isBot, qrCode } from "../state/table";
import type { TableView } from "../state/types";
import { Top } from "./parts";

const FAN = 3;
/** More places than these stand in two rows. */
const MOST_IN_A_ROW = 9;

/** The lobby on the big screen. */
export function Lobby({ view, invite }: { readonly view: TableView; readonly invite: string }) {
  const { code, members, teams, host, problem } = view.public;
  const name = members.find((one) => one.key === host)?.name;
  useEffect(() => {
    void loadEditions();
  }, []);
  const { free } = ringAt(view.public, 0);
  const places = members.length + free.length;
  const many = places > MOST_IN_A_ROW;
  return (
    <div class="t-phase t-lobby">
      <Top view={view} />
      <section class="t-lob-in">
        <h1>{t("tv-take-out")}</h1>
        <p>{t("tv-point", { address: new URL(invite, location.href).host })}</p>
        <p class="t-code code">{code}</p>
      </section>
      <Fan sets={view.public.sets} />
      <div class="t-qr">
        <img src={qrCode.value} width={400} height={400} alt={t("qr")} />
      </div>
      <section class="t-seats" role="status">
        <h2>{t("tv-at-table")}</h2>
        <ul
          data-many={many || undefined}
          data-close={places === MOST_IN_A_ROW || undefined}
          style={{ "--cols": many ? Math.ceil(places / 2) : places }}
        >
          {members.map((member) => (
            <li key={member.key}>
              <Badge symbol={member.symbol} kind={member.kind} />
              <span class="t-name">{member.name}</span>
              {member.key === host && <small>{t("tv-host")}</small>}
              {member.kind === "computer" && <small>{t(isBot(member) ? "who-bot" : "tv-computer")}</small>}
            </li>
          ))}
          {free.map((place) => (
            <li key={`free-${place}`} class="free">
              <i class="t-free" />
              <span>{t("tv-free")}</span>
            </li>
          ))}
        </ul>
      </section>
      <div class="t-ed">
        <p>
          <strong>{t(`edition-${view.public.edition}`)}</strong>
          {problem ? ` · ${wordsFor(problem)}` : name && ` · ${t("tv-starts", { name })}`}
        </p>
        {teams.length > 0 && <Pairs members={members} teams={teams} />}
      </div>
    </div>
  );
}

/** Three cards of the table's sets, for a first look. */
function Fan({ sets }: { readonly sets: readonly string[] }) {
  useEffect(() => {
    for (const set of sets) void loadSet(set);
  }, [sets.join()]);
  const chosen = spread(sets, FAN);
  return (
    <ol class="t-fan" aria-hidden="true">
      {chosen.map(
        (id, place) =>
          id && (
            <li key={id} style={{ "--i": place }}>
              <Figure id={id} />
            </li>
          ),
      )}
    </ol>
  );
}
