// A closer look: one card as large as the screen allows, in its own light, and nothing said about it until somebody asks.
import { signal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { held, t } from "../i18n";
import { Aloud } from "../parts/aloud";
import { useBack } from "../parts/back";
import { Icon } from "../parts/icon";
import { describing } from "../state/describing";
import { card as cardOf } from "../state/sets";
import { game } from "../state/table";
import { named, Picture, titleOf } from "./card";

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
  return (
    <dialog
      ref={dialog}
      class="look-close"
      aria-label={named(t("look"), card === undefined ? [] : [card])}
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
          <Seen now={now} card={card} onClose={close} />
          <Aloud layer />
        </>
      )}
    </dialog>
  );
}

interface SeenProps {
  readonly now: Looking;
  readonly card: string;
  readonly onClose: () => void;
}

function Seen({ now, card, onClose }: SeenProps) {
  const clue = game.value?.clue?.text;
  const several = now.cards.length > 1;
  const beside = (by: number) => now.cards[(now.at + by + now.cards.length) % now.cards.length] ?? card;
  const caption = now.caption?.(card) ?? "";
  // Whoever wants all described hears it with each card, and need not go there.
  const described = describing.value === "always" && cardOf(card)?.description;
  return (
    <>
      <div class="look-air" aria-hidden="true">
        <Air card={card} />
      </div>
      <header class="look-bar">
        <button type="button" class="icon-btn" aria-label={t("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
        <div class="look-about" aria-live="polite">
          {clue && (
            <p class="clue-text">
              {t("quote-open")}
              <span lang="">{held(clue)}</span>
              {t("quote-close")}
            </p>
          )}
          {caption && <p class="look-caption">{caption}</p>}
          <p class="visually-hidden">{titleOf(card)}</p>
          {described && described !== titleOf(card) && <p class="visually-hidden">{described}</p>}
        </div>
      </header>
      <div class="look-art">
        {several && (
          <button type="button" class="look-side" tabIndex={-1} aria-hidden="true" onClick={() => step(-1)}>
            <Picture id={beside(-1)} alt="" />
          </button>
        )}
        <figure class="card" key={card}>
          <Picture id={card} large />
        </figure>
        {several && (
          <button type="button" class="look-side look-after" tabIndex={-1} aria-hidden="true" onClick={() => step(1)}>
            <Picture id={beside(1)} alt="" />
          </button>
        )}
      </div>
      <footer class="look-foot">
        <What key={card} card={card} />
        <div class="look-act">
          {several && (
            <button type="button" class="icon-btn look-step" aria-label={t("look-previous")} onClick={() => step(-1)}>
              <Icon name="back" />
            </button>
          )}
          <Choice now={now} card={card} onClose={onClose} />
          {several && (
            <button type="button" class="icon-btn look-step" aria-label={t("look-next")} onClick={() => step(1)}>
              <Icon name="next" />
            </button>
          )}
        </div>
      </footer>
    </>
  );
}

/** The card's own light. */
function Air({ card }: { readonly card: string }) {
  const known = cardOf(card);
  return known && <img src={known.small} alt="" width="400" height="600" decoding="async" />;
}

/** What is in the picture: folded away with each card, unless somebody wants it read always, or never. */
function What({ card }: { readonly card: string }) {
  const [open, setOpen] = useState(describing.value === "always");
  const words = useId();
  const known = cardOf(card);
  if (describing.value === "never" || !(known?.description || known?.title)) return null;
  return (
    <details
      class="look-what"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span>{t("look-what")}</span>
        <Icon name="up" />
      </summary>
      <div class="look-words" id={words}>
        {known.title && <h2>{known.title}</h2>}
        <p>{known.description}</p>
      </div>
    </details>
  );
}

/** What one may do with the card, or why one may not. */
function Choice({ now, card, onClose }: SeenProps) {
  const refused = now.refuse?.(card) ?? null;
  const chosen = refused === null && (now.chosen?.(card) ?? false);
  const why = useId();
  return (
    <div class="look-choose">
      {chosen && (
        <p class="look-chosen">
          <Icon name="check" />
          {t("look-chosen")}
        </p>
      )}
      {now.choose && (!chosen || now.letsGo) && (
        <button
          type="button"
          class={chosen ? "btn btn-block" : "btn btn-primary btn-large btn-block"}
          disabled={refused !== null}
          aria-describedby={refused ? why : undefined}
          onClick={() => {
            now.choose?.(card);
            onClose();
          }}
        >
          {t(chosen ? "look-let-go" : "look-choose")}
        </button>
      )}
      {refused && (
        <p class="look-no" id={why}>
          {refused}
        </p>
      )}
    </div>
  );
}
