// A running game as everybody may see it: the clue, and the cards on the table once they lie face up.
import type { ComponentChildren } from "preact";
import { Board, Slot } from "../cards/board";
import { Back, Picture } from "../cards/card";
import { t } from "../i18n";
import type { Outcome } from "../protocol";
import type { TableView } from "../state/types";
import { waitingWords } from "../table/awaited";
import { ClueHead, ClueOf, ClueText } from "../table/clue";
import { peopleOf } from "../table/people";

interface LiveProps {
  readonly view: TableView;
  /** What stands below the waiting, before the cards lie face up. */
  readonly children?: ComponentChildren;
}

/** The areas clue and board. */
export function LiveTable({ view, children }: LiveProps) {
  const game = view.public.game;
  if (!game) return null;
  const teller = peopleOf(view)[game.storyteller ?? -1];
  const name = teller?.name ?? "";
  const given = game.standings.filter((standing) => standing === "done").length;
  // Once a game is over its last round lies there.
  if (game.phase === "over" && game.outcome) return <LastRound view={view} outcome={game.outcome} />;
  return (
    <>
      {game.clue ? (
        <ClueOf view={view} />
      ) : (
        <ClueHead teller={teller} line={name && t("storyteller-is", { name })} label={t("the-clue")}>
          <p class="ask">{waitingWords(view)}</p>
        </ClueHead>
      )}
      {game.slots.length > 0 ? (
        <Laid cards={game.slots} />
      ) : (
        <div class="board-box door-waiting">
          {game.phase === "giving" && given > 0 && (
            <div class="door-backs" role="img" aria-label={t("door-cards", { count: given })}>
              {Array.from({ length: given }, (_, index) => (
                <Back key={index} />
              ))}
            </div>
          )}
          {game.clue && <p class="hint">{waitingWords(view)}</p>}
          {children}
        </div>
      )}
    </>
  );
}

function LastRound({ view, outcome }: { readonly view: TableView; readonly outcome: Outcome }) {
  const teller = peopleOf(view)[outcome.storyteller];
  return (
    <>
      <ClueHead teller={teller} line={t("clue-of", { name: teller?.name ?? "" })} label={t("the-clue")}>
        <ClueText clue={outcome.clue} teller={teller} />
      </ClueHead>
      <Laid cards={outcome.slots} />
    </>
  );
}

function Laid({ cards }: { readonly cards: readonly string[] }) {
  return (
    <Board count={cards.length} label={t("cards-on-table")}>
      {cards.map((id, index) => (
        <Slot key={id} slot={index + 1}>
          <figure class="card">
            <Picture id={id} />
          </figure>
        </Slot>
      ))}
    </Board>
  );
}
