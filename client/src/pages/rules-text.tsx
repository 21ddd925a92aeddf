// The rules in words: how points are counted first, then a round, then the end. Told from the settings, so that house
// rules are told as they are; the sentences are in rules.ftl.
import type { ComponentChildren } from "preact";
import { list, t } from "../i18n";
import type { EditionId, Settings } from "../state/types";

export interface RulesTextProps {
  readonly edition: EditionId;
  readonly settings: Settings;
  /** Also what changes with other numbers of players than the one that the settings are for. */
  readonly everyNumber?: boolean;
  /** After how many rounds the pile ends the game; null where it never does, or where nobody knows. */
  readonly pileRounds?: number | null;
}

/** Tells the rules of a table. */
export function RulesText({ edition, settings, everyNumber = false, pileRounds = null }: RulesTextProps) {
  return (
    <div class="rules-text">
      <Section title={t("rules-points")}>
        {settings.scoring === "storyteller" ? <PointsTable settings={settings} /> : <Agreement settings={settings} />}
      </Section>
      <Section title={t("rules-round")}>
        <ol class="rules-steps">
          <Step name="clue">{telling(settings)}</Step>
          <Step name="give">{giving(settings)}</Step>
          <Step name="lay">{t("rules-lay")}</Step>
          <Step name="vote">{voting(settings)}</Step>
          <Step name="show">{t(settings.scoring === "storyteller" ? "rules-show" : "rules-show-agreement")}</Step>
          <Step name="refill">
            {t("rules-discards")} {t("rules-refill", { hand: settings.hand_size })}{" "}
            {settings.pass_hands && t("rules-pass")} {t("rules-next")}
          </Step>
        </ol>
      </Section>
      {everyNumber && <Numbers edition={edition} />}
      <Section title={t("rules-end")}>
        <p>
          {ending(settings)} {settings.reshuffle && t("rules-reshuffle")}{" "}
          {pileRounds !== null && t("pile-rounds", { count: pileRounds })} {t("rules-tie")}
        </p>
      </Section>
      <Section title={t("rules-advice")}>
        <p>{t(settings.scoring === "storyteller" ? "rules-advice-storyteller" : "rules-advice-agreement")}</p>
      </Section>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
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

function telling({ clue_from, clue_media, first_storyteller }: Settings): string {
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
  return sentences.join(" ");
}

function giving(settings: Settings): string {
  if (settings.teams) return t("rules-give-teams", { count: settings.cards_given });
  const who = settings.clue_from === "unseen" ? "rules-give-everybody" : "rules-give-others";
  return t(who, { count: settings.cards_given });
}

function voting(settings: Settings): string {
  const sentences = [
    settings.teams
      ? t("rules-vote-teams")
      : t(settings.scoring === "storyteller" ? "rules-vote-others" : `rules-vote-agreement-${settings.voters}`),
  ];
  if (settings.votes > 1) sentences.push(t("rules-vote-several", { count: settings.votes }));
  if (!settings.teams) sentences.push(t(settings.own_card_votable ? "rules-own-allowed" : "rules-own-forbidden"));
  if (settings.red_vote) sentences.push(t("rules-red"));
  return sentences.join(" ");
}

function ending(settings: Settings): string {
  if (settings.end === "score") return t("rules-end-score", { points: settings.target_score });
  if (settings.end === "turns") return t("rules-end-turns", { count: settings.turns_each });
  return t("rules-end-pile");
}

function PointsTable({ settings }: { readonly settings: Settings }) {
  const { points_storyteller: told, points_finder: found, points_all_or_none: other } = settings;
  const rows = [
    ["some", told, found, 0],
    ["all", 0, other, null],
    ["none", 0, null, other],
  ] as const;
  const extras = [
    settings.points_vote_received > 0 &&
      t(settings.bonus_cap === null ? "rules-bonus" : "rules-bonus-capped", {
        points: settings.points_vote_received,
        most: settings.bonus_cap ?? 0,
      }),
    settings.votes > 1 && t("rules-all-several"),
    settings.points_single_vote > 0 && t("rules-single", { points: settings.points_single_vote }),
    settings.teams && t("rules-team-points"),
    settings.teams && t(settings.own_team_bonus ? "rules-own-team-pays" : "rules-own-team"),
    t("rules-start"),
  ].filter((one) => one !== false);
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
      <Lines lines={extras} />
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

/** What an edition changes with few or many people. */
function Numbers({ edition }: { readonly edition: EditionId }) {
  const lines = {
    classic: ["rules-three", "rules-three-classic"],
    standard: ["rules-three"],
    odyssey: ["rules-three", "rules-seven"],
    "odyssey-party": [],
    "odyssey-team": ["rules-pairs"],
  }[edition];
  if (lines.length === 0) return null;
  return (
    <Section title={t("rules-numbers")}>
      <Lines lines={lines.map((id) => t(id))} />
    </Section>
  );
}
