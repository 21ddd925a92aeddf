// The cards of the evening: the finest clue and the card that misled most, as large as the winner.
import { Figure, named } from "../cards/card";
import { look } from "../cards/look";
import { t } from "../i18n";
import { type Highlight, highlightsOf } from "../memory/highlights";
import { HighlightWords } from "../memory/played";
import { Badge } from "../parts/badge";
import type { Chronicle } from "../protocol";

/** One or two cards; nothing where nobody earned one. */
export function EveningCards({ chronicle, you }: { readonly chronicle: Chronicle; readonly you: number | undefined }) {
  const shown = highlightsOf(chronicle, you);
  if (shown.length === 0) return null;
  const cards = shown.map(({ card }) => card.card);
  return (
    <section class="evening" data-n={shown.length} aria-label={t("evening-cards")}>
      {shown.map((one) => (
        <EveningCard key={one.kind} shown={one} onLook={() => look(cards, one.card.card)} />
      ))}
    </section>
  );
}

function EveningCard({ shown, onLook }: { readonly shown: Highlight; readonly onLook: () => void }) {
  const { kind, card } = shown;
  return (
    <article class={`ev ev-${kind}`}>
      <button type="button" class="ev-card" aria-label={named(t("look"), [card.card])} onClick={onLook}>
        <Figure id={card.card} large state={kind === "misled" ? null : "storyteller"} />
        <span class="fallen-end" aria-hidden="true">
          {card.voters.map((one) => (
            <Badge key={one.key} symbol={one.symbol} kind={one.kind} />
          ))}
        </span>
      </button>
      <HighlightWords shown={shown} />
    </article>
  );
}
