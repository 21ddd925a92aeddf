// A seat's badge: colour and symbol together, always; its shape says person or computer, its corner what they do.
import type { ComponentChildren } from "preact";
import type { Clock } from "../state/clocks";
import type { Member, SeatSymbol } from "../state/types";
import { SymbolMark } from "./icon";
import { Ring } from "./ring";

export interface BadgeProps {
  readonly symbol: SeatSymbol;
  /** Round for a person, a rounded square for a computer player. */
  readonly kind?: Member["kind"];
  /** The mark at the corner: choosing, finished, or away while the computer sits in. */
  readonly state?: "thinking" | "done" | "away" | undefined;
  /** Ears for the storyteller. */
  readonly storyteller?: boolean;
  /** A clock that runs for whoever sits here, as a ring around it. */
  readonly clock?: Clock | undefined;
  /** Words for those who do not see it; without them it counts as decoration beside a name. */
  readonly label?: string;
  /** What sits over it: a face that somebody shows. */
  readonly children?: ComponentChildren;
}

/** Shows a badge; its size is `--size` of the place it stands in. */
export function Badge({ symbol, kind = "person", state, storyteller = false, clock, label, children }: BadgeProps) {
  return (
    <span
      class="badge"
      data-seat={symbol}
      data-kind={kind}
      data-state={state}
      data-storyteller={storyteller ? "" : undefined}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <SymbolMark symbol={symbol} />
      {clock && <Ring clock={clock} />}
      {state && <Mark state={state} />}
      {children}
    </span>
  );
}

/** The mark alone: choosing, finished, or away. */
export function Mark({ state }: { readonly state: "thinking" | "done" | "away" }) {
  return (
    <i class={`mark mark-${state}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {state === "done" && <path d="M5 12.5 10 17.5 19 7" />}
        {state === "thinking" && <path d="M5 12h.01M12 12h.01M19 12h.01" />}
        {state === "away" && <path d="M6 9h12v9H6ZM12 9V5M9.5 13.5h.01M14.5 13.5h.01" />}
      </svg>
    </i>
  );
}
