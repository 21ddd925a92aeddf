// The standing as a list: place, who, points; ties share a place.
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Person } from "../table/people";
import type { Place } from "./standing";

/** The list, in two columns where many play. */
export function Ranks({ places, people }: { readonly places: readonly Place[]; readonly people: readonly Person[] }) {
  return (
    <ol class="end-ranks" data-two={places.length > 8 || undefined} style={{ "--rows": Math.ceil(places.length / 2) }}>
      {places.map((place) => {
        const who = place.seats.flatMap((seat) => people[seat] ?? []);
        const you = who.some((person) => person.you) ? t("who-you") : "";
        const names = list(who.map((person) => person.name));
        const words = [`${place.place}. ${names}`, you].filter(Boolean).join(", ");
        return (
          <li key={place.seats[0]} class="end-rank" data-you={you ? "" : undefined}>
            <span class="visually-hidden">{t("seat-points", { words, points: place.points })}</span>
            <span class="rank-no" aria-hidden="true">
              {place.place}
            </span>
            <span class="end-rank-who">
              {who.map((person) => (
                <Badge key={person.key} symbol={person.symbol} kind={person.kind} />
              ))}
            </span>
            <span class="point-name" aria-hidden="true">
              {names} {you && <span class="is-you">{you}</span>}
            </span>
            <span class="point-sum" aria-hidden="true">
              {place.points}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
