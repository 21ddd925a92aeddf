// Says who is away, so that nobody wonders why a computer plays for them.
import { list, t } from "../i18n";
import { Icon } from "../parts/icon";
import type { Person } from "./people";

/** One line for all who are away; nothing while everybody is here. */
export function AwayNote({ people, phase }: { readonly people: readonly Person[]; readonly phase: string }) {
  const away = people.filter((one) => one.kind === "person" && one.presence === "away" && !one.you);
  return (
    <div class="note" role="status">
      {away.length > 0 && phase !== "over" && (
        <p class="banner">
          <Icon name="computer" />
          <span>{t("away-note", { names: list(away.map((one) => one.name)), count: away.length })}</span>
        </p>
      )}
    </div>
  );
}
