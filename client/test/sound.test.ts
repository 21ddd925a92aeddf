import assert from "node:assert/strict";
import { test } from "node:test";
import { hertz, notesOf } from "../src/sound/cues";
import { heardOf } from "../src/sound/heard";
import { hopOf } from "../src/sound/show";
import { ticksOf } from "../src/sound/ticks";
import type { TableView } from "../src/state/types";

/** A view of three: what a test speaks of, and nothing else. */
function seen(
  phase: string,
  standings: string[],
  more: { seat?: number | null; round?: number; number?: number; guests?: object[]; host?: boolean } = {},
) {
  const { seat = 0, round = 1, number = 1, guests = [], host = false } = more;
  const told = phase !== "announcing" && phase !== "telling";
  return {
    public: {
      code: "LUMO-0000",
      stage: phase === "over" ? "over" : "playing",
      game_number: number,
      guests,
      game: { round, phase, standings, clue: told ? { medium: "text", text: "x" } : null },
    },
    own: seat === null ? null : { host, game: { seat } },
  } as unknown as TableView;
}
const cues = (before: TableView, after: TableView) => heardOf(before, after).map((one) => one.cue);

test("a clue rings, and then calls those who are to give", () => {
  const before = seen("telling", ["idle", "awaited", "idle"]);
  const after = seen("giving", ["awaited", "done", "awaited"]);
  assert.deepEqual(cues(before, after), ["clue", "your-turn"]);
  assert.ok((heardOf(before, after)[1]?.after ?? 0) > 0.5);
  assert.deepEqual(
    cues(
      seen("telling", ["idle", "awaited", "idle"], { seat: 1 }),
      seen("giving", ["awaited", "done", "awaited"], { seat: 1 }),
    ),
    ["clue"],
  );
});

test("each card that is laid rustles, the last one brings the riffle, and each vote clicks", () => {
  const all = seen("giving", ["awaited", "done", "awaited"], { seat: 1 });
  const one = seen("giving", ["done", "done", "awaited"], { seat: 1 });
  const none = seen("voting", ["awaited", "idle", "awaited"], { seat: 1 });
  assert.deepEqual(cues(all, one), ["card"]);
  assert.deepEqual(cues(one, none), ["all-in"]);
  assert.deepEqual(cues(none, seen("voting", ["done", "idle", "done"], { seat: 1 })), ["vote", "vote"]);
  assert.deepEqual(cues(one, one), []);
});

test("one is called when something is awaited, once, and not to go on from the points", () => {
  const told = seen("giving", ["done", "done", "awaited"]);
  const voting = seen("voting", ["awaited", "idle", "awaited"]);
  assert.deepEqual(cues(told, voting), ["all-in", "your-turn"]);
  assert.deepEqual(cues(voting, seen("voting", ["awaited", "idle", "done"])), ["vote"]);
  assert.deepEqual(cues(voting, seen("showing", ["awaited", "awaited", "awaited"])), []);
  assert.deepEqual(
    cues(seen("over", ["idle", "idle", "idle"]), seen("announcing", ["awaited", "awaited", "awaited"], { number: 2 })),
    ["your-turn"],
  );
});

test("those who watch hear the table and are called to nothing", () => {
  const watch = { seat: null };
  assert.deepEqual(
    cues(seen("telling", ["idle", "awaited", "idle"], watch), seen("giving", ["awaited", "done", "awaited"], watch)),
    ["clue"],
  );
});

test("a clock that runs for everybody ticks ten times, and fewer where less is left", () => {
  const clock = { what: "announce", key: null, ends: 60_000 } as const;
  assert.deepEqual(
    ticksOf(clock, 0),
    [50, 51, 52, 53, 54, 55, 56, 57, 58, 59].map((second) => second * 1000),
  );
  assert.equal(ticksOf(clock, 57_500).length, 2);
  assert.deepEqual(ticksOf(clock, 70_000), []);
  assert.deepEqual(ticksOf({ ...clock, key: 3 }, 0), []);
  assert.deepEqual(ticksOf({ ...clock, what: "showing" }, 0), []);
});

test("hops begin anew with each rabbit, and each of its stones sounds higher", () => {
  const outcome = { before: [4, 0, 7] };
  const hop = (points: number[], mover: number | null) => hopOf(outcome, [[0], [1], [2]], { step: 5, points, mover });
  assert.deepEqual([hop([5, 0, 7], 0), hop([6, 0, 7], 0), hop([6, 1, 7], 1), hop([6, 3, 7], null)], [1, 2, 1, 0]);
  assert.equal(
    hopOf(
      { before: [4, 2, 4, 2] },
      [
        [0, 2],
        [1, 3],
      ],
      { step: 5, points: [4, 5], mover: 1 },
    ),
    3,
  );
  const pitches = Array.from({ length: 13 }, (_, index) => notesOf("hop", { hop: index + 1 })[0]?.pitch ?? 0);
  assert.ok(pitches.every((pitch, index) => index === 0 || pitch > (pitches[index - 1] ?? 0)));
});

test("the chord is lower where all or none found the card, and the call rises", () => {
  const lowest = (found: "some" | "all" | "none" | null) =>
    Math.min(...notesOf("reveal", { found }).map((note) => note.pitch));
  assert.ok(lowest("all") < lowest("some"));
  assert.equal(lowest("all"), lowest("none"));
  assert.equal(lowest(null), lowest("some"));
  const [first, second] = notesOf("your-turn");
  assert.ok((first?.pitch ?? 0) < (second?.pitch ?? 0) && (first?.at ?? 0) < (second?.at ?? 0));
  assert.equal(hertz("A4"), 440);
  assert.ok(Math.abs(hertz("D5") - 587.33) < 0.01);
});

test("somebody who asks for a seat knocks at the host's, once", () => {
  const standings = ["awaited", "idle", "awaited"];
  const at = (asks: boolean, host = true) => seen("voting", standings, { guests: [{ key: 7, asks }], host });
  assert.deepEqual(cues(seen("voting", standings, { host: true }), at(true)), ["knock"]);
  assert.deepEqual(cues(at(false), at(true)), ["knock"]);
  assert.deepEqual(cues(at(true), at(true)), []);
  assert.deepEqual(cues(at(false, false), at(true, false)), []);
});
