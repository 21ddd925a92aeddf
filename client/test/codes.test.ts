// Codes typed in any way, addresses, names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCode } from "../src/app/opening";
import { routeOf } from "../src/app/route";
import { forgetTable, knownTables, rememberTable } from "../src/app/tables";
import { keep } from "../src/state/kept";

test("a code is understood however it is typed", () => {
  for (const typed of [
    "LUMO-4821",
    "lumo4821",
    " lumo 4821 ",
    "Lumo–4821",
    "lumo - 48 21",
    "http://x.test/t/LUMO-4821",
  ]) {
    assert.equal(readCode(typed), "LUMO-4821", typed);
  }
});

test("what cannot be a code is none", () => {
  for (const typed of ["", "LUMO", "4821", "LUMO-482", "LUMO-48211", "4821-LUMO", "MOON", "łódź-4821"]) {
    assert.equal(readCode(typed), null, typed);
  }
});

test("addresses lead to their pages, unknown ones nowhere", () => {
  assert.deepEqual(routeOf("/"), { page: "home" });
  assert.deepEqual(routeOf("/rules"), { page: "rules" });
  assert.deepEqual(routeOf("/t/LUMO-4821"), { page: "table", code: "LUMO-4821" });
  for (const path of ["/t", "/t/", "/t/A/B", "/t/%ff", "/rules/more", "/nothing"])
    assert.deepEqual(routeOf(path), { page: "nowhere" });
});

test("tables sat at are known, the latest first, each once, and can be forgotten", () => {
  for (const code of ["A-1", "B-2", "A-1"]) rememberTable(code);
  assert.deepEqual(
    knownTables().map((one) => one.code),
    ["A-1", "B-2"],
  );
  forgetTable("A-1");
  assert.deepEqual(
    knownTables().map((one) => one.code),
    ["B-2"],
  );
});

test("what an older version or a stranger left in the storage does no harm", () => {
  for (const text of ["", "{", "[1]", '{"code":"A"}', "null"]) {
    keep("tables", text);
    assert.deepEqual(knownTables(), [], text);
  }
});
