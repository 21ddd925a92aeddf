// The socket against a table that answers, falls silent, and goes away; with a clock of its own.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { guess, guessOf } from "../src/door/guesses";
import { connect, disconnect, handedOver, send, sign } from "../src/net/socket";
import type { TableView } from "../src/protocol";
import { connection, goneBecause, lostSeat, setsChanges, view } from "../src/state/table";

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  says(message: object) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
  static get latest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    assert.ok(socket);
    return socket;
  }
  /** The commands that it was given. */
  get done() {
    return this.sent.filter((message) => message.type === "do");
  }
}

const someView = {
  type: "view",
  public: {
    code: "LUMO-4821",
    stage: "playing",
    game_number: 2,
    members: [],
    clocks: [],
    game: { round: 3, phase: "giving" },
  },
  own: null,
  left: [],
} as unknown as TableView;

mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
Object.assign(globalThis, { WebSocket: FakeSocket });

beforeEach(() => {
  FakeSocket.all = [];
  connect("LUMO-4821");
  FakeSocket.latest.opens();
  FakeSocket.latest.says(someView);
});

test("a view that comes is shown, and the connection counts as open", () => {
  assert.equal(FakeSocket.latest.address, "ws://table.test/t/LUMO-4821/ws?views=changes");
  assert.deepEqual(view.value, someView);
  assert.equal(connection.value, "open");
});

test("what has changed is taken into the view, and all else in it stays the same object", () => {
  const { members } = (view.value as TableView).public;
  const change = { public: { game: { phase: ["voting"], slots: [["a", "b"]] } }, own: [{ key: 7 }], left: [[2.5]] };
  FakeSocket.latest.says({ type: "changed", view: change });
  const told = structuredClone(someView) as unknown as { public: { game: object }; own: unknown; left: number[] };
  Object.assign(told.public.game, { phase: "voting", slots: ["a", "b"] });
  assert.deepEqual(view.value, { ...told, own: { key: 7 }, left: [2.5] });
  assert.equal(view.value?.public.members, members);
  FakeSocket.latest.says({ type: "changed", view: { public: { game: { slots: { 1: ["c"] } } } } });
  assert.deepEqual(view.value?.public.game?.slots, ["a", "c"]);
  assert.equal(someView.public.game?.phase, "giving", "what was shown before is not touched");
});

test("after a broken connection the first message is the whole table, whatever changed meanwhile", () => {
  FakeSocket.latest.says({ type: "changed", view: { public: { stage: ["over"] } } });
  FakeSocket.latest.breaks();
  mock.timers.tick(500);
  FakeSocket.latest.opens();
  FakeSocket.latest.says(someView);
  assert.deepEqual(view.value, someView);
});

test("a sign of writing goes over an open connection, and is neither kept for another one nor waited for", () => {
  sign(true);
  const before = FakeSocket.latest;
  assert.deepEqual(before.sent, [{ type: "sign", choosing: true }]);
  before.breaks();
  sign(false);
  mock.timers.tick(500);
  FakeSocket.latest.opens();
  assert.deepEqual(FakeSocket.latest.sent, []);
});

test("news of other sets is counted, for those who show some", () => {
  const before = setsChanges.value;
  FakeSocket.latest.says({ type: "sets-changed" });
  assert.equal(setsChanges.value, before + 1);
  assert.deepEqual(view.value, someView);
});

test("a game's command says for which game, round and phase it is; one of the table's life says none", async () => {
  void send({ type: "give-cards", cards: ["a:b"] });
  void send({ type: "rename", name: "Ola" });
  const [give, rename] = FakeSocket.latest.done;
  assert.deepEqual([give?.game, give?.round, give?.phase], [2, 3, "giving"]);
  assert.deepEqual([rename?.game, rename?.round, rename?.phase], [0, 0, null]);
  assert.notEqual(give?.id, rename?.id);
  assert.match(String(give?.id), /^[A-Za-z0-9_-]{20}$/);
});

test("the table's verdict reaches whoever asked, by the command's id", async () => {
  const one = send({ type: "go-on" });
  const other = send({ type: "leave" });
  const [first, second] = FakeSocket.latest.done;
  FakeSocket.latest.says({ type: "refused", id: second?.id, code: "stale", args: {}, message: "" });
  FakeSocket.latest.says({ type: "accepted", id: first?.id });
  assert.equal((await one).type, "accepted");
  assert.equal((await other).type, "refused");
});

test("what was not answered when the connection broke is sent again under the same id, and only that", async () => {
  const answered = send({ type: "go-on" });
  FakeSocket.latest.says({ type: "accepted", id: FakeSocket.latest.done[0]?.id });
  await answered;
  const open = send({ type: "leave" });
  const before = FakeSocket.latest;
  before.breaks();
  assert.equal(connection.value, "lost");
  mock.timers.tick(500);
  assert.notEqual(FakeSocket.latest, before);
  FakeSocket.latest.opens();
  assert.deepEqual(FakeSocket.latest.done, before.done.slice(1));
  FakeSocket.latest.says({ type: "accepted", id: before.done[1]?.id });
  assert.equal((await open).type, "accepted");
});

test("a message that the table could not read is not sent for ever: the oldest command has its verdict", async () => {
  const one = send({ type: "go-on" });
  const other = send({ type: "leave" });
  const complain = mock.method(console, "error", () => {});
  FakeSocket.latest.says({ type: "refused", id: null, code: "too-fast", args: {}, message: "A ping, too fast." });
  FakeSocket.latest.says({ type: "refused", id: null, code: "malformed", args: {}, message: "It has no such key." });
  complain.mock.restore();
  const verdict = await one;
  assert.equal(verdict.type === "refused" && verdict.code, "malformed");
  const [first, second] = FakeSocket.latest.done;
  FakeSocket.latest.breaks();
  mock.timers.tick(500);
  FakeSocket.latest.opens();
  assert.deepEqual(FakeSocket.latest.done, [second]);
  assert.notEqual(first?.id, second?.id);
  FakeSocket.latest.says({ type: "accepted", id: second?.id });
  assert.equal((await other).type, "accepted");
});

test("a command after which every connection breaks is given up in the end", async () => {
  const open = send({ type: "go-on" });
  let sendings = FakeSocket.latest.done.length;
  for (let i = 0; i < 20; i++) {
    FakeSocket.latest.breaks();
    mock.timers.tick(8000);
    FakeSocket.latest.opens();
    FakeSocket.latest.says(someView);
    sendings += FakeSocket.latest.done.length;
  }
  assert.equal(sendings, 8);
  const verdict = await open;
  assert.equal(verdict.type === "refused" && verdict.code, "connection-lost");
});

test("a command given while there is no connection goes out with the next one", () => {
  FakeSocket.latest.breaks();
  void send({ type: "go-on" });
  mock.timers.tick(500);
  FakeSocket.latest.opens();
  assert.equal(FakeSocket.latest.done.length, 1);
});

test("ten seconds of silence count as a lost connection, though the browser noticed nothing", () => {
  const before = FakeSocket.latest;
  mock.timers.tick(9000);
  assert.equal(connection.value, "open");
  mock.timers.tick(2500);
  mock.timers.tick(500);
  assert.notEqual(FakeSocket.latest, before);
  assert.equal(connection.value, "lost");
  FakeSocket.latest.opens();
  FakeSocket.latest.says(someView);
  assert.equal(connection.value, "open");
});

test("signs of life go out every few seconds, and their answers keep the connection", () => {
  for (let second = 0; second < 30; second++) {
    mock.timers.tick(1000);
    const pings = FakeSocket.latest.sent.filter((message) => message.type === "ping").length;
    if (pings > second / 5) FakeSocket.latest.says({ type: "pong" });
  }
  assert.equal(FakeSocket.all.length, 1);
  assert.ok(FakeSocket.latest.sent.length >= 7);
});

test("tries come ever slower, at most some seconds apart", () => {
  const gaps: number[] = [];
  let last = Date.now();
  FakeSocket.latest.breaks();
  for (let i = 0; i < 12; i++) {
    const count = FakeSocket.all.length;
    while (FakeSocket.all.length === count) mock.timers.tick(50);
    gaps.push(Date.now() - last);
    last = Date.now();
    FakeSocket.latest.breaks();
  }
  assert.ok((gaps[0] ?? 0) < 600, `the first try after ${gaps[0]} ms`);
  assert.ok(Math.max(...gaps) <= 7100, `never more than seven seconds: ${gaps}`);
  assert.ok((gaps.at(-1) ?? 0) > 2500, `slow in the end: ${gaps}`);
});

test("where the seat is gone for good nothing is tried again, and what was open is answered", async () => {
  const open = send({ type: "go-on" });
  FakeSocket.latest.says({ type: "gone", reason: "removed" });
  assert.equal(connection.value, "gone");
  assert.equal(goneBecause.value, "removed");
  assert.equal((await open).type, "refused");
  const count = FakeSocket.all.length;
  FakeSocket.latest.breaks();
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.all.length, count);
  assert.equal((await send({ type: "go-on" })).type, "refused");
});

test("the oldest of too many tabs rests until its person does something in it", async () => {
  const open = send({ type: "go-on" });
  FakeSocket.latest.breaks(4001);
  assert.equal(connection.value, "elsewhere");
  assert.equal((await open).type, "refused");
  mock.timers.tick(120_000);
  assert.equal(FakeSocket.all.length, 1);
  assert.equal(connection.value, "elsewhere");
  void send({ type: "leave" });
  assert.equal(FakeSocket.all.length, 2);
  FakeSocket.latest.opens();
  FakeSocket.latest.says(someView);
  assert.equal(connection.value, "open");
  assert.deepEqual(
    FakeSocket.latest.done.map((message) => message.command),
    [{ type: "leave" }],
  );
});

const seated = (kind: "person" | "computer" | null, own = false) =>
  ({
    ...someView,
    public: { ...someView.public, members: kind === null ? [] : [{ key: 4, name: "Ines", kind }] },
    own: own ? { key: 4, host: false, game: null, guest: null } : null,
  }) as unknown as TableView;

for (const [where, meanwhile, reloads] of [
  ["in a game", "computer", false],
  ["in the lobby", null, false],
  ["in a game, and reloads", "computer", true],
] as const)
  test(`whoever is removed by mistake ${where} sits there again by themselves`, () => {
    if (reloads) {
      connect("LUMO-4821");
      FakeSocket.latest.opens();
      FakeSocket.latest.says({ type: "gone", reason: "freed", by_host: true, key: 4 });
    } else {
      FakeSocket.latest.says(seated("person", true));
      FakeSocket.latest.says({ type: "gone", reason: "removed" });
    }
    assert.match(FakeSocket.latest.address, /&watch$/);
    FakeSocket.latest.opens();
    FakeSocket.latest.says(seated(meanwhile));
    assert.deepEqual([connection.value, lostSeat.value], ["open", reloads ? "removed" : "removing"]);
    mock.timers.tick(9000);
    FakeSocket.latest.says(seated("person"));
    assert.equal(FakeSocket.latest.address, "ws://table.test/t/LUMO-4821/ws?views=changes");
    FakeSocket.latest.opens();
    FakeSocket.latest.says(seated("person", true));
    mock.timers.tick(9000);
    assert.deepEqual([lostSeat.value, goneBecause.value], [null, null]);
  });

test("whoever is removed and not taken back is told so for good, however the connection breaks meanwhile", () => {
  FakeSocket.latest.says(seated("person", true));
  FakeSocket.latest.says({ type: "gone", reason: "removed" });
  FakeSocket.latest.breaks();
  mock.timers.tick(500);
  FakeSocket.latest.opens();
  FakeSocket.latest.says(seated("computer"));
  assert.deepEqual([goneBecause.value, lostSeat.value], [null, "removing"]);
  mock.timers.tick(12_000);
  assert.deepEqual([goneBecause.value, lostSeat.value], [null, "out"]);
  FakeSocket.latest.breaks();
  mock.timers.tick(5000);
  FakeSocket.latest.opens();
  FakeSocket.latest.says(seated("computer"));
  assert.deepEqual([connection.value, lostSeat.value], ["open", "out"]);
});

test("whoever is kept out later is told so at once, on the page that said that they were removed", () => {
  FakeSocket.latest.says(seated("person", true));
  FakeSocket.latest.says({ type: "gone", reason: "removed" });
  FakeSocket.latest.opens();
  FakeSocket.latest.says(seated("computer"));
  for (let seconds = 0; seconds < 15; seconds += 5) {
    mock.timers.tick(5000);
    FakeSocket.latest.says({ type: "pong" });
  }
  assert.equal(lostSeat.value, "out");
  FakeSocket.latest.says({ type: "gone", reason: "barred" });
  assert.deepEqual([connection.value, goneBecause.value], ["gone", "barred"]);
});

test("a guest who is sent away, and a seat that was gone already, have nothing to wait for", () => {
  FakeSocket.latest.says({ type: "gone", reason: "removed" });
  assert.deepEqual([connection.value, goneBecause.value], ["gone", "removed"]);
});

test("whoever has given their seat away looks on, and is not told that they left", () => {
  FakeSocket.latest.says(seated("person", true));
  const before = FakeSocket.latest;
  handedOver();
  before.says({ type: "gone", reason: "left" });
  FakeSocket.latest.opens();
  FakeSocket.latest.says(seated("computer"));
  assert.deepEqual([connection.value, goneBecause.value, lostSeat.value], ["open", null, "handed"]);
});

test("a socket that was left behind has nothing more to say", () => {
  const before = FakeSocket.latest;
  disconnect();
  connect("KIME-6749");
  before.says(someView);
  assert.equal(view.value, null);
});

test("a guess is said again under the same name once the connection is back, and only while it may still change", () => {
  const voting = { ...someView, public: { ...someView.public, game: { round: 3, phase: "voting" } } } as TableView;
  FakeSocket.latest.says(voting);
  guess(voting, 2);
  guess(voting, 4);
  const guesses = () => FakeSocket.latest.sent.filter((message) => message.type === "guess");
  const [first, second] = guesses();
  assert.equal(guesses().length, 2);
  assert.ok(first?.by && first.by === second?.by);
  for (const [phase, said] of [
    ["voting", [second]],
    ["showing", []],
  ] as const) {
    FakeSocket.latest.breaks();
    mock.timers.tick(10_000);
    FakeSocket.latest.opens();
    FakeSocket.latest.says({ ...voting, public: { ...voting.public, game: { round: 3, phase } } });
    assert.deepEqual(guesses(), said);
  }
  assert.equal(guessOf(voting, 3), 4);
});
