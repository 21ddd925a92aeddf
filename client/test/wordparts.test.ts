// Parts of the words that come later: nobody shows a sentence before it is there, however slow the network is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { speak, speakOf, speaks } from "../src/i18n";

const waiting: (() => void)[] = [];
const asked: string[] = [];
let slow = false;

globalThis.fetch = (async (address: string) => {
  const part = address.replace(/^\/|-.*/g, "");
  asked.push(address);
  if (slow) await new Promise<void>((answer) => waiting.push(answer));
  return { ok: true, json: async () => new FluentResource(`of-${part} = Words`).body };
}) as unknown as typeof fetch;

async function answerAll(): Promise<void> {
  for (let idle = 0; idle < 5; idle += 1) {
    for (const answer of waiting.splice(0)) answer();
    await new Promise((next) => setTimeout(next));
  }
}

test("whoever asks second for a part waits for its words too, and a part asked for meanwhile comes along", async () => {
  await speak("en");
  slow = true;
  const there: string[] = [];
  for (const part of ["talk", "talk", "door"] as const)
    void speakOf(part).then(() => {
      assert.ok(speaks(`of-${part}`), part);
      there.push(part);
    });
  await new Promise((next) => setTimeout(next));
  assert.deepEqual(there, []);
  await answerAll();
  assert.deepEqual(there.sort(), ["door", "talk", "talk"]);
  assert.ok(speaks("of-main") && speaks("of-talk") && speaks("of-door"));
});

test("each part is asked for once in a language, however many come after it", async () => {
  slow = false;
  for (const part of ["sound", "rules", "lessons"] as const) await speakOf(part);
  assert.deepEqual(asked, [...new Set(asked)]);
  await speak("da");
  assert.ok(speaks("of-main") && speaks("of-lessons"));
  await speak("en");
  assert.deepEqual(asked, [...new Set(asked)]);
});
