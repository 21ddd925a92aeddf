// The editions' ids, in the order in which they are offered; their names are words like all others.
import type { EditionId } from "../state/types";

export const EDITION_IDS = [
  "classic",
  "standard",
  "odyssey",
  "odyssey-party",
  "odyssey-team",
] as const satisfies EditionId[];
export const EDITION_NAMES: Readonly<Record<EditionId, `edition-${EditionId}`>> = {
  classic: "edition-classic",
  standard: "edition-standard",
  odyssey: "edition-odyssey",
  "odyssey-party": "edition-odyssey-party",
  "odyssey-team": "edition-odyssey-team",
};
