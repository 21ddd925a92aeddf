// In place of the board, on a phone in a room where a big screen shows it.
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { setCardsHere } from "../state/big-screen";

/** Says where the cards are, and lets whoever does not see them there have them here. */
export function OnScreen() {
  return (
    <div class="on-screen">
      <p>
        <Icon name="tv" />
        {t("on-screen")}
      </p>
      <button type="button" class="btn btn-quiet btn-small" onClick={() => setCardsHere(true)}>
        {t("on-screen-here")}
      </button>
    </div>
  );
}
