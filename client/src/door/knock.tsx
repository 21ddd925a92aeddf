// Somebody is at the door: one tap lets them in, the cross says no without a word. Where nobody is, a screen may ask.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { act } from "../net/act";
import { Icon } from "../parts/icon";
import { PATIENCE } from "../protocol";
import { memberOf, view as viewSignal } from "../state/table";
import { useAct } from "../table/use-act";
import { DoorPicture } from "./drawing";
import { ScreenAsks } from "./screen-asks";

/** After so long the others are asked too: the host may have fallen asleep. */
const PATIENCE_MS = PATIENCE * 1000;

/** The first who asks and was not yet answered, people before screens. */
export function Knock() {
  const view = viewSignal.value;
  const [busy, run] = useAct();
  const [hushed, setHushed] = useState<readonly number[]>([]);
  const host = view?.own?.host ?? false;
  const asking = (view?.public.guests ?? []).filter(
    (one) => one.asks && one.promised === null && one.presence === "here" && !hushed.includes(one.key),
  );
  const [guest] = asking;
  const long = useLongThere(guest?.key ?? null);
  if (!view?.own || view.own.guest || !guest || !(host || long)) return <ScreenAsks />;
  const seat = guest.wants === null ? undefined : memberOf(guest.wants);
  const lobby = view.public.stage === "lobby";
  const { members, most } = view.public;
  // Where people have all the seats of a lobby, one of them would have to go first.
  const full = lobby && members.length >= most && members.every((one) => one.kind === "person");
  // In a game nobody could let them in then; they are in the next one, unless somebody gives them their own seat.
  const none = view.public.stage === "playing" && view.public.free_seats.length === 0;
  const agreed = guest.agreed.includes(view.own.key);
  return (
    <div class="knock-place">
      <div class="knock">
        <DoorPicture />
        <p>
          <b>{t("knock", { name: guest.name })}</b>
          {guest.agreed.length > 0
            ? t("knock-voices", { count: guest.agreed.length })
            : seat && !none
              ? t("knock-seat", { seat: seat.name })
              : t(full ? "knock-full" : none ? "knock-none" : lobby ? "knock-lobby" : "knock-any")}
        </p>
        <span class="knock-acts">
          {!agreed && !full && !none && (
            <button
              type="button"
              class="btn btn-primary"
              aria-busy={busy}
              onClick={() => run({ type: "let-in", key: guest.key })}
            >
              {t("knock-let-in")}
            </button>
          )}
          <button
            type="button"
            class="icon-btn"
            aria-label={t("knock-not-now")}
            onClick={() => (host ? act({ type: "turn-away", key: guest.key }) : setHushed([...hushed, guest.key]))}
          >
            <Icon name="close" />
          </button>
        </span>
      </div>
    </div>
  );
}

/** Whether somebody has stood there for long. */
function useLongThere(key: number | null): boolean {
  const since = useRef<{ readonly key: number; readonly at: number } | null>(null);
  const [, look] = useState(0);
  if (since.current?.key !== key) since.current = key === null ? null : { key, at: Date.now() };
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => look((count) => count + 1), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return since.current !== null && Date.now() - since.current.at >= PATIENCE_MS;
}
