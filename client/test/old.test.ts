// old.js is read by browsers of any age: it must run on what they have, and speak up only where too little is there.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const source = (await readFile(join(process.cwd(), "src/old.js"), "utf8"))
  .replace("{ WORDS: 0 }", JSON.stringify({ en: "too old", pl: "za stara" }))
  .replace("MAIN_WORDS", "/main-{lang}.json");

/** Runs old.js in a browser that can do what is given; tells the note that it put up, the theme, and what it fetches. */
function run(can: {
  readonly modern: boolean;
  readonly language: string;
  readonly theme?: string;
  readonly chosen?: string;
}) {
  const attributes = new Map([["lang", can.language]]);
  const notes: string[] = [];
  const fetched: string[] = [];
  const element = (name: string) => ({
    className: "",
    ...(name === "script" && can.modern && { noModule: false }),
    setAttribute: (what: string, value: string) => what === "href" && fetched.push(value),
    appendChild: (text: string) => notes.push(text),
  });
  const window: Record<string, unknown> = {
    localStorage: { getItem: (what: string) => (what === "moonhare-theme" ? can.theme : can.chosen) ?? null },
    ...(can.modern && {
      WebSocket: () => {},
      fetch: () => {},
      structuredClone: () => {},
      CSS: { supports: () => true },
    }),
  };
  const document = {
    documentElement: {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    },
    createElement: element,
    createTextNode: (text: string) => text,
    head: { appendChild: () => {} },
    body: { firstChild: null, insertBefore: () => {} },
  };
  runInNewContext(source, { window, document });
  if (typeof window.onload === "function") window.onload();
  return { notes, theme: attributes.get("data-theme"), fetched };
}

test("a browser of today hears nothing", () => {
  assert.deepEqual(run({ modern: true, language: "en" }).notes, []);
});

test("a browser that is too old is told so in the page's language", () => {
  assert.deepEqual(run({ modern: false, language: "pl" }).notes, ["za stara"]);
  assert.deepEqual(run({ modern: false, language: "xx" }).notes, ["too old"]);
});

test("the words of the language that was chosen are fetched early, and of none that we do not speak", () => {
  assert.deepEqual(run({ modern: true, language: "en", chosen: "pl" }).fetched, ["/main-pl.json"]);
  assert.deepEqual(run({ modern: true, language: "pl", chosen: "constructor" }).fetched, ["/main-pl.json"]);
  assert.deepEqual(run({ modern: true, language: "xx" }).fetched, ["/main-en.json"]);
});

test("the theme that was kept stands before the first paint, and only one that there is", () => {
  assert.equal(run({ modern: true, language: "en", theme: "paper" }).theme, "paper");
  assert.equal(run({ modern: true, language: "en", theme: '"><b>' }).theme, undefined);
});

test("it holds no syntax that an old browser cannot read", () => {
  assert.doesNotMatch(source.replace(/\/\/.*$/gm, ""), /=>|`|\b(?:let|const|class|async)\b|\?\.|\?\?|\.\.\./);
});
