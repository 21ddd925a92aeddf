// Points: what stands under which card, when each step comes, what the moon says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hoppers, hopsAt, moments, plan, standing, stepAt } from "../src/reveal/drama";
import { saidOf } from "../src/reveal/people";
import { mostVoted, rowsBySlot, rowsOf, toldOf, toldOfCard, unpaidVoter, votesBySlot } from "../src/reveal/points";
import { slotOf } from "../src/reveal/result";
import { roomFor } from "../src/reveal/room";
import { reasonsOf, reasonText } from "../src/reveal/why";
import type { Outcome } from "../src/state/types";
import { outcome } from "./outcome";

const alone = [[0], [1], [2], [3], [4], [5]];

test("rows of points: one a side, each with its reasons, nothing too", () => {
  const rows = rowsOf(outcome, alone);
  assert.deepEqual(
    rows.map((row) => [row.seats[0], row.gained, row.total]),
    [
      [0, 5, 16],
      [1, 0, 14],
      [2, 3, 12],
      [3, 4, 18],
      [4, 0, 16],
      [5, 0, 6],
    ],
  );
  assert.deepEqual(
    rows[0]?.lines.map((line) => line.reason),
    ["found", "votes-received"],
  );
  assert.equal(rows[0]?.nothing, null);
  assert.deepEqual(rows[1]?.nothing, { seat: 1, why: "missed" });
});

test("in teams two seats are one row, with what either of them earned or missed, under the card that one of them gave", () => {
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
  const sides = [
    [0, 3],
    [1, 4],
    [2, 5],
  ];
  const rows = rowsOf(teams, sides);
  assert.deepEqual(
    rows.map((row) => [row.seats, row.gained, row.lines.length]),
    [
      [[0, 3], 3, 1],
      [[1, 4], 4, 2],
      [[2, 5], 0, 0],
    ],
  );
  assert.deepEqual(rows[2]?.nothing, { seat: 5, why: "own-team" });
  const cards = { ...teams, slots: ["s:a", "s:b", "s:c"], owners: [4, 2, 0] };
  assert.deepEqual(
    rowsBySlot(cards, rows).map((under) => under.map((row) => row.seats)),
    [[[1, 4]], [[2, 5]], [[0, 3]]],
  );
});

test("a vote for the card of one's own team is told of as paying nothing, beside what others paid", () => {
  // 4 gave card 1 and 2 gave card 2; 1 voted for the card of their own team, and so did 0.
  const ballots = [1, 1, null, null, null, 2].map((slot) => (slot ? { slots: [slot], red: null } : null));
  const teams: Outcome = {
    ...outcome,
    slots: ["s:a", "s:b"],
    owners: [4, 2],
    ballots,
    lines: [{ seat: 4, points: 1, reason: "votes-received", votes: 1 }],
    nothing: [null, null, null, null, null, "own-team"],
  };
  const sides = [
    [0, 3],
    [1, 4],
    [2, 5],
  ];
  const rows = rowsOf(teams, sides);
  assert.deepEqual(
    rows.map((row) => unpaidVoter(teams, row)),
    [null, 1, 5],
  );
  const [, team] = rowsOf({ ...teams, lines: [{ seat: 4, points: 2, reason: "votes-received", votes: 2 }] }, sides);
  assert.equal(team && unpaidVoter(teams, team), null, "where the rules of the house pay it");
});

test("who gave two cards finds the points once, under the first of them", () => {
  const three: Outcome = { ...outcome, slots: ["s:a", "s:b", "s:c", "s:d", "s:e"], owners: [1, 2, 0, 1, 2] };
  const rows = rowsOf(three, [[0], [1], [2]]);
  assert.deepEqual(
    rowsBySlot(three, rows).map((under) => under.map((row) => row.seats[0])),
    [[1], [2], [0], [], []],
  );
  assert.equal(
    toldOfCard(three, toldOf(three, rows), 4)?.rows[0]?.seats[0],
    1,
    "each of them tells whose it is when touched",
  );
});

test("where votes pay for agreeing, points stand under the card that was voted for, not under one's own", () => {
  const ballots = [2, 2, 6, 2, 4, 6].map((slot, seat) => ({ slots: [slot], red: seat === 3 ? 4 : null }));
  const agreed: Outcome = { ...outcome, found: null, ballots };
  const rows = rowsOf(agreed, alone);
  assert.deepEqual(
    rowsBySlot(agreed, rows).map((under) => under.map((row) => row.seats[0])),
    [[], [0, 1, 3], [], [4], [], [2, 5]],
  );
  const told = toldOf(agreed, rows);
  assert.deepEqual(
    [1, 6].map((slot) => toldOfCard(agreed, told, slot)?.rows.map((row) => row.seats[0]) ?? null),
    [null, [2, 5]],
    "all who voted for a card are told of at once",
  );
});

test("a card that only the red vote lies on has something to tell, and so has who did not vote", () => {
  const ballots = [2, 2, 6, 2, 6, null].map((slot, seat) => slot && { slots: [slot], red: seat === 3 ? 4 : null });
  const agreed: Outcome = { ...outcome, found: null, ballots: ballots.map((ballot) => ballot || null) };
  const told = toldOf(agreed, rowsOf(agreed, alone));
  assert.deepEqual(
    told.map(({ rows, slot, red }) => [rows.map((row) => row.seats[0]), slot, red]),
    [
      [[0, 1, 3], 2, false],
      [[], 4, true],
      [[2, 4], 6, false],
      [[5], null, false],
    ],
  );
});

test("under each card lie its votes, the red one apart", () => {
  const ballots = [3, 3, 2, 2, 1, 3].map((slot, seat) => ({ slots: [slot], red: seat === 2 ? 2 : null }));
  const votes = votesBySlot({ ...outcome, ballots });
  assert.deepEqual(votes[1], { voters: [2, 3], red: [2] });
  assert.deepEqual(votes[2], { voters: [0, 1, 5], red: [] });
});

test("which cards drew most votes, with the storyteller's and without", () => {
  const votes = votesBySlot(outcome);
  assert.deepEqual(mostVoted(votes), { slots: [2, 4], votes: 2 });
  assert.deepEqual(mostVoted(votes, 4), { slots: [2], votes: 2 });
  assert.deepEqual(mostVoted([{ voters: [], red: [1] }]), { slots: [], votes: 0 });
});

test("rabbits hop the lowest gain first, one stone at a time, in six seconds at most", () => {
  const moves = hoppers(outcome.before, outcome.after);
  assert.deepEqual(
    moves.map((move) => move.rabbit),
    [2, 3, 0],
  );
  assert.deepEqual(standing(outcome.before, moves, 4), { points: [11, 14, 12, 15, 16, 6], mover: 3 });
  assert.deepEqual(standing(outcome.before, moves, 12), { points: outcome.after, mover: 0 });
  assert.ok(plan(11, 60, false).hop * 60 <= 6000);
  assert.equal(plan(5, 12, false).hop, 260);
});

test("the five steps come one after the other, later where many votes fall, and just as slowly where nothing moves", () => {
  const drama = plan(5, 12, false);
  assert.deepEqual(drama.steps, [0, 1400, 3300, 5000, 6900]);
  assert.deepEqual(plan(5, 12, true).steps, drama.steps);
  assert.ok((plan(24, 12, false).steps[2] ?? 0) > 1400 + 420 + 23 * 90, "the last of many votes is seen");
  assert.deepEqual(
    [0, 1399, 1400, 6900, 99_999].map((at) => stepAt(drama, at)),
    [1, 1, 2, 5, 5],
  );
  const due = moments(drama, 12);
  assert.deepEqual(
    due,
    [...due].sort((one, other) => one - other),
  );
  assert.equal(due.at(-1), drama.end);
  assert.deepEqual([hopsAt(drama, 12, 7399), hopsAt(drama, 12, 7400), hopsAt(drama, 12, drama.end)], [0, 1, 12]);
  assert.equal(plan(5, 12, true).end, 6900, "where nothing may move, rabbits stand where they belong at once");
});

test("reasons stand under the cards where they have room, and in a line of their own where they have not", () => {
  const rows = rowsOf(outcome, alone);
  assert.deepEqual(
    (["phone", "tablet", "desktop"] as const).map((size) => roomFor(size, outcome, rows).brief),
    [true, false, false],
  );
  const twelve = { ...outcome, slots: Array.from({ length: 12 }, (_, slot) => `s:${slot}`) };
  assert.equal(roomFor("desktop", twelve, rows).brief, true);
  const eight = { ...outcome, slots: twelve.slots.slice(0, 8) };
  assert.deepEqual(
    [outcome, eight, twelve].map((one) => roomFor("desktop", one, rows).aside),
    [false, true, false],
    "eight stand in two rows with the moon beside them",
  );
});

test("whoever told speaks first, then whoever found their card; nothing where nobody said anything", () => {
  const people = ["Ana", "Bo", "Cy", "Dee", "Eli", "Fay"];
  const said = ["The lamp", "A feeling", "My own", "The sea", null, "No idea"];
  const names = (all: readonly { readonly person: string }[]) => all.map(({ person }) => person);
  assert.deepEqual(names(saidOf(said, people, outcome)), ["Cy", "Ana", "Dee", "Bo", "Fay"]);
  assert.deepEqual(saidOf([null, "A feeling"], people, outcome), [{ person: "Bo", words: "A feeling" }]);
  assert.deepEqual(names(saidOf(said, people, { ...outcome, found: null })), ["Ana", "Bo", "Cy", "Dee", "Fay"]);
  assert.deepEqual(saidOf([], people, outcome), []);
  assert.deepEqual(saidOf(undefined, people, outcome), []);
});

test("of two who share points whoever earned them is named after the reason, oneself as you, and nobody where all did", () => {
  const people = ["Ada", "Bo", "Cem", "Dea", "Eli"].map((name, seat) => ({ seat, name, you: seat === 4 }));
  const found: Outcome = {
    ...outcome,
    nothing: [],
    lines: [
      { seat: 0, points: 3, reason: "some-found" },
      { seat: 1, points: 3, reason: "found" },
      { seat: 4, points: 1, reason: "votes-received", votes: 1 },
    ],
  };
  const told = rowsOf(found, [
    [0, 3],
    [1, 4],
  ]).map((row) => reasonText(reasonsOf(row, found, people as never)));
  // Without a language words are their names. A single reason says no more than the sum before it.
  assert.deepEqual(told, ["why-some-found", "+3 why-found (Bo); +1 why-votes-received (who-you)"]);
});

test("who gave two cards sees votes received beside the one that they lie on", () => {
  const two: Outcome = {
    ...outcome,
    owners: [1, 0, 2, 1, 0, 2],
    ballots: [{ slots: [4], red: null }, { slots: [5], red: null }, null],
  };
  const rows = rowsOf(two, [[0], [1], [2]]);
  assert.deepEqual(
    rows.slice(0, 2).map((row) => slotOf("votes-received", row, two)),
    [5, 4],
  );
});
