// What there is to say of the clock below the bar: the last seconds, that it stands still, that the table may move on.
import { list, t } from "../i18n";
import { act } from "../net/act";
import { isHost } from "../state/table";
import type { TableView } from "../state/types";
import { awaitedOf, peopleOf } from "../table/people";
import { useLimit } from "./clock";
import { stateOf } from "./face";

/** One line; nothing while there is time. */
export function TimeNote({ view }: { readonly view: TableView }) {
  const limit = useLimit();
  const time = view.public.time;
  if (!time || !view.own) return null;
  const people = peopleOf(view);
  const late = awaitedOf(people);
  const awaited = late.some((person) => person.you);
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
  if (state !== "over" || time.pace.hard) return null;
  const asked = time.asked.includes(view.own.key);
  const may = isHost.value || (!awaited && !asked);
  const names = list(late.map((person) => person.name));
  return (
    <p class="banner time-note" role="status">
      <span>{t(asked ? "time-asked" : awaited && !may ? "time-over-me" : "time-over", { names })}</span>
      {may && (
        <button type="button" class="btn btn-small" onClick={() => act({ type: "move-on" })}>
          {t("move-on")}
        </button>
      )}
      {isHost.value && (
        <button type="button" class="btn btn-quiet btn-small" onClick={() => act({ type: "add-time" })}>
          {t("time-add")}
        </button>
      )}
    </p>
  );
}
