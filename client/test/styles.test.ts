// Styles of what is loaded when wanted stay in the page: they must not speak of what other parts of it call their own.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { test } from "node:test";

const SRC = "src";
const read = (path: string) => readFileSync(join(SRC, path), "utf8");

/** All styles that come with a script, by the folders that own them. */
function lazyStyles(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const scripts = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
  for (const script of scripts)
    for (const [, path = ""] of read(script).matchAll(/from "(\.[^"]+\.css)\?text"/g)) {
      const style = normalize(join(dirname(script), path));
      if (basename(script) !== "lazy.tsx") found.set(dirname(style), [...(found.get(dirname(style)) ?? []), style]);
    }
  return found;
}

/** The classes that a style sheet has a rule for wherever they stand. */
function bareClasses(css: string): Set<string> {
  const plain = css.replace(/\/\*.*?\*\//gs, "");
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, all = ""]) => all.split(","));
  return new Set(selectors.flatMap((one) => /^\s*\.([\w-]+)(::?[\w-]+)?\s*$/.exec(one)?.[1] ?? []));
}

test("no two parts that are loaded when wanted have a rule for the same class alone", () => {
  const owners = new Map<string, string>();
  const styles = lazyStyles();
  assert.ok(styles.size > 5);
  for (const [folder, files] of styles)
    for (const name of bareClasses(files.map(read).join("\n"))) {
      assert.equal(owners.get(name) ?? folder, folder, `.${name}`);
      owners.set(name, folder);
    }
});
