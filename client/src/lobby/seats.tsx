// Who sits at the table, in the order of seats; a menu for each, as far as one may change something.
import { useState } from "preact/hooks";
import { name, setName, setSymbol } from "../app/person";
import { list, t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { act } from "../net/act";
import { Badge } from "../parts/badge";
import { SymbolChoice } from "../parts/fields";
import { Icon, SymbolMark } from "../parts/icon";
import { Menu, MenuItem } from "../parts/menu";
import { Sheet } from "../parts/sheet";
import { isHost, me, myself, table } from "../state/table";
import { LONGEST_NAME, type Member, type Side, SYMBOLS } from "../state/types";

/** A name with a longer word than this is written a little smaller. */
const LONG_WORD = 6;
const isLong = (name: string) => name.split(" ").some((word) => word.length > LONG_WORD);

/** Shows the seats. */
export function Seats() {
  const [sheet, setSheet] = useState<"name" | "symbol" | null>(null);
  const shown = table.value;
  if (!shown) return null;
  const room = shown.members.length < shown.most;
  const freeSymbols = SYMBOLS.filter((one) => !shown.members.some((member) => member.symbol === one));
  return (
    <section class="panel lobby-seats" aria-labelledby="seats-heading">
      <div class="panel-head">
        <h2 id="seats-heading">{t("at-the-table")}</h2>
        {isHost.value && room && (
          <button type="button" class="btn btn-quiet" onClick={() => act({ type: "add-computer" })}>
            <Icon name="computer" />
            {t("add-computer")}
          </button>
        )}
      </div>
      <ol class="places">
        {shown.members.map((member, seat) => (
          <Place key={member.key} member={member} seat={seat} onSheet={setSheet} />
        ))}
        {room && (
          <li class="place place-free">
            <span class="hole">{freeSymbols[0] && <SymbolMark symbol={freeSymbols[0]} />}</span>
            <strong>{t("free-seats", { count: shown.most - shown.members.length })}</strong>
          </li>
        )}
      </ol>
      <Teams members={shown.members} teams={shown.teams} />
      {sheet === "name" && <NameSheet onClose={() => setSheet(null)} />}
      {sheet === "symbol" && myself.value && (
        <Sheet title={t("choose-symbol")} onClose={() => setSheet(null)} narrow>
          <SymbolChoice
            symbol={myself.value.symbol}
            free={freeSymbols}
            onSymbol={(symbol) => {
              setSheet(null);
              if (symbol === myself.value?.symbol) return;
              setSymbol(symbol);
              void act({ type: "choose-symbol", symbol });
            }}
          />
        </Sheet>
      )}
    </section>
  );
}

interface PlaceProps {
  readonly member: Member;
  readonly seat: number;
  readonly onSheet: (sheet: "name" | "symbol") => void;
}

function Place({ member, seat, onSheet }: PlaceProps) {
  const mine = member.key === me.value?.key;
  const away = member.presence === "away" && member.kind === "person";
  return (
    <li class="place" data-mine={mine ? "" : undefined} data-long={isLong(member.name) ? "" : undefined}>
      <Badge symbol={member.symbol} kind={member.kind} state={away ? "away" : undefined} />
      <div class="place-words">
        <strong>{member.name}</strong>
        <span class="small muted">{whoIs(member, mine)}</span>
      </div>
      {(mine || isHost.value) && (
        <Menu label={t("more-about", { name: member.name })} icon="dots">
          {mine && (
            <>
              <MenuItem icon="pen" onClick={() => onSheet("name")}>
                {t("change-name")}
              </MenuItem>
              <MenuItem icon="cards" onClick={() => onSheet("symbol")}>
                {t("change-symbol")}
              </MenuItem>
            </>
          )}
          {isHost.value && <HostItems member={member} seat={seat} mine={mine} />}
        </Menu>
      )}
    </li>
  );
}

function HostItems({ member, seat, mine }: { readonly member: Member; readonly seat: number; readonly mine: boolean }) {
  const members = table.value?.members ?? [];
  const move = (by: number) => {
    const keys = members.map((one) => one.key);
    keys.splice(seat, 1);
    keys.splice(seat + by, 0, member.key);
    void act({ type: "order-seats", keys });
  };
  return (
    <>
      {seat > 0 && (
        <MenuItem icon="up" onClick={() => move(-1)}>
          {t("move-earlier")}
        </MenuItem>
      )}
      {seat < members.length - 1 && (
        <MenuItem icon="down" onClick={() => move(1)}>
          {t("move-later")}
        </MenuItem>
      )}
      {!mine && member.kind === "person" && (
        <MenuItem icon="crown" onClick={() => act({ type: "pass-host", key: member.key })}>
          {t("make-host")}
        </MenuItem>
      )}
      {!mine && (
        <MenuItem icon="close" danger onClick={() => act({ type: "remove-seat", key: member.key })}>
          {t("remove-seat")}
        </MenuItem>
      )}
    </>
  );
}

/** What stands under a name: "you, host", "computer", "away". */
function whoIs(member: Member, mine: boolean): string {
  const words = [
    mine && t("who-you"),
    member.key === table.value?.host && t("who-host"),
    member.kind === "computer" && t("who-computer"),
    member.kind === "person" && member.presence === "away" && t("who-away"),
  ].filter((one) => one !== false);
  return words.length ? words.join(", ") : t("who-here");
}

/** Who plays together, where those who are here make pairs. */
function Teams({ members, teams }: { readonly members: readonly Member[]; readonly teams: readonly Side[] }) {
  if (teams.length === 0) return null;
  return (
    <div class="teams">
      <h3>{t("teams")}</h3>
      <ul class="teams-list">
        {teams.map((seats) => {
          const pair = seats.flatMap((seat) => members[seat] ?? []);
          return (
            <li key={seats[0]} class="chip">
              {pair.map((member) => (
                <Badge key={member.key} symbol={member.symbol} kind={member.kind} />
              ))}
              <span>{list(pair.map((member) => member.name))}</span>
            </li>
          );
        })}
      </ul>
      <p class="small muted">{t("teams-hint")}</p>
    </div>
  );
}

function NameSheet({ onClose }: { readonly onClose: () => void }) {
  const [wanted, setWanted] = useState(myself.value?.name ?? name.value);
  const [error, setError] = useState<string | null>(null);
  const rename = async () => {
    const given = wanted.trim();
    if (!given) return setError(t("refusal-name-malformed"));
    if (given === myself.value?.name) return onClose();
    const verdict = await act({ type: "rename", name: given }, { quiet: true });
    if (verdict.type === "refused") return setError(wordsFor(verdict));
    setName(given);
    onClose();
  };
  return (
    <Sheet title={t("change-name")} onClose={onClose} narrow>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <div class="field">
          <label for="new-name">{t("your-name")}</label>
          <input
            class="input"
            id="new-name"
            data-first
            value={wanted}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "new-name-error" : undefined}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
          {error && (
            <p class="field-error" id="new-name-error" role="alert">
              {error}
            </p>
          )}
        </div>
        <button type="submit" class="btn btn-primary btn-block">
          {t("save")}
        </button>
      </form>
    </Sheet>
  );
}
