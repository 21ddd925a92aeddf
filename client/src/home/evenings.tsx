// The evenings of this browser: when, with whom, who won, and the way to the album as long as its table stands.
import { type Evening, evenings, forgetEvenings } from "../app/evenings";
import { dateOf, list, t } from "../i18n";
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
  return (
    <li>
      <span class="evening-words">
        <strong>{dateOf(at, { day: "numeric", month: "long", year: "numeric" })}</strong>
        <span class="small muted">
          {t(`edition-${edition}`)} · {list(people)}
        </span>
        {winners.length > 0 && <span class="small">{t("evening-won", { names: list(winners) })}</span>}
      </span>
      <a class="btn" href={`/t/${code}/album/${game}`}>
        {t("evening-album")}
      </a>
      <IconButton
        icon="close"
        label={t("evening-forget")}
        onClick={() => forgetEvenings((one) => one.code === code && one.game === game)}
      />
    </li>
  );
}
