// Sets of cards as a page comes to know them: once each, again where a card turns up that it does not know.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { card, isMissing, loadSet, seekCard } from "../src/state/sets";

const server = new Map<string, readonly string[]>();
let asked: string[] = [];
let down = false;

Object.assign(globalThis, {
  fetch: async (address: string) => {
    asked.push(address);
    if (down) throw new TypeError("no network");
    const id = /^\/api\/sets\/(.*)\?lang=en$/.exec(address)?.[1] ?? "";
    const names = server.get(id);
    if (!names) return Response.json({ error: { code: "set-unknown", args: {}, message: "None." } }, { status: 404 });
    const cards = names.map((name) => ({
      id: `${id}:${name}`,
      title: name,
      description: "",
      small: `/sets/${id}/${name}.webp`,
    }));
    return Response.json({ id, title: id, back: null, cards });
  },
});

beforeEach(() => {
  asked = [];
  down = false;
});

test("a set is asked for once, by however many", async () => {
  server.set("harbour", ["boat", "crane"]);
  await Promise.all([loadSet("harbour"), loadSet("harbour"), seekCard("harbour:boat")]);
  await loadSet("harbour");
  assert.equal(card("harbour:boat")?.title, "boat");
  assert.deepEqual(asked, ["/api/sets/harbour?lang=en"]);
});

test("a card that its set did not have before is found by asking once more", async () => {
  server.set("harbour", ["boat", "gull", "rope"]);
  await Promise.all([seekCard("harbour:gull"), seekCard("harbour:rope")]);
  assert.equal(card("harbour:gull")?.title, "gull");
  assert.equal(asked.length, 1);
  assert.equal(card("harbour:crane")?.title, "crane", "what was known stays known");
  assert.ok(!isMissing("harbour:gull"));
});

test("a card whose set is gone is missing, one whose server cannot be reached is not", async () => {
  await seekCard("forest:owl");
  assert.ok(isMissing("forest:owl"));
  down = true;
  await seekCard("meadow:hare");
  assert.ok(!isMissing("meadow:hare"));
});
