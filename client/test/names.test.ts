// How an album's file is called.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileName } from "../src/album/names";

test("files of an evening's albums go by the day and minute of whoever keeps them, and by the game", () => {
  process.env.TZ = "Europe/Warsaw";
  const began = Date.UTC(2026, 10, 28, 23, 30);
  assert.equal(fileName({ began, game: 4 }), "moonhare-2026-11-29-0030-game-4");
  process.env.TZ = "America/New_York";
  assert.equal(fileName({ began, game: 1 }), "moonhare-2026-11-28-1830-game-1");
});
