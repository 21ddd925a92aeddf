// Who understood whom: a small sky. Each line is as thick as clues were found between two; the thickest is gold.
import { list, t } from "../i18n";
import { mindsOf } from "../memory/highlights";
import { Badge } from "../parts/badge";
import type { Bond, Chronicle, Companion } from "../protocol";

/** From so many stars on each has only its strongest line. */
const CROWD = 9;
const MOST_WIDE = 5;

interface Star extends Companion {
  readonly x: number;
  readonly y: number;
}

/** Places on an oval, in the order of seats from the top on, a little out of line as stars are. */
function starsOf(people: readonly Companion[]): Star[] {
  return people.map((one, index) => {
    const turn = (index / people.length) * 2 * Math.PI;
    const wide = 37 + ((index * 5) % 3) - 1;
    const high = 34 + ((index * 7) % 4) - 1.5;
    return { ...one, x: 50 + wide * Math.sin(turn), y: 48 - high * Math.cos(turn) };
  });
}

/** The lines that are drawn: all of a few people, of many only the strongest of each, the best among them. */
export function linesOf(bonds: readonly Bond[], people: number): readonly Bond[] {
  if (people < CROWD) return bonds;
  const strongest = new Set<Bond>();
  for (const key of new Set(bonds.flatMap((bond) => bond.keys))) {
    const own = bonds.filter((bond) => bond.keys.includes(key));
    const best = own.reduce((one, other) => (other.times > one.times || other.best ? other : one));
    strongest.add(best);
  }
  return bonds.filter((bond) => strongest.has(bond));
}

/** The drawing in words: who found whose clues how often, the most first. */
function bondWords(bonds: readonly Bond[], people: readonly Companion[]): string {
  const names = (keys: readonly number[]) =>
    list(people.filter((one) => keys.includes(one.key)).map((one) => one.name));
  return [...bonds]
    .sort((one, other) => other.times - one.times)
    .map((bond) => t("track-rabbit", { name: names(bond.keys), points: bond.times }))
    .join("; ");
}

/** The sky and what it says in words; nothing where nobody understood anybody. */
export function Minds({ chronicle }: { readonly chronicle: Chronicle }) {
  const { bonds } = chronicle.honours;
  const minds = mindsOf(chronicle);
  if (bonds.length === 0) return null;
  const stars = starsOf(chronicle.everybody);
  const at = (key: number | undefined) => stars.find((star) => star.key === key);
  const best = bonds.find((bond) => bond.best);
  return (
    <section class="panel end-minds">
      <div class="panel-head">
        <h2>{t("understood")}</h2>
      </div>
      <div
        class="sky-map"
        role="img"
        aria-label={bondWords(bonds, stars)}
        data-many={stars.length >= CROWD || undefined}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {linesOf(bonds, stars.length).map((bond) => {
            const [one, other] = [at(bond.keys[0]), at(bond.keys[1])];
            return (
              one &&
              other && (
                <line
                  key={bond.keys.join()}
                  class={bond.best ? "best" : undefined}
                  x1={one.x}
                  y1={one.y}
                  x2={other.x}
                  y2={other.y}
                  style={{ "--w": Math.min(bond.times, MOST_WIDE) }}
                />
              )
            );
          })}
        </svg>
        {stars.map((star) => (
          <span
            key={star.key}
            class="star-at"
            data-best={best?.keys.includes(star.key) || undefined}
            style={{ "--x": `${star.x}%`, "--y": `${star.y}%` }}
          >
            <Badge symbol={star.symbol} kind={star.kind} />
            <span>{star.name}</span>
          </span>
        ))}
      </div>
      {minds.length > 0 && (
        <ul class="minds">
          {minds.map((mind) => (
            <li key={mind.kind}>
              {mind.who.map((one) => (
                <Badge key={one.key} symbol={one.symbol} kind={one.kind} />
              ))}
              <span>{mind.words}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
