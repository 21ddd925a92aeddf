// What is played: for the host to choose; the others see it told in four lines, and may wish for something else.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { act } from "../net/act";
import { RulesSheet } from "../pages";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import type { EditionInfo, TablePublic } from "../protocol";
import { choosing, edition, editions } from "../state/choices";
import { isHost, memberOf, myself, table } from "../state/table";
import type { EditionId, Settings } from "../state/types";
import editionPictures from "./editions.svg";
import { HouseRules } from "./house-rules";
import { numbersOf, playersOf } from "./players";
import { TimeChoice } from "./time-choice";
import { WhysChoice } from "./whys-choice";

/** The editions with a picture of their own. */
const DRAWN = new Set<string>(Array.from(editionPictures.matchAll(/id="e-([^"]+)"/g), ([, id]) => id ?? ""));

/** The panel. */
export function Play() {
  const [reading, setReading] = useState(false);
  const row = useRef<HTMLFieldSetElement>(null);
  const shown = table.value;
  const known = editions.value !== null;
  useEffect(() => {
    // Where the editions stand in a row, the chosen one is in sight from the start.
    const chosen = row.current?.querySelector<HTMLElement>("[data-chosen]");
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - row.current.clientWidth) / 2;
  }, [shown?.edition, known]);
  if (!shown) return null;
  const host = memberOf(shown.host ?? 0)?.name;
  return (
    <section class="panel lobby-edition" aria-labelledby="edition-heading">
      <div class="panel-head">
        <h2 id="edition-heading">{t("what-we-play")}</h2>
        <button type="button" class="btn btn-quiet" onClick={() => setReading(true)}>
          {t("read-rules")}
        </button>
      </div>
      {isHost.value ? (
        <fieldset class="editions" ref={row}>
          <legend class="visually-hidden">{t("edition")}</legend>
          {editions.value === null && <div class="skeleton edition-waiting" aria-busy="true" />}
          {editions.value?.editions.map((one) => (
            <Choice key={one.id} edition={one} shown={shown} />
          ))}
        </fieldset>
      ) : (
        <Chosen id={shown.edition} settings={shown.settings} />
      )}
      {shown.pile_rounds !== null && <p class="small muted">{t("pile-rounds", { count: shown.pile_rounds })}</p>}
      <TimeChoice shown={shown} />
      <WhysChoice shown={shown} />
      <HouseRules />
      {!isHost.value && host && <p class="small muted">{t("host-chooses", { host })}</p>}
      {!isHost.value && myself.value && <Wishes shown={shown} />}
      {reading && <RulesSheet shown={shown} onClose={() => setReading(false)} />}
    </section>
  );
}

function Picture({ id, class: extra }: { readonly id: EditionId; readonly class: string }) {
  return (
    <svg class={extra} viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#e-${DRAWN.has(id) ? id : "any"}`} />
    </svg>
  );
}

/** With so many at the table it is worth saying for whom an edition is not; before, each still needs more. */
const ENOUGH = 3;

function Choice({ edition: { id, players }, shown }: { readonly edition: EditionInfo; readonly shown: TablePublic }) {
  const chosen = shown.edition === id;
  const count = shown.members.length;
  const unfit = count >= ENOUGH && !players.includes(count);
  return (
    <label class="choice play" data-chosen={chosen ? "" : undefined} data-unfit={unfit ? "" : undefined}>
      <input type="radio" name="edition" checked={chosen} onChange={() => act(choosing(id, shown))} />
      <Picture id={id} class="play-art" />
      <span class="play-head">
        <strong>{t(`edition-${id}`)}</strong>
        {!unfit && <span class="for">{numbersOf(players)}</span>}
      </span>
      <span class="small">
        {unfit ? t("edition-unfit", { players: playersOf(players), count }) : t(`edition-${id}.line`)}
      </span>
      <Wishers id={id} shown={shown} />
    </label>
  );
}

/** Who would like an edition, as the host sees it. */
function Wishers({ id, shown }: { readonly id: EditionId; readonly shown: TablePublic }) {
  const wishing = shown.members.filter((member) => member.wish === id);
  if (wishing.length === 0) return null;
  return (
    <span class="wishes">
      {wishing.map((member) => (
        <Badge key={member.key} symbol={member.symbol} />
      ))}
      <span>{t("wish-count", { count: wishing.length })}</span>
    </span>
  );
}

function Chosen({ id, settings }: { readonly id: EditionId; readonly settings: Settings }) {
  const players = edition(id)?.players;
  return (
    <div class="chosen">
      <Picture id={id} class="chosen-art" />
      <div class="play-head">
        <h3>{t(`edition-${id}`)}</h3>
        {players && <span class="for">{playersOf(players)}</span>}
      </div>
      <p class="small muted">{t(`edition-${id}.line`)}</p>
      <ol class="chosen-steps">
        {stepsOf(settings).map(([phase, words]) => (
          <li key={phase}>
            <Icon name={`m-${phase}`} />
            <span>{t(words)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One round in four lines, by what the table's rules are. */
function stepsOf({ clue_from, teams, scoring, votes }: Settings) {
  const agreeing = scoring === "agreement";
  return [
    ["clue", clue_from === "unseen" ? "step-clue-unseen" : "step-clue"],
    ["give", agreeing ? "step-give-agreement" : teams ? "step-give-teams" : "step-give"],
    ["vote", agreeing ? "step-vote-agreement" : teams ? "step-vote-teams" : votes > 1 ? "step-vote-more" : "step-vote"],
    ["score", agreeing ? "step-score-agreement" : "step-score"],
  ] as const;
}

/** The other editions, each with a heart: whoever would rather play it says so, and the host sees it. */
function Wishes({ shown }: { readonly shown: TablePublic }) {
  const mine = myself.value?.wish ?? null;
  return (
    <div class="wish-box">
      <p class="label" id="wish-heading">
        {t("wish-label")}
      </p>
      <ul class="wish-list" aria-labelledby="wish-heading">
        {editions.value?.editions
          .filter(({ id }) => id !== shown.edition)
          .map(({ id, players }) => (
            <li key={id}>
              <button
                type="button"
                class="wish"
                aria-pressed={mine === id}
                onClick={() => act({ type: "wish-edition", edition: mine === id ? null : id })}
              >
                <Picture id={id} class="wish-art" />
                <span>
                  {t(`edition-${id}`)} <span class="for">{numbersOf(players)}</span>
                </span>
                <span class="wishes">
                  {shown.members
                    .filter((member) => member.wish === id)
                    .map((member) => (
                      <Badge key={member.key} symbol={member.symbol} label={member.name} />
                    ))}
                </span>
                <Icon name="heart" class="heart" />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
