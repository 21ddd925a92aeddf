// The parts of the game's screens that can be wrong without a browser: lay-outs, votes, points, times.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bestGrid, LEAST_WIDTH, widthIn } from "../src/cards/grid";
import { placeOf, scaleFor, shoulders } from "../src/cards/stones";
import { awardsOf } from "../src/final/awards";
import { gridOf, spread } from "../src/final/chart";
import { type Round, withRound } from "../src/final/history";
import { standingOf } from "../src/final/standing";
import { complete, EMPTY, exceeds, touch } from "../src/table/ballot";
import { BLANK, keepDraft, recallDraft } from "../src/table/drafts";
import { nextChoice, stillChosen } from "../src/table/hand";
import { outcome } from "./outcome";

const phone = { width: 360, height: 470, gap: 10, under: 0, most: 300 };
const desktop = { width: 1376, height: 430, gap: 20, under: 0, most: 300 };

test("six cards lie three by two on a phone and in one row on a desktop", () => {
  assert.deepEqual([bestGrid(6, phone).cols, bestGrid(6, phone).rows], [3, 2]);
  assert.deepEqual([bestGrid(6, desktop).cols, bestGrid(6, desktop).rows], [6, 1]);
});

test("every number of cards to 24 fits its place, legible, and no card lies alone where another grid is as good", () => {
  for (const room of [phone, desktop, { width: 796, height: 560, gap: 14, under: 36, most: 300 }]) {
    for (let count = 1; count <= 24; count += 1) {
      const grid = bestGrid(count, room);
      assert.ok(grid.cols * grid.rows >= count, `${count}: all have a place`);
      assert.ok(grid.width >= LEAST_WIDTH, `${count}: ${grid.width} px is too small`);
      assert.ok(grid.cols * grid.width + (grid.cols - 1) * room.gap <= room.width + 0.01, `${count}: too wide`);
      if (grid.rows === 1 || count % grid.cols !== 1) continue;
      for (let cols = 2; cols < count; cols += 1) {
        if (count % cols === 1) continue;
        assert.ok(
          widthIn(cols, Math.ceil(count / cols), room) < grid.width * 0.96,
          `${count}: ${cols} columns do as well`,
        );
      }
    }
  }
});

test("one vote moves; of two a third goes nowhere until one is let go by a second touch", () => {
  const one = { most: 1, forbidden: [2], red: false };
  assert.deepEqual(touch(touch(EMPTY, 3, one), 4, one).slots, [4]);
  assert.equal(exceeds(touch(EMPTY, 3, one), 4, one), false);
  assert.deepEqual(touch(EMPTY, 2, one).slots, [], "one's own card takes no vote");
  const two = { most: 2, forbidden: [], red: false };
  const both = touch(touch(EMPTY, 1, two), 2, two);
  assert.equal(exceeds(both, 3, two), true);
  assert.deepEqual(touch(both, 3, two).slots, [1, 2], "neither vote is lost");
  assert.equal(exceeds(both, 2, two), false);
  assert.deepEqual(touch(touch(both, 2, two), 3, two).slots, [1, 3]);
  assert.equal(complete(EMPTY, two), false);
  assert.equal(complete(touch(EMPTY, 1, two), two), true, "one vote alone may be cast");
});

test("the first green vote hands over to the red one, and both are due", () => {
  const party = { most: 1, forbidden: [], red: true };
  const green = touch(EMPTY, 2, party);
  assert.equal(green.setting, "red");
  assert.equal(complete(green, party), false);
  const both = touch(green, 2, party);
  assert.deepEqual([both.slots, both.red], [[2], 2], "on the same card too");
  assert.equal(complete(both, party), true);
  assert.deepEqual(touch({ ...both, setting: "green" }, 5, party), { slots: [5], red: 2, setting: "green" });
});

test("of two cards to give a third is one too many, and none that was chosen goes by itself", () => {
  assert.equal(nextChoice(["a", "b"], "c", 2), null);
  assert.deepEqual(nextChoice(["a", "b"], "a", 2), ["b"]);
  assert.deepEqual(nextChoice(["b"], "c", 2), ["b", "c"]);
  assert.deepEqual(nextChoice(["a"], "a", 1), ["a"], "one alone stays chosen");
  assert.deepEqual(nextChoice(["a"], "b", 1), ["b"], "or moves");
});

test("a clue half told is kept for later rounds, the card that was chosen with it is not", () => {
  const draft = { medium: "text", text: "Tea for no one", card: "s:a" } as const;
  keepDraft("LUMO-4821/1", 1, draft);
  assert.deepEqual(recallDraft("LUMO-4821/1", 1), draft, "after a reload");
  assert.deepEqual(recallDraft("LUMO-4821/1", 2), { ...draft, card: null });
  assert.deepEqual(recallDraft("LUMO-4821/2", 1), BLANK, "in another game");
});

test("what was picked to be told of is not given to somebody else's clue", () => {
  const picked = { task: "announce", cards: ["b"] };
  assert.deepEqual(stillChosen(picked, "announce", ["a", "b"], 1), ["b"]);
  assert.deepEqual(stillChosen(picked, "round", ["a", "b"], 1), []);
  assert.deepEqual(stillChosen({ task: "round", cards: ["a", "b", "c"] }, "round", ["a", "c", "b"], 2), ["b", "c"]);
  assert.deepEqual(stillChosen({ task: "round", cards: ["a", "b"] }, "round", ["b"], 2), ["b"], "a card that is gone");
});

const alone = [[0], [1], [2], [3], [4], [5]];

test("the track: thirty stones and the moon; long ones count in steps; past the goal one stands on it", () => {
  const usual = scaleFor(30, 0);
  assert.equal(usual.stones.length, 31);
  assert.equal(placeOf(34, usual), 30);
  const long = scaleFor(200, 0);
  assert.ok(long.stones.length <= 31);
  assert.equal(long.stones.at(-1), 200);
  assert.equal(placeOf(199, long), long.stones.length - 2);
  assert.equal(scaleFor(1, 0).stones.length, 2);
  const open = scaleFor(null, 33);
  assert.deepEqual([open.goal, open.stones.at(-1)], [null, 40]);
});

test("who shares a stone stands beside the others", () => {
  assert.deepEqual(
    shoulders([4, 7, 4, 4]).map(({ together, index }) => [together, index]),
    [
      [3, 0],
      [1, 0],
      [3, 1],
      [3, 2],
    ],
  );
});

test("places are shared by equal points, and the next one is skipped", () => {
  assert.deepEqual(
    standingOf([21, 32, 21, 14], alone.slice(0, 4)).map((place) => [place.place, place.seats[0], place.points]),
    [
      [1, 1, 32],
      [2, 0, 21],
      [2, 2, 21],
      [4, 3, 14],
    ],
  );
  assert.deepEqual(
    standingOf(
      [3, 9, 4, 3, 9, 4],
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    ).map((place) => place.seats),
    [
      [1, 4],
      [2, 5],
      [0, 3],
    ],
  );
});

test("the race keeps rounds in their places; ends of lines stand apart", () => {
  const second = { ...outcome, round: 2 };
  const history = withRound([], second);
  assert.equal(history.length, 2);
  assert.equal(history[0], null);
  assert.deepEqual(history[1]?.after, outcome.after);
  const ends = spread([100, 105, 103]);
  const sorted = [...ends].sort((one, other) => one - other);
  assert.ok((sorted[1] ?? 0) - (sorted[0] ?? 0) >= 22 && (sorted[2] ?? 0) - (sorted[1] ?? 0) >= 22);
  assert.deepEqual(gridOf(32), [0, 10, 20, 30]);
});

test("honours go to one or two, never to all, and only for what happened often", () => {
  const round: Round = {
    round: 1,
    storyteller: 0,
    owners: [0, 1, 2, 3],
    ballots: [null, { slots: [1], red: null }, { slots: [2], red: null }, { slots: [2], red: null }],
    found: "some",
    after: [3, 5, 0, 0],
  };
  assert.deepEqual(awardsOf([round], 4), [], "once is nothing");
  const thrice = awardsOf([round, { ...round, round: 2 }, { ...round, round: 3 }], 4);
  assert.deepEqual(
    thrice.map((award) => [award.kind, award.seats, award.count]),
    [
      ["sure-hand", [0], 3],
      ["sharp-eye", [1], 3],
      ["decoy", [1], 6],
      ["one-mind", [2, 3], 3],
    ],
  );
  const found = Array.from({ length: 3 }, () => ({
    ...round,
    ballots: [null, { slots: [1], red: null }, { slots: [1], red: null }, { slots: [1], red: null }],
  }));
  assert.equal(
    awardsOf(found, 4).some((award) => award.kind === "sharp-eye" || award.kind === "one-mind"),
    false,
    "what all share is no honour",
  );
  const party = Array.from({ length: 3 }, () => ({ ...round, found: null }));
  assert.deepEqual(
    awardsOf(party, 4).map((award) => award.kind),
    ["decoy", "one-mind"],
    "where no card is the storyteller's, nobody finds one",
  );
});
