// What the table's own clock shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clocksOf } from "../src/state/clocks";
import type { TableView } from "../src/state/types";
import { face, lasting, remaining, stateOf } from "../src/time/face";
import { lateNames } from "../src/time/note";
import { paceWords } from "../src/time/pace";

test("a clock counts seconds while two digits hold them, minutes and hours before, and on from its end", () => {
  const shown = [86_400_000, 7_200_000, 3_600_000, 100_000, 90_000, 9_100, 1, 0, -12_000].map((left) =>
    face(left, "en"),
  );
  assert.deepEqual(shown, ["24h", "2h", "60m", "2m", "90", "10", "1", "+0", "+12"]);
});

test("how long it runs in all is said in words, in the largest unit that fits", () => {
  const said = [45_000, 120_000, 180_000, 86_400_000].map((whole) => lasting(whole, "en"));
  assert.deepEqual(said, ["45 seconds", "120 seconds", "3 minutes", "24 hours"]);
  assert.equal(lasting(90_000, "da"), "90 sekunder");
});

test("what is left is said in the units of its face, and drawn without a space", () => {
  const said = [86_396_000, 7_199_000, 121_000, 90_000, 400].map((left) => remaining(left, "en"));
  assert.deepEqual(said, ["24 hours", "120 minutes", "3 minutes", "90 seconds", "1 second"]);
  assert.equal(remaining(86_372_000, "da"), "24 timer");
  assert.equal(face(86_372_000, "da"), "24t");
});

test("it hurries in its last ten seconds alone, and never while it stands still", () => {
  assert.deepEqual(
    [10_001, 10_000, 1, 0].map((left) => stateOf({}, left)),
    ["run", "low", "low", "over"],
  );
  assert.equal(stateOf({ stands: 4000 }, 4000), "paused");
});

test("a clock that was stopped keeps what it had, and runs on from there", () => {
  const told = (paused: number | null) =>
    ({
      public: { clocks: [{ what: "limit", key: null, since: 0, until: 60_000, paused }] },
      left: [40],
    }) as unknown as TableView;
  const stopped = clocksOf(told(20_000), 1000);
  assert.equal(stopped[0]?.stands, 40_000);
  const on = clocksOf(told(null), 500_000, stopped);
  assert.deepEqual([on[0]?.stands, on[0]?.ends], [undefined, 540_000]);
});

test("of those who are late oneself comes first, and so many as have no room are counted", () => {
  const late = ["Ada", "Bo", "Cem", "Dea"].map((name) => ({ name, you: name === "Cem" }));
  // Without a language words are their names.
  assert.equal(lateNames(late), "time-late-you, Ada and time-late-more");
  assert.equal(lateNames(late.slice(0, 3)), "time-late-you, Ada and Bo");
  assert.equal(lateNames(late.slice(0, 1)), "Ada");
});

test("a pace is told with its times: the host's own without a name, one over days in words", () => {
  // Without a language words are their names.
  assert.equal(paceWords({ name: "own", clue: 90, give: 15 }), "pace-told");
  assert.equal(paceWords({ name: "brisk", clue: 90, hard: true }), "pace-brisk (pace-told)");
  assert.equal(paceWords({ name: "own", clue: null }), "pace-own");
  assert.equal(paceWords({ name: "days", clue: 86_400 }), "pace-days. pace-days.hint");
  assert.equal(lasting(90_000, "en", "short"), "90 sec");
});
