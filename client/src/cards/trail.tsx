// The score track: one row of stones at every width, and the rabbits on it, to a goal where there is one. Owns no time:
// whoever shows it says where the rabbits stand.
import "./trail.css";
import { t } from "../i18n";
import type { SeatSymbol } from "../state/types";
import { placeOf, type Scale, type Shoulder, shoulders } from "./stones";

export interface Rabbit {
  readonly key: number;
  readonly name: string;
  readonly symbols: readonly SeatSymbol[];
  readonly points: number;
  readonly you: boolean;
  /** It has just come to this stone by a hop. */
  readonly hopping?: boolean;
}

interface TrailProps {
  readonly rabbits: readonly Rabbit[];
  readonly scale: Scale;
  /** Length of one hop in milliseconds. */
  readonly hop?: number;
}

/** Where a rabbit's symbol lies, from the left, from above, and how wide it is; of two each whole on its own half. */
const ALONE = [[15, 36, 25]] as const;
const BESIDE = [
  [7, 40, 20],
  [28, 40, 20],
] as const;

/** A rabbit; of two who play together each lends its half. */
export function Hare({ symbols }: { readonly symbols: readonly SeatSymbol[] }) {
  return (
    <>
      {symbols.map((symbol, half) => {
        const [x, y, size] = (symbols.length > 1 ? BESIDE : ALONE)[half] ?? ALONE[0];
        return (
          <svg key={symbol} class="pawn-hare" viewBox="0 0 60 68" aria-hidden="true" data-seat={symbol}>
            {half > 0 ? <RightHalf /> : <use href="#p-hare" />}
            <use class="symbol" href={`#s-${symbol}`} x={x} y={y} width={size} height={size} />
          </svg>
        );
      })}
    </>
  );
}

function RightHalf() {
  return (
    <svg x="30" y="-10" width="40" height="90" viewBox="30 -10 40 90" aria-hidden="true">
      <use href="#p-hare" width="60" height="68" />
    </svg>
  );
}

/** How close those of one row stand, in the steps that the styles know. */
function closeness(crowd: number): "few" | "many" | undefined {
  return crowd > 4 ? "many" : crowd > 2 ? "few" : undefined;
}

/** Where one of a row stands, for the styles, which alone know how wide a stone is. */
function standing({ from }: Shoulder): string {
  return `max(${from.map(({ stone, steps }) => `(${stone} + 0.5) * 100cqi / var(--stones) + ${steps} * var(--step)`).join(", ")})`;
}

/** Everybody's points in words, the most first. */
function trailWords(rabbits: readonly Rabbit[]): string {
  return [...rabbits]
    .sort((one, other) => other.points - one.points)
    .map((rabbit) => t("track-rabbit", { name: rabbit.name, points: rabbit.points }))
    .join("; ");
}

/** The track with everybody on it; one picture to screen readers, with all points as its words. */
export function Trail({ rabbits, scale, hop }: TrailProps) {
  const places = rabbits.map((rabbit) => placeOf(rabbit.points, scale));
  const beside = shoulders(places);
  const last = scale.stones.length - 1;
  return (
    <div
      class="trail"
      role="img"
      aria-label={t("track", { rabbits: trailWords(rabbits) })}
      style={{ "--stones": scale.stones.length, "--hop-ms": hop ? `${hop}ms` : undefined }}
    >
      <ol aria-hidden="true">
        {scale.stones.map((stone, index) => (
          <li
            key={stone}
            class="tstone"
            data-five={(index % 5 === 0 && last - index > 2) || index === last || undefined}
            data-goal={stone === scale.goal || undefined}
          >
            <span>{stone}</span>
          </li>
        ))}
      </ol>
      {rabbits.map((rabbit, index) => (
        <Pawn key={rabbit.key} rabbit={rabbit} place={places[index] ?? 0} beside={beside[index]} />
      ))}
    </div>
  );
}

interface PawnProps {
  readonly rabbit: Rabbit;
  readonly place: number;
  readonly beside: Shoulder | undefined;
}

function Pawn({ rabbit, place, beside }: PawnProps) {
  if (!beside) return null;
  const behind = beside.index % 2;
  return (
    <span
      class="tpawn"
      data-you={rabbit.you || undefined}
      // Two names for one motion: it begins anew at each stone.
      data-hop={rabbit.hopping ? (rabbit.points % 2 ? "odd" : "even") : undefined}
      title={rabbit.name}
      data-crowd={closeness(beside.crowd)}
      data-behind={behind > 0 || undefined}
      style={{
        "--at": standing(beside),
        "--crowd": beside.crowd,
        "--n": beside.together,
        "--k": beside.index,
        zIndex: 2 * place + 2 - behind,
      }}
    >
      <Hare symbols={rabbit.symbols} />
    </span>
  );
}
