// What has happened between two following views that nobody sees by looking at the table. Pure.
import type { TableView } from "./types";

export type News =
  /** Somebody has left for good; `plays` where the computer goes on for them. */
  | { readonly kind: "left"; readonly name: string; readonly plays: boolean }
  | { readonly kind: "host"; readonly name: string; readonly you: boolean }
  /** The host has ended a running game. */
  | { readonly kind: "ended"; readonly name: string }
  /** Somebody has told the first clue while one was writing one's own. */
  | { readonly kind: "overtaken"; readonly name: string };

/**
 * The news for whoever sat at the table before and after; nothing for others, nor of what one did oneself. `drafted`:
 * whether words of a clue are kept here.
 */
export function newsOf(before: TableView, after: TableView, drafted: boolean): News[] {
  const own = after.own?.key;
  const [then, now] = [before.public, after.public];
  if (own === undefined || before.own?.key !== own || then.code !== now.code) return [];
  const news: News[] = [];
  if (drafted && then.game?.phase === "announcing" && now.game_number === then.game_number) {
    const teller = now.game?.round === then.game.round && now.game.phase !== "announcing" && now.game.storyteller;
    const member = typeof teller === "number" ? now.members[teller] : undefined;
    if (member && member.key !== own) news.push({ kind: "overtaken", name: member.name });
  }
  const hostThen = then.members.find((one) => one.key === then.host);
  if (then.stage === "playing" && now.stage === "lobby" && hostThen && hostThen.key !== own)
    news.push({ kind: "ended", name: hostThen.name });
  for (const member of then.members) {
    if (member.kind !== "person" || member.key === own) continue;
    const still = now.members.find((one) => one.key === member.key);
    if (still?.kind === "person") continue;
    news.push({ kind: "left", name: member.name, plays: still !== undefined && now.stage === "playing" });
  }
  const hostNow = now.members.find((one) => one.key === now.host);
  if (hostNow && hostNow.key !== then.host) news.push({ kind: "host", name: hostNow.name, you: hostNow.key === own });
  return news;
}
