// A card: its picture at a fixed ratio, what it shows for those who cannot see it, and its states.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { t } from "../i18n";
import { describing } from "../state/describing";
import { card as cardOf, isMissing, seekCard } from "../state/sets";

interface PictureProps {
  readonly id: string;
  /** Show the large file as soon as it is there, over the small one that already is. */
  readonly large?: boolean;
  readonly alt?: string;
  /** Where there are many: loaded once it is about to be seen. */
  readonly lazy?: boolean;
}

/** What a card is called; one that has no title has its description for a name. */
export function titleOf(id: string): string {
  const known = cardOf(id);
  return known?.title || known?.description || "";
}

/** What a button is called, with the cards that it is about, for those who do not see which. */
export function named(words: string, cards: readonly string[]): string {
  const titles = cards.map(titleOf).filter(Boolean);
  return titles.length > 0 ? `${words}: ${titles.join(", ")}` : words;
}

/** A card's description, tied to whatever shows the card, for whoever wants them all read: attributes and hidden words. */
export function useAbout(id: string): readonly [{ readonly "aria-describedby"?: string }, ComponentChildren] {
  const own = useId();
  const known = cardOf(id);
  if (describing.value !== "always" || !known?.title || !known.description) return [{}, null];
  return [
    { "aria-describedby": own },
    <span key="about" hidden id={own}>
      {known.description}
    </span>,
  ];
}

/** A network that failed may be back: a picture that did not come is asked for again. */
const AGAIN_MS = 8000;

/** The picture alone. One that does not come is replaced by its title, so that the game goes on. */
export function Picture({ id, large = false, alt, lazy = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [sharp, setSharp] = useState<string | null>(null);
  useEffect(() => {
    if (broken === null) return;
    const timer = setTimeout(() => setBroken(null), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [broken]);
  const known = cardOf(id);
  useEffect(() => {
    if (!known) void seekCard(id);
  }, [id, known]);
  if (!known && isMissing(id)) return <span class="card-title">{t("card-missing")}</span>;
  if (!known) return <span class="card-title card-loading" role="img" aria-label={t("card-coming")} />;
  const words = alt ?? titleOf(id);
  if (broken === id) return <span class="card-title">{known.title || t("card-missing")}</span>;
  return (
    <>
      <img
        // Before the address: Firefox begins to load as soon as it has that.
        loading={lazy ? "lazy" : undefined}
        src={known.small}
        width="400"
        height="600"
        alt={words}
        decoding="async"
        draggable={false}
        onError={() => setBroken(id)}
      />
      {large && known.large !== known.small && (
        <img
          class="card-large"
          src={known.large}
          width="800"
          height="1200"
          alt=""
          decoding="async"
          draggable={false}
          data-there={sharp === id || undefined}
          onLoad={() => setSharp(id)}
        />
      )}
    </>
  );
}

export type CardState = "own" | "storyteller" | "picked" | null;

interface FigureProps extends Pick<PictureProps, "id" | "large" | "lazy"> {
  readonly state?: CardState;
  readonly children?: ComponentChildren;
  readonly class?: string;
}

/** A card that is only looked at. */
export function Figure({ id, large = false, lazy = false, state = null, children, class: also = "" }: FigureProps) {
  const [tied, about] = useAbout(id);
  return (
    <figure class={`card ${also}`} data-state={state ?? undefined} {...tied}>
      <Picture id={id} large={large} lazy={lazy} />
      {about}
      {children}
    </figure>
  );
}

/** A card's back. */
export function Back({ children, ...rest }: JSX.IntrinsicElements["span"]) {
  return (
    <span class="card card-back" {...rest}>
      {children}
    </span>
  );
}
