// Sentences whose words a name changes.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { speak, t } from "../src/i18n";

const COMMON = "../src/moonhare/locales/{lang}/common.ftl";

globalThis.fetch = (async (address: string) => {
  const lang = address.replace("/main-", "").replace(".json", "");
  const words = await readFile(COMMON.replace("{lang}", lang), "utf-8");
  return { ok: true, json: async () => new FluentResource(words).body };
}) as unknown as typeof fetch;

test("in Danish a name's last letter decides how its genitive is written", async () => {
  await speak("da");
  const tables = ["Nell", "Jens", "Max", "Liz", "Zoë", "Bo 2"].map((host) => t("table-of", { host }));
  assert.deepEqual(tables, ["Nells bord", "Jens’ bord", "Max’ bord", "Liz’ bord", "Zoës bord", "Bo 2’s bord"]);
});
