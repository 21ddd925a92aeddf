// The rounds that have been played: each clue with its card, opened to all cards, owners and votes.
import { Figure } from "../cards/card";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { Sheet } from "../parts/sheet";
import type { Chronicle, ChronicleRound } from "../protocol";
import { ClueText } from "../table/clue";
import { Games } from "./games";
import styles from "./past-rounds.css?text";
import { PlayedCard, PlayedVotes } from "./played";
import { cardsOf, leadOf, tellerOf } from "./rounds";
import { isProblem, roundsAt, useTold } from "./told";

adopt(styles);

interface PastRoundsProps {
  readonly code: string;
  readonly game: number;
  /** How many have been scored: more are asked for when there are. */
  readonly rounds: number;
  readonly onClose: () => void;
}

/** The sheet, the latest round first. */
export function PastRounds({ code, game, rounds, onClose }: PastRoundsProps) {
  const told = useTold<Chronicle>(roundsAt(code, game), rounds);
  return (
    <Sheet title={t("past-rounds")} onClose={onClose}>
      {told === null && <div class="skeleton past-coming" aria-busy="true" />}
      {isProblem(told) && <p class="empty sheet-empty">{wordsFor(told)}</p>}
      {told && !isProblem(told) && told.rounds.length === 0 && (
        <>
          <p class="empty sheet-empty">{t("past-none")}</p>
          {game > 1 && <Games code={code} games={game} />}
        </>
      )}
      {told && !isProblem(told) && (
        <ol class="past">
          {[...told.rounds].reverse().map((round) => (
            <Past key={round.outcome.round} round={round} />
          ))}
        </ol>
      )}
    </Sheet>
  );
}

function Past({ round }: { readonly round: ChronicleRound }) {
  const cards = cardsOf(round);
  const lead = leadOf(round);
  const teller = tellerOf(round);
  return (
    <li>
      <details class="past-round">
        <summary>
          <span class="past-lead">
            {lead && <Figure id={lead.card} lazy state={lead.gold ? "storyteller" : null} />}
          </span>
          <span class="past-words">
            <span class="clue-by">
              {teller && <Badge symbol={teller.symbol} kind={teller.kind} storyteller />}
              <span>{t("told-in", { name: teller?.name ?? "", round: round.outcome.round })}</span>
            </span>
            <ClueText clue={round.outcome.clue} teller={teller} />
          </span>
          <Icon name="down" />
        </summary>
        <ul class="past-cards">
          {cards.map((card) => (
            <li key={card.slot}>
              <PlayedCard id={card.card} among={cards.map((one) => one.card)} gold={card.gold} lazy />
              <PlayedVotes voters={card.voters} />
              <span class="played-owner">
                {card.owner && <Badge symbol={card.owner.symbol} kind={card.owner.kind} />}
                <span>{card.owner?.name}</span>
                <b>{card.points > 0 ? `+${card.points}` : 0}</b>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
