// The evenings that a browser remembers: each game once, and none that was forgotten.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byEvening, evenings, forgetEvenings, rememberEvenings } from "../src/app/evenings";
import type { GameTold } from "../src/protocol";

const companions = ["Fay", "Hal"].map((name, at) => ({ key: at + 1, name, symbol: "leaf", kind: "person" }));
const game = (number: number, winners: number[] = [1]) =>
  ({
    game: number,
    edition: "standard",
    began: number,
    over: true,
    rounds: 3,
    companions,
    standing: [
      { place: 1, seats: [1], points: 9 },
      { place: 2, seats: [0], points: 4 },
    ],
    winners,
  }) as unknown as GameTold;
const known = () => evenings.value.map((one) => one.game);

test("all games that one has played to their end are remembered, whenever one hears of them, and once", () => {
  rememberEvenings("LUMO-4821", [game(1), game(2, [])], 1);
  assert.deepEqual(known(), [1], "what was broken off is no evening");
  rememberEvenings("LUMO-4821", [game(1), game(2, []), game(3), game(4)], 1);
  assert.deepEqual(known(), [4, 3, 1]);
  assert.deepEqual([evenings.value[0]?.winners, evenings.value[0]?.place], [["Hal"], 2]);
  forgetEvenings((one) => one.game === 3);
  rememberEvenings("LUMO-4821", [game(1), game(3), game(4)], 1);
  assert.deepEqual(known(), [4, 1], "what was forgotten does not come back");
});

test("whoever did not play a game has no evening of it", () => {
  forgetEvenings(() => true);
  rememberEvenings("MOTU-7224", [game(1)], 7);
  assert.deepEqual(known(), []);
});

test("games at one table without a long break are one evening, in their order, with all who played", () => {
  const hour = 3_600_000;
  const one = (code: string, number: number, at: number, people: string[]) => ({
    code,
    game: number,
    at,
    edition: "standard" as const,
    people,
    winners: [],
    place: 1,
  });
  const games = [
    one("LUMO-4821", 4, 40 * hour, ["Fay"]),
    one("LUMO-4821", 2, 3 * hour, ["Fay", "Ida"]),
    one("MOTU-7224", 1, 2 * hour, ["Fay"]),
    one("LUMO-4821", 1, hour, ["Fay", "Hal"]),
  ];
  const told = byEvening(games).map(({ code, at, people, games }) => [
    code,
    at,
    people,
    games.map((each) => each.game),
  ]);
  assert.deepEqual(told, [
    ["LUMO-4821", 40 * hour, ["Fay"], [4]],
    ["MOTU-7224", 2 * hour, ["Fay"], [1]],
    ["LUMO-4821", hour, ["Fay", "Hal", "Ida"], [1, 2]],
  ]);
});
