// The host's clock on the rim of the voting moon, where the eyes are: light goes round it and leaves the dark behind.
import { useRef } from "preact/hooks";
import { useLimit } from "./clock";
import { stateOf } from "./face";
import { partLeft, useTurning } from "./turning";

/** Shows it; nothing where no such clock runs. The clock in the bar says it to those who do not see it. */
export function MoonRim() {
  const limit = useLimit();
  const rim = useRef<SVGSVGElement>(null);
  useTurning(rim, "--p", limit?.clock);
  if (!limit) return null;
  const { clock, left } = limit;
  return (
    <svg
      ref={rim}
      class="dial-rim"
      viewBox="0 0 100 100"
      data-state={stateOf(clock, left)}
      style={{ "--p": partLeft(left, clock.whole) }}
      aria-hidden="true"
    >
      <circle class="rim-bed" cx="50" cy="50" r="48.4" pathLength={2} />
      <circle class="rim-arc" cx="50" cy="50" r="48.4" pathLength={2} />
    </svg>
  );
}
