// Which edition is played: the host chooses, the others see what is chosen.
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { act } from "../net/act";
import { RulesSheet } from "../pages/rules-sheet";
import type { EditionInfo } from "../protocol";
import { edition, editions } from "../state/choices";
import { isHost, memberOf, table } from "../state/table";
import type { EditionId } from "../state/types";
import { playersOf } from "./players";

/** Shows the editions, or for others than the host the one that is chosen. */
export function EditionChoice() {
  const [reading, setReading] = useState(false);
  const shown = table.value;
  if (!shown) return null;
  const host = memberOf(shown.host ?? 0)?.name ?? "";
  return (
    <section class="panel lobby-edition" aria-labelledby="edition-heading">
      <div class="panel-head">
        <h2 id="edition-heading">{t("edition")}</h2>
        <button type="button" class="btn btn-quiet" onClick={() => setReading(true)}>
          {t("read-rules")}
        </button>
      </div>
      {isHost.value ? (
        <fieldset class="stack editions">
          <legend class="visually-hidden">{t("edition")}</legend>
          {editions.value === null && <div class="skeleton edition-waiting" aria-busy="true" />}
          {editions.value?.editions.map((one) => (
            <Choice key={one.id} edition={one} chosen={shown.edition === one.id} />
          ))}
        </fieldset>
      ) : (
        <div class="stack editions">
          <Chosen id={shown.edition} />
          {host && <p class="small muted">{t("host-chooses", { host })}</p>}
        </div>
      )}
      {shown.pile_rounds !== null && <p class="small muted">{t("pile-rounds", { count: shown.pile_rounds })}</p>}
      {reading && <RulesSheet shown={shown} onClose={() => setReading(false)} />}
    </section>
  );
}

function Choice({ edition: { id, players }, chosen }: { readonly edition: EditionInfo; readonly chosen: boolean }) {
  return (
    <label class="choice" data-chosen={chosen ? "" : undefined}>
      <input
        type="radio"
        name="edition"
        checked={chosen}
        onChange={() => act({ type: "choose-edition", edition: id })}
      />
      <strong>{t(`edition-${id}`)}</strong>
      <span class="for">{playersOf(players)}</span>
      <span class="small">{t(`edition-${id}.line`)}</span>
    </label>
  );
}

function Chosen({ id }: { readonly id: EditionId }) {
  const players = edition(id)?.players;
  return (
    <div class="choice choice-plain">
      <strong>{t(`edition-${id}`)}</strong>
      {players && <span class="for">{playersOf(players)}</span>}
      <span class="small">{t(`edition-${id}.line`)}</span>
    </div>
  );
}
