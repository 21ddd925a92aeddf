// What happens in the lobby, for those who do not see hares sit down: who comes, and what is going to be played.
import { useEffect, useRef } from "preact/hooks";
import { list, t } from "../i18n";
import { tell } from "../state/heard";
import { isHost, me, table } from "../state/table";

/** Tells it as it comes. Who leaves, a note says. */
export function useLobbyNews(): void {
  const now = table.value;
  const before = useRef(now);
  useEffect(() => {
    const then = before.current;
    before.current = now;
    if (!then || !now || then === now) return;
    const known = new Set(then.members.map((one) => one.key));
    const came = now.members.filter((one) => !known.has(one.key) && one.key !== me.peek()?.key);
    const news: string[] = [];
    if (came.length > 0)
      news.push(t("news-sits-down", { names: list(came.map((one) => one.name)), count: came.length }));
    if (then.edition !== now.edition && !isHost.peek()) news.push(`${t("edition")}: ${t(`edition-${now.edition}`)}.`);
    if (news.length > 0) tell("table", [news.join(" ")]);
  }, [now]);
  useEffect(() => () => tell("table", []), []);
}
