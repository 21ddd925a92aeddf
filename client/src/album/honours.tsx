// The last spread: honours on the left, who has won and the standing on the right, and whose cards these are.
import { useEffect, useState } from "preact/hooks";
import { Figure } from "../cards/card";
import { language, list, t } from "../i18n";
import { highlightsOf, mindsOf } from "../memory/highlights";
import { MoonHare } from "../memory/moon-hare";
import { HighlightWords } from "../memory/played";
import { inSeats } from "../memory/rounds";
import { ask } from "../net/http";
import { Badge } from "../parts/badge";
import type { Chronicle, SetList } from "../protocol";

/** Title, author and licence of each set that the cards are of. */
function useColophon(sets: readonly string[]): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    void ask<SetList>(`/api/sets?lang=${language.value}`).then((answer) => {
      if (!here || !answer.ok) return;
      const ours = answer.value.sets.filter((set) => sets.includes(set.id));
      setLines(ours.map(({ title, author, licence }) => t("colophon", { title, author, licence })));
    });
    return () => {
      here = false;
    };
  }, [sets.join(), language.value]);
  return lines;
}

function winWords(chronicle: Chronicle): string {
  const names = list(inSeats(chronicle, chronicle.winners).map((one) => one.name));
  if (chronicle.winners.length === 0) return t("standing");
  const sides = chronicle.standing.filter((one) => one.place === 1).length;
  const moon = chronicle.ended_by === "score";
  if (sides > 1) return t(moon ? "win-moon-shared" : "win-shared", { names, you: "no" });
  if (chronicle.teams.length > 0) return t("win-team", { names, you: "no" });
  return t(moon ? "win-moon" : "win", { name: names, you: "no" });
}

/** The spread. */
export function HonoursSpread({ chronicle, page }: { readonly chronicle: Chronicle; readonly page: number }) {
  const colophon = useColophon(chronicle.sets);
  const highlights = highlightsOf(chronicle);
  const minds = mindsOf(chronicle);
  return (
    <article class="al-spread al-hon" id="honours" aria-label={t("honours")}>
      <div class="al-leaf al-l">
        <h2 class="al-title">{t("honours")}</h2>
        <ul class="al-honours">
          {highlights.map((one) => (
            <li key={one.kind}>
              <Figure id={one.card.card} state={one.kind === "misled" ? null : "storyteller"} />
              <HighlightWords shown={one} />
            </li>
          ))}
        </ul>
        {minds.length > 0 && (
          <ul class="al-hmore">
            {minds.map((mind) => (
              <li key={mind.kind}>
                <span class="row">
                  {mind.who.map((one) => (
                    <Badge key={one.key} symbol={one.symbol} kind={one.kind} />
                  ))}
                </span>
                <p>
                  <b>{t(`honour-${mind.kind}`)}</b>
                  <br />
                  {mind.words}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="al-leaf al-r">
        {chronicle.winners.length > 0 && <MoonHare who={inSeats(chronicle, chronicle.winners)} class="al-moon" />}
        <h2 class="al-title">{winWords(chronicle)}</h2>
        <ol
          class="al-ranks"
          data-two={chronicle.standing.length > 8 || undefined}
          style={{ "--rows": Math.ceil(chronicle.standing.length / 2) }}
        >
          {chronicle.standing.map(({ place, seats, points }) => {
            const who = inSeats(chronicle, seats);
            return (
              <li key={seats[0]}>
                <span class="rank-no">{place}</span>
                <span class="row">
                  {who.map((one) => (
                    <Badge key={one.key} symbol={one.symbol} kind={one.kind} />
                  ))}
                </span>
                <span>{list(who.map((one) => one.name))}</span>
                <strong>{points}</strong>
              </li>
            );
          })}
        </ol>
        <p class="al-colophon">
          {colophon.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{t("colophon-made")}</span>
        </p>
      </div>
      <span class="folio folio-l">{page}</span>
      <span class="folio folio-r">{page + 1}</span>
    </article>
  );
}
