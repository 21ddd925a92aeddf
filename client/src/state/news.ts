// What has happened between two following views that nobody sees by looking at the table. Pure.
import type { Member, TableView } from "./types";

export type News =
  /** Somebody has left for good; `plays` where the computer goes on for them. */
  | { readonly kind: "left"; readonly name: string; readonly plays: boolean }
  /** Somebody has their own seat again: back from being away, or with another device. */
  | { readonly kind: "back"; readonly name: string }
  /** Somebody plays on for another one, a person or a computer player. */
  | { readonly kind: "plays-for"; readonly name: string; readonly other: string }
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
  const sameGame = then.stage === "playing" && now.stage === "playing" && then.game_number === now.game_number;
  then.members.forEach((member, seat) => {
    const heir = sameGame ? now.members[seat] : now.members.find((one) => one.name === member.name);
    if (heir?.kind === "person" && (heir.key !== member.key || member.kind === "computer")) {
      if (member.key !== own && heir.key !== own) news.push(newsOfSeat(then, member, heir));
      return;
    }
    if (member.kind !== "person" || member.key === own) return;
    const still = now.members.find((one) => one.key === member.key);
    if (still?.kind === "person") return;
    news.push({ kind: "left", name: member.name, plays: still !== undefined && now.stage === "playing" });
  });
  const hostNow = now.members.find((one) => one.key === now.host);
  if (hostNow && hostNow.key !== then.host) news.push({ kind: "host", name: hostNow.name, you: hostNow.key === own });
  return news;
}

/** A seat is another person's than before, or a person's again. */
function newsOfSeat(then: TableView["public"], before: Member, heir: Member): News {
  const returned = then.guests.find((one) => one.key === heir.key)?.claim === before.key;
  // Only whoever has been away comes under the name of somebody else's seat.
  if (returned || heir.key === before.key || heir.name === before.name) return { kind: "back", name: heir.name };
  return { kind: "plays-for", name: heir.name, other: before.name };
}
