// The rules of a table as a sheet, the reminder of how points are counted first.
import { t } from "../i18n";
import { Sheet } from "../parts/sheet";
import type { TablePublic } from "../state/types";
import { PaceLine } from "../time/pace";
import { RulesText } from "./rules-text";

interface RulesSheetProps {
  readonly shown: TablePublic;
  readonly onClose: () => void;
}

/** Shows the sheet. */
export function RulesSheet({ shown, onClose }: RulesSheetProps) {
  return (
    <Sheet title={t("rules-of", { edition: t(`edition-${shown.edition}`) })} onClose={onClose}>
      {shown.time && <PaceLine pace={shown.time.pace} />}
      <RulesText settings={shown.settings} pileRounds={shown.pile_rounds} />
    </Sheet>
  );
}
