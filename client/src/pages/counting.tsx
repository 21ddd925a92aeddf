// How points are counted, as a picture: the same card with those who found it above it and those who did not below.
import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import type { CardInfo } from "../protocol";
import type { SeatSymbol, Settings } from "../state/types";

const LOOKING: readonly SeatSymbol[] = ["feather", "leaf", "star", "shell", "bell"];
/** Of six in teams: the storyteller's partner sits out, and those who gave do not vote. */
const TEAMS_LOOKING: readonly SeatSymbol[] = ["leaf", "feather"];

export interface CountingProps {
  readonly settings: Settings;
  readonly card: CardInfo;
}

/** The three cases, and the line about votes on one's own card. */
export function Counting({ settings, card }: CountingProps) {
  return (
    <section class="counting" aria-labelledby="counting-heading">
      <h2 id="counting-heading">{t("rules-points")}</h2>
      <ol class="cases">{settings.scoring === "agreement" ? agreement(settings, card) : finding(settings, card)}</ol>
      {settings.scoring !== "agreement" && settings.points_vote_received > 0 && (
        <p class="bonus">
          <strong>+{settings.points_vote_received}</strong>
          <span>
            {t(settings.bonus_cap === null ? "rules-bonus" : "rules-bonus-capped", {
              points: settings.points_vote_received,
              most: settings.bonus_cap ?? 0,
            })}
          </span>
        </p>
      )}
    </section>
  );
}

function finding(
  { points_storyteller: told, points_finder: found, points_all_or_none: other, teams }: Settings,
  card: CardInfo,
) {
  const looking = teams ? TEAMS_LOOKING : LOOKING;
  const cases = [
    {
      name: "all",
      words: "case-plain",
      found: looking.length,
      rows: [
        ["storyteller", 0],
        ["finders", other],
      ],
    },
    {
      name: "some",
      words: "case-right",
      found: teams ? 1 : 2,
      rows: [
        ["storyteller", told],
        ["finders", found],
        ["others", 0],
      ],
    },
    {
      name: "none",
      words: "case-odd",
      found: 0,
      rows: [
        ["storyteller", 0],
        ["others", other],
      ],
    },
  ] as const;
  return cases.map(({ name, words, found: count, rows }) => (
    <Case
      key={name}
      name={name}
      card={card}
      title={t(`rules-case-${name}`)}
      above={looking.slice(0, count)}
      below={looking.slice(count)}
    >
      <dl>
        {rows.map(([who, points]) => (
          <div key={who}>
            <dt>{t(`rules-col-${who}`)}</dt>
            <dd data-zero={points === 0 ? "" : undefined}>{points}</dd>
          </div>
        ))}
      </dl>
      <p>{t(words)}</p>
    </Case>
  ));
}

/** As many as agree in the picture of it: the fewest that can, which no cap is below. */
const AGREED = 2;

function agreement({ agreement_cap: most, red_vote }: Settings, card: CardInfo) {
  const all = most === null ? t("rules-agreement") : t("rules-agreement-capped", { most });
  return (
    <>
      <Case name="some" card={card} title={t("case-several")} above={LOOKING.slice(0, AGREED)} below={[]}>
        <Big points={AGREED}>{all}</Big>
      </Case>
      <Case name="none" card={card} title={t("case-alone")} above={LOOKING.slice(0, 1)} below={[]}>
        <Big points={0}>{t("rules-agreement-alone")}</Big>
      </Case>
      {red_vote && (
        <Case name="red" card={card} title={t("case-red")} above={LOOKING.slice(0, 2)} below={[]} red>
          <Big points={0}>{t("rules-agreement-red")}</Big>
        </Case>
      )}
    </>
  );
}

function Big({ points, children }: { readonly points: number; readonly children: ComponentChildren }) {
  return (
    <>
      <p class="case-big" data-zero={points === 0 ? "" : undefined}>
        {points}
      </p>
      <p>{children}</p>
    </>
  );
}

interface CaseProps {
  readonly name: string;
  readonly card: CardInfo;
  readonly title: string;
  readonly above: readonly SeatSymbol[];
  readonly below: readonly SeatSymbol[];
  readonly red?: boolean;
  readonly children: ComponentChildren;
}

function Case({ name, card, title, above, below, red = false, children }: CaseProps) {
  return (
    <li class={`case case-${name}`}>
      <div class="case-pic" aria-hidden="true">
        <span class="case-in">
          {above.map((one) => (
            <Badge key={one} symbol={one} />
          ))}
          {red && <i class="red-vote" />}
        </span>
        <span class="card">
          <img loading="lazy" src={card.small} width="400" height="600" alt="" decoding="async" />
        </span>
        <span class="case-out">
          {below.map((one) => (
            <Badge key={one} symbol={one} />
          ))}
        </span>
      </div>
      <div class="case-words">
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
