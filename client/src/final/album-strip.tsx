// The storytellers' cards with their clues, as the way into the album.
import { Figure } from "../cards/card";
import { held, t } from "../i18n";
import { leadOf } from "../memory/rounds";
import { Icon } from "../parts/icon";
import type { Chronicle } from "../protocol";
import { openSheet } from "../table/menu-sheets";

/** A strip of the evening's clues. */
export function AlbumStrip({ code, chronicle }: { readonly code: string; readonly chronicle: Chronicle }) {
  const album = `/t/${code}/album/${chronicle.game}`;
  return (
    <section class="end-album">
      <div class="panel-head">
        <h2>{t("album")}</h2>
        <span>
          <a class="btn btn-quiet" href={`/t/${code}/replay/${chronicle.game}`}>
            <Icon name="play" />
            {t("replay-open")}
          </a>
          <a class="btn" href={album}>
            <Icon name="book" />
            {t("album-open")}
          </a>
        </span>
      </div>
      <ol class="strip">
        {chronicle.rounds.map((round) => {
          const { outcome } = round;
          const lead = leadOf(round);
          return (
            lead && (
              <li key={outcome.round}>
                <a href={`${album}#r${outcome.round}`}>
                  <Figure id={lead.card} />
                  <span class="strip-clue" lang="">
                    {held(outcome.clue.text) || t(`medium-${outcome.clue.medium}`)}
                  </span>
                </a>
              </li>
            )
          );
        })}
      </ol>
      {chronicle.game > 1 && (
        <button type="button" class="btn btn-quiet" onClick={() => openSheet("albums")}>
          {t("menu-albums")}
        </button>
      )}
    </section>
  );
}
