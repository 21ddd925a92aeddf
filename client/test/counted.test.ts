// Words of a clue are counted while one writes as the rules will count them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { wordsIn } from "../src/table/words";

test("the client counts words as the rules do", async () => {
  const counts: Record<string, number> = JSON.parse(await readFile("../tests/rules/words.json", "utf-8"));
  assert.deepEqual(Object.fromEntries(Object.keys(counts).map((text) => [text, wordsIn(text)])), counts);
});
