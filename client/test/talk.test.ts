// What this browser makes of the talk, which nudges it gives, and which cards it takes for new.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { freshOf } from "../src/cards/fresh";
import type { Line } from "../src/protocol";
import { view } from "../src/state/table";
import { entries, forgetTalk, hearTalk, held, latest, overSeats, unread } from "../src/state/talk";
import type { TableView } from "../src/state/types";
import { drawSpark } from "../src/table/spark";

const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  by: { key: 2, name: "Bo", symbol: "star" },
  at: 1,
  text: id,
  phrase: null,
  to: null,
  ...more,
});
const ids = () => entries.value.map((entry) => entry.id);
const at = (code: string, game: number) =>
  ({ public: { code, game_number: game }, own: { key: 1, host: true, game: null } }) as unknown as TableView;

beforeEach(() => {
  forgetTalk();
  unread.value = 0;
  latest.value = null;
  view.value = at("LUMO-0001", 1);
});

test("a line that comes twice stands once, and one's own is no news", () => {
  hearTalk({ type: "said", line: line("a") });
  hearTalk({ type: "said", line: line("b", { by: { key: 1, name: "Ana", symbol: "leaf" } }) });
  hearTalk({ type: "said", line: line("a") });
  assert.deepEqual(ids(), ["b", "a"]);
  assert.equal(unread.value, 2);
  assert.equal(latest.value?.id, "a");
});

test("what is held leaves its place when it is said or taken away", () => {
  for (const id of ["a", "b"]) hearTalk({ type: "held", line: line(id) });
  hearTalk({ type: "said", line: line("a") });
  hearTalk({ type: "taken-back", line: "b" });
  assert.deepEqual([ids(), held.value], [["a"], []]);
});

test("when all is cleared whispers stay, and nothing is news any more", () => {
  hearTalk({ type: "said", line: line("a") });
  hearTalk({ type: "said", line: line("w", { to: 1 }) });
  hearTalk({ type: "shown", face: "wow", key: 2 });
  assert.equal(overSeats.value.get(2)?.face, "wow");
  hearTalk({ type: "taken-back", line: null });
  assert.deepEqual(ids(), ["w"]);
  assert.equal(latest.value, null);
});

test("no nudge comes twice at a table before all have been seen, and then not the last again", () => {
  const seen = Array.from({ length: 60 }, () => drawSpark("LUMO-0001"));
  assert.equal(new Set(seen).size, 60);
  assert.ok(seen.every((one) => one >= 1 && one <= 60));
  assert.notEqual(
    drawSpark("LUMO-0001", () => 0.999),
    seen.at(-1),
  );
  assert.equal(
    drawSpark("LUMO-0002", () => 0),
    1,
  );
});

test("cards drawn since the hand was last seen are new, a whole new hand is not", () => {
  assert.deepEqual(freshOf(["a", "b", "c"]), []);
  assert.deepEqual(freshOf(["a", "c"]), []);
  assert.deepEqual(freshOf(["a", "c", "d"]), ["d"]);
  assert.deepEqual(freshOf(["a", "d"]), ["d"], "as long as no other is drawn");
  assert.deepEqual(freshOf(["c", "d"]), ["d"], "a card that was given and comes back is not drawn");
  assert.deepEqual(freshOf(["a", "d"]), ["d"], "nor the one that comes back for it");
  assert.deepEqual(freshOf(["x", "y"]), [], "hands were passed on");
  view.value = at("LUMO-0001", 2);
  assert.deepEqual(freshOf(["x", "y", "z"]), [], "another game");
});

test("whoever closes the talk in the lobby does not have it open by itself at the table", async () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true, addEventListener: () => {} }) });
  const { isOpen, setOpen } = await import("../src/talk/open");
  const members = [{ kind: "person" }, { kind: "person" }];
  const staged = (stage: string) => ({ public: { stage, members }, own: null }) as unknown as TableView;
  view.value = staged("playing");
  assert.equal(isOpen("grid"), true);
  setOpen("over", true);
  setOpen("over", false);
  assert.equal(isOpen("grid"), true, "over the cards it was only in the way");
  view.value = staged("lobby");
  setOpen("over", true);
  setOpen("over", false);
  view.value = staged("playing");
  assert.equal(isOpen("grid"), false);
});
