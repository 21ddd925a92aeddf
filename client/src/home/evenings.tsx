// The evenings of this browser: when, with whom, who won, and the way to the album as long as its table stands.
import { byEvening, type Evening, type EveningGame, evenings, forgetEvenings } from "../app/evenings";
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
        {byEvening(all).map((evening) => (
          <EveningEntry key={`${evening.code}/${evening.at}`} evening={evening} />
        ))}
      </ul>
      <button type="button" class="btn btn-quiet" onClick={() => forgetEvenings(() => true)}>
        {t("evenings-forget")}
      </button>
    </details>
  );
}

function EveningEntry({ evening }: { readonly evening: Evening }) {
  const { at, people, games } = evening;
  const day = dateOf(at, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return (
    <li>
      <span class="evening-words">
        <strong>{day}</strong>
        <span class="small muted">{list(people)}</span>
      </span>
      <IconButton
        icon="close"
        label={`${t("evening-forget")}, ${day}`}
        title={t("evening-forget")}
        onClick={() => forgetEvenings((one) => games.includes(one))}
      />
      <ul>
        {games.map((game) => (
          <GameLine key={game.game} game={game} day={day} />
        ))}
      </ul>
    </li>
  );
}

function GameLine({ game: told, day }: { readonly game: EveningGame; readonly day: string }) {
  const { code, game, at, edition, winners } = told;
  const time = dateOf(at, { hour: "numeric", minute: "2-digit" });
  return (
    <li>
      <span class="evening-words">
        <span class="small">
          {time} · {t(`edition-${edition}`)}
        </span>
        {winners.length > 0 && <span class="small muted">{t("evening-won", { names: list(winners) })}</span>}
      </span>
      <a class="btn" href={`/t/${code}/album/${game}`} aria-label={`${t("evening-album")}, ${day}, ${time}`}>
        {t("evening-album")}
      </a>
    </li>
  );
}
