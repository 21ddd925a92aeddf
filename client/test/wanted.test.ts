// The build asks for a word or a picture for all that the protocol names.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { checkWanted, languagesOf, NEVER_MET } from "../wanted.mjs";

const LOCALES = "../src/moonhare/locales";

async function all() {
  const { $defs: types } = JSON.parse(await readFile("protocol.schema.json", "utf8"));
  const languages: Record<string, FluentResource["body"]> = {};
  for (const language of languagesOf(types)) {
    const names = await readdir(`${LOCALES}/${language}`);
    const texts = await Promise.all(names.map((name) => readFile(`${LOCALES}/${language}/${name}`, "utf8")));
    languages[language] = texts.flatMap((text) => new FluentResource(text).body);
  }
  const [sprite, tokens] = await Promise.all(
    ["src/sprite.svg", "styles/tokens.css"].map((path) => readFile(path, "utf8")),
  );
  return { types, languages, sprite, tokens };
}

/** Expects the build to fail and to name exactly these. */
function lacks(of: Awaited<ReturnType<typeof all>>, ...lacking: string[]) {
  assert.throws(
    () => checkWanted(of),
    ({ message }: Error) => {
      assert.deepEqual(message.split("\n  ").slice(1).sort(), lacking.sort());
      return true;
    },
  );
}

test("all that the protocol names today is worded in five languages and drawn", async () => {
  const now = await all();
  assert.deepEqual([...languagesOf(now.types)].sort(), ["da", "en", "it", "pl", "pt"]);
  checkWanted(now);
});

test("a new edition lacks its name and its line in every language", async () => {
  const now = await all();
  now.types.TablePublic.properties.edition.enum.push("unheard-of");
  lacks(
    now,
    ...["da", "en", "it", "pl", "pt"].flatMap((one) => [
      `${one}: edition-unheard-of`,
      `${one}: edition-unheard-of.line`,
    ]),
  );
});

test("a new setting and a new value of one lack their words", async () => {
  const now = await all();
  now.types.Settings.properties.unheard_of = { anyOf: [{ type: "integer" }, { type: "null" }] };
  now.types.Settings.properties.first_storyteller.enum.push("eldest");
  const names = ["setting-unheard_of", "value-first_storyteller-eldest", "rules-first-eldest"];
  lacks(now, ...languagesOf(now.types).flatMap((one: string) => names.map((name) => `${one}: ${name}`)));
});

test("a new symbol lacks its word, its drawing and its colour", async () => {
  const now = await all();
  now.types.Symbol.enum.push("comet");
  const words = languagesOf(now.types).map((one: string) => `${one}: symbol-comet`);
  lacks(now, ...words, "sprite.svg: s-comet", "tokens.css: --seat-comet");
});

test("reasons for points, for none, and refusals are asked for", async () => {
  const now = await all();
  now.languages.pl = (now.languages.pl ?? []).filter(
    ({ id }) => !["why-found", "nothing-missed", "refusal-own-card"].includes(id),
  );
  lacks(now, "pl: why-found", "pl: nothing-missed", "pl: refusal-own-card");
});

test("a refusal that nobody meets in a browser is one of the protocol's, and nobody words it", async () => {
  const { types, languages } = await all();
  for (const code of Object.keys(NEVER_MET)) {
    assert.ok(types.RefusalCode.enum.includes(code), code);
    for (const messages of Object.values(languages))
      assert.ok(!messages.some(({ id }) => id === `refusal-${code}`), code);
  }
});
