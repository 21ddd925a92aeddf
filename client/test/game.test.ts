// The parts of the game's screens that can be wrong without a browser: lay-outs, votes, points, times.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bestGrid, LEAST_WIDTH, widthIn } from "../src/cards/grid";
import { placeOf, scaleFor, shoulders } from "../src/cards/stones";
import { gridOf, HARES, heightOf, moonAt, placeHares, RIGHT, TOP, WIDTH } from "../src/final/chart";
import { linesOf } from "../src/final/sky";
import { standingOf } from "../src/final/standing";
import { complete, EMPTY, exceeds, isBallot, touch } from "../src/table/ballot";
import { BLANK, keepChoice, keepDraft, recallChoice, recallDraft } from "../src/table/drafts";
import { nextGift } from "../src/table/exchanging";
import { nextChoice, stillChosen } from "../src/table/hand";

const phone = { width: 360, height: 470, gap: 10, under: 0, most: 300 };
const desktop = { width: 1376, height: 430, gap: 20, under: 0, most: 300 };

test("six cards lie three by two on a phone and in one row on a desktop", () => {
  assert.deepEqual([bestGrid(6, phone).cols, bestGrid(6, phone).rows], [3, 2]);
  assert.deepEqual([bestGrid(6, desktop).cols, bestGrid(6, desktop).rows], [6, 1]);
});

test("where letters are so large that they would cover narrow cards, there are two columns and the page scrolls", () => {
  const room = { width: 366, height: 260, gap: 20, under: 54, most: 600 };
  assert.equal(bestGrid(6, { ...room, height: 500 }).least, 0);
  const large = bestGrid(6, { ...room, height: 500, least: 136 });
  assert.deepEqual([large.cols, large.rows, large.width], [2, 3, 173]);
  assert.ok(large.least > 500);
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

test("other cards instead of two that were given are chosen anew, one by one, and none goes by itself", () => {
  const given = ["a", "b"];
  assert.deepEqual(nextGift(null, given, "c"), ["c"]);
  assert.deepEqual(nextGift(["c"], given, "a"), ["c", "a"]);
  assert.deepEqual(nextGift(["c", "a"], given, "d"), ["c", "a"], "a third is one too many");
  assert.deepEqual(nextGift(["c", "a"], given, "c"), ["a"]);
  assert.equal(nextGift(["a"], given, "b"), null, "the same two: what was given stays");
  assert.equal(nextGift(["c"], given, "c"), null);
  assert.deepEqual(nextGift(null, ["a"], "c"), ["c"]);
  assert.deepEqual(nextGift(["c"], ["a"], "d"), ["d"], "one alone moves");
});

test("a clue half told is kept for later rounds, the card that was chosen with it is not", () => {
  const draft = { medium: "text", text: "Tea for no one", card: "s:a" } as const;
  keepDraft("LUMO-4821/1", 1, draft);
  assert.deepEqual(recallDraft("LUMO-4821/1", 1), draft, "after a reload");
  assert.deepEqual(recallDraft("LUMO-4821/1", 2), { ...draft, card: null });
  assert.deepEqual(recallDraft("LUMO-4821/2", 1), BLANK, "in another game");
});

test("a vote half cast is kept through a reload for its own round, and only as a vote", () => {
  const ballot = touch(EMPTY, 3, { most: 1, red: true, forbidden: [] });
  keepChoice("LUMO-4821/1/2/vote", ballot);
  assert.deepEqual(recallChoice("LUMO-4821/1/2/vote", isBallot), ballot);
  assert.equal(recallChoice("LUMO-4821/1/3/vote", isBallot), null, "in another round");
  keepChoice("LUMO-4821/1/2/vote", ["s:a"]);
  assert.equal(recallChoice("LUMO-4821/1/2/vote", isBallot), null);
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

test("who shares a stone leaves those on the next one a place of their own", () => {
  const rows = shoulders([10, 9, 9]).map(({ together, index, crowd, from }) => ({ together, index, crowd, from }));
  assert.deepEqual(rows[1], { together: 3, index: 0, crowd: 3, from: [{ stone: 9, steps: -0.5 }] });
  assert.deepEqual(rows[2]?.from, [{ stone: 9, steps: 0.5 }]);
  assert.deepEqual(rows[0]?.from, [
    { stone: 9, steps: 1.5 },
    { stone: 10, steps: 0 },
  ]);
  assert.deepEqual(
    shoulders([4, 5, 6, 8]).map(({ together, from }) => [together, from.length]),
    Array.from({ length: 4 }, () => [1, 1]),
    "alone on their stones they stand on them",
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

test("hares at the ends of the race sit beside each other where they would sit on each other", () => {
  assert.deepEqual(placeHares([40, 120, 200], 38), [0, 0, 0]);
  const [first = 0, second = 0, third = 0] = placeHares([44, 44, 60], 38);
  assert.ok(first === 0 && second > 25 && third > second, "three in a row");
  assert.deepEqual(placeHares([44, 52, 90, 95], 38), [0, second, 0, second], "two and two");
  for (const many of [4, 12])
    assert.ok(HARES + Math.max(...placeHares(Array(many).fill(44), 38)) + 19 <= WIDTH, `${many} within the drawing`);
  assert.ok(moonAt(30, 34).x > RIGHT && moonAt(2, 10).x < RIGHT, "no moon among lines that went far beyond it");
  assert.deepEqual(gridOf(32), [0, 10, 20, 30]);
  // Twelve who end at a point each from 12 to 23: most have a place of their own.
  const ends = Array.from({ length: 12 }, (_, index) => 23 - index);
  const { bottom } = heightOf(12);
  const moved = placeHares(
    ends.map((points) => bottom - (points * (bottom - TOP)) / 23),
    27,
  );
  assert.ok(moved.filter((by) => by === 0).length >= 6, `${moved}`);
});

test("in a crowded sky everybody has only their strongest line, and the best one is never left out", () => {
  const bond = (one: number, other: number, times: number, best = false) => ({
    keys: [one, other],
    times,
    found: [times, 0],
    best,
  });
  const few = [bond(1, 2, 3, true), bond(1, 3, 1), bond(2, 3, 1)];
  assert.equal(linesOf(few, 3).length, 3);
  const many = [...few, bond(3, 4, 2), bond(1, 4, 1)];
  assert.deepEqual(
    linesOf(many, 9).map((line) => line.keys),
    [
      [1, 2],
      [3, 4],
    ],
  );
});
