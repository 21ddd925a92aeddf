// The evenings of this browser: when, with whom, who won, and the way to the album as long as its table stands.
import { type Evening, evenings, forgetEvenings } from "../app/evenings";
import { dateOf, list, t } from "../i18n";
import { Icon } from "../parts/icon";
import { IconButton } from "../parts/icon-button";

/** The list, folded; nothing where there is none. */
export function Evenings() {
  const all = evenings.value;
  if (all.length === 0) return null;
  return (
    <details class="evenings panel">
      <summary>
        <strong>{t("evenings")}</strong>
        <span class="small muted">{t("evenings-words")}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {all.map((evening) => (
          <EveningLine key={`${evening.code}/${evening.game}`} evening={evening} />
        ))}
      </ul>
      <button type="button" class="btn btn-quiet" onClick={() => forgetEvenings(() => true)}>
        {t("evenings-forget")}
      </button>
    </details>
  );
}

function EveningLine({ evening }: { readonly evening: Evening }) {
  const { code, game, at, edition, people, winners } = evening;
  const when = dateOf(at, { day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" });
  return (
    <li>
      <span class="evening-words">
        <strong>{when}</strong>
        <span class="small muted">
          {t(`edition-${edition}`)} · {list(people)}
        </span>
        {winners.length > 0 && <span class="small">{t("evening-won", { names: list(winners) })}</span>}
      </span>
      <a class="btn" href={`/t/${code}/album/${game}`} aria-label={`${t("evening-album")}, ${when}`}>
        {t("evening-album")}
      </a>
      <IconButton
        icon="close"
        label={`${t("evening-forget")}, ${when}`}
        title={t("evening-forget")}
        onClick={() => forgetEvenings((one) => one.code === code && one.game === game)}
      />
    </li>
  );
}
