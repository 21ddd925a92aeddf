// The table's WebSocket: keeps it alive, notices silence, comes back by itself, and sends what was not answered again
// under the same ids, so that nothing is lost and nothing happens twice.
import {
  type Accepted,
  type Do,
  type FromTable,
  GAVE_WAY,
  type Gone,
  type Guess,
  type Refused,
  SeatCommandTypes,
  type Sign,
  UNDO,
} from "../protocol";
import { asScreen, screenName } from "../state/as-screen";
import { guessTally } from "../state/guesses";
import { randomId } from "../state/random";
import { connection, goneBecause, lostSeat, setsChanges, unsent, view } from "../state/table";
import { forgetTalk, hearTalk, isTalk, type Wish } from "../state/talk";
import type { Command, TableView } from "../state/types";
import { type Change, changed } from "./changed";

const PING_EVERY_MS = 4000;
/** A screen is missed sooner: until then nobody in its room sees the cards. */
const SCREEN_PING_EVERY_MS = 2000;
const SILENCE_MS = 10_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;
/** How often a command is sent over connections that then break: past that it may be what breaks them. */
const MOST_SENDINGS = 8;
/** For so long a removal can be undone, and a little longer, for the word of it to come. */
const UNDO_MS = UNDO * 1000 + 2000;

type Verdict = Accepted | Refused;

/** The commands of a running game; they say for which round and phase they are, so that late ones are refused. */
const OF_THE_GAME: ReadonlySet<Command["type"]> = new Set(SeatCommandTypes);

let code: string | null = null;
/** Whether this browser's seat is known to be gone: then it looks on without one until it takes another. */
let watching = false;
/** Whose seat was taken from this browser a moment ago: the host may still give it back. */
let removed: number | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
/** Whether this is a screen in a room, which has no seat whatever its browser has. */
let screen = false;
let socket: WebSocket | null = null;
/** Whether this socket has shown the table: then every word from it proves that the connection stands. */
let shown = false;
let heardAt = 0;
let pingedAt = 0;
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let ticking = false;
type Asked = Do | (Wish & { readonly id: string });
interface Waiting {
  readonly message: Asked;
  readonly settle: (verdict: Verdict) => void;
  sendings: number;
}

/** In the order in which they were given, which is the order in which each connection answers. */
const unanswered = new Map<string, Waiting>();

/** Connects to a table and stays connected until `disconnect`; `as` a screen without a seat. */
export function connect(table: string, as: "member" | "screen" = "member"): void {
  disconnect();
  code = table;
  screen = as === "screen";
  watching = false;
  removed = null;
  view.value = null;
  goneBecause.value = null;
  lostSeat.value = null;
  guessTally.value = null;
  asScreen.value = null;
  connection.value = "connecting";
  startTicking();
  open();
}

/** Connects anew, for instance once a seat was taken: the seat's cookie is only read at the start. */
export function reconnect(): void {
  if (code === null) return;
  tries = 0;
  watching = false;
  removed = null;
  open();
}

/** Leaves the table's socket. */
export function disconnect(): void {
  code = null;
  clearTimeout(retry);
  clearTimeout(removal);
  drop();
  giveUp();
}

/** Sends a command and resolves with the table's verdict, however often the connection breaks meanwhile. */
export function send(command: Command): Promise<Verdict> {
  const id = randomId();
  if (code === null || connection.value === "gone") return Promise.resolve(lost(id));
  const table = view.value?.public;
  const forGame = OF_THE_GAME.has(command.type) && table?.game;
  const message: Do = {
    type: "do",
    id,
    game: forGame ? table.game_number : 0,
    round: forGame ? forGame.round : 0,
    phase: forGame ? forGame.phase : null,
    command,
  };
  return ask(message);
}

/** Says something, or does something about what is said; answered as a command is. */
export function converse(wish: Wish): Promise<Verdict> {
  const id = randomId();
  if (code === null || connection.value === "gone") return Promise.resolve(lost(id));
  return ask({ ...wish, id });
}

function ask(message: Asked): Promise<Verdict> {
  return new Promise((settle) => {
    const waiting = { message, settle, sendings: 0 };
    unanswered.set(message.id, waiting);
    unsent.value = unanswered.size;
    if (socket?.readyState === WebSocket.OPEN) deliver(socket, waiting);
    // Whoever acts here wants to be here.
    if (connection.value === "elsewhere") reconnect();
  });
}

/** Tells the table that one writes a clue, or has stopped; where there is no connection it goes unsaid. */
export function sign(choosing: boolean): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "sign", choosing } satisfies Sign));
}

/** Guesses a card for fun, watching, under a name of this browser's; whether there was a connection to say it by. */
export function sendGuess(slot: number, by: string): boolean {
  const table = view.value?.public;
  if (!table?.game || socket?.readyState !== WebSocket.OPEN) return false;
  const guess: Guess = { type: "guess", by, game: table.game_number, round: table.game.round, slot };
  socket.send(JSON.stringify(guess));
  return true;
}

function deliver(to: WebSocket, waiting: Waiting): void {
  const { id } = waiting.message;
  if (waiting.sendings === MOST_SENDINGS) {
    settle(lost(id));
    return;
  }
  waiting.sendings += 1;
  to.send(JSON.stringify(waiting.message));
}

function lost(id: string): Refused {
  return { type: "refused", id, code: "connection-lost", args: {}, message: "The connection was lost." };
}

function open(): void {
  clearTimeout(retry);
  drop();
  if (code === null) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const as = screen ? `&screen=${screenName()}` : watching ? "&watch" : "";
  const fresh = new WebSocket(`${scheme}://${location.host}/t/${code}/ws?views=changes${as}`);
  socket = fresh;
  shown = false;
  heardAt = Date.now();
  fresh.addEventListener("open", () => {
    if (socket !== fresh) return;
    for (const waiting of [...unanswered.values()]) deliver(fresh, waiting);
  });
  fresh.addEventListener("message", ({ data }) => {
    if (socket === fresh) receive(String(data));
  });
  // An error is always followed by a close.
  fresh.addEventListener("close", (event) => {
    if (socket !== fresh) return;
    if (event.code === GAVE_WAY) rest();
    else lose();
  });
}

/** What was not answered never will be. */
function giveUp(): void {
  for (const { message, settle } of unanswered.values()) settle(lost(message.id));
  unanswered.clear();
  unsent.value = 0;
}

/** Lets go of the socket without listening to it any more. */
function drop(): void {
  const old = socket;
  socket = null;
  old?.close();
}

/** The connection is lost: say so and try again, slower each time, not in step with everybody else. */
function lose(): void {
  drop();
  if (code === null || connection.value === "gone") return;
  connection.value = navigator.onLine ? "lost" : "offline";
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.6 + Math.random() * 0.8);
  tries += 1;
  clearTimeout(retry);
  retry = setTimeout(open, wait);
}

/** Other tabs of this seat have taken this one's place: wait for its person, or all would push each other out for ever. */
function rest(): void {
  drop();
  connection.value = "elsewhere";
  giveUp();
}

function receive(data: string): void {
  heardAt = Date.now();
  const message = JSON.parse(data) as FromTable;
  if (shown) connection.value = "open";
  if (isTalk(message)) {
    hearTalk(message);
    return;
  }
  switch (message.type) {
    case "view":
      tries = 0;
      if (!shown) forgetTalk();
      shown = true;
      look(message);
      connection.value = "open";
      break;
    case "changed":
      // Told against the view that this connection showed last; what an earlier one showed is of no matter to it.
      if (shown && view.value !== null) look(changed(view.value, message.view as Change));
      break;
    case "accepted":
    case "refused":
      settle(message);
      break;
    case "gone":
      if (message.reason === "moved") lookOn("moved");
      else if (message.reason === "freed") {
        // Loaded anew, one may sit down again; what the host takes back meanwhile is one's own seat all the same.
        removed = message.key;
        lookOn(message.by_host ? "removed" : "freed");
      } else if (message.reason === "removed") outside();
      else end(message.reason);
      break;
    case "sets-changed":
      setsChanges.value += 1;
      break;
    case "as-screen":
      asScreen.value = message;
      break;
    case "guess-tally":
      guessTally.value = message;
      break;
    case "pong":
      break;
  }
}

function look(now: TableView): void {
  view.value = now;
  if (now.own !== null) lostSeat.value = null;
  if (removed !== null) comeBack(now);
}

function settle(verdict: Verdict): void {
  if (verdict.type === "refused" && verdict.id === null) {
    console.error(`the table refused a message: ${verdict.message}`);
    // It could not read which one, so it is the first that it has not answered; a ping can only come too fast.
    const [first] = unanswered.keys();
    if (first !== undefined && verdict.code !== "too-fast") settle({ ...verdict, id: first });
    return;
  }
  const id = verdict.id ?? "";
  unanswered.get(id)?.settle(verdict);
  unanswered.delete(id);
  unsent.value = unanswered.size;
}

/** The seat of this browser is its own no more: say so, and go on looking, for one may sit down again. */
function lookOn(why: NonNullable<typeof lostSeat.value>): void {
  watching = true;
  lostSeat.value = why;
  giveUp();
  open();
}

/** One's seat was given to somebody who waited for it: from here on one looks on. */
export function handedOver(): void {
  lookOn("handed");
}

/**
 * The host has taken the seat of this browser; for some seconds that may have been a mistake. After them too the table is
 * listened to, since whoever is kept out is not to be told that they may come back.
 */
function outside(): void {
  const own = view.value?.own;
  if (!own || own.guest) {
    end("removed");
    return;
  }
  removed = own.key;
  clearTimeout(removal);
  removal = setTimeout(() => {
    if (lostSeat.value === "removing") lostSeat.value = "out";
  }, UNDO_MS);
  lookOn("removing");
}

/** The seat that was taken is its person's again: sit down. */
function comeBack(seen: TableView): void {
  if (!seen.public.members.some((one) => one.key === removed && one.kind === "person")) return;
  removed = null;
  clearTimeout(removal);
  reconnect();
}

function end(reason: Exclude<Gone["reason"], "freed" | "moved">): void {
  goneBecause.value = reason;
  connection.value = "gone";
  removed = null;
  clearTimeout(retry);
  drop();
  giveUp();
}

/** Once a second: ping now and then, and take ten seconds of silence for a lost connection. */
function tick(): void {
  if (socket === null) return;
  const now = Date.now();
  if (now - heardAt > SILENCE_MS) {
    lose();
  } else if (
    socket.readyState === WebSocket.OPEN &&
    now - pingedAt >= (screen ? SCREEN_PING_EVERY_MS : PING_EVERY_MS)
  ) {
    pingedAt = now;
    socket.send('{"type":"ping"}');
  }
}

function startTicking(): void {
  if (ticking) return;
  ticking = true;
  try {
    const pulse = new Worker(PULSE);
    pulse.addEventListener("message", tick);
    pulse.addEventListener("error", () => setInterval(tick, 1000), { once: true });
  } catch {
    setInterval(tick, 1000);
  }
  const hurry = () => {
    // Back from a pocket or a tunnel: do not sit out the rest of a long wait.
    if (code === null || connection.value === "gone") return;
    if (socket === null) reconnect();
    else tick();
  };
  addEventListener("online", hurry);
  addEventListener("pageshow", hurry);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") hurry();
  });
  addEventListener("offline", () => {
    if (code !== null && connection.value !== "gone") connection.value = "offline";
  });
}
