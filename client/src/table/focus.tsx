// The place of the enlarged card, between clue and hand.
import { useEffect, useRef } from "preact/hooks";
import { Back, Figure, named } from "../cards/card";
import { t } from "../i18n";
import { Icon } from "../parts/icon";

interface FocusProps {
  /** Cards shown here: one that is considered, or those already given. */
  readonly cards: readonly string[];
  /** Face down: the hand that must not be seen yet. */
  readonly hidden?: boolean;
  readonly picked?: boolean;
  readonly onLook: (card: string) => void;
  /** Touching the enlarged card chooses it. */
  readonly onPick?: ((card: string) => void) | undefined;
  /** A word on the cards: that they lie on the table. */
  readonly note?: string | undefined;
  /** Whether there is room for a card, which the styles decide. */
  readonly onRoom?: ((room: boolean) => void) | undefined;
}

/** The area `focus`. */
export function Focus({ cards, hidden = false, picked = false, onLook, onPick, note, onRoom }: FocusProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box || !onRoom) return;
    const observer = new ResizeObserver(() => onRoom((box.querySelector<HTMLElement>(".card")?.offsetWidth ?? 0) > 0));
    observer.observe(box);
    return () => observer.disconnect();
  }, [onRoom]);
  if (hidden)
    return (
      <div class="focus" data-count="1">
        <Back />
      </div>
    );
  return (
    <div ref={place} class="focus" data-count={cards.length}>
      {cards.map((card) => (
        <Figure key={card} id={card} large class={picked ? "focus-picked" : ""}>
          {onPick && (
            <button type="button" class="focus-pick" tabIndex={-1} aria-hidden="true" onClick={() => onPick(card)} />
          )}
          {note && <span class="chip focus-note">{note}</span>}
          <button type="button" class="look" aria-label={named(t("look-open"), [card])} onClick={() => onLook(card)}>
            <Icon name="grow" />
          </button>
        </Figure>
      ))}
    </div>
  );
}
