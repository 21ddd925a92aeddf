// The race as lines: points after each round, one line for a side, and at its end the hare; the moon where points end it.
import { list, t } from "../i18n";
import type { Person } from "../table/people";
import { gridOf, HARES, heightOf, LEFT, moonAt, placeHares, RIGHT, TOP, WIDTH } from "./chart";
import type { Place } from "./standing";

interface RaceChartProps {
  /** By round, by seat. */
  readonly race: readonly (readonly number[])[];
  readonly places: readonly Place[];
  readonly people: readonly Person[];
  /** The points that end it, which are the moon. */
  readonly goal: number | null;
}

/** The chart. */
export function RaceChart({ race, places, people, goal }: RaceChartProps) {
  const most = Math.max(10, ...race.flat(), goal ?? 0);
  const x = (round: number) => LEFT + (round * (RIGHT - LEFT)) / race.length;
  const { height, bottom } = heightOf(places.length);
  const y = (points: number) => bottom - (points * (bottom - TOP)) / most;
  const size = places.length > 8 ? 27 : 38;
  const hares = placeHares(
    places.map((place) => y(place.points)),
    size,
  );
  const moon = goal === null ? null : { ...moonAt(goal, most), y: y(goal) };
  const each = Math.ceil(race.length / 12);
  const label = places
    .map((place) =>
      t("track-rabbit", { name: list(place.seats.map((seat) => people[seat]?.name ?? "")), points: place.points }),
    )
    .join("; ");
  const lines = places.map((place, index) => {
    const seat = place.seats[0] ?? 0;
    const points = [0, ...race.map((row) => row[seat] ?? 0)].map((value, round) => `${x(round)},${y(value)}`).join(" ");
    return { seat, points, end: y(place.points), at: HARES + (hares[index] ?? 0), symbol: people[seat]?.symbol };
  });
  // The first drawn lies below: the winner's line comes last.
  const under = [...lines].reverse();
  return (
    <svg
      class="race-chart"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={t("race-words", { standing: label })}
    >
      {gridOf(most).map((value) => (
        <g key={value} class="grid">
          <path d={`M${LEFT} ${y(value)}H${RIGHT}`} />
          <text x={LEFT - 8} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {moon && <circle class="goal" cx={moon.x} cy={moon.y - moon.up} r={moon.r} />}
      {race.map((_, index) =>
        (index + 1) % each === 0 ? (
          <text key={index} class="tick" x={x(index + 1)} y={bottom + 20} text-anchor="middle">
            {index + 1}
          </text>
        ) : null,
      )}
      {under.map(({ seat, points, symbol, end, at }) => (
        <g key={seat} data-seat={symbol}>
          <polyline class="under" points={points} />
          <polyline class="run" points={points} />
          {at > HARES && <path class="tail" d={`M${RIGHT} ${end}H${at}`} />}
        </g>
      ))}
      {under.map(({ seat, symbol, end, at }) => (
        <svg
          key={seat}
          class="race-hare"
          data-seat={symbol}
          x={at - size / 2}
          y={end - size * 0.97}
          width={size}
          height={size * 1.133}
          viewBox="0 0 60 68"
          aria-hidden="true"
        >
          <use href="#p-hare" />
          <use class="symbol" href={`#s-${symbol}`} x="16" y="37" width="24" height="24" />
        </svg>
      ))}
    </svg>
  );
}
