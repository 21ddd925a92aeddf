// What those who only watch have guessed, in one quiet line under the points; for them whether they found it themselves.
import { t } from "../i18n";
import { guessTally } from "../state/guesses";
import type { Outcome, TableView } from "../state/types";
import { countedOf, foundSoFar, wanted } from "./guesses";
import "./drawing";

/** The line of a round, where the table has told it. */
export function GuessLine({ view, outcome }: { readonly view: TableView; readonly outcome: Outcome }) {
  const told = guessTally.value;
  if (told?.game !== view.public.game_number || told.round !== outcome.round) return null;
  const mine = countedOf(view, outcome.round);
  const own = mine === null ? null : foundSoFar(view.public.code);
  const count = told.slots.reduce((sum, guesses) => sum + guesses, 0);
  return (
    <p class="guess-line">
      {mine !== null && own && (
        <b>
          {t(wanted(outcome).includes(mine) ? "guess-right" : "guess-wrong", { found: own.found, count: own.count })}
        </b>
      )}
      <span>{t(`guess-tally-${view.public.settings.scoring}`, { found: told.found, count })}</span>
    </p>
  );
}
