// Who has won, on the moon; a shared win face to face.
import { list, t } from "../i18n";
import { GamesWon } from "../memory/games-won";
import { MoonHare } from "../memory/moon-hare";
import { useHeard } from "../state/heard";
import type { TableView } from "../state/types";
import type { Person } from "../table/people";
import { headingOf, whyOver } from "./heading";
import type { Place } from "./standing";

interface WinnerProps {
  readonly view: TableView;
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly teams: boolean;
}

/** The moon with its hares, and in words who has won by how much. */
export function Winner({ view, people, places, teams }: WinnerProps) {
  const winners = (view.public.game?.winners ?? []).flatMap((seat) => people[seat] ?? []);
  const best = places[0]?.points ?? 0;
  const next = places.find((place) => place.points < best);
  const units = places.filter(({ place }) => place === 1).length;
  const heading = headingOf(view, winners, places);
  const behind = next
    ? list(
        places
          .filter((place) => place.points === next.points)
          .flatMap((place) => place.seats.map((seat) => people[seat]?.name ?? "")),
      )
    : "";
  const ahead = !next
    ? t("points-each", { points: best })
    : t(units > 1 ? "each-ahead-of" : "ahead-of", { points: best, by: best - next.points, names: behind });
  const mine = places.find(({ seats }) => seats.some((seat) => people[seat]?.you));
  const yours =
    mine && mine.place > 1
      ? t("your-place", {
          place: mine.place,
          all: places.length,
          score: t("points-each", { points: mine.points }),
          teams: teams ? "yes" : "no",
        })
      : "";
  const ended = whyOver(view);
  useHeard("table", [[heading, ahead, yours, ended].filter(Boolean).join(". ")]);
  return (
    <section class="winner">
      <MoonHare who={winners} class="winner-moon" />
      <h2 class="winner-words">{heading}</h2>
      <p class="muted">{ahead}</p>
      {yours && <p class="winner-you">{yours}</p>}
      {ended && <p class="small muted">{ended}</p>}
      <GamesWon code={view.public.code} game={view.public.game_number} />
    </section>
  );
}
