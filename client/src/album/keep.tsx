// What to do with an album: save it as one file, print it, and for the table's host make its secret link.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language, number, t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { cardsOf } from "../memory/rounds";
import { ask } from "../net/http";
import { copyText } from "../parts/copy";
import { Switch } from "../parts/fields";
import { Icon } from "../parts/icon";
import type { AlbumLink, Chronicle } from "../protocol";
import { toast } from "../state/toasts";
import { fileName } from "./names";
import type { AlbumSource } from "./source";

interface KeepProps {
  readonly chronicle: Chronicle;
  readonly source: AlbumSource;
  readonly book: RefObject<HTMLElement | null>;
  readonly title: string;
}

const MEGABYTE = 1_000_000;

/** The panel; it is on no paper and in no file. */
export function Keep({ chronicle, source, book, title }: KeepProps) {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving || !book.current) return;
    setSaving(true);
    try {
      const { saveAsOneFile } = await import("./save");
      const named = { title, language: language.value, name: fileName(chronicle) };
      const bytes = await saveAsOneFile(book.current, named);
      toast(t("album-saved", { size: number(Math.max(0.1, Math.round(bytes / (MEGABYTE / 10)) / 10)) }), "good");
    } catch {
      toast(t("album-not-saved"), "bad");
    } finally {
      setSaving(false);
    }
  };
  // The storyteller's card is what the clue is for; it answers nothing.
  const cards = chronicle.rounds.flatMap(cardsOf).filter((card) => !card.gold).length;
  return (
    <div class="al-keep">
      <h2>{t("album-keep")}</h2>
      <p class="muted">{t("album-keep-words", { clues: chronicle.rounds.length, cards })}</p>
      <div class="al-do">
        <button type="button" class="btn btn-primary btn-large" aria-busy={saving} onClick={save}>
          <Icon name="download" />
          {t("album-save")}
        </button>
        <button type="button" class="btn btn-large" onClick={() => print()}>
          <Icon name="book" />
          {t("album-print")}
        </button>
      </div>
      <p class="small muted">{t("album-save-words", { pages: chronicle.rounds.length + 2 })}</p>
      {"code" in source && chronicle.over && (
        <p class="small">
          <a class="quiet-link" href={`/t/${source.code}/replay/${source.game}`}>
            {t("replay-open")}
          </a>{" "}
          ·{" "}
          <a class="quiet-link" download target="_self" href={`/t/${source.code}/replay?game=${source.game}&file`}>
            {t("album-data")}
          </a>
        </p>
      )}
      {"code" in source && chronicle.over && <SecretLink code={source.code} game={source.game} />}
    </div>
  );
}

function SecretLink({ code, game }: { readonly code: string; readonly game: number }) {
  const [now, setNow] = useState<AlbumLink | null>(null);
  useEffect(() => {
    let here = true;
    // Who has no seat here is told nothing of it.
    void ask<AlbumLink>(`/t/${code}/album-link?game=${game}`).then((answer) => {
      if (here && answer.ok) setNow(answer.value);
    });
    return () => {
      here = false;
    };
  }, [code, game]);
  if (!now || (!now.yours && !now.link)) return null;
  const share = async (shared: boolean) => {
    const answer = await ask<AlbumLink>(`/t/${code}/album-link`, { game, shared });
    if (answer.ok) setNow(answer.value);
    else toast(wordsFor(answer.problem), "bad");
  };
  return (
    <div class="al-link">
      {now.yours ? (
        <Switch
          label={t("album-link")}
          hint={t("album-link.words")}
          value={now.link !== null}
          onChange={(wanted) => void share(wanted)}
        />
      ) : (
        <p>
          <strong>{t("album-link")}</strong>
          <br />
          <span class="small muted">{t("album-link.words")}</span>
        </p>
      )}
      {now.link && (
        <>
          <div class="al-url">
            <code>{now.link.replace(/^https?:\/\//, "")}</code>
            <button
              type="button"
              class="btn"
              onClick={async () => {
                if (now.link && (await copyText(now.link))) toast(t("link-copied"), "good");
              }}
            >
              <Icon name="link" />
              {t("copy-link")}
            </button>
          </div>
          <p class="small muted">{t("album-days", { days: Math.round(now.days) })}</p>
        </>
      )}
    </div>
  );
}
