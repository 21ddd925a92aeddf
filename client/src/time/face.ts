// What a clock looks like with so much left. Pure.
import type { Clock } from "../state/clocks";
import type { TableView } from "../state/types";

const LOW_MS = 10_000;
const MINUTE = 60;
const MOST_SECONDS = 99;
const HOUR = 3600;

/** The clock of the time that the host gives: that of the points too, where they have been given some. */
export function limitOf(clocks: readonly Clock[], view: Pick<TableView, "public"> | null): Clock | undefined {
  const points = view?.public.time?.pace.points != null;
  return clocks.find((one) => one.what === "limit" || (points && one.what === "showing"));
}

export type ClockState = "run" | "low" | "paused" | "over";

/** What a clock looks like with so many milliseconds left. */
export function stateOf(clock: Pick<Clock, "stands">, left: number): ClockState {
  if (clock.stands !== undefined) return "paused";
  return left <= 0 ? "over" : left <= LOW_MS ? "low" : "run";
}

/** The unit that so many seconds are told in, and its seconds: seconds up to two minutes, then minutes, then hours. */
function unitOf(seconds: number): readonly ["hour" | "minute" | "second", number] {
  if (seconds >= 2 * HOUR) return ["hour", HOUR];
  return seconds > 2 * MINUTE ? ["minute", MINUTE] : ["second", 1];
}

/** How long a clock runs in all, in words, or with its unit cut short. */
export function lasting(whole: number, lang: string, unitDisplay: "long" | "short" = "long"): string {
  const seconds = Math.round(whole / 1000);
  const [unit, size] = unitOf(seconds);
  const told = new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 });
  return told.format(seconds / size);
}

/** What it has left, in words: a part that has begun counts as whole, as on its face. */
export function remaining(left: number, lang: string): string {
  const seconds = Math.ceil(left / 1000);
  const [unit, size] = unitOf(seconds);
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(seconds / size));
}

/** The number in it: seconds while two digits hold them, minutes and hours before, and what it is over with a plus. */
export function face(left: number, lang: string): string {
  const seconds = Math.ceil(left / 1000);
  if (left <= 0) return `+${Math.min(999, -seconds)}`;
  if (seconds <= MOST_SECONDS) return String(seconds);
  const [unit, size] = seconds >= 2 * HOUR ? (["hour", HOUR] as const) : (["minute", MINUTE] as const);
  const told = new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "narrow" });
  // Some languages put a space before the unit: with it the number would have to be drawn smaller.
  return told.format(Math.ceil(seconds / size)).replace(/\s/g, "");
}

/** "+30 s", of time that is given to a clock. */
export function moreOf(added: number, lang: string): string {
  const told = new Intl.NumberFormat(lang, {
    style: "unit",
    unit: "second",
    unitDisplay: "short",
    signDisplay: "always",
  });
  return told.format(Math.round(added / 1000));
}
