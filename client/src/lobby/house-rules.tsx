// House rules: every setting that has something to say, by its kind; what differs from the edition says what the
// edition has.
import { number, t } from "../i18n";
import { act } from "../net/act";
import { Pick, Stepper, Switch } from "../parts/fields";
import { Icon } from "../parts/icon";
import type { SettingInfo, TablePublic } from "../protocol";
import { edition, editions, ownValue } from "../state/choices";
import { isHost, table } from "../state/table";
import type { SettingName, SettingValue } from "../state/types";

/** How the settings are grouped; one that stands nowhere comes at the end. */
const GROUPS: Readonly<Record<string, readonly SettingName[]>> = {
  end: ["end", "target_score", "turns_each"],
  clue: ["first_storyteller", "clue_from", "clue_media"],
  cards: ["hand_size", "cards_given", "reshuffle", "pass_hands"],
  votes: ["teams", "voters", "votes", "own_card_votable", "red_vote"],
  points: [
    "scoring",
    "points_storyteller",
    "points_finder",
    "points_all_or_none",
    "points_vote_received",
    "bonus_cap",
    "points_single_vote",
    "own_team_bonus",
    "agreement_cap",
  ],
};

/** Shows the drawer with all house rules; for others than the host only what was changed. */
export function HouseRules() {
  const shown = table.value;
  const infos = editions.value?.settings;
  if (!shown || !infos) return null;
  const changed = Object.keys(shown.overrides).length;
  if (!isHost.value) return changed ? <Changed shown={shown} infos={infos} /> : null;
  const grouped = Object.values(GROUPS).flat();
  const groups = {
    ...GROUPS,
    other: infos.map((one) => one.name as SettingName).filter((one) => !grouped.includes(one)),
  };
  const told = infos.filter((one) => matters(one, shown));
  return (
    <details class="drawer">
      <summary>
        <Icon name="sliders" />
        <span>{t("house-rules")}</span>
        {changed > 0 && <span class="chip chip-accent push">{t("rules-changed", { count: changed })}</span>}
        <Icon name="down" class={changed ? "" : "push"} />
      </summary>
      <div class="drawer-body">
        <p class="small muted">{t("house-rules-hint")}</p>
        {Object.entries(groups).map(
          ([group, names]) =>
            names.length > 0 && (
              <section key={group} class="house-group">
                <h3>{t(`house-${group}`)}</h3>
                <div class="house">
                  {names.map((name) => {
                    const info = told.find((one) => one.name === name);
                    return (
                      info && (
                        <div key={name} data-setting={name}>
                          <Setting info={info} shown={shown} />
                        </div>
                      )
                    );
                  })}
                </div>
              </section>
            ),
        )}
        {changed > 0 && (
          <button type="button" class="btn btn-quiet" onClick={() => act({ type: "reset-settings" })}>
            {t("reset-settings", { edition: t(`edition-${shown.edition}`) })}
          </button>
        )}
      </div>
    </details>
  );
}

/** Whether a setting has something to say; one that was changed stays in sight, so that it can be changed back. */
function matters({ name, needs }: SettingInfo, shown: TablePublic): boolean {
  if (!needs || name in shown.overrides) return true;
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
  const hint = name in shown.overrides ? originally(name, shown) : undefined;
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
          values={info.values.map((one) => ({ value: one, label: worded(name, one) }))}
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

/** A value in words. */
function worded(name: SettingName, value: SettingValue): string {
  if (value === null) return t("no-limit");
  if (typeof value === "boolean") return t(value ? "on" : "off");
  if (typeof value === "number") return number(value);
  if (typeof value === "string") return t(`value-${name}-${value}`);
  return value.map((one) => t(`medium-${one}`)).join(", ");
}

/** "Teams: 4": what the edition itself has. */
function originally(name: SettingName, shown: TablePublic): string | undefined {
  const info = edition(shown.edition);
  if (!info) return undefined;
  const own = ownValue(info, shown.members.length, name);
  return t("originally", { edition: t(`edition-${shown.edition}`), value: worded(name, own) });
}

function Changed({ shown, infos }: { readonly shown: TablePublic; readonly infos: readonly SettingInfo[] }) {
  return (
    <section class="panel lobby-changed" aria-labelledby="changed-heading">
      <h2 id="changed-heading">{t("house-rules")}</h2>
      <dl class="changed">
        {infos
          .map((one) => one.name as SettingName)
          .filter((name) => name in shown.overrides)
          .map((name) => (
            <div key={name} class="changed-row">
              <dt>{t(`setting-${name}`)}</dt>
              <dd>
                <b>{worded(name, shown.settings[name])}</b>
                <span class="small muted">{originally(name, shown)}</span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
