// What the service worker says while no page is open, and where a touch of it leads.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const SAID = {
  en: { "your-turn": ["Your turn", "CODE waits"], points: ["Points", "See CODE"] },
  da: { "your-turn": ["Din tur", "CODE venter"] },
};

interface Shown {
  readonly title: string;
  readonly options: { body: string; tag: string; data: string; lang: string };
}

/** Runs the worker with a language chosen or none, and gives what it is told and does. */
async function worker(language: string | null, pages: string[] = []) {
  const source = (await readFile("src/offline/worker.js", "utf8")).replace("{ CALLS: 0 }", JSON.stringify(SAID));
  const heard = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const went: string[] = [];
  runInNewContext(source, {
    URL,
    location: { origin: "https://table.test" },
    navigator: { languages: ["pl-PL", "da-DK"] },
    caches: { match: async () => (language ? new Response(language) : undefined) },
    registration: {
      showNotification: async (title: string, options: Shown["options"]) => shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => went.push(`focus ${url}`) })),
      openWindow: async (address: string) => went.push(`open ${address}`),
    },
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
  });
  const tell = async (name: string, facts: object) => {
    let done: Promise<unknown> = Promise.resolve();
    heard.get(name)?.({ ...facts, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { shown, went, tell };
}

const message = (kind: string) => ({ data: { json: () => ({ kind, code: "LUMO-4821" }) } });

test("it speaks the language chosen here, else the reader's first that it knows", async () => {
  for (const [language, title] of [
    ["en", "Your turn"],
    [null, "Din tur"],
  ] as const) {
    const { shown, tell } = await worker(language);
    await tell("push", message("your-turn"));
    assert.equal(shown[0]?.title, title);
    assert.match(shown[0]?.options.body ?? "", /^LUMO-4821/);
    assert.equal(shown[0]?.options.tag, "/t/LUMO-4821");
  }
});

test("points are said as such, and what it does not know yet as a turn", async () => {
  const { shown, tell } = await worker("en");
  await tell("push", message("points"));
  await tell("push", message("something new"));
  assert.deepEqual(
    shown.map((one) => one.title),
    ["Points", "Your turn"],
  );
});

test("a touch leads to the table: to the page that shows it, or to a new one", async () => {
  const notification = { data: "/t/LUMO-4821", close: () => {} };
  const open = await worker("en", ["https://table.test/about"]);
  await open.tell("notificationclick", { notification });
  assert.deepEqual(open.went, ["open /t/LUMO-4821"]);
  const there = await worker("en", ["https://table.test/t/LUMO-4821"]);
  await there.tell("notificationclick", { notification });
  assert.deepEqual(there.went, ["focus https://table.test/t/LUMO-4821"]);
});
