// While the others vote: a watcher's own guess, just for fun, on the cards or the moon.
import { useState } from "preact/hooks";
import { Board } from "../cards/board";
import { named } from "../cards/card";
import { Dial, MOST_ON_THE_RING } from "../cards/dial";
import { useDigits } from "../cards/keys";
import { look } from "../cards/look";
import { SlotCard, slotName } from "../cards/slot-card";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import type { TableView } from "../state/types";
import { ClueOf } from "../table/clue";
import { foundSoFar, guess, guessOf } from "./guesses";

const LONG_QUESTION = 18;

/** The areas clue, board and dial. */
export function Guessing({ view }: { readonly view: TableView }) {
  const { game, code, settings } = view.public;
  const guessed = guessOf(view, game?.round ?? 0);
  const [chosen, choose] = useState(guessed);
  const slots = game?.slots ?? [];
  useDigits(slots.length, choose);
  if (!game) return null;
  const lookAt = (at: string) =>
    look(slots, at, {
      caption: (card) => t("slot", { slot: slots.indexOf(card) + 1 }),
      choose: (card) => choose(slots.indexOf(card) + 1),
      chosen: (card) => slots.indexOf(card) + 1 === chosen,
    });
  const noted = chosen !== null && chosen === guessed;
  const soFar = foundSoFar(code);
  const words = chosen === null ? t(`vote-ask-${settings.scoring}`, { count: 1 }) : t("slot", { slot: chosen });
  return (
    <>
      <ClueOf view={view} />
      <Board count={slots.length} label={t("cards-on-table")}>
        {slots.map((card, index) => (
          <SlotCard
            key={card}
            id={card}
            slot={index + 1}
            mine={false}
            forbidden={false}
            vote={chosen === index + 1 ? "chosen" : null}
            coloured={false}
            choosing
            stop={index + 1 === (chosen ?? 1)}
            onPick={() => choose(index + 1)}
            onLook={() => lookAt(card)}
          />
        ))}
      </Board>
      <section class="dial-box" aria-label={t("guess-yours")} data-many={slots.length > MOST_ON_THE_RING || undefined}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== null) guess(view, chosen);
          }}
        >
          <Dial
            count={slots.length}
            slots={chosen === null ? [] : [chosen]}
            red={null}
            forbidden={[]}
            nameOf={(slot) => slotName(slot, slots[slot - 1] ?? "", false)}
            legend={t("guess-yours")}
            most={1}
            coloured={false}
            setting="green"
            onPick={choose}
          >
            <span
              class="dial-card"
              data-alone={chosen === null || undefined}
              data-long={words.length > LONG_QUESTION || undefined}
            >
              <strong aria-live="polite">{words}</strong>
              {chosen !== null && (
                <button
                  type="button"
                  class="icon-btn"
                  aria-label={named(t("look-open"), [slots[chosen - 1] ?? ""])}
                  onClick={() => lookAt(slots[chosen - 1] ?? "")}
                >
                  <Icon name="grow" />
                </button>
              )}
            </span>
            <button type="submit" class="btn btn-large guess-btn" disabled={chosen === null || noted}>
              {t(noted ? "guess-noted" : "guess-mine")}
            </button>
            <span class="small" role="status">
              {noted
                ? t("guess-change")
                : soFar
                  ? t("guess-so-far", { found: soFar.found, count: soFar.count })
                  : t("guess-fun")}
            </span>
          </Dial>
        </form>
      </section>
    </>
  );
}
