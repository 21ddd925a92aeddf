// Who has won, and the games that people have won at a table, counted.
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { headingOf } from "../src/final/heading";
import type { Place } from "../src/final/standing";
import { winsOf } from "../src/memory/wins";
import type { Companion, GameTold } from "../src/protocol";
import type { TableView } from "../src/state/types";
import type { Person } from "../src/table/people";

function game(number: number, winners: readonly number[], names = ["Ada", "Bo", "Cem"], keys = [1, 2, 3]): GameTold {
  const companions = names.map(
    (name, seat) => ({ key: keys[seat] ?? 0, name, symbol: "leaf", kind: "person" }) as Companion,
  );
  return {
    game: number,
    edition: "standard",
    began: 0,
    over: true,
    rounds: 3,
    companions,
    standing: [],
    winners: [...winners],
  } as GameTold;
}

test("whoever has won the most stands first, shared wins count for both, and games broken off for nobody", () => {
  const games = [game(1, [1]), game(2, [0, 2]), game(3, []), game(4, [0])];
  assert.deepEqual(winsOf(games, 4), [
    { name: "Ada", count: 2 },
    { name: "Bo", count: 1 },
    { name: "Cem", count: 1 },
  ]);
});

test("people are counted whatever they are called, and wherever they sit", () => {
  const games = [game(1, [0]), game(2, [2], ["Bo", "Cem", "Addie"], [2, 3, 1])];
  assert.deepEqual(winsOf(games, 2), [{ name: "Addie", count: 2 }]);
});

test("a single win is no evening, and later games are not told of", () => {
  assert.deepEqual(winsOf([game(1, [0]), game(2, [])], 2), []);
  assert.deepEqual(winsOf([game(1, [0]), game(2, [1])], 1), []);
});

test("the moon is reached where points end the game, and nowhere else", () => {
  const heading = (ended_by: string, teams: number[][], firsts: number) => {
    const view = { public: { teams, game: { ended_by } } } as unknown as TableView;
    const places = Array.from({ length: firsts }, () => ({ place: 1 }) as Place);
    return headingOf(view, [{ name: "Ada", you: false } as Person], places);
  };
  assert.equal(heading("score", [], 1), "win-moon");
  assert.equal(heading("pile", [], 1), "win");
  assert.equal(heading("turns", [[0, 1]], 1), "win-team");
  assert.equal(heading("turns", [[0, 1]], 2), "win-shared");
});
