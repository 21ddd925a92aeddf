// What goes by in time at the table, with a clock of its own: countdowns, the pace of signs, patience with the silent.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { clocksOf, spoken, untilNext } from "../src/state/clocks";
import type { TableView } from "../src/state/types";
import { signsOf } from "../src/table/choosing";
import { helpFrom, listen, type Silence } from "../src/table/patience";
import { awaitedOf, peopleOf } from "../src/table/people";
import { limitOf } from "../src/time/face";
import { paceOf } from "../src/time/turning";

type Told = TableView["public"]["clocks"][number];

const showing: Told = { what: "showing", key: null, since: 1_000_000, until: 1_030_000, paused: null };

function timed(clocks: readonly Told[], left: readonly number[]): TableView {
  return { public: { clocks }, left } as unknown as TableView;
}

test("a clock ends when its view says, by this device's own time, whatever the time of day is here", () => {
  const [clock] = clocksOf(timed([showing], [12.5]), 4000);
  assert.deepEqual(clock, { what: "showing", key: null, whole: 30_000, ends: 16_500 });
});

test("a later view of the same clock leaves its ring alone, however long it was on its way", () => {
  const first = clocksOf(timed([showing], [12]), 4000);
  const later = clocksOf(timed([showing], [10]), 6800, first);
  assert.equal(later[0], first[0]);
});

test("a clock that was put off, or stood still meanwhile, ends later than it did", () => {
  const first = clocksOf(timed([showing], [12]), 4000);
  const longer = { ...showing, until: showing.until + 90_000 };
  assert.equal(clocksOf(timed([longer], [102]), 4000, first)[0]?.ends, 106_000);
  assert.equal(clocksOf(timed([showing], [12]), 34_000, first)[0]?.ends, 46_000, "nobody looked for half a minute");
});

test("clocks of several people are told apart, and one that runs no more is gone", () => {
  const ann: Told = { what: "away", key: 1, since: 0, until: 60_000, paused: null };
  const both = clocksOf(timed([ann, { ...ann, key: 2 }], [40, 20]), 0);
  assert.deepEqual(
    both.map(({ key, ends }) => [key, ends]),
    [
      [1, 40_000],
      [2, 20_000],
    ],
  );
  assert.deepEqual(clocksOf(timed([{ ...ann, key: 2 }], [19]), 1000, both), [both[1]]);
});

test("seconds are said in tens and fives, and change only when others are due", () => {
  assert.deepEqual(
    [120_000, 30_000, 29_900, 20_001, 10_000, 5001, 5000, 300, -4000].map(spoken),
    [120, 30, 30, 30, 10, 10, 5, 5, 5],
  );
  let left = 30_000;
  const said = [spoken(left)];
  for (let wait = untilNext(left); wait !== null; wait = untilNext(left)) {
    assert.ok(wait >= 5000, "never more often than every five seconds");
    assert.equal(spoken(left - wait + 1), said.at(-1), "not before it is due");
    left -= wait;
    said.push(spoken(left));
  }
  assert.deepEqual(said, [30, 20, 10, 5]);
});

mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
let said: [second: number, choosing: boolean][] = [];
let begun = 0;
/** Second by second: Node's own clock would show all that happens in a longer time as of its end. */
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second++) mock.timers.tick(1000);
};
const note = (choosing: boolean) => said.push([(Date.now() - begun) / 1000, choosing]);

beforeEach(() => {
  said = [];
  begun = Date.now();
});

test("whoever writes says so every five seconds, at the same pace whether the words come fast or slowly", () => {
  const told: (typeof said)[] = [];
  for (const keys of [100, 700, 14_000]) {
    said = [];
    begun = Date.now();
    const signs = signsOf(note);
    for (let passed = 0; passed < 28_000; passed += 100) {
      if (passed % keys === 0) signs.touch(true);
      mock.timers.tick(100);
    }
    told.push([...said]);
    signs.stop();
  }
  assert.deepEqual(
    told[0],
    [0, 5, 10, 15, 20, 25].map((second) => [second, true]),
  );
  assert.deepEqual(told[1], told[0]);
  assert.deepEqual(told[2], told[0]);
});

test("that one has stopped is said once, in its turn; words taken back and begun anew between two turns are not seen", () => {
  const signs = signsOf(note);
  signs.touch(true);
  pass(1);
  signs.touch(false);
  pass(1);
  signs.touch(true);
  pass(4);
  signs.touch(false);
  pass(30);
  assert.deepEqual(said, [
    [0, true],
    [5, true],
    [10, false],
  ]);
  signs.touch(true);
  signs.stop();
  signs.stop();
  assert.deepEqual(said.slice(3), [
    [36, true],
    [36, false],
  ]);
});

test("nothing is said of what only stands there: of a blank field, or a draft that nobody has touched for a minute", () => {
  const signs = signsOf(note);
  signs.touch(false);
  pass(20);
  assert.deepEqual(said, []);
  signs.touch(true);
  pass(600);
  assert.deepEqual(said.at(-1), [80, false]);
  assert.equal(said.length, 13);
  signs.touch(true);
  assert.deepEqual(said.at(-1), [620, true]);
});

const ANN = 1;
const BEN = 2;
const LUNA = 3;

function giving(change: { host?: boolean; choosing?: number[]; standings?: string[]; phase?: string } = {}): TableView {
  const member = (key: number, kind: string) => ({ key, name: `${key}`, kind, presence: "here" });
  const { standings = ["done", "awaited", "awaited"], phase = "giving" } = change;
  const game = { round: 1, phase, roles: ["gives", "gives", "gives"], standings, points: [0, 0, 0], storyteller: null };
  const members = [member(ANN, "person"), member(BEN, "person"), member(LUNA, "computer")];
  return {
    public: { game_number: 1, members, choosing: change.choosing ?? [], game },
    own: { key: ANN, host: change.host ?? true },
  } as unknown as TableView;
}

const NOTHING: Silence = { moment: "", begun: 0, since: new Map() };
const NOBODY = new Set<number>();
const helped = (silence: Silence, view: TableView, gone: ReadonlySet<number> = NOBODY) =>
  helpFrom(silence, view, gone).map(([person, from]) => [person.key, from]);

test("a person is helped by the host after a minute of silence, and a computer player never", () => {
  const silence = listen(NOTHING, giving(), 5000);
  const later = listen(silence, giving({ standings: ["done", "awaited", "done"] }), 30_000);
  assert.deepEqual(helped(later, giving()), [[BEN, 67_000]], "what others do meanwhile changes nothing");
});

test("a minute begins anew with another phase, and with every sign of writing", () => {
  const silence = listen(NOTHING, giving(), 5000);
  assert.deepEqual(helped(listen(silence, giving({ phase: "voting" }), 20_000), giving()), [[BEN, 82_000]]);
  const writing = giving({ choosing: [BEN], phase: "telling" });
  const telling = listen(listen(NOTHING, giving({ phase: "telling" }), 0), writing, 50_000);
  assert.deepEqual(helped(telling, writing), [[BEN, 112_000]]);
});

test("whose connection is gone is helped by the host at once, and by others when the phase has lasted for a minute", () => {
  const silence = listen(NOTHING, giving(), 5000);
  assert.deepEqual(helped(silence, giving(), new Set([BEN])), [[BEN, 0]]);
  assert.deepEqual(helped(silence, giving({ host: false }), new Set([BEN])), [[BEN, 67_000]]);
});

test("over days nobody is helped before the table's own clock does it", () => {
  const slow = giving();
  const days = { ...slow, public: { ...slow.public, time: { pace: { name: "days" } } } } as unknown as TableView;
  assert.deepEqual(helped(listen(NOTHING, days, 0), days, new Set([BEN])), []);
});

test("over days all people are awaited who have not seen the points, and no computer player", () => {
  const shown = giving({ phase: "showing", standings: ["done", "idle", "idle"] });
  const awaited = (view: TableView) => awaitedOf(peopleOf(view)).map((person) => person.key);
  assert.deepEqual(awaited(shown), []);
  const days = { ...shown, public: { ...shown.public, time: { pace: { name: "days" } } } } as unknown as TableView;
  assert.deepEqual(awaited(days), [BEN]);
});

test("the points' clock is the host's where the host has given them a time", () => {
  const [clock] = clocksOf(timed([showing], [12]), 0);
  const at = (points: number | null) => ({ public: { time: { pace: { points } } } }) as unknown as TableView;
  assert.ok(clock);
  assert.equal(limitOf([clock], at(20)), clock);
  assert.equal(limitOf([clock], at(null)), undefined);
  assert.equal(limitOf([{ ...clock, what: "limit" }], at(null))?.what, "limit");
});

test("in the first round, where everybody is awaited, nobody is helped", () => {
  const first = giving({ phase: "announcing", standings: ["awaited", "awaited", "awaited"] });
  assert.deepEqual(helped(listen(NOTHING, first, 0), first), []);
});

test("a ring moves on by a dot of the screen at a time, and never more often than there are frames", () => {
  assert.equal(Math.round(paceOf(90_000, 24, 3)), 398);
  assert.equal(paceOf(1000, 400, 3), 16);
  assert.equal(paceOf(90_000, 0, 3), 90_000, "one that is not to be seen");
});
