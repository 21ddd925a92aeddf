// The rules of one edition as a sheet at the table, the reminder of how points are counted first.
import type { EditionId, Settings } from "../state/types";

export interface RulesSheetProps {
  readonly edition: EditionId;
  /** The table's resolved settings, house rules included. */
  readonly settings: Settings;
  readonly onClose: () => void;
}

export function RulesSheet(_: RulesSheetProps) {
  return null;
}
