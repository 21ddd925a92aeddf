// The cover: cloth, foil, a picture tipped in; its title is the evening and whose table it was.
import { Picture } from "../cards/card";
import { dateOf, t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Chronicle } from "../protocol";
import { gameLine } from "./names";

/** What the album is called: "Saturday at Ola’s". */
export function titleOf({ began, host }: Chronicle): string {
  const weekday = dateOf(began, { weekday: "long" });
  const day = weekday.charAt(0).toLocaleUpperCase() + weekday.slice(1);
  return host === null ? day : t("album-title", { day, host });
}

/** The cover. */
export function Cover({ chronicle, card }: { readonly chronicle: Chronicle; readonly card: string | undefined }) {
  return (
    <div class="al-cover">
      <div class="al-foil">
        <div class="al-tipped">{card && <Picture id={card} large alt="" />}</div>
        <h2>{titleOf(chronicle)}</h2>
        <p>{gameLine(chronicle)}</p>
        <p>
          {t("album-line", {
            date: dateOf(chronicle.began, { day: "numeric", month: "long", year: "numeric" }),
            count: chronicle.rounds.length,
          })}
        </p>
        <span class="al-people">
          {chronicle.everybody.map((one) => (
            <Badge key={one.key} symbol={one.symbol} kind={one.kind} label={one.name} />
          ))}
        </span>
      </div>
    </div>
  );
}
