// The table as this browser last heard of it. Only net/ writes these; screens read them and derive the rest.
import { computed, signal } from "@preact/signals";
import { opened } from "./as-screen";
import type { Member, TableView } from "./types";

/** The latest view of the table; null before the first one has come. */
export const view = signal<TableView | null>(null);

/**
 * `connecting` before the first view, `open`, `lost` while it is being sought again, `offline` when the device says
 * that it has no network, `elsewhere` when newer tabs of the same seat have taken its place, `gone` when it has ended
 * for good.
 */
export const connection = signal<"connecting" | "open" | "lost" | "offline" | "elsewhere" | "gone">("connecting");

/** How much of what was done here the table has not answered yet. */
export const unsent = signal(0);

/** Why the connection ended for good. */
export const goneBecause = signal<"removed" | "left" | "expired" | "barred" | "locked" | null>(null);

/**
 * Why a seat that this browser had here is its own no more: nobody sat there, the host took it (`removing` while that
 * may still be undone, `out` once it was not), another device has it, its person gave it to somebody.
 */
export const lostSeat = signal<"freed" | "removed" | "removing" | "out" | "moved" | "handed" | null>(null);

/** The address to hand on; one that other devices reach where the server knows such a one. */
export const invite = signal<string | null>(null);

/** How often the server has said that its sets of cards are others than before. */
export const setsChanges = signal(0);

/**
 * Where the table's QR code is drawn: anew when another password makes it another one, once a screen that knew of it
 * before it had the key may see it, and with a seat, with which one is told what opens the table.
 */
export const qrCode = computed(() => {
  const lock = table.value?.lock;
  return `/t/${table.value?.code}/qr.svg${lock ? `?${lock}-${opened.value}-${myself.value ? "in" : "out"}` : ""}`;
});

export const table = computed(() => view.value?.public ?? null);
/** Whether a program plays here that somebody runs elsewhere. */
export const isBot = (member: Member) => member.player === "remote";
export const me = computed(() => view.value?.own ?? null);
/** The public game and one's own part of it. */
export const game = computed(() => table.value?.game ?? null);
const ownGame = computed(() => me.value?.game ?? null);
export const isHost = computed(() => me.value?.host ?? false);
/** One's own member, or null for those without a seat. */
export const myself = computed(() =>
  me.value?.guest ? null : (table.value?.members.find((one) => one.key === me.value?.key) ?? null),
);

/** The member who sits on a seat of the game (seats are numbered as the members stand). */
export function memberAt(seat: number): Member | undefined {
  return table.value?.members[seat];
}

/** A member by key. */
export function memberOf(key: number): Member | undefined {
  return table.value?.members.find((one) => one.key === key);
}

/** Whether the game awaits something of this browser's seat. */
export const myTurn = computed(() => {
  const own = ownGame.value;
  return table.value?.stage === "playing" && own !== null && game.value?.standings[own.seat] === "awaited";
});
