// Five cards fanned out before the moon: other ones each day, backs until the pictures have come.
import { useEffect, useState } from "preact/hooks";
import { loadSetSummaries, setSummaries } from "../state/choices";
import { card, loadedSet, loadSet } from "../state/sets";

const CARDS = 5;
const DAY_MS = 86_400_000;

/** Chooses cards spread over the set, a new choice each day. */
function today(ids: readonly string[]): readonly string[] {
  const day = Math.floor(Date.now() / DAY_MS);
  return Array.from(
    { length: CARDS },
    (_, i) => ids[(day * 7 + Math.floor((i * ids.length) / CARDS)) % ids.length] ?? "",
  );
}

/** Shows the fan. */
export function HeroFan() {
  // A picture that does not come leaves its card face down.
  const [lost, setLost] = useState<readonly string[]>([]);
  useEffect(() => {
    void loadSetSummaries();
  }, []);
  const first = setSummaries.value?.[0]?.id;
  useEffect(() => {
    if (first) void loadSet(first);
  }, [first]);
  const ids = (first && loadedSet(first)?.cards.map((one) => one.id)) || [];
  const chosen = ids.length >= CARDS ? today(ids) : Array.from({ length: CARDS }, () => "");
  return (
    <ul class="hero-fan">
      {chosen.map((id, i) => {
        const known = lost.includes(id) ? null : card(id);
        return (
          <li key={i} style={{ "--i": i }}>
            <div class={`hero-card ${known ? "" : "hero-back"}`}>
              {known && (
                <img
                  src={known.small}
                  srcset={`${known.small} 400w, ${known.large} 800w`}
                  sizes="(min-width: 1100px) 15rem, 26vw"
                  width={400}
                  height={600}
                  alt=""
                  decoding="async"
                  onError={() => setLost((before) => [...before, id])}
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
