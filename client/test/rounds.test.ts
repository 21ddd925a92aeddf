// How many rounds there are: where turns end the game, and nowhere else.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableView } from "../src/state/types";
import { roundsOf, roundWords } from "../src/table/rounds";

const at = (end: string, turns_each: number, pile_rounds: number | null = null) =>
  ({ public: { settings: { end, turns_each }, members: [0, 0, 0, 0, 0, 0], pile_rounds } }) as unknown as TableView;

test("where everybody tells so often, the rounds are counted; where points or the pile decide, nobody knows them", () => {
  const views = [at("turns", 1), at("turns", 2), at("score", 1), at("pile", 1, 15), at("turns", 2, 8)];
  assert.deepEqual(views.map(roundsOf), [6, 12, null, null, null]);
  // Without a language words are their names.
  assert.deepEqual(
    views.map((view) => roundWords(view, 3)),
    ["round-of", "round-of", "round", "round", "round"],
  );
});
