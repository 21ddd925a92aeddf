// What there is to say of the clock below the bar: the last seconds, that it stands still, that the table may move on.
import { list, t } from "../i18n";
import { act } from "../net/act";
import { isHost } from "../state/table";
import type { TableView } from "../state/types";
import { awaitedOf, type Person, peopleOf } from "../table/people";
import { useLimit } from "./clock";
import { type ClockState, stateOf } from "./face";

const MOST_NAMED = 3;

/** One line; nothing while there is time. */
export function TimeNote({ view }: { readonly view: TableView }) {
  const limit = useLimit();
  const time = view.public.time;
  if (!time || !view.own) return null;
  const awaited = awaitedOf(peopleOf(view)).some((person) => person.you);
  const state = limit && stateOf(limit.clock, limit.left);
  // Also where this part of the round has no clock: the next one would stand still.
  const stands = view.public.stage === "playing" && time.paused_by !== null;
  if (state === "paused" || (!limit && stands)) {
    const by = view.public.members.find((member) => member.key === time.paused_by);
    return (
      <p class="banner time-note" role="status">
        {t("time-paused", { name: by?.name ?? "", you: by?.key === view.own.key ? "yes" : "no" })}
        {isHost.value && (
          <button type="button" class="btn btn-small" onClick={() => act({ type: "pause-time", paused: false })}>
            {t("time-resume")}
          </button>
        )}
      </p>
    );
  }
  // The points go by themselves, and nobody is late.
  if (!limit || limit.clock.what === "showing") return null;
  if (state === "low")
    return awaited ? (
      <p class="banner time-note" data-low>
        <b>{t("time-low", { seconds: Math.ceil(limit.left / 1000) })}</b>
        {t(time.pace.hard ? "time-then-hard" : "time-then-soft")}
      </p>
    ) : null;
  const over = overOf(view, state);
  // Whoever has voted reads it in the moon.
  if (!over || (view.public.game?.phase === "voting" && view.own.game && !over.awaited)) return null;
  return (
    <p class="banner time-note" role="status">
      <span>
        {t(over.asked ? "time-asked" : over.awaited && !over.may ? "time-over-me" : "time-over", { names: over.names })}
      </span>
      {over.may && <MoveOn />}
    </p>
  );
}

interface Over {
  /** Who is late. */
  readonly names: string;
  readonly awaited: boolean;
  readonly asked: boolean;
  /** Whether one may let the table move on. */
  readonly may: boolean;
}

/** "You, Teo and 3 others": for whom the computer acts, oneself first. */
export function lateNames(late: readonly Pick<Person, "name" | "you">[]): string {
  const names = [...late]
    .sort((one, other) => Number(other.you) - Number(one.you))
    .map((person) => (person.you ? t("time-late-you") : person.name));
  if (names.length <= MOST_NAMED) return list(names);
  const told = names.slice(0, MOST_NAMED - 1);
  return list([...told, t("time-late-more", { count: names.length - told.length })]);
}

function overOf(view: TableView, state: ClockState | null): Over | null {
  const { time } = view.public;
  if (state !== "over" || !time || time.pace.hard || !view.own) return null;
  const late = awaitedOf(peopleOf(view));
  const awaited = late.some((person) => person.you);
  const asked = time.asked.includes(view.own.key);
  return {
    names: lateNames(late),
    awaited,
    asked,
    may: isHost.value || (view.own.game !== null && !awaited && !asked),
  };
}

/** Time that is over without the computer acting by itself; null before, and where it does. */
export function useOver(view: TableView): Over | null {
  const limit = useLimit();
  return limit && overOf(view, stateOf(limit.clock, limit.left));
}

/** Lets the table move on; the host may give it more time instead. */
export function MoveOn({ large = false }: { readonly large?: boolean }) {
  return (
    <>
      <button
        type="button"
        class={`btn ${large ? "btn-primary" : "btn-small"}`}
        onClick={() => act({ type: "move-on" })}
      >
        {t("move-on")}
      </button>
      {isHost.value && (
        <button type="button" class="btn btn-quiet btn-small" onClick={() => act({ type: "add-time" })}>
          {t("time-add")}
        </button>
      )}
    </>
  );
}
