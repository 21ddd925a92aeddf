import assert from "node:assert/strict";
import { test } from "node:test";
import { numberIn } from "../src/parts/number";

const points = { least: 5, most: 100 };
const cap = { least: 1, most: 12, none: "no limit" };

test("a number that was typed is brought within its bounds", () => {
  for (const [typed, meant] of [
    ["30", 30],
    [" 7 ", 7],
    ["007", 7],
    ["3", 5],
    ["-4", 5],
    ["1000", 100],
    ["20 points", 20],
  ] as const)
    assert.equal(numberIn(typed, points), meant, typed);
});

test("what is no number stands for nothing", () => {
  for (const typed of ["", "  ", "ten", "."]) assert.equal(numberIn(typed, points), undefined, typed);
});

test("where there may be no number, an empty field and its words mean none, and no typed number does", () => {
  assert.equal(numberIn("", cap), null);
  assert.equal(numberIn("no limit", cap), null);
  assert.equal(numberIn("99", cap), 12);
  assert.equal(numberIn("many", cap), undefined);
});
