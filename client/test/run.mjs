// Bundles test/*.test.ts with esbuild (Node 20 reads no TypeScript) and hands them to Node's own test runner.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { PARTS } from "../parts.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = await mkdtemp(join(tmpdir(), "moonhare-tests-"));
try {
  const tests = (await readdir(here)).filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join(here, name));
  await esbuild.build({
    entryPoints: tests,
    outdir: out,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "text", ".css": "empty" },
    // Each test sets up what of a browser it needs before it loads what uses it.
    inject: [join(here, "browser.ts")],
    define: {
      LOCALES: JSON.stringify(Object.fromEntries(Object.keys(PARTS).map((part) => [part, `/${part}-{lang}.json`]))),
      PULSE: '"/pulse.js"',
    },
    logLevel: "warning",
  });
  const built = (await readdir(out)).filter((name) => name.endsWith(".mjs")).map((name) => join(out, name));
  const { status } = spawnSync(process.execPath, ["--test", ...built], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  await rm(out, { recursive: true });
}
