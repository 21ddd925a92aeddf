// The race as lines: points after each round, one line for a seat or a team, its symbol at the end.
import { list, t } from "../i18n";
import type { Person } from "../table/people";
import { BOTTOM, gridOf, spread } from "./chart";
import type { Place } from "./standing";

const LEFT = 30;
const RIGHT = 480;
const TOP = 26;

interface RaceChartProps {
  /** By round, by seat. */
  readonly race: readonly (readonly number[])[];
  readonly places: readonly Place[];
  readonly people: readonly Person[];
}

/** The chart. */
export function RaceChart({ race, places, people }: RaceChartProps) {
  const most = Math.max(10, ...race.flat());
  const x = (round: number) => LEFT + (round * (RIGHT - LEFT)) / race.length;
  const y = (points: number) => BOTTOM - (points * (BOTTOM - TOP)) / most;
  const ends = spread(places.map((place) => y(place.points)));
  const each = Math.ceil(race.length / 12);
  const label = places
    .map((place) =>
      t("track-rabbit", { name: list(place.seats.map((seat) => people[seat]?.name ?? "")), points: place.points }),
    )
    .join("; ");
  const lines = places.map((place, index) => {
    const seat = place.seats[0] ?? 0;
    const points = [0, ...race.map((row) => row[seat] ?? 0)].map((value, round) => `${x(round)},${y(value)}`).join(" ");
    return { place, seat, points, end: ends[index] ?? 0, symbol: people[seat]?.symbol };
  });
  // The first drawn lies below: the winner's line comes last.
  const under = [...lines].reverse();
  return (
    <svg class="race" viewBox="0 0 520 372" role="img" aria-label={t("race-words", { standing: label })}>
      {gridOf(most).map((value) => (
        <g key={value} class="grid">
          <path d={`M${LEFT} ${y(value)}H${RIGHT}`} />
          <text x={LEFT - 8} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {race.map((_, index) =>
        (index + 1) % each === 0 ? (
          <text key={index} class="tick" x={x(index + 1)} y={BOTTOM + 22} text-anchor="middle">
            {index + 1}
          </text>
        ) : null,
      )}
      {under.map(({ seat, points, symbol }) => (
        <g key={seat} data-seat={symbol}>
          <polyline class="under" points={points} />
          <polyline class="run" points={points} />
        </g>
      ))}
      {under.map(({ seat, end, symbol }) => (
        <g key={seat} data-seat={symbol}>
          <circle cx={RIGHT + 14} cy={end} r="10.5" class="end" />
          <svg x={RIGHT + 7} y={end - 7} width="14" height="14" aria-hidden="true">
            <use href={`#s-${symbol}`} class="endmark" />
          </svg>
        </g>
      ))}
    </svg>
  );
}
