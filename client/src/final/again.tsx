// What comes after a game: the same again, another edition, or back to the lobby. The host's to choose.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { EDITION_IDS } from "../i18n/editions";
import { playersOf } from "../lobby/players";
import { act } from "../net/act";
import { ask } from "../net/http";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import type { EditionId, TableView } from "../state/types";
import { useSettled } from "../table/settled";
import { useAct } from "../table/use-act";

interface EditionCard {
  readonly id: EditionId;
  readonly players: readonly number[];
}

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
  const [editions, setEditions] = useState<readonly EditionCard[]>([]);
  const players = view.public.members.length;
  useEffect(() => {
    let wanted = true;
    void ask<{ editions: readonly EditionCard[] }>("/api/editions").then((answer) => {
      if (wanted && answer.ok) setEditions(answer.value.editions);
    });
    return () => {
      wanted = false;
    };
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
      <p class="small muted">{t("another-edition-words", { count: players })}</p>
      <div class="stack editions">
        {EDITION_IDS.map((id) => {
          const known = editions.find((one) => one.id === id);
          const fits = known?.players.includes(players) ?? true;
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
              {known && <span class="for">{playersOf(known.players)}</span>}
              {!fits && <span class="small">{t("edition-not-for", { count: players })}</span>}
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
