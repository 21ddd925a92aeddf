// What a phase has to teach by the rules of a table: another edition asks for something else in the same phase. Pure.
import type { Settings, TableView } from "../state/types";

/** Where something is taught. */
export type Kind = "tell" | "give" | "vote" | "points";

type Scoring = Settings["scoring"];

/** What is taught, each once. */
export type Topic =
  | "tell"
  | "tell-unseen"
  | "give-team"
  | `give-${Scoring}`
  | `give-${Scoring}-many`
  | "vote"
  | "vote-team"
  | "vote-many"
  | "vote-many-single"
  | "vote-agreement"
  | "vote-red"
  | `points-${Scoring}`;

/** The name under which it is remembered that this was taught, whatever the sentence said of the moment. */
export function topicOf(kind: Kind, view: TableView): Topic {
  const { settings, teams } = view.public;
  const may = view.own?.game?.may;
  const most = may?.vote?.most ?? 1;
  switch (kind) {
    case "tell":
      return settings.clue_from === "unseen" ? "tell-unseen" : "tell";
    case "give":
      if (teams.length > 0) return "give-team";
      return (may?.give?.count ?? 1) > 1 ? `give-${settings.scoring}-many` : `give-${settings.scoring}`;
    case "vote":
      if (may?.vote?.red) return "vote-red";
      if (settings.scoring === "agreement") return "vote-agreement";
      // Of the others one comes from the partner.
      if (teams.length > 0 && !settings.own_team_bonus) return "vote-team";
      if (most === 1) return "vote";
      return settings.points_single_vote > 0 ? "vote-many-single" : "vote-many";
    case "points":
      return `points-${settings.scoring}`;
  }
}
