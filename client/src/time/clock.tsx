// The clock that the host gave the table: at the end of the top bar, for the host with what can be done to it.
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../i18n";
import { act } from "../net/act";
import { Menu, MenuItem } from "../parts/menu";
import { type Clock, clocks } from "../state/clocks";
import { isHost, view } from "../state/table";
import type { TableView } from "../state/types";
import { face, lasting, limitOf, moreOf, remaining, stateOf } from "./face";
import { partLeft, useTurning } from "./turning";
import "./clock.css";

/** The host's clock of this part of the round and what it has left, told anew every second. */
export function useLimit(): { readonly clock: Clock; readonly left: number } | null {
  const clock = limitOf(clocks.value, view.value);
  const [, turn] = useState(0);
  const left = clock ? (clock.stands ?? clock.ends - performance.now()) : 0;
  const running = clock !== undefined && clock.stands === undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => turn((count) => count + 1), (((left % 1000) + 1000) % 1000) + 20);
    return () => clearTimeout(timer);
  });
  return clock ? { clock, left } : null;
}

const ADDED_MS = 4000;

/** How many milliseconds were given to a clock just now; 0 a moment later. */
function useAdded(clock: Clock | undefined, part: string): number {
  const before = useRef({ part, whole: clock?.whole ?? 0 });
  const [added, setAdded] = useState(0);
  const whole = clock?.whole ?? 0;
  useEffect(() => {
    const known = before.current;
    before.current = { part, whole };
    if (known.part === part && known.whole > 0 && whole > known.whole) setAdded(whole - known.whole);
  }, [part, whole]);
  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), ADDED_MS);
    return () => clearTimeout(timer);
  }, [added]);
  return added;
}

const PARTS: Readonly<Record<string, string>> = { giving: "give", voting: "vote", showing: "score" };

/** Shows it; nothing where there is none. */
export function TableClock({ view }: { readonly view: TableView }) {
  const limit = useLimit();
  const game = view.public.game;
  const ring = useRef<HTMLSpanElement>(null);
  useTurning(ring, "--p", limit?.clock);
  const added = useAdded(limit?.clock, `${game?.round} ${game?.phase}`);
  if (!limit || !view.public.time) return null;
  const { clock, left } = limit;
  const near = stateOf(clock, left);
  // The points go by themselves: no hurry there.
  const state = near === "low" && clock.what === "showing" ? "run" : near;
  const shown = state === "paused" ? "II" : face(left, language.value);
  const words =
    state === "paused"
      ? t("clock-stands")
      : state === "over"
        ? t("clock-over")
        : t("clock-left", { time: remaining(left, language.value) });
  const drawn = (
    <span
      ref={ring}
      class="clock"
      data-state={state}
      role="timer"
      aria-label={words}
      style={{ "--p": partLeft(left, clock.whole) }}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="clock-bed" cx="24" cy="24" r="20" />
        <circle class="clock-arc" cx="24" cy="24" r="20" pathLength={1} />
      </svg>
      <i />
      <span data-long={shown.length > 3 || undefined} aria-hidden="true">
        {shown}
      </span>
      {added > 0 && (
        <b class="clock-added" aria-hidden="true">
          {moreOf(added, language.value)}
        </b>
      )}
    </span>
  );
  const beside = (
    <span class="clock-words" data-state={state} aria-hidden="true">
      <b>{state === "paused" || state === "over" ? words : t(`phase-${PARTS[game?.phase ?? ""] ?? "clue"}`)}</b>
      {lasting(clock.whole, language.value)}
    </span>
  );
  const paused = view.public.time.paused_by !== null;
  return (
    <>
      {beside}
      {isHost.value ? (
        <Menu label={t("clock-menu")} face={drawn}>
          {/* Half a minute is nothing to a clock of hours. */}
          {view.public.time.pace.name !== "days" && (
            <MenuItem icon="plus" onClick={() => act({ type: "add-time" })}>
              {t("time-add")}
            </MenuItem>
          )}
          <MenuItem icon={paused ? "play" : "pause"} onClick={() => act({ type: "pause-time", paused: !paused })}>
            {t(paused ? "time-resume" : "time-pause")}
          </MenuItem>
        </Menu>
      ) : (
        drawn
      )}
    </>
  );
}
