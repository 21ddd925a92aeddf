// Five cards fanned out before the moon: other ones each day, backs until the pictures have come.
import { useEffect, useState } from "preact/hooks";
import { loadSetSummaries, setSummaries } from "../state/choices";
import { card, loadSet, spread } from "../state/sets";

const CARDS = 5;
/** Sets that are mixed in it: those that the game comes with are the first of all. */
const SETS = 2;
const DAY_MS = 86_400_000;
/** So far do the cards move on each day. */
const STEP = 7;

/** Shows the fan. */
export function HeroFan() {
  // A picture that does not come leaves its card face down.
  const [lost, setLost] = useState<readonly string[]>([]);
  useEffect(() => {
    void loadSetSummaries();
  }, []);
  const sets = (setSummaries.value ?? []).slice(0, SETS).map((one) => one.id);
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    let shown = true;
    void Promise.all(sets.map((set) => loadSet(set))).then(() => {
      if (shown) setHere(sets.join());
    });
    return () => {
      shown = false;
    };
  }, [sets.join()]);
  // The first set to come would lend cards that the next one takes back: pictures fetched for nobody to see.
  const chosen = spread(here === sets.join() ? sets : [], CARDS, STEP * Math.floor(Date.now() / DAY_MS));
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
