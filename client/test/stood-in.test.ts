// Who is told that the computer acted for them: those who were asked here, and did nothing here.
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableView } from "../src/state/types";
import { answer, stoodIn } from "../src/table/stood-in";

interface Shown {
  readonly round: number;
  readonly may?: object;
  readonly given?: readonly string[];
  readonly votes?: readonly number[];
  readonly ballot?: readonly number[];
}

function view({ round, may = {}, given = [], votes = [], ballot }: Shown): TableView {
  const outcome = ballot ? { round, owners: [0, 1], ballots: [null, { slots: ballot }] } : null;
  return {
    public: { code: "MOON", game_number: 1, game: { round, outcome } },
    own: { game: { seat: 1, given, votes, may } },
  } as unknown as TableView;
}
const GIVE = { give: { count: 1 } };
const VOTE = { vote: { most: 1 } };

test("a card or a vote that one was asked for and did not send was the computer's, and is told once", () => {
  assert.deepEqual(stoodIn(view({ round: 1, may: GIVE })), []);
  assert.deepEqual(stoodIn(view({ round: 1, given: ["a:b"], may: VOTE })), ["stood-in-give"]);
  assert.deepEqual(stoodIn(view({ round: 1, given: ["a:b"], may: VOTE })), []);
  // The clock may end the vote and show the points at once.
  assert.deepEqual(stoodIn(view({ round: 1, ballot: [1] })), ["stood-in-vote"]);
});

test("what one sent oneself, in whatever order views and answers come, is not", () => {
  stoodIn(view({ round: 2, may: GIVE }));
  answer("give-cards");
  assert.deepEqual(stoodIn(view({ round: 2, may: GIVE })), []);
  assert.deepEqual(stoodIn(view({ round: 2, given: ["a:b"], may: VOTE })), []);
  answer("cast-votes");
  assert.deepEqual(stoodIn(view({ round: 2, given: ["a:b"], votes: [1] })), []);
});

test("nor is what this page was never asked for", () => {
  assert.deepEqual(stoodIn(view({ round: 3, given: ["a:b"], votes: [1] })), []);
});
