// The gallery itself, loaded when it is wanted: a wall of pictures, and on wide screens the one that is looked at beside it.
import { useEffect, useState } from "preact/hooks";
import { Figure } from "../cards/card";
import { look } from "../cards/look";
import { language, t } from "../i18n";
import { adopt } from "../parts/lazy";
import { Sheet } from "../parts/sheet";
import type { CardInfo, SetInfo } from "../protocol";
import { loadSetSummaries, setSummaries } from "../state/choices";
import { loadedSet, loadSet } from "../state/sets";
import styles from "./gallery.css?text";

adopt(styles);

interface GalleryProps {
  /** By the ids that the table has for them. */
  readonly sets: readonly string[];
  readonly onClose: () => void;
}

/** Where the picture that is looked at stands beside the wall, and needs no page of its own. */
const WIDE = "(min-width: 900px)";

/** The gallery. */
export function GallerySheet({ sets, onClose }: GalleryProps) {
  const spoken = language.value;
  useEffect(() => {
    for (const set of sets) void loadSet(set);
    if (spoken) void loadSetSummaries();
  }, [sets.join(), spoken]);
  const shown = sets.flatMap((id) => loadedSet(id) ?? []);
  const cards = shown.flatMap((set) => set.cards);
  const [at, setAt] = useState<string | null>(null);
  const seen = cards.find((card) => card.id === at) ?? cards[0];
  const pick = (card: CardInfo) => {
    setAt(card.id);
    if (matchMedia(WIDE).matches) return;
    look(
      cards.map((one) => one.id),
      card.id,
    );
  };
  const [only] = shown;
  return (
    <Sheet title={shown.length === 1 && only ? only.title : t("gallery")} onClose={onClose} class="sheet-gallery">
      {shown.length === 0 && <div class="skeleton gallery-waiting" aria-busy="true" />}
      {shown.map((set) => (
        <section key={set.id} aria-label={set.title}>
          {shown.length > 1 && <h3>{set.title}</h3>}
          <p class="small muted">{lineOf(set)}</p>
          <div class="wall">
            {set.cards.map((card) => (
              <button
                key={card.id}
                type="button"
                class="card"
                aria-label={card.title || t("look")}
                title={card.title}
                aria-current={card === seen ? "true" : undefined}
                onClick={() => pick(card)}
              >
                <img loading="lazy" src={card.small} width="400" height="600" alt="" decoding="async" />
              </button>
            ))}
          </div>
        </section>
      ))}
      {seen && (
        <div class="gallery-look" aria-live="polite">
          <Figure key={seen.id} id={seen.id} large />
          <h3>{seen.title || t("look-what")}</h3>
          {seen.description && <p>{seen.description}</p>}
        </div>
      )}
    </Sheet>
  );
}

/** How many pictures, by whom, under which licence; the last two where the set is still this server's. */
function lineOf(set: SetInfo): string {
  const told = setSummaries.value?.find((one) => one.id === set.id);
  const count = set.cards.length;
  return told
    ? t("gallery-line", { count, author: told.author, licence: told.licence })
    : t("gallery-count", { count });
}
