// The moon dial: votes by number. Radios where one vote is cast, checkboxes where more may be; from 9 cards on a half
// circle, from 13 the cards alone are the choice. The red vote is a second dial in the same place.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Member } from "../state/types";
import { MoonRim } from "../time/rim";

export const MOST_ON_THE_RING = 12;
const WIDE_FROM = 9;

export interface DialProps {
  readonly count: number;
  /** Green votes, slots from 1. */
  readonly slots: readonly number[];
  readonly red: number | null;
  /** May not be voted for: one's own. */
  readonly forbidden: readonly number[];
  /** What a number stands for, where its card is not beside it. */
  readonly nameOf: (slot: number) => string;
  readonly me?: Pick<Member, "symbol" | "kind">;
  /** What is chosen here, where it is no vote. */
  readonly legend?: string;
  /** How many votes may be cast on different cards. */
  readonly most: number;
  /** Whether green and red are told apart. */
  readonly coloured: boolean;
  /** Which vote a number sets now. */
  readonly setting: "green" | "red";
  /** A number is chosen; `passing` by arrows, maybe on the way to another one. */
  readonly onPick: (slot: number, passing: boolean) => void;
  readonly children: ComponentChildren;
}

/** The dial; its children stand in the moon. */
export function Dial({
  count,
  slots,
  red,
  forbidden,
  nameOf,
  me,
  legend,
  most,
  coloured,
  setting,
  onPick,
  children,
}: DialProps) {
  // A browser clicks what the arrows reach. Passing by one's own card is no try to vote for it.
  const passing = useRef(false);
  const ring = count <= MOST_ON_THE_RING;
  const several = most > 1 && setting === "green";
  const full = several && slots.length >= most;
  const hands: { at: number; kind: string | undefined }[] = slots.map((slot) => ({
    at: slot,
    kind: coloured ? "green" : undefined,
  }));
  if (red !== null) hands.push({ at: red, kind: "red" });
  return (
    <fieldset
      class="dial"
      data-wide={count >= WIDE_FROM || undefined}
      data-many={ring ? undefined : true}
      style={{ "--n": count }}
    >
      <legend class="visually-hidden">
        {legend ?? t(coloured ? (setting === "red" ? "vote-red" : "vote-green") : "vote-yours")}
      </legend>
      <div class="dial-moon" />
      <MoonRim />
      {ring &&
        hands.map((hand, index) => (
          <i key={index} class="dial-hand" data-kind={hand.kind} style={{ "--sel": hand.at - 1 }} />
        ))}
      {ring &&
        Array.from({ length: count }, (_, index) => {
          const slot = index + 1;
          const own = forbidden.includes(slot) && setting === "green";
          const green = slots.includes(slot);
          const isRed = red === slot;
          const kind = coloured ? (green && isRed ? "is-both" : green ? "is-green" : isRed ? "is-red" : "") : "";
          const checked = setting === "red" ? isRed : green;
          return (
            <label key={slot} class={`dial-no ${kind}`} style={{ "--i": index }}>
              <input
                type={several ? "checkbox" : "radio"}
                name="vote"
                value={slot}
                checked={checked}
                aria-disabled={own || undefined}
                aria-label={nameOf(slot)}
                onKeyDown={(event) => {
                  passing.current = event.key.startsWith("Arrow");
                  if (event.key !== "Enter" || !own) return;
                  // Enter here means this card, and would cast the vote for the one chosen before.
                  event.preventDefault();
                  onPick(slot, false);
                }}
                onKeyUp={(event) => {
                  passing.current = false;
                  // A number that the arrows have reached is checked already, so that Space changes nothing by itself.
                  if (event.key !== " " || !coloured || several || !checked) return;
                  // The browser would check it once more, for the vote that comes next.
                  event.preventDefault();
                  onPick(slot, false);
                }}
                onClick={(event) => {
                  if (!own && (!full || green)) return;
                  // It stays reachable and says why it cannot be chosen.
                  event.preventDefault();
                  if (!passing.current) onPick(slot, false);
                }}
                onChange={() => onPick(slot, passing.current)}
              />
              <span aria-hidden="true">{slot}</span>
              {own && me && <Badge symbol={me.symbol} kind={me.kind} />}
            </label>
          );
        })}
      <div class="dial-say">{children}</div>
    </fieldset>
  );
}

interface StillMoonProps {
  /** How it stands. */
  readonly words: ComponentChildren;
  /** What there is to do meanwhile. */
  readonly children: ComponentChildren;
}

/** The moon without numbers: what one waits for while others vote. */
export function StillMoon({ words, children }: StillMoonProps) {
  return (
    <div class="dial" data-still style={{ "--n": 1 }}>
      <div class="dial-moon" />
      <MoonRim />
      <div class="dial-say">{words}</div>
      <div class="dial-do">{children}</div>
    </div>
  );
}
