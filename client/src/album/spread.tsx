// A round on two pages: left its card with those who found it, right the clue, who fell for what, and the other cards.
import { Figure } from "../cards/card";
import { list, t } from "../i18n";
import { cardsOf, leadOf, type ToldCard, tellerOf } from "../memory/rounds";
import { Badge } from "../parts/badge";
import type { ChronicleRound, Companion } from "../protocol";
import { saidOf } from "../reveal/people";
import { ClueText } from "../table/clue";

const names = (who: readonly Companion[]) => list(who.map((one) => one.name));

/** What became of the clue, in a sentence. */
function found(lead: ToldCard | undefined, { outcome }: ChronicleRound): string {
  if (outcome.found === null)
    return lead?.voters.length ? t("chosen-by", { names: names(lead.voters), owner: lead.owner?.name ?? "" }) : "";
  if (outcome.found !== "some") return t(`found-by-${outcome.found}`);
  return t("found-by", { names: names(lead?.voters ?? []) });
}

/** Who fell for what, or chose what, card by card. */
function astray(others: readonly ToldCard[], round: ChronicleRound): string {
  const sentences = others
    .filter((card) => card.voters.length > 0)
    .map((card) =>
      t(round.outcome.found === null ? "chosen-by" : "fell-for", {
        names: names(card.voters),
        owner: card.owner?.name ?? "",
      }),
    );
  const red = cardsOf(round).find((card) => card.red);
  return [...sentences, ...(red ? [t("red-on", { owner: red.owner?.name ?? "" })] : [])].join(" ");
}

/** The points of somebody's round as they stand beside a name. */
function Points({ points }: { readonly points: number }) {
  return points ? <b>+{points}</b> : <b data-zero>0</b>;
}

function Fallen({ card }: { readonly card: ToldCard }) {
  return (
    <span class="fallen">
      {card.voters.map((one) => (
        <Badge key={one.key} symbol={one.symbol} kind={one.kind} label={one.name} />
      ))}
    </span>
  );
}

/** The two pages; `page` is the number of the left one. */
export function Spread({ round, page }: { readonly round: ChronicleRound; readonly page: number }) {
  const { outcome } = round;
  const teller = tellerOf(round);
  const lead = leadOf(round);
  const others = cardsOf(round).filter((card) => card.slot !== lead?.slot);
  const gained = (outcome.after[outcome.storyteller] ?? 0) - (outcome.before[outcome.storyteller] ?? 0);
  return (
    <article
      class="al-spread"
      id={`r${outcome.round}`}
      aria-labelledby={`r${outcome.round}-name`}
      data-many={others.length > 6 || undefined}
      style={{ "--others": others.length > 6 ? Math.ceil(others.length / 2) : Math.max(others.length, 4) }}
    >
      <h2 class="visually-hidden" id={`r${outcome.round}-name`}>
        {t("round", { round: outcome.round })}
      </h2>
      <div class="al-leaf al-l">
        {lead && (
          <div class="al-gold">
            <Figure id={lead.card} large state={lead.gold ? "storyteller" : null} />
            <Fallen card={lead} />
          </div>
        )}
      </div>
      <div class="al-leaf al-r">
        <header class="al-head">
          <p class="clue-by">
            {teller && <Badge symbol={teller.symbol} kind={teller.kind} storyteller />}
            <span>{t("told-in", { name: teller?.name ?? "", round: outcome.round })}</span>
            <Points points={gained} />
          </p>
          <ClueText clue={outcome.clue} teller={teller} />
          <p class="al-found">{found(lead, round)}</p>
          <p class="al-missed">{astray(others, round)}</p>
          <ul class="al-whys" aria-label={t("whys")}>
            {saidOf(round.whys, round.companions, outcome).map(({ person, words }) => (
              <li key={person.key}>
                <Badge symbol={person.symbol} kind={person.kind} label={person.name} />
                <q>{t("why-said", { words })}</q>
              </li>
            ))}
          </ul>
        </header>
        <ul class="al-also">
          {others.map((card) => (
            <li key={card.slot}>
              <Figure id={card.card} />
              <Fallen card={card} />
              <p class="played-owner al-own">
                {card.owner && <Badge symbol={card.owner.symbol} kind={card.owner.kind} />}
                <span>{card.owner?.name}</span>
                <Points points={card.points} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <span class="folio folio-l">{page}</span>
      <span class="folio folio-r">{page + 1}</span>
    </article>
  );
}
