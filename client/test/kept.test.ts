// What a browser keeps, also where its storage is full or refuses.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { keep, recall, recallJson } from "../src/state/kept";

const refuses = () => {
  throw new DOMException("no room", "QuotaExceededError");
};

beforeEach(() => {
  mock.restoreAll();
  for (const name of ["draft", "language"] as const) keep(name, null);
});

test("what a full storage does not take is kept as long as the page lives, and is newer than what it has", () => {
  keep("language", "da");
  mock.method(localStorage, "setItem", refuses);
  keep("language", "pl");
  keep("draft", '{"text":"Half a thou"}');
  assert.equal(recall("language"), "pl");
  const isAny = (value: unknown): value is unknown => value !== null;
  assert.deepEqual(recallJson("draft", isAny), { text: "Half a thou" });
  keep("draft", null);
  assert.equal(recall("draft"), null);
});

test("once there is room again, storage has what was kept last", () => {
  mock.method(localStorage, "setItem", refuses);
  keep("language", "pl");
  mock.restoreAll();
  keep("language", "it");
  assert.equal(localStorage.getItem("moonhare-language"), "it");
  localStorage.setItem("moonhare-language", "pt");
  assert.equal(recall("language"), "pt", "another tab's");
});

test("without any storage a window remembers, and forgets", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const) mock.method(localStorage, name, refuses);
  assert.equal(recall("draft"), null);
  keep("draft", "one");
  assert.equal(recall("draft"), "one");
  keep("draft", null);
  assert.equal(recall("draft"), null);
});
