// What happens in the lobby, for those who do not see hares sit down: who comes, and what is going to be played.
import { useEffect, useRef } from "preact/hooks";
import { list, t } from "../i18n";
import { valueWords } from "../i18n/settings";
import type { TablePublic } from "../protocol";
import { editions } from "../state/choices";
import { tell } from "../state/heard";
import { isHost, me, table } from "../state/table";
import type { SettingName } from "../state/types";
import { says } from "./house-rules";

/** So long house rules must stand still before they are told: a number is stepped to, one after the other. */
const CALM_MS = 1500;

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
  useRuleNews(now);
  useEffect(() => () => tell("table", []), []);
}

type Overrides = TablePublic["overrides"];

/** Tells all but the host, who sees what they do, which house rules are others than when they were told last. */
function useRuleNews(now: TablePublic | null): void {
  const told = useRef(now?.overrides);
  const rules = JSON.stringify(now?.overrides);
  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = table.peek();
      const before = told.current;
      told.current = shown?.overrides;
      const words = shown && before && !isHost.peek() ? ruleWords(before, shown) : [];
      if (words.length > 0) tell("table", [`${t("house-rules")}. ${words.join(" ")}`]);
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [rules]);
}

/** What each changed rule is now; those that have nothing to say in this edition are left out. */
function ruleWords(before: Overrides, shown: TablePublic): string[] {
  const now = shown.overrides;
  const names = Object.keys({ ...before, ...now }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
  if (names.length > 1 && Object.keys(now).length === 0) return [`${t("as-written")}.`];
  const infos = editions.peek()?.settings ?? [];
  return (names as SettingName[])
    .filter((name) => infos.every((info) => info.name !== name || says(info, shown)))
    .map((name) => `${t(`setting-${name}`)}: ${valueWords(name, shown.settings[name])}.`);
}
