// A hand held in an arc. Cards are chosen by touch, mouse, arrows and Enter, or digits; a held one is looked at.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { still, useLatest } from "../parts/still";
import { Back, Picture, useAbout } from "./card";
import { DescribeOffer } from "./describe-choice";
import { freshOf } from "./fresh";
import { moveByArrows, useDigits } from "./keys";
import { useHold } from "./press";

interface FanProps {
  readonly cards: readonly string[];
  readonly chosen: readonly string[];
  /** How many lie face down instead. */
  readonly faceDown?: number;
  readonly onPick: (card: string) => void;
  readonly onLook: (card: string) => void;
}

interface FanCardProps {
  readonly id: string;
  readonly at: number;
  readonly chosen: boolean;
  /** Whether the Tab key stops here. */
  readonly stop: boolean;
  readonly fresh: boolean;
  readonly on: { readonly current: Pick<FanProps, "onPick" | "onLook"> };
}

const FanCard = still(({ id, at, chosen, stop, fresh, on }: FanCardProps) => {
  const hold = useHold(() => on.current.onLook(id));
  const [tied, about] = useAbout(id);
  return (
    <li style={{ "--i": at }} data-chosen={chosen || undefined}>
      <button
        type="button"
        class="card"
        aria-pressed={chosen}
        tabIndex={stop ? 0 : -1}
        onClick={() => on.current.onPick(id)}
        onKeyDown={(event) => {
          if (event.key !== "l" && event.key !== "+") return;
          event.preventDefault();
          on.current.onLook(id);
        }}
        {...tied}
        {...hold}
      >
        <Picture id={id} />
        {about}
        {fresh && (
          <span class="fresh">
            <span class="visually-hidden">{t("card-new")}</span>
          </span>
        )}
      </button>
    </li>
  );
});

const TURN = [
  { transform: "rotateY(90deg) translateY(-1rem)", opacity: 0.2 },
  { transform: "none", opacity: 1 },
];

/** The hand. */
export function Fan({ cards, chosen, faceDown = 0, onPick, onLook }: FanProps) {
  const row = useRef<HTMLUListElement>(null);
  const before = useRef<readonly string[] | null>(null);
  const on = useLatest({ onPick, onLook });
  useDigits(cards.length, (number) => {
    const card = cards[number - 1];
    if (card !== undefined) onPick(card);
  });
  // What is new in the hand turns over, one after the other; a hand that was there already stays still.
  useLayoutEffect(() => {
    const old = before.current;
    before.current = cards;
    if (old === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let count = 0;
    cards.forEach((card, at) => {
      if (old.includes(card)) return;
      const element = row.current?.children[at]?.firstElementChild;
      element?.animate(TURN, {
        duration: 420,
        delay: 60 * count,
        easing: "cubic-bezier(.2, .8, .2, 1)",
        fill: "backwards",
      });
      count += 1;
    });
  }, [cards]);
  if (faceDown > 0)
    return (
      <div class="fan-box">
        <ul class="fan" style={{ "--n": faceDown }} aria-label={t("hand-face-down", { count: faceDown })}>
          {Array.from({ length: faceDown }, (_, at) => (
            <li key={at} style={{ "--i": at }}>
              <Back />
            </li>
          ))}
        </ul>
      </div>
    );
  const fresh = freshOf(cards);
  const first = Math.max(
    0,
    cards.findIndex((card) => chosen.includes(card)),
  );
  return (
    <div class="fan-box">
      <DescribeOffer />
      <ul ref={row} class="fan" style={{ "--n": cards.length }} data-count={cards.length} onKeyDown={moveByArrows}>
        {cards.map((card, at) => (
          <FanCard
            key={card}
            id={card}
            at={at}
            chosen={chosen.includes(card)}
            stop={at === first}
            fresh={fresh.includes(card)}
            on={on}
          />
        ))}
      </ul>
    </div>
  );
}
