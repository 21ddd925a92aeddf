// Who is ready for the next game, and who begins it: what the end says on a phone and on the big screen.
import { t } from "../i18n";
import type { Member, TableView } from "../state/types";

/** Whether somebody need not be waited for. */
export const isReady = (member: Member) => member.kind === "computer" || member.ready;

/** How many of those who are asked are ready, and who begins the next game, in words. */
export function readiness(view: TableView): { readonly count: string; readonly begins: string } {
  const { members, host: hosting } = view.public;
  const host = members.find((member) => member.key === hosting);
  // The host begins it and has nothing to say before; whoever is away is not waited for.
  const asked = members.filter((member) => member.key !== hosting && member.presence === "here");
  return {
    count: asked.length > 0 ? t("ready-count", { count: asked.filter(isReady).length, all: asked.length }) : "",
    begins: host ? t("host-again", { name: host.name, you: view.own?.host ? "yes" : "no" }) : t("nobody-hosts"),
  };
}
