// A closer look: one card as large as the screen allows, with what is in it, and its neighbours beside it.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { useBack } from "../parts/back";
import { Icon } from "../parts/icon";
import { card as cardOf } from "../state/sets";
import { Figure } from "./card";

export interface Looking {
  readonly cards: readonly string[];
  readonly at: number;
  /** What the button does, where looking serves a choice. */
  readonly choose?: ((card: string) => void) | undefined;
  /** Which cards are chosen already. */
  readonly chosen?: ((card: string) => boolean) | undefined;
  /** A chosen one may be let go by choosing it again: where one may choose several. */
  readonly letsGo?: boolean | undefined;
  /** Why this card cannot be chosen, or null. */
  readonly refuse?: ((card: string) => string | null) | undefined;
  /** Its number or owner, above the description. */
  readonly caption?: ((card: string) => string) | undefined;
}

/** What is being looked at; null when nothing is. */
export const looking = signal<Looking | null>(null);

/** Opens the look at one card among others. */
export function look(cards: readonly string[], card: string, more: Omit<Looking, "cards" | "at"> = {}): void {
  const at = cards.indexOf(card);
  if (at >= 0) looking.value = { cards, at, ...more };
}

function step(by: number): void {
  const now = looking.value;
  if (!now || now.cards.length < 2) return;
  looking.value = { ...now, at: (now.at + by + now.cards.length) % now.cards.length };
}

const SWIPE_PX = 48;

/** The dialogue itself; a screen with cards has it once. */
export function LookDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useRef<number | null>(null);
  const now = looking.value;
  const open = now !== null;
  useLayoutEffect(() => {
    const box = dialog.current;
    if (open && box && !box.open) box.showModal();
    if (!open && box?.open) box.close();
  }, [open]);
  useEffect(
    () => () => {
      looking.value = null;
    },
    [],
  );
  const close = () => {
    looking.value = null;
  };
  useBack(open, close);
  const card = now?.cards[now.at];
  useEffect(() => {
    // The neighbours are likely next.
    if (!now || now.cards.length < 2) return;
    for (const by of [1, -1]) {
      const beside = cardOf(now.cards[(now.at + by + now.cards.length) % now.cards.length] ?? "");
      if (beside) new Image().src = beside.large;
    }
  }, [now]);
  const words = card === undefined ? undefined : cardOf(card);
  const refused = card === undefined ? null : (now?.refuse?.(card) ?? null);
  const chosen = card !== undefined && refused === null && (now?.chosen?.(card) ?? false);
  const caption = card === undefined ? "" : (now?.caption?.(card) ?? "");
  return (
    <dialog
      ref={dialog}
      class="look-close"
      aria-label={t("look")}
      onClose={close}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") step(1);
        else if (event.key === "ArrowLeft") step(-1);
        else return;
        event.preventDefault();
      }}
      onPointerDown={(event) => {
        swipe.current = event.pointerType === "mouse" ? null : event.clientX;
      }}
      onPointerUp={(event) => {
        const by = swipe.current === null ? 0 : event.clientX - swipe.current;
        swipe.current = null;
        if (Math.abs(by) > SWIPE_PX) step(by < 0 ? 1 : -1);
      }}
      onPointerCancel={() => {
        swipe.current = null;
      }}
      onClick={(event) => {
        const at = event.target as HTMLElement;
        if (at === dialog.current || at.classList.contains("look-art")) close();
      }}
    >
      {now && card !== undefined && (
        <>
          <div class="look-bar">
            <button type="button" class="icon-btn" aria-label={t("close")} onClick={close}>
              <Icon name="close" />
            </button>
            {now.cards.length > 1 && (
              <span class="row">
                <button type="button" class="icon-btn" aria-label={t("look-previous")} onClick={() => step(-1)}>
                  <Icon name="back" />
                </button>
                <button type="button" class="icon-btn" aria-label={t("look-next")} onClick={() => step(1)}>
                  <Icon name="next" />
                </button>
              </span>
            )}
          </div>
          <div class="look-art">
            <Figure key={card} id={card} large />
          </div>
          <div class="look-text" aria-live="polite">
            {caption && <p class="look-caption">{caption}</p>}
            <h2>{words?.title || t("look-what")}</h2>
            {words?.description && <p>{words.description}</p>}
            {chosen && (
              <p class="look-chosen">
                <Icon name="check" />
                {t("look-chosen")}
              </p>
            )}
            {now.choose && (!chosen || now.letsGo) && (
              <>
                <button
                  type="button"
                  class={chosen ? "btn" : "btn btn-primary"}
                  disabled={refused !== null}
                  onClick={() => {
                    now.choose?.(card);
                    close();
                  }}
                >
                  {t(chosen ? "look-let-go" : "look-choose")}
                </button>
                {refused && <p class="small">{refused}</p>}
              </>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
