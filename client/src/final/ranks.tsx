// The standing as a list: place, who, points; ties share a place.
import { list } from "../i18n";
import { Badge } from "../parts/badge";
import type { Person } from "../table/people";
import type { Place } from "./standing";

/** The list, in two columns where many play. */
export function Ranks({ places, people }: { readonly places: readonly Place[]; readonly people: readonly Person[] }) {
  return (
    <ol class="ranks2" data-two={places.length > 8 || undefined} style={{ "--rows": Math.ceil(places.length / 2) }}>
      {places.map((place) => {
        const who = place.seats.flatMap((seat) => people[seat] ?? []);
        return (
          <li key={place.seats[0]} class="rank2" data-you={who.some((person) => person.you) || undefined}>
            <span class="rank-no">{place.place}</span>
            <span class="rank-b">
              {who.map((person) => (
                <Badge key={person.key} symbol={person.symbol} kind={person.kind} />
              ))}
            </span>
            <span class="point-name">{list(who.map((person) => person.name))}</span>
            <span class="point-sum">{place.points}</span>
          </li>
        );
      })}
    </ol>
  );
}
