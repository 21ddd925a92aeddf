// The clock that the host gave the table: at the end of the top bar, for the host with what can be done to it.
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../i18n";
import { act } from "../net/act";
import { Menu, MenuItem } from "../parts/menu";
import { type Clock, clocks } from "../state/clocks";
import { isHost, view } from "../state/table";
import type { TableView } from "../state/types";
import { face, lasting, limitOf, stateOf } from "./face";
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

const PARTS: Readonly<Record<string, string>> = { giving: "give", voting: "vote", showing: "score" };

/** Shows it; nothing where there is none. */
export function TableClock({ view }: { readonly view: TableView }) {
  const limit = useLimit();
  if (!limit || !view.public.time) return null;
  const { clock, left } = limit;
  const state = stateOf(clock, left);
  const words =
    state === "paused"
      ? t("clock-stands")
      : state === "over"
        ? t("clock-over")
        : t("clock-left", { seconds: Math.ceil(left / 1000) });
  const drawn = (
    <span
      class="clock"
      data-state={state}
      role="timer"
      aria-label={words}
      style={{ "--p": Math.min(1, Math.max(0, left / clock.whole)) }}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="clock-bed" cx="24" cy="24" r="20" />
        <circle class="clock-arc" cx="24" cy="24" r="20" pathLength={1} />
      </svg>
      <i />
      <span aria-hidden="true">{state === "paused" ? "II" : face(left, language.value)}</span>
    </span>
  );
  const beside = (
    <span class="clock-words" aria-hidden="true">
      <b>
        {state === "paused" || state === "over" ? words : t(`phase-${PARTS[view.public.game?.phase ?? ""] ?? "clue"}`)}
      </b>
      {lasting(clock.whole, language.value)}
    </span>
  );
  const paused = view.public.time.paused_by !== null;
  return (
    <>
      {beside}
      {isHost.value ? (
        <Menu label={t("clock-menu")} face={drawn}>
          <MenuItem icon="plus" onClick={() => act({ type: "add-time" })}>
            {t("time-add")}
          </MenuItem>
          <MenuItem icon="play" onClick={() => act({ type: "pause-time", paused: !paused })}>
            {t(paused ? "time-resume" : "time-pause")}
          </MenuItem>
        </Menu>
      ) : (
        drawn
      )}
    </>
  );
}
