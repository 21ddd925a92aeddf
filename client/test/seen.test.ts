// Points that were shown: once in a browser, in whatever tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { markLeft, markPlayed, seen } from "../src/reveal/seen";

const KEPT = "moonhare-seen/LUMO-4821";

test("of each table the points that were shown last are kept, for other tabs too", () => {
  assert.deepEqual(seen("LUMO-4821/1/2"), { played: false, left: false });
  markPlayed("LUMO-4821/1/2");
  assert.deepEqual(seen("LUMO-4821/1/2"), { played: true, left: false });
  markLeft("LUMO-4821/1/2");
  assert.deepEqual(JSON.parse(localStorage.getItem(KEPT) ?? ""), { name: "LUMO-4821/1/2", left: true });
  localStorage.setItem(KEPT, JSON.stringify({ name: "LUMO-4821/2/1", left: true }));
  assert.deepEqual(seen("LUMO-4821/2/1"), { played: true, left: true }, "gone on from in another tab");
  assert.deepEqual(seen("LUMO-4821/1/2"), { played: true, left: true }, "this one's own stays");
  assert.deepEqual(seen("MOTU-7224/2/1"), { played: false, left: false }, "at another table");
});
