// The rules in words: how points are counted first, then a round, then the end. Told from the settings, so that house
// rules are told as they are; the sentences are in rules.ftl.
import type { ComponentChildren } from "preact";
import { list, t } from "../i18n";
import { valueWords } from "../i18n/settings";
import { playersOf } from "../lobby/players";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import type { ExceptionInfo } from "../protocol";
import type { Settings } from "../state/types";
import styles from "./pages.css?text";

adopt(styles);

export interface RulesTextProps {
  readonly settings: Settings;
  /** What an edition changes at some numbers of players, to be told as well. */
  readonly exceptions?: readonly ExceptionInfo[];
  /** After how many rounds the pile ends the game; null where it never does, or where nobody knows. */
  readonly pileRounds?: number | null;
  /** Each part folded away under its heading. */
  readonly folded?: boolean;
}

/** Tells the rules of a table. */
export function RulesText({ settings, exceptions = [], pileRounds = null, folded = false }: RulesTextProps) {
  const Section = folded ? Folded : Plain;
  return (
    <div class="rules-text">
      <Section title={t("rules-points")}>
        {settings.scoring === "storyteller" ? <PointsTable settings={settings} /> : <Agreement settings={settings} />}
      </Section>
      <Section title={t("rules-round")}>
        <ol class="rules-steps">
          <Step name="clue">{telling(settings).join(" ")}</Step>
          <Step name="give">{giving(settings).join(" ")}</Step>
          <Step name="lay">{t("rules-lay")}</Step>
          <Step name="vote">{voting(settings).join(" ")}</Step>
          <Step name="show">{t(settings.scoring === "storyteller" ? "rules-show" : "rules-show-agreement")}</Step>
          <Step name="refill">{refilling(settings).join(" ")}</Step>
        </ol>
      </Section>
      {exceptions.length > 0 && (
        <Section title={t("rules-numbers")}>
          {exceptions.map((one) => (
            <Exception key={one.players[0]} settings={settings} exception={one} />
          ))}
        </Section>
      )}
      <Section title={t("rules-end")}>
        <p>{ending(settings, pileRounds).join(" ")}</p>
      </Section>
      <Section title={t("rules-advice")}>
        <p>{t(settings.scoring === "storyteller" ? "rules-advice-storyteller" : "rules-advice-agreement")}</p>
      </Section>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Folded({ title, children }: SectionProps) {
  return (
    <details class="fold">
      <summary>
        <h3>{title}</h3>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

function Plain({ title, children }: SectionProps) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Step({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <li>
      <strong>{t(`rules-step-${name}`)}</strong>
      <p>{children}</p>
    </li>
  );
}

function telling({ clue_from, clue_media, clue_words: count, first_storyteller }: Settings): string[] {
  const media = list(
    clue_media.map((one) => t(`medium-${one}`)),
    "disjunction",
  );
  const sentences = [
    t(`rules-clue-${clue_from}`),
    t("rules-clue-media", { media }),
    t(`rules-first-${first_storyteller}`),
  ];
  if (clue_from === "unseen" && first_storyteller === "announce") sentences.push(t("rules-first-unseen"));
  if (count !== null) sentences.push(t("rules-words", { count }));
  return sentences;
}

function giving(settings: Settings): string[] {
  const who = settings.teams ? "teams" : settings.clue_from === "unseen" ? "everybody" : "others";
  const sentences = [t(`rules-give-${who}`, { count: settings.cards_given })];
  if (settings.teams) sentences.push(t("rules-give-named"));
  return sentences;
}

function voting(settings: Settings): string[] {
  const sentences = [
    settings.teams
      ? t("rules-vote-teams")
      : t(settings.scoring === "storyteller" ? "rules-vote-others" : `rules-vote-agreement-${settings.voters}`),
  ];
  if (settings.votes > 1) sentences.push(t("rules-vote-several", { count: settings.votes }));
  if (!settings.teams) sentences.push(t(settings.own_card_votable ? "rules-own-allowed" : "rules-own-forbidden"));
  if (settings.red_vote) sentences.push(t("rules-red"));
  sentences.push(t("rules-anew"));
  return sentences;
}

function refilling(settings: Settings): string[] {
  const sentences = [t("rules-discards"), t("rules-refill", { hand: settings.hand_size })];
  if (settings.pass_hands) sentences.push(t("rules-pass"));
  return [...sentences, t("rules-next")];
}

function ending(settings: Settings, pileRounds: number | null = null): string[] {
  const { end, target_score: points, turns_each: count, reshuffle, deck_size: cards } = settings;
  const sentences = [t(`rules-end-${end}`, { points, count })];
  if (cards !== null) sentences.push(t("rules-deck", { count: cards }));
  if (reshuffle) sentences.push(t("rules-reshuffle"));
  if (pileRounds !== null) sentences.push(t("pile-rounds", { count: pileRounds }));
  return [...sentences, t(settings.teams ? "rules-tie-teams" : "rules-tie")];
}

/** What is said of the points beside their table. */
function besides(settings: Settings): string[] {
  const { points_vote_received: points, bonus_cap: most, points_single_vote: single } = settings;
  return [
    points > 0 && t(most === null ? "rules-bonus" : "rules-bonus-capped", { points, most: most ?? 0 }),
    settings.votes > 1 && t("rules-all-several"),
    single > 0 && t("rules-single", { points: single }),
    settings.teams && t("rules-pairs"),
    settings.teams && settings.whisper && t("rules-whisper"),
    settings.teams && t("rules-team-points"),
    settings.teams && t(settings.own_team_bonus ? "rules-own-team-pays" : "rules-own-team"),
    t("rules-start"),
  ].filter((one) => one !== false);
}

function PointsTable({ settings }: { readonly settings: Settings }) {
  const { points_storyteller: told, points_finder: found, points_all_or_none: other } = settings;
  const rows = [
    ["some", told, found, 0],
    ["all", 0, other, null],
    ["none", 0, null, other],
  ] as const;
  return (
    <>
      <table class="points-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t("rules-col-case")}</span>
            </th>
            <th scope="col">{t("rules-col-storyteller")}</th>
            <th scope="col">{t("rules-col-finders")}</th>
            <th scope="col">{t("rules-col-others")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...points]) => (
            <tr key={name}>
              <th scope="row">{t(`rules-case-${name}`)}</th>
              {points.map((one, i) => (
                <td key={i} data-zero={one ? undefined : ""}>
                  {one ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Lines lines={besides(settings)} />
    </>
  );
}

function Agreement({ settings }: { readonly settings: Settings }) {
  return (
    <Lines
      lines={[
        settings.agreement_cap === null
          ? t("rules-agreement")
          : t("rules-agreement-capped", { most: settings.agreement_cap }),
        t("rules-agreement-alone"),
        ...(settings.red_vote ? [t("rules-agreement-red")] : []),
        t("rules-start"),
      ]}
    />
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul class="rules-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What an edition changes at some numbers of players: the sentences that it makes others, else the setting itself. */
function Exception({ settings, exception }: { readonly settings: Settings; readonly exception: ExceptionInfo }) {
  const sentences = (of: Settings) => [telling, giving, voting, refilling, besides, ending].flatMap((tell) => tell(of));
  const usual = new Set(sentences(settings));
  const lines = Object.entries(exception.settings).flatMap(([name, value]) => {
    const others = sentences({ ...settings, [name]: value }).filter((one) => !usual.has(one));
    return others.length > 0
      ? others
      : [t("setting-is", { setting: t(`setting-${name}`), value: valueWords(name, value) })];
  });
  return (
    <>
      <h4>{playersOf(exception.players)}</h4>
      <Lines lines={lines} />
    </>
  );
}
