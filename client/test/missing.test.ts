// A page whose parts are gone from the server loads itself anew, once; without a server it waits.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { renew } from "../src/parts/missing";

let served: string | null;
let reloads: number;
let kept: Map<string, string>;

function show(build: string): void {
  Object.assign(document, { querySelector: () => ({ getAttribute: () => `/static/main-${build}.js` }) });
}

Object.assign(globalThis, {
  fetch: async () => {
    if (served === null) throw new TypeError("network");
    return new Response(`<script type="module" src="/static/main-${served}.js"></script>`);
  },
  sessionStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  },
});
Object.assign(location, {
  reload: () => {
    reloads += 1;
  },
});

beforeEach(() => {
  served = "AAAAAAAA";
  reloads = 0;
  kept = new Map();
  show("AAAAAAAA");
});

test("another build on the server is loaded at once", async () => {
  served = "BBBBBBBB";
  await renew(1);
  assert.equal(reloads, 1);
});

test("the same build may have been cut short once, not twice", async () => {
  await renew(1);
  assert.equal(reloads, 0);
  await renew(2);
  assert.equal(reloads, 1);
});

test("nothing is loaded anew from a server that does not answer", async () => {
  served = null;
  for (let failures = 1; failures < 9; failures++) await renew(failures);
  assert.equal(reloads, 0);
});

test("two servers of different builds send no page round in circles", async () => {
  for (let turn = 0; turn < 9; turn++) {
    show(turn % 2 ? "BBBBBBBB" : "AAAAAAAA");
    served = turn % 2 ? "AAAAAAAA" : "BBBBBBBB";
    await renew(1);
  }
  assert.equal(reloads, 2);
});

test("without a storage that remembers it nothing is loaded anew", async () => {
  served = "BBBBBBBB";
  kept.get = () => {
    throw new Error("no storage");
  };
  await renew(1);
  assert.equal(reloads, 0);
});
