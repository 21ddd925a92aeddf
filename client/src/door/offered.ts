// What the door has for somebody without a seat, by the ids of its words. Pure.
import type { GuestView, Member, TableView } from "../state/types";

/** Why no seat is to be had: people sit on all of them, or what looks free is promised or somebody else's. */
export function whyNone({ public: { members } }: TableView): "door-full" | "door-none" {
  const everybody = members.every((one) => one.kind === "person" && one.presence === "here");
  return everybody ? "door-full" : "door-none";
}

/** What the way back to the door leads to, for whoever looks on. */
export function offered({ public: shown, own }: TableView): string {
  if (shown.stage === "lobby") return shown.newcomer_symbols.length > 0 ? "sit-down" : "door-pill";
  const guest = shown.guests.find((one) => one.key === own?.key);
  if (guest && (guest.asks || guest.promised !== null || guest.claim !== null)) return "door-to";
  const seats = own?.guest ? own.guest.seats : shown.free_seats;
  if (seats.length > 0 && (own?.guest?.may_ask ?? true)) return "door-pill";
  return guest?.ready ? "door-next-on" : "door-next";
}

/** What a guest does there. A seat goes only to whoever is there as a round begins. */
export function doing(guest: GuestView): "gone" | "claim" | "promised" | "asks" | "ready" | "looks" {
  if (guest.claim !== null || guest.promised !== null) {
    if (guest.presence === "away") return "gone";
    return guest.claim === null ? "promised" : "claim";
  }
  if (guest.asks) return "asks";
  return guest.ready ? "ready" : "looks";
}

/** The seat of somebody away whose very name somebody bears: their own, for all that is known. */
export function seatOfName(name: string, members: readonly Member[], seats: readonly number[]): number | null {
  const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLocaleLowerCase();
  const away = members.filter((one) => one.kind === "person" && seats.includes(one.key));
  return away.find((one) => plain(one.name) === plain(name))?.key ?? null;
}
