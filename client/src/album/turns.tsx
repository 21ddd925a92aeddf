// The pages in small, always on top: the cover, each round's card, the honours.
import { useEffect, useState } from "preact/hooks";
import { Picture } from "../cards/card";
import { t } from "../i18n";
import { leadOf } from "../memory/rounds";
import type { Chronicle } from "../protocol";

/** The row; the page that is being read is marked. */
export function Turns({ chronicle, cover }: { readonly chronicle: Chronicle; readonly cover: string | undefined }) {
  const pages = [
    { id: "cover", card: undefined, name: t("album-cover") },
    ...chronicle.rounds.map((round) => ({
      id: `r${round.outcome.round}`,
      card: leadOf(round)?.card,
      name: t("round", { round: round.outcome.round }),
    })),
    { id: "honours", card: undefined, name: t("honours") },
  ];
  const [now, setNow] = useState("cover");
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setNow(entry.target.id);
      },
      { rootMargin: "-45% 0px -45% 0px" },
    );
    for (const { id } of pages) {
      const page = document.getElementById(id);
      if (page) seen.observe(page);
    }
    return () => seen.disconnect();
  }, [pages.length, cover]);
  return (
    <nav class="al-turns" aria-label={t("album-pages")}>
      <ol>
        {pages.map(({ id, card, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-label={name} title={name} aria-current={id === now ? "true" : undefined}>
              {card ? (
                <Picture id={card} alt="" />
              ) : (
                <span class={`al-mini ${id === "honours" ? "al-mini-h" : ""}`}>
                  {id === "honours" && (
                    <svg viewBox="0 0 60 68" aria-hidden="true">
                      <use href="#p-plain" />
                    </svg>
                  )}
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
