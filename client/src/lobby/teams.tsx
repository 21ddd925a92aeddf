// Who plays together, in words: the threads across the moon say it to the eye.
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Member, Side } from "../state/types";

interface PairsProps {
  readonly members: readonly Member[];
  readonly teams: readonly Side[];
}

/** Shows the pairs, where those who are here make pairs. */
export function Teams({ members, teams }: PairsProps) {
  if (teams.length === 0) return null;
  return (
    <div class="teams">
      <Pairs members={members} teams={teams} />
      <p class="small muted">{t("teams-hint")}</p>
    </div>
  );
}

/** The pairs alone. */
export function Pairs({ members, teams }: PairsProps) {
  return (
    <ul class="teams-list" aria-label={t("teams")}>
      {teams.map((seats) => {
        const pair = seats.flatMap((seat) => members[seat] ?? []);
        return (
          <li key={seats[0]} class="chip">
            {pair.map((member) => (
              <Badge key={member.key} symbol={member.symbol} kind={member.kind} />
            ))}
            <span>{list(pair.map((member) => member.name))}</span>
          </li>
        );
      })}
    </ul>
  );
}
