// What comes after a game: the same again, another edition, or back to the lobby. The host's to choose.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { playersOf } from "../lobby/players";
import { act } from "../net/act";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { editions, loadEditions } from "../state/choices";
import type { EditionId, TableView } from "../state/types";
import { useSettled } from "../table/settled";
import { useAct } from "../table/use-act";

/** The host's buttons; for the others, whom they wait for. */
export function Again({ view }: { readonly view: TableView }) {
  const [busy, run] = useAct();
  const [choosing, setChoosing] = useState(false);
  // Not by a second tap on the way here.
  const settled = useSettled(view.own?.host ? "again" : null);
  const host = view.public.members.find((member) => member.key === view.public.host);
  if (!view.own?.host)
    return (
      <p class="waiting-for" role="status">
        <i class="dots" aria-hidden="true" />
        {host ? t("host-again", { name: host.name }) : t("nobody-hosts")}
      </p>
    );
  return (
    <>
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
      </div>
      <button type="button" class="btn btn-quiet" onClick={() => settled() && run({ type: "back-to-lobby" })}>
        <Icon name="back" />
        {t("to-lobby")}
      </button>
      {choosing && <EditionSheet view={view} onClose={() => setChoosing(false)} />}
    </>
  );
}

function EditionSheet({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const here = view.public.members.length;
  useEffect(() => {
    void loadEditions();
  }, []);
  const choose = async (edition: EditionId) => {
    onClose();
    // Sent together, carried out in this order; what cannot start stays in the lobby with the reason.
    void act({ type: "back-to-lobby" });
    void act({ type: "choose-edition", edition });
    await act({ type: "start-game" });
  };
  return (
    <Sheet title={t("another-edition")} onClose={onClose} narrow>
      <p class="small muted">{t("another-edition-words", { count: here })}</p>
      <div class="stack editions">
        {editions.value === null && <div class="skeleton edition-waiting" aria-busy="true" />}
        {editions.value?.editions.map(({ id, players }) => {
          const fits = players.includes(here);
          return (
            <button
              key={id}
              type="button"
              class="choice"
              aria-pressed={id === view.public.edition}
              disabled={!fits}
              onClick={() => choose(id)}
            >
              <strong>{t(`edition-${id}`)}</strong>
              <span class="for">{playersOf(players)}</span>
              {!fits && <span class="small">{t("edition-not-for", { count: here })}</span>}
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
