// The rules of one edition as a sheet at the table, the reminder of how points are counted first.
import type { EditionId } from "../state/types";

export interface RulesSheetProps {
  readonly edition: EditionId;
  /** The table's resolved settings, house rules included. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

export function RulesSheet(_: RulesSheetProps) {
  return null;
}
