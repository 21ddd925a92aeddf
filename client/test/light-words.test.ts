// What sentences cost a browser: what it need not make, and what it need not draw again.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { effect } from "@preact/signals";
import { LANGUAGES, type Language, list, number, speak, speakOf, t } from "../src/i18n";

globalThis.fetch = (async (address: string) => {
  const [, part = "", lang = ""] = /^\/(\w+)-(\w+)\.json$/.exec(address) ?? [];
  const names = part === "main" ? ["common", "reveal", "table"] : [part];
  const words = await Promise.all(
    names.map((name) => readFile(`../src/moonhare/locales/${lang}/${name}.ftl`, "utf-8")),
  );
  return { ok: true, json: async () => words.flatMap((one) => new FluentResource(one).body) };
}) as unknown as typeof fetch;

/** How often the browser has to make one of these, as long as `run` takes. */
function made(what: "NumberFormat" | "ListFormat", run: () => void): number {
  const original = Intl[what];
  let count = 0;
  const counted = new Proxy(original as new (...args: unknown[]) => object, {
    construct: (target, args) => {
      count += 1;
      return new target(...args);
    },
  });
  Object.assign(Intl, { [what]: counted });
  try {
    run();
  } finally {
    Object.assign(Intl, { [what]: original });
  }
  return count;
}

test("the counts of a table are written without asking how a language writes numbers, and as it does", async () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    const written: string[] = [];
    const asked = made("NumberFormat", () => {
      for (let round = 0; round < 1000; round++) written.push(t("round", { round }));
    });
    assert.equal(asked, 0, language);
    for (const [round, text] of written.entries()) assert.ok(text.includes(number(round)), `${language}: ${text}`);
    assert.ok(t("round", { round: 12_345 }).includes(number(12_345)), `${language}: ${t("round", { round: 12_345 })}`);
  }
});

test("names are put in a row by what was made for it before", async () => {
  await speak("pl");
  const names = ["Ola", "Maja", "Teo"];
  assert.equal(list(names), "Ola, Maja i Teo");
  assert.equal(
    made("ListFormat", () => assert.equal(list(names), "Ola, Maja i Teo")),
    0,
  );
  assert.equal(list(names, "disjunction"), "Ola, Maja lub Teo");
  assert.equal(list(["Ola"]), "Ola");
  assert.equal(list([]), "");
  await speak("en");
  assert.equal(list(names), "Ola, Maja and Teo");
});

test("words that come with a part of the page draw nothing again that stands there, and stay in another language", async () => {
  await speak("en");
  let drawn = 0;
  const stop = effect(() => {
    t("round", { round: 1 });
    drawn += 1;
  });
  await speakOf("talk");
  assert.equal(drawn, 1);
  assert.equal(t("talk-say"), "Say something");
  await speak("da");
  assert.ok(drawn > 1);
  assert.notEqual(t("talk-say"), "Say something");
  stop();
});
