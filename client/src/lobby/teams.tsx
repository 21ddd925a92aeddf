// Who plays together, in words: the threads across the moon say it to the eye.
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Member, Side } from "../state/types";

/** Shows the pairs, where those who are here make pairs. */
export function Teams({ members, teams }: { readonly members: readonly Member[]; readonly teams: readonly Side[] }) {
  if (teams.length === 0) return null;
  return (
    <div class="teams">
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
      <p class="small muted">{t("teams-hint")}</p>
    </div>
  );
}
