// The way back to the points of the last round.
import { t } from "../i18n";
import { IconButton } from "../parts/icon-button";

/** The button; nothing where no round has been scored yet. */
export function LastRoundButton({ onOpen }: { readonly onOpen: (() => void) | undefined }) {
  return onOpen ? <IconButton icon="again" label={t("last-round")} class="last-round" onClick={onOpen} /> : null;
}
