// What is asked for once is made once, also where an answer gets lost.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { make } from "../src/net/once";

type Said = Response | "lost";
let answers: Said[] = [];
let asked: Record<string, unknown>[] = [];

Object.assign(globalThis, {
  fetch: (_address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    assert.ok(!signal.aborted, "it is not waited for without end");
    asked.push(JSON.parse(body));
    const said = answers.shift() ?? "lost";
    return said === "lost" ? Promise.reject(new TypeError("network")) : Promise.resolve(said);
  },
});
mock.timers.enable({ apis: ["setTimeout"] });

const seated = () => new Response('{"code":"LUMO-4821","key":2}', { status: 201 });
const refused = () =>
  new Response('{"error":{"code":"name-taken","args":{},"message":"No."}}', {
    status: 409,
  });

/** Lets what waits for an answer go on, and the pause before another try pass. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
  mock.timers.tick(1000);
}

beforeEach(() => {
  answers = [];
  asked = [];
});

test("a request whose answer got lost is made again under its name, by itself and when asked for again", async () => {
  answers = ["lost", "lost", "lost", seated()];
  const first = make("a seat", "/seats", { name: "Bo" });
  await settle();
  assert.equal((await first).ok, false);
  const second = make("a seat", "/seats", { name: "Bo" });
  await settle();
  assert.equal((await second).ok, true);
  const names = asked.map(({ request }) => request);
  assert.equal(names.length, 4);
  assert.equal(new Set(names).size, 1);
  assert.match(String(names[0]), /^[A-Za-z0-9_-]{20}$/);
  assert.equal(asked[0]?.name, "Bo");
});

test("an answer that breaks off counts as lost; one that is no answer of ours is told", async () => {
  const torn = new ReadableStream({ start: (into) => into.error(new TypeError("reset")) });
  answers = [new Response(torn, { status: 201 }), seated()];
  const first = make("a table", "/tables", { name: "Bo" });
  await settle();
  assert.equal((await first).ok, true);
  assert.equal(asked[0]?.request, asked[1]?.request);
  answers = [new Response("<h1>Bad Gateway</h1>", { status: 502 })];
  const second = await make("a table", "/tables", { name: "Bo" });
  assert.equal(!second.ok && second.problem.code, "unexpected");
  assert.equal(asked.length, 3);
});

test("what was got, or is something else, has another name; a refusal is told at once", async () => {
  answers = [refused(), seated(), seated(), seated()];
  assert.equal((await make("a seat", "/seats", { name: "Bo" })).ok, false);
  assert.equal((await make("a seat", "/seats", { name: "Bob" })).ok, true);
  assert.equal((await make("a seat", "/seats", { name: "Bo" })).ok, true);
  assert.equal((await make("a table", "/tables", { name: "Bo" })).ok, true);
  const [one, two, three, four] = asked.map(({ request }) => request);
  assert.equal(one, two);
  assert.equal(new Set([two, three, four]).size, 3);
});
