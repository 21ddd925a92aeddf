// What comes after a game: who is ready for the next one, the same again, another edition, or back to the lobby.
import { useEffect, useState } from "preact/hooks";
import { NextGame } from "../door";
import { list, t } from "../i18n";
import { playersOf } from "../lobby/players";
import { act } from "../net/act";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { PATIENCE } from "../protocol";
import { choosing, editions, loadEditions } from "../state/choices";
import { lostSeat } from "../state/table";
import type { EditionId, TableView } from "../state/types";
import { useSettled } from "../table/settled";
import { useAct } from "../table/use-act";
import { isReady, readiness } from "./readiness";

/** Who is ready for the next game, and the buttons: the host's begin it, everybody else's say that one is ready. */
export function Again({ view }: { readonly view: TableView }) {
  const { members, host: hosting } = view.public;
  const host = members.find((member) => member.key === hosting);
  const { count, begins } = readiness(view);
  const waiting = view.public.guests.filter((guest) => guest.ready).map((guest) => guest.name);
  return (
    <section class="end-act" aria-label={t("next-game")}>
      <div class="ready">
        <span class="ready-badges">
          {members.map((member) => (
            <Badge
              key={member.key}
              symbol={member.symbol}
              kind={member.kind}
              state={
                member.presence === "away"
                  ? "away"
                  : isReady(member)
                    ? "done"
                    : member === host
                      ? undefined
                      : "thinking"
              }
              label={
                member === host ? begins : t(isReady(member) ? "ready-one" : "not-ready-one", { name: member.name })
              }
            />
          ))}
        </span>
        <p class="small" role="status">
          {count && <b>{count} </b>}
          {waiting.length > 0 && <span>{t("ready-guests", { names: list(waiting) })} </span>}
          <span data-yours={view.own?.host || undefined}>{begins}</span>
        </p>
      </div>
      {view.own?.host ? <HostsButtons view={view} /> : <OthersButtons view={view} />}
    </section>
  );
}

function OthersButtons({ view }: { readonly view: TableView }) {
  const mayBegin = useHostAsleep(view);
  if (lostSeat.value === "moved") return null;
  if (!view.own || view.own.guest)
    return (
      <div class="winner-act">
        <NextGame view={view} primary />
      </div>
    );
  return <ReadyButton view={view} mayBegin={mayBegin} />;
}

/** Says that one plays on, or not after all; while the host sleeps most of those who do begin. */
function ReadyButton({ view, mayBegin }: { readonly view: TableView; readonly mayBegin: boolean }) {
  const [busy, run] = useAct();
  const ready = view.public.members.find((member) => member.key === view.own?.key)?.ready ?? false;
  return (
    <div class="winner-act">
      {mayBegin && (
        <button
          type="button"
          class="btn btn-primary btn-large"
          aria-busy={busy}
          onClick={() => run({ type: "start-game" })}
        >
          {t("begin-without-host")}
        </button>
      )}
      <button
        type="button"
        class={`btn btn-large ${ready || mayBegin ? "" : "btn-primary"}`}
        aria-pressed={ready}
        aria-busy={busy}
        onClick={() => run({ type: "ready", ready: !ready })}
      >
        {ready && <Icon name="check" />}
        {t(ready ? "ready-said" : "play-again")}
      </button>
    </div>
  );
}

/** After so long at the end the others are offered to begin; whether the host gave a sign meanwhile, the table knows. */
const PATIENCE_MS = PATIENCE * 1000;

/** Whether most of the others who are there play on, and have been waiting for the host for long. */
function useHostAsleep(view: TableView): boolean {
  const { members, host } = view.public;
  const others = members.filter((one) => one.kind === "person" && one.key !== host && one.presence === "here");
  const most = 2 * others.filter((one) => one.ready || one.key === view.own?.key).length > others.length;
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!most) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [most]);
  return most && long;
}

function HostsButtons({ view }: { readonly view: TableView }) {
  const [busy, run] = useAct();
  const [choosing, setChoosing] = useState(false);
  // Not by a second tap on the way here.
  const settled = useSettled("again");
  return (
    <div class="winner-act">
      <button
        type="button"
        class="btn btn-primary btn-large"
        aria-busy={busy}
        onClick={() => settled() && run({ type: "start-game" })}
      >
        {t("play-again")}
      </button>
      <button type="button" class="btn btn-large" onClick={() => setChoosing(true)}>
        {t("another-edition")}
      </button>
      <button type="button" class="btn btn-quiet to-lobby" onClick={() => settled() && run({ type: "back-to-lobby" })}>
        <Icon name="back" />
        {t("to-lobby")}
      </button>
      {choosing && <EditionSheet view={view} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function EditionSheet({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const here = view.public.members.length;
  const rules = Object.keys(view.public.overrides).length > 0;
  useEffect(() => {
    void loadEditions();
  }, []);
  const choose = async (edition: EditionId, more: number) => {
    onClose();
    // Sent together, carried out in this order; what cannot start stays in the lobby with the reason.
    void act({ type: "back-to-lobby" });
    void act(choosing(edition, view.public));
    for (let one = 0; one < more; one++) void act({ type: "add-computer" });
    await act({ type: "start-game" });
  };
  return (
    <Sheet title={t("another-edition")} onClose={onClose} narrow>
      <p class="small muted">
        {t("another-edition-words", { count: here })} {rules && t("another-edition-rules")}
      </p>
      <div class="stack other-editions">
        {editions.value === null && <div class="skeleton" aria-busy="true" />}
        {editions.value?.editions.map(({ id, players }) => {
          // With too few, or an odd one, computer players make it up.
          const least = players.find((number) => number >= here);
          const more = (least ?? here) - here;
          return (
            <button
              key={id}
              type="button"
              class="choice"
              aria-pressed={id === view.public.edition}
              disabled={least === undefined}
              onClick={() => choose(id, more)}
            >
              <strong>{t(`edition-${id}`)}</strong>
              <span class="for">{playersOf(players)}</span>
              <span class="small">{t(`edition-${id}.line`)}</span>
              {least === undefined && <span class="small">{t("edition-not-for", { count: here })}</span>}
              {more > 0 && <span class="small">{t("edition-with-more", { count: more })}</span>}
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
