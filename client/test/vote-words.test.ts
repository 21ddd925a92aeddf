import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableView, VoteOptions } from "../src/state/types";
import { voteHint } from "../src/table/vote-words";

/** The id of the words for a vote with so many cards chosen, at a table with these rules. */
function hint(chosen: number, rules: { most?: number; single?: number; teams?: boolean; pays?: boolean } = {}): string {
  const { most = 1, single = 0, teams = false, pays = false } = rules;
  const settings = { scoring: "storyteller", agreement_cap: null, points_single_vote: single, own_team_bonus: pays };
  const view = { public: { settings, teams: teams ? [[0, 1]] : [] } } as unknown as TableView;
  const slots = Array.from({ length: chosen }, (_, at) => at + 1);
  return voteHint(view, { most, red: false } as unknown as VoteOptions, { slots, red: null, setting: "green" });
}

test("one vote alone pays more while it is one, and not once there are two", () => {
  assert.equal(hint(0, { most: 2, single: 1 }), "vote-up-to");
  assert.equal(hint(1, { most: 2, single: 1 }), "vote-single");
  assert.equal(hint(2, { most: 2, single: 1 }), "vote-secret");
});

test("partners are told that their own card pays nothing, unless it does", () => {
  assert.equal(hint(0), "vote-secret");
  assert.equal(hint(0, { teams: true }), "vote-team");
  assert.equal(hint(1, { teams: true, pays: true }), "vote-secret");
});

test("it is red's turn once green has handed over, which arrows that pass by do not", () => {
  const view = { public: { settings: { scoring: "agreement" }, teams: [] } } as unknown as TableView;
  const red = (slots: number[], setting: "green" | "red", cast: number | null = null) =>
    voteHint(view, { most: 1, red: true } as unknown as VoteOptions, { slots, red: cast, setting });
  assert.equal(red([], "green"), "vote-needs-green");
  assert.equal(red([2], "green"), "vote-needs-green");
  assert.equal(red([2], "red"), "vote-needs-red");
  assert.equal(red([], "red", 1), "vote-needs-green");
  assert.equal(red([2], "green", 1), "vote-red-spoils");
});
