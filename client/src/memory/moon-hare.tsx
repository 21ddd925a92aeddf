// The moon with those who have won sitting on it.
import { adopt } from "../parts/lazy";
import type { Companion } from "../protocol";
import styles from "./moon.css?text";

adopt(styles);

type Sitter = Pick<Companion, "key" | "symbol">;

/** The moon; of two hares the second looks at the first. */
export function MoonHare({ who, class: name = "" }: { readonly who: readonly Sitter[]; readonly class?: string }) {
  return (
    <div class={`moon-seat ${name}`} aria-hidden="true">
      <span class="moon-hares" data-n={Math.min(who.length, 6)}>
        {who.map((one) => (
          <span key={one.key} class="on-moon" data-seat={one.symbol}>
            <svg viewBox="0 0 60 68" aria-hidden="true">
              <use href="#p-hare" />
              <use class="symbol" href={`#s-${one.symbol}`} x="16" y="37" width="24" height="24" />
            </svg>
          </span>
        ))}
      </span>
    </div>
  );
}
