// Whether computer players say why they voted as they did: one switch for the host, where there are any.
import { t } from "../i18n";
import { act } from "../net/act";
import { Switch } from "../parts/fields";
import type { TablePublic } from "../protocol";
import { isHost } from "../state/table";

/** The switch. */
export function WhysChoice({ shown }: { readonly shown: TablePublic }) {
  if (!isHost.value || !shown.members.some((member) => member.kind === "computer")) return null;
  return (
    <div class="house">
      <Switch
        label={t("says-why")}
        hint={t("says-why.hint")}
        value={shown.says_why ?? true}
        onChange={(on) => act({ type: "choose-whys", on })}
      />
    </div>
  );
}
