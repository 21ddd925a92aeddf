// House rules: a row that says what differs, and the sheet with every setting that has something to say, by its kind;
// what differs from the edition is marked and says what the edition has.
import { useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { valueWords } from "../i18n/settings";
import { act } from "../net/act";
import { Pick, Stepper, Switch } from "../parts/fields";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import type { SettingInfo, TablePublic } from "../protocol";
import { editions } from "../state/choices";
import { isHost, table } from "../state/table";
import type { SettingName, SettingValue } from "../state/types";
import { playersOf } from "./players";

/** Icons of the groups of settings. */
const ICONS: Readonly<Record<string, string>> = {
  end: "play",
  clue: "pen",
  cards: "cards",
  votes: "check",
  points: "m-score",
};

/** Shows the row; it opens the sheet, in which others than the host read what was changed. */
export function HouseRules() {
  const [open, setOpen] = useState(false);
  const shown = table.value;
  const infos = editions.value?.settings;
  if (!shown || !infos) return null;
  // A rule of another edition that has nothing to say in this one waits unseen until it has.
  const changed = infos
    .filter((one) => says(one, shown))
    .map((one) => one.name as SettingName)
    .filter((name) => name in shown.overrides);
  if (!isHost.value && changed.length === 0) return null;
  return (
    <>
      <button type="button" class="rules-row" onClick={() => setOpen(true)}>
        <Icon name="sliders" />
        <span>
          <strong>{t("house-rules")}</strong>
          <small>
            {changed.length > 0 && <b class="rules-count">{t("rules-changed", { count: changed.length })}</b>}
            {changed.length > 0
              ? `: ${changed.map((name) => `${t(`setting-${name}`)}: ${valueWords(name, shown.settings[name])}`).join(" · ")}`
              : t("as-written")}
          </small>
        </span>
        <Icon name="next" />
      </button>
      {open && (
        <Sheet title={t("house-rules")} onClose={() => setOpen(false)} class="sheet-rules">
          {isHost.value ? (
            <Rules
              shown={shown}
              infos={infos}
              changed={Object.keys(shown.overrides).length > 0}
              onClose={() => setOpen(false)}
            />
          ) : (
            <Changed shown={shown} changed={changed} />
          )}
        </Sheet>
      )}
    </>
  );
}

interface RulesProps {
  readonly shown: TablePublic;
  readonly infos: readonly SettingInfo[];
  readonly changed: boolean;
  readonly onClose: () => void;
}

function Rules({ shown, infos, changed, onClose }: RulesProps) {
  const told = infos.filter((one) => matters(one, shown));
  const groups = [...new Set(told.map((one) => one.group))];
  const edition = t(`edition-${shown.edition}`);
  const done = useRef<HTMLButtonElement>(null);
  const reset = async () => {
    const verdict = await act({ type: "reset-settings" });
    // The button that was pressed goes.
    if (verdict.type === "accepted") done.current?.focus();
  };
  return (
    <>
      <p class="small muted">{t("house-rules-hint", { edition })}</p>
      <div class="rule-columns">
        {groups.map((group) => (
          <section key={group} class="house-group">
            <h3>
              <Icon name={ICONS[group] ?? "sliders"} />
              {t(`house-${group}`)}
            </h3>
            {told
              .filter((one) => one.group === group)
              .map((info) => (
                <div
                  key={info.name}
                  class="house-rule"
                  data-setting={info.name}
                  data-changed={info.name in shown.overrides ? "" : undefined}
                >
                  <Setting info={info} shown={shown} />
                </div>
              ))}
          </section>
        ))}
      </div>
      <div class="sheet-foot">
        {changed && (
          <button type="button" class="btn btn-quiet" onClick={reset}>
            {t("reset-settings", { edition })}
          </button>
        )}
        <button ref={done} type="button" class="btn btn-primary push" onClick={onClose}>
          {t("done")}
        </button>
      </div>
    </>
  );
}

/** Whether a setting has something to say; one that was changed stays in sight, so that it can be changed back. */
function matters(info: SettingInfo, shown: TablePublic): boolean {
  return info.name in shown.overrides || says(info, shown);
}

/** Whether a setting has something to say beside the others. */
export function says({ needs }: SettingInfo, shown: TablePublic): boolean {
  if (!needs) return true;
  const value = shown.settings[needs.setting as SettingName];
  return needs.or_more ? Number(value) >= Number(needs.value) : value === needs.value;
}

interface SettingProps {
  readonly info: SettingInfo;
  readonly shown: TablePublic;
}

function Setting({ info, shown }: SettingProps) {
  const name = info.name as SettingName;
  const value: SettingValue = shown.settings[name];
  const label = t(`setting-${name}`);
  const hint = originally(name, shown) ?? byPlayers(info, shown);
  const change = (wanted: SettingValue) =>
    act({
      type: "change-setting",
      setting: name,
      // What a cap calls null the command calls by its word: its own null takes a setting back.
      value: wanted === null ? "none" : Array.isArray(wanted) ? [...wanted] : (wanted as string | number | boolean),
    });
  switch (info.kind) {
    case "switch":
      return <Switch label={label} hint={hint} value={value === true} onChange={change} />;
    case "number":
    case "cap":
      return (
        <Stepper
          label={label}
          hint={hint}
          value={value as number | null}
          least={info.least ?? 0}
          most={info.most ?? 0}
          {...(info.kind === "cap" && { none: t("no-limit") })}
          onChange={change}
        />
      );
    case "choice":
      return (
        <Pick
          label={label}
          hint={hint}
          value={String(value)}
          values={info.values.map((one) => ({ value: one, label: valueWords(name, one) }))}
          onChange={change}
        />
      );
    case "media":
      return <Media label={label} hint={hint} info={info} value={value as readonly string[]} onChange={change} />;
  }
}

interface MediaProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly info: SettingInfo;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Several of a few words, at least one. */
function Media({ label, hint, info, value, onChange }: MediaProps) {
  return (
    <fieldset class="media">
      <legend class="control-words">
        <span>{label}</span>
        {hint && <span class="small muted">{hint}</span>}
      </legend>
      <div class="media-list">
        {info.values.map((one) => {
          const on = value.includes(one);
          return (
            <button
              key={one}
              type="button"
              class="btn media-choice"
              aria-pressed={on}
              disabled={on && value.length === 1}
              onClick={() => onChange(on ? value.filter((other) => other !== one) : [...value, one])}
            >
              {on && <Icon name="check" />}
              {t(`medium-${one}`)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** "Teams: 4": what the edition itself has. */
function originally(name: SettingName, shown: TablePublic): string | undefined {
  const own = shown.originals[name];
  if (own === undefined) return undefined;
  return t("originally", { edition: t(`edition-${shown.edition}`), value: valueWords(name, own) });
}

/** "3 to 12 · 3 players: 7 · 4–6 players: 6": of a number that the edition itself has others of with few or many. */
function byPlayers({ name, least, most }: SettingInfo, shown: TablePublic): string | undefined {
  const edition = editions.value?.editions.find((one) => one.id === shown.edition);
  const groups = new Map<string, number[]>();
  for (const players of edition?.players ?? []) {
    const value = valueWords(name, edition?.settings_by_players[players]?.[name as SettingName] ?? null);
    groups.set(value, [...(groups.get(value) ?? []), players]);
  }
  if (groups.size < 2) return undefined;
  const told = [...groups].map(([value, players]) => `${playersOf(players)}: ${value}`);
  return [...(least === null || most === null ? [] : [t("from-to", { least, most })]), ...told].join(" · ");
}

function Changed({ shown, changed }: { readonly shown: TablePublic; readonly changed: readonly SettingName[] }) {
  return (
    <dl class="changed">
      {changed.map((name) => (
        <div key={name} class="changed-row">
          <dt>{t(`setting-${name}`)}</dt>
          <dd>
            <b>{valueWords(name, shown.settings[name])}</b>
            <span class="small muted">{originally(name, shown)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
