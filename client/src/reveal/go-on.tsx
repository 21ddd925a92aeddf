// The one main action under the points: go on, or wait for the one who goes on.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { act } from "../net/act";
import { goesByTab } from "../parts/by-tab";
import { Ring } from "../parts/ring";
import { clocks } from "../state/clocks";
import type { TableView } from "../state/types";
import { ActForButtons, waitingWords } from "../table/awaited";
import { goesByItself } from "../table/settled";
import { nextWords } from "../table/tidings";
import { isOpen } from "../talk";
import { limitOf } from "../time/face";

interface GoOnProps {
  readonly view: TableView;
  readonly playing: boolean;
  readonly again: boolean;
  /** Whether a press is meant for the button that stands here now. */
  readonly settled: () => boolean;
  readonly onDone: () => void;
}

/** What the button does now; null where one waits. */
export function mainAction(view: TableView, playing: boolean): "skip" | "done" | "go-on" | null {
  if (playing) return "skip";
  if (view.public.game?.phase !== "showing") return "done";
  return view.own?.game?.may.go_on ? "go-on" : null;
}

const READING_MS = 10_000;

/** So long after a touch or a key somebody is still about it. */
const QUIET_MS = 4000;

/**
 * Goes on by itself some time after the game has, but not while something is being looked at, touched or talked about.
 * Whoever goes by Tab is left to press the button: of what a screen reader reads nothing is seen here.
 */
function useAutomatic(due: boolean, onDone: () => void): void {
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout>;
    let touched = 0;
    const touch = () => {
      touched = performance.now();
    };
    const busy = () =>
      goesByTab() ||
      isOpen("over") ||
      performance.now() - touched < QUIET_MS ||
      document.querySelector("dialog[open]") !== null;
    const leave = () => {
      if (busy()) return wait(2000);
      goesByItself();
      onDone();
    };
    const wait = (time: number) => {
      timer = setTimeout(leave, time);
    };
    wait(READING_MS);
    addEventListener("pointerdown", touch, true);
    addEventListener("keydown", touch, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", touch, true);
      removeEventListener("keydown", touch, true);
    };
  }, [due]);
}

/** Where the keyboard looks at something, writes or answers, and would lose its place. */
const BUSY = ".board, .topbar, .path, .talk, .note";

/** The keyboard goes on at the main button once it has come, unless it is busy meanwhile. */
function useFocusWhenItComes(action: ReturnType<typeof mainAction>) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(action);
  useEffect(() => {
    const came = before.current !== action;
    before.current = action;
    if (!came || action === "skip" || document.querySelector("dialog[open]")) return;
    if (!document.activeElement?.closest(BUSY)) button.current?.focus({ preventScroll: true });
  }, [action]);
  return button;
}

/** The button, or what one waits for. */
export function GoOn({ view, playing, again, settled, onDone }: GoOnProps) {
  const game = view.public.game;
  const own = view.own?.game;
  const over = game?.phase === "over";
  const showing = game?.phase === "showing";
  useAutomatic(!playing && !again && !showing && !over, onDone);
  const button = useFocusWhenItComes(mainAction(view, playing));
  if (!game) return null;
  if (!showing)
    return (
      <>
        {!over && !again && (
          <p class="hint" role="status">
            {t(own && game.standings[own.seat] === "awaited" ? "round-began-you" : "round-began", {
              round: game.round,
            })}
          </p>
        )}
        <button
          ref={button}
          type="button"
          class="btn btn-primary btn-large btn-block"
          onClick={() => settled() && onDone()}
        >
          {t(over ? "to-standing" : "to-table")}
        </button>
      </>
    );
  // Where the host has given the points their time, the table's clock tells it.
  const clock = limitOf(clocks.value, view) ? undefined : clocks.value.find((one) => one.what === "showing");
  const ring = clock && <Ring clock={clock} says={(seconds) => t("ring-showing", { seconds })} />;
  if (own?.may.go_on)
    return (
      <div class="go-on">
        <button
          ref={button}
          type="button"
          class="btn btn-primary btn-large btn-block"
          onClick={async () => {
            if (!settled()) return;
            // Refused can only mean that the table has gone on already.
            await act({ type: "go-on" }, { quiet: true });
            onDone();
          }}
        >
          {nextWords(view)}
        </button>
        {ring}
      </div>
    );
  return (
    <div class="waiting">
      <p class="waiting-for">
        {ring ?? <i class="dots" aria-hidden="true" />}
        {waitingWords(view) || nextWords(view)}
      </p>
      <ActForButtons view={view} />
    </div>
  );
}
