// The score track: a path of stones and the rabbits on it, to a goal where there is one. Owns no time: whoever shows
// it says where the rabbits stand.
import { t } from "../i18n";
import type { SeatSymbol } from "../state/types";
import { placeOf, rowsOf, type Scale } from "./stones";

export interface Rabbit {
  readonly key: number;
  readonly name: string;
  readonly symbols: readonly SeatSymbol[];
  readonly points: number;
  readonly you: boolean;
  /** It has just come to this stone by a hop. */
  readonly hopping?: boolean;
}

interface TrackProps {
  readonly rabbits: readonly Rabbit[];
  readonly scale: Scale;
  /** Length of one hop in milliseconds. */
  readonly hop?: number;
}

function Hare({ symbol, half = false }: { symbol: SeatSymbol; half?: boolean }) {
  return (
    <svg viewBox="0 0 60 68" aria-hidden="true" data-seat={symbol} data-half={half || undefined}>
      <use href="#p-hare" />
      <use class="symbol" href={`#s-${symbol}`} x="15" y="36" width="25" height="25" />
    </svg>
  );
}

/** How many stand together, in the steps that the styles know. */
function crowd(count: number): number {
  return count > 6 ? 12 : count;
}

/** The track with everybody on it; one picture to screen readers, with all points as its words. */
export function Track({ rabbits, scale, hop }: TrackProps) {
  const label = [...rabbits]
    .sort((one, other) => other.points - one.points)
    .map((rabbit) => t("track-rabbit", { name: rabbit.name, points: rabbit.points }))
    .join("; ");
  const spans = rowsOf(scale.stones.length);
  const starts = spans.map(([from]) => from);
  const rows = spans.map(([from, to]) => scale.stones.slice(from, to));
  const crowdAt = (at: number) => rabbits.filter((rabbit) => placeOf(rabbit.points, scale) === at).length;
  return (
    <div class="track-box" role="img" aria-label={t("track", { rabbits: label })}>
      <div class="track" style={{ "--stones": scale.stones.length, "--hop-ms": hop ? `${hop}ms` : undefined }}>
        {rows.map((stones, row) => (
          <div
            key={row}
            class="track-row"
            style={{ "--from": row === 1 ? "70%" : "-70%" }}
            data-crowded={stones.some((_, index) => crowdAt((starts[row] ?? 0) + index) > 6) || undefined}
          >
            {stones.map((stone) => {
              const at = scale.stones.indexOf(stone);
              const here = rabbits.filter((rabbit) => placeOf(rabbit.points, scale) === at);
              return (
                <span
                  key={stone}
                  class="stone"
                  data-first={at === 0 || undefined}
                  data-goal={stone === scale.goal || undefined}
                >
                  <span class="stone-no">{stone}</span>
                  {here.length > 0 && (
                    <span class="pawns" data-n={crowd(here.length)}>
                      {here.map((rabbit) => (
                        <span
                          key={`${rabbit.key}-${rabbit.hopping ? rabbit.points : ""}`}
                          class={`pawn ${rabbit.you ? "pawn-you" : ""} ${rabbit.hopping ? "is-hopping" : ""}`}
                          data-seat={rabbit.symbols[0]}
                          title={rabbit.name}
                        >
                          {rabbit.symbols.map((symbol, half) => (
                            <Hare key={symbol} symbol={symbol} half={half > 0} />
                          ))}
                        </span>
                      ))}
                    </span>
                  )}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
