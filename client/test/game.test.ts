// The parts of the game's screens that can be wrong without a browser: lay-outs, votes, points, times.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bestGrid, flowingGrid, LEAST_WIDTH, widthIn } from "../src/cards/grid";
import { placeOf, scaleFor, rowsOf as stoneRows } from "../src/cards/stones";
import { awardsOf } from "../src/final/awards";
import { gridOf, spread } from "../src/final/chart";
import { type Round, withRound } from "../src/final/history";
import { standingOf } from "../src/final/standing";
import { hoppers, LINGER, plan, standing } from "../src/reveal/drama";
import { rowsOf, votesBySlot } from "../src/reveal/points";
import { moments } from "../src/reveal/use-drama";
import type { Outcome } from "../src/state/types";
import { complete, EMPTY, exceeds, touch } from "../src/table/ballot";
import { BLANK, keepDraft, recallDraft } from "../src/table/drafts";
import { nextChoice, stillChosen } from "../src/table/hand";

const phone = { width: 360, height: 470, gap: 10, under: 0 };
const desktop = { width: 1376, height: 430, gap: 20, under: 0 };

test("six cards lie three by two on a phone and in one row on a desktop", () => {
  assert.deepEqual([bestGrid(6, phone).cols, bestGrid(6, phone).rows], [3, 2]);
  assert.deepEqual([bestGrid(6, desktop).cols, bestGrid(6, desktop).rows], [6, 1]);
});

test("every number of cards to 24 fits its place, legible, and no card lies alone where another grid is as good", () => {
  for (const room of [phone, desktop, { width: 796, height: 560, gap: 14, under: 36 }]) {
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

test("under the cards of a reveal the points begin in sight, on any phone", () => {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [412, 915],
  ] as const)
    for (let count = 3; count <= 12; count += 1) {
      const grid = flowingGrid(count, { width: width - 44, height, gap: 10, under: 36 });
      assert.ok(grid.width >= LEAST_WIDTH, `${count}: ${grid.width} px is too small`);
      assert.ok(grid.least <= height * 0.7, `${count} cards take ${grid.least} of ${height} px`);
      assert.ok(count % grid.cols !== 1, `${count}: none lies alone`);
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

const outcome: Outcome = {
  round: 4,
  storyteller: 2,
  clue: { medium: "text", text: "What the tide gives back" },
  slots: ["s:a", "s:b", "s:c", "s:d", "s:e", "s:f"],
  owners: [5, 0, 1, 2, 4, 3],
  ballots: [
    { slots: [4], red: null },
    { slots: [2], red: null },
    null,
    { slots: [4], red: null },
    { slots: [2], red: null },
    { slots: [6], red: null },
  ],
  lines: [
    { seat: 2, points: 3, reason: "some-found" },
    { seat: 0, points: 3, reason: "found" },
    { seat: 3, points: 3, reason: "found" },
    { seat: 0, points: 2, reason: "votes-received", votes: 2 },
    { seat: 3, points: 1, reason: "votes-received", votes: 1 },
  ],
  nothing: [null, "missed", null, null, "missed", "missed"],
  found: "some",
  before: [11, 14, 9, 14, 16, 6],
  after: [16, 14, 12, 18, 16, 6],
};
const alone = [[0], [1], [2], [3], [4], [5]];

test("rows of points: the largest gain first, each with its reasons, nothing too", () => {
  const rows = rowsOf(outcome, alone);
  assert.deepEqual(
    rows.map((row) => [row.seats[0], row.gained, row.total]),
    [
      [0, 5, 16],
      [3, 4, 18],
      [2, 3, 12],
      [1, 0, 14],
      [4, 0, 16],
      [5, 0, 6],
    ],
  );
  assert.deepEqual(
    rows[0]?.lines.map((line) => line.reason),
    ["found", "votes-received"],
  );
  assert.equal(rows[0]?.nothing, null);
  assert.deepEqual(rows[3]?.nothing, { seat: 1, why: "missed" });
});

test("in teams two seats are one row, with what either of them earned or missed", () => {
  const teams: Outcome = {
    ...outcome,
    lines: [
      { seat: 0, points: 3, reason: "some-found" },
      { seat: 4, points: 3, reason: "found" },
      { seat: 1, points: 1, reason: "votes-received", votes: 1 },
    ],
    nothing: [null, null, null, null, null, "own-team"],
    before: [0, 0, 0, 0, 0, 0],
    after: [3, 4, 0, 3, 4, 0],
  };
  const rows = rowsOf(teams, [
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
  assert.deepEqual(
    rows.map((row) => [row.seats, row.gained, row.lines.length]),
    [
      [[1, 4], 4, 2],
      [[0, 3], 3, 1],
      [[2, 5], 0, 0],
    ],
  );
  assert.deepEqual(rows[2]?.nothing, { seat: 5, why: "own-team" });
});

test("under each card lie its votes, the red one apart", () => {
  const ballots = [3, 3, 2, 2, 1, 3].map((slot, seat) => ({ slots: [slot], red: seat === 2 ? 2 : null }));
  const votes = votesBySlot({ ...outcome, ballots });
  assert.deepEqual(votes[1], { voters: [2, 3], red: [2] });
  assert.deepEqual(votes[2], { voters: [0, 1, 5], red: [] });
});

test("rabbits hop the lowest gain first, one stone at a time, in six seconds at most", () => {
  const moves = hoppers(outcome.before, outcome.after);
  assert.deepEqual(
    moves.map((move) => move.rabbit),
    [2, 3, 0],
  );
  assert.deepEqual(standing(outcome.before, moves, 4), [11, 14, 12, 15, 16, 6]);
  assert.deepEqual(standing(outcome.before, moves, 12), outcome.after);
  const many = plan(11, 12, 60, true);
  assert.ok(many.hop * 60 <= 6000);
  assert.equal(plan(5, 6, 12, true).hop, 380);
  const drama = plan(5, 6, 12, true);
  assert.ok(drama.votes < drama.card && drama.card < drama.owners && drama.owners < drama.lines);
  const longer = plan(5, 6, 12, true, true);
  assert.equal(longer.owners, drama.owners, "cards turn when they did");
  assert.deepEqual([longer.lines - drama.lines, longer.end - drama.end], [LINGER, LINGER]);
  const due = moments(drama, 6, 12);
  assert.deepEqual(
    due,
    [...due].sort((one, other) => one - other),
  );
  assert.equal(due.at(-1), drama.end);
});

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
  assert.deepEqual(stoneRows(31), [
    [0, 11],
    [11, 21],
    [21, 31],
  ]);
  assert.deepEqual(stoneRows(10), [[0, 10]]);
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
