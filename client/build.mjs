// Builds the browser client: types of the protocol, scripts, styles, one file a language, and index.html.
//
//   node build.mjs            build once, print what goes over the wire
//   node build.mjs --watch    build again at every change
//
// Writes into MOONHARE_STATIC, or into the package's own static folder. Whoever serves it may put compressed
// twins beside the files (scripts/build_client.py does).
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import * as esbuild from "esbuild";
import { PARTS } from "./parts.mjs";
import { protocolSchema, writeProtocol } from "./protocol.mjs";
import { checkWanted, languagesOf } from "./wanted.mjs";

const CLIENT = fileURLToPath(new URL(".", import.meta.url));
const LOCALES = join(CLIENT, "../src/moonhare/locales");
const OUT = process.env.MOONHARE_STATIC ?? join(CLIENT, "../src/moonhare/server/static");
const { $defs: TYPES } = await protocolSchema();
const LANGUAGES = languagesOf(TYPES);
const MOST_KILOBYTES = 100;
/** Those that index.html asks for at once. */
const FONTS = ["nunito-sans-latin", "fraunces-latin"].map((name) => `/static/fonts/${name}.woff2`);

const hash = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** Parses a language's Fluent files into the plain data that a bundle takes, so that no parser is sent along. */
async function messagesOf(language, names) {
  const texts = await Promise.all(
    names.map((name) => readFile(join(LOCALES, language, `${name}.ftl`), "utf8").catch(() => "")),
  );
  return texts.flatMap((text) => new FluentResource(text).body);
}

/** Writes one JSON a language and part; gives their addresses by part and language. */
async function writeLocales() {
  const addresses = {};
  for (const [part, names] of Object.entries(PARTS)) {
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => JSON.stringify(await messagesOf(language, names))),
    );
    // One version for all languages: index.html, which knows only the language's name, can then ask ahead for it.
    const version = hash(texts.join("\n"));
    addresses[part] = `/static/${part}-{lang}.json?v=${version}`;
    await Promise.all(LANGUAGES.map((language, i) => writeFile(join(OUT, `${part}-${language}.json`), texts[i])));
  }
  return addresses;
}

/** Fails where a word or a picture is missing that the protocol asks for. */
async function checkAll() {
  const names = Object.values(PARTS).flat();
  const all = LANGUAGES.map(async (language) => [language, await messagesOf(language, names)]);
  const [sprite, tokens] = await Promise.all(
    ["src/sprite.svg", "styles/tokens.css"].map((path) => readFile(join(CLIENT, path), "utf8")),
  );
  checkWanted({ types: TYPES, languages: Object.fromEntries(await Promise.all(all)), sprite, tokens });
}

/** Gives one plain message in every language, for pages that run before or without the client. */
async function everyLanguage(id) {
  const texts = {};
  for (const language of LANGUAGES) {
    const message = (await messagesOf(language, ["errors"])).find((one) => one.id === id);
    if (typeof message?.value !== "string") throw new Error(`${language}/errors.ftl lacks ${id}`);
    texts[language] = message.value;
  }
  return texts;
}

/** Builds the worker, a file of its own; gives its address. */
async function writePulse() {
  const source = await readFile(join(CLIENT, "src/net/pulse.ts"), "utf8");
  const { code } = await esbuild.transform(source, { loader: "ts", minify: true });
  const name = `pulse-${hash(code)}.js`;
  await writeFile(join(OUT, name), code);
  return `/static/${name}`;
}

/** Copies old.js as it is, since old browsers read it, with its words filled in; gives its address. */
async function writeOldScript(mainWords) {
  const source = await readFile(join(CLIENT, "src/old.js"), "utf8");
  const script = source
    .replace("{ WORDS: 0 }", JSON.stringify(await everyLanguage("old-browser")))
    .replace("MAIN_WORDS", mainWords);
  const name = `old-${hash(script)}.js`;
  await writeFile(join(OUT, name), script);
  return `/static/${name}`;
}

/** Writes the service worker: with the files that every page needs, and a page that needs no file. */
async function writeWorker(files) {
  const part = (path) => readFile(join(CLIENT, "src", path), "utf8");
  const [source, css, icon] = await Promise.all(["offline/worker.js", "offline/page.css", "icon.svg"].map(part));
  const style = (await esbuild.transform(css, { loader: "css", minify: true })).code.trim();
  const words = await Promise.all(["offline-title", "offline-words", "offline-again"].map(everyLanguage));
  const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, words.map((one) => one[language])]));
  const calls = await Promise.all(
    ["your-turn", "points"].map(async (kind) => [
      kind,
      await Promise.all([`call-${kind}`, `call-${kind}-words`].map(everyLanguage)),
    ]),
  );
  const called = (language) =>
    Object.fromEntries(calls.map(([kind, said]) => [kind, said.map((one) => one[language])]));
  const filled = source
    .replace("{ CALLS: 0 }", JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, called(one)]))))
    .replace('["[files]"]', JSON.stringify(files))
    .replace("{ WORDS: 0 }", JSON.stringify(spoken))
    .replace("[style]", style)
    .replace("[icon]", icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ""));
  const { code } = await esbuild.transform(filled.replace("[build]", hash(filled)), { loader: "js", minify: true });
  await writeFile(join(OUT, "worker.js"), code);
}

/** Removes what earlier builds left, but not the fonts, which another step puts there. */
async function clear() {
  await mkdir(OUT, { recursive: true });
  for (const entry of await readdir(OUT)) {
    if (entry !== "fonts") await rm(join(OUT, entry), { recursive: true });
  }
}

/** Browsers of the last three years. */
const TARGET = ["chrome109", "firefox115", "safari16.4"];

const options = (addresses) => ({
  absWorkingDir: CLIENT,
  entryPoints: ["src/main.tsx"],
  bundle: true,
  splitting: true,
  format: "esm",
  target: TARGET,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text" },
  external: ["/static/*"],
  define: Object.fromEntries(Object.entries(addresses).map(([name, value]) => [name, JSON.stringify(value)])),
  minify: true,
  legalComments: "none",
  entryNames: "[name]-[hash]",
  chunkNames: "part-[hash]",
  assetNames: "[name]-[hash]",
  metafile: true,
  outdir: OUT,
  publicPath: "/static",
  plugins: [onePage, stylePictures, lazyStyles],
});

/**
 * What is loaded when it is wanted shares much with the page that wants it. The bundler would cut what they share into a
 * piece for every company of them, and a request for each would cost more than it holds; told that each of them needs
 * the whole page, as it does, it makes one piece of the page.
 */
const onePage = {
  name: "one-page",
  setup(build) {
    const page = join(CLIENT, "src/main.tsx");
    let wanted = new Set();
    // Known before the first of them is read: one that another part imports too may be read before it is found wanted.
    build.onStart(async () => {
      wanted = await wantedLater();
    });
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!wanted.has(path.replace(/\.tsx?$/, ""))) return undefined;
      const contents = `${await readFile(path, "utf8")}\nimport ${JSON.stringify(page)};`;
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};

/** All that some file loads when it is wanted (`import("./part")`): paths without their endings. */
async function wantedLater() {
  const src = join(CLIENT, "src");
  const files = (await readdir(src, { recursive: true })).filter((path) => /\.tsx?$/.test(path));
  const found = files.map(async (path) => {
    const imports = (await readFile(join(src, path), "utf8")).matchAll(/\bimport\("(\.[^"]+)"\)/g);
    return [...imports].map(([, name]) => join(src, dirname(path), name));
  });
  return new Set((await Promise.all(found)).flat());
}

/** Pictures that styles name become files of their own; a drawing that a script imports is text. */
const stylePictures = {
  name: "style-pictures",
  setup(build) {
    build.onLoad({ filter: /\/styles\/img\/.*\.svg$/ }, async ({ path }) => ({
      contents: await readFile(path),
      loader: "file",
    }));
  },
};

/** Styles of a part that is loaded when it is wanted come with its script, as text (`import styles from "./x.css?text"`). */
const lazyStyles = {
  name: "lazy-styles",
  setup(build) {
    build.onResolve({ filter: /\.css\?text$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("?text", "")),
      namespace: "lazy-styles",
    }));
    build.onLoad({ filter: /./, namespace: "lazy-styles" }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const { code } = await esbuild.transform(source, { loader: "css", minify: true, target: TARGET });
      return { contents: code, loader: "text" };
    });
  },
};

async function build() {
  await checkAll();
  await writeProtocol();
  await clear();
  const locales = await writeLocales();
  const pulse = await writePulse();
  const result = await esbuild.build({ ...options({ LOCALES: locales, PULSE: pulse }), logLevel: "warning" });
  const outputs = Object.entries(result.metafile.outputs);
  const built = (source) => outputs.find(([, output]) => output.entryPoint === source);
  const [main, { cssBundle }] = built("src/main.tsx");
  // The page has its styles; what is loaded later brings its own as text.
  for (const [path] of outputs) if (path.endsWith(".css") && path !== cssBundle) await rm(join(CLIENT, path));
  const address = (path) => `/static/${relative(OUT, join(CLIENT, path))}`;
  const oldBrowsers = await writeOldScript(locales.main);
  for (const icon of ["icon.svg", "icon-turn.svg"]) await copyFile(join(CLIENT, "src", icon), join(OUT, icon));
  // main.js only asks for the one piece of the page (see onePage): named beside it, nobody waits for the one to ask for the other.
  const scripts = [...statically(result.metafile, main)];
  const asked = scripts.filter((path) => path !== main).map(address);
  const page = (await readFile(join(CLIENT, "src/index.html"), "utf8"))
    .replace("[main.js]", address(main))
    .replace("[asked]", asked.map((path) => `<link rel="modulepreload" href="${path}">`).join("\n"))
    .replace("[main.css]", address(cssBundle))
    .replace("[old.js]", oldBrowsers)
    .replace("[noscript]", Object.values(await everyLanguage("no-script")).join("<br>"));
  await writeFile(join(OUT, "index.html"), page);
  await copyFile(join(CLIENT, "src/app.webmanifest"), join(OUT, "app.webmanifest"));
  await writeWorker([...[...scripts, cssBundle].map(address), oldBrowsers, ...FONTS]);
  await tell(scripts, cssBundle);
}

/** A script and all that it imports before it runs. */
function statically(metafile, path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind } of metafile.outputs[path].imports) {
    if (kind === "import-statement" && metafile.outputs[next]) statically(metafile, next, seen);
  }
  return seen;
}

/** Prints what the game page's first load takes over the wire, and fails where it is too much. */
async function tell(scripts, css) {
  const wire = async (path) => brotliCompressSync(await readFile(resolve(CLIENT, path))).length / 1000;
  const sum = async (paths) => (await Promise.all(paths.map(wire))).reduce((a, b) => a + b, 0);
  const code = await sum(scripts);
  const styles = await sum([css]);
  const words = Math.max(...(await Promise.all(LANGUAGES.map((language) => wire(join(OUT, `main-${language}.json`))))));
  const together = code + styles + words;
  const show = (kilobytes) => `${kilobytes.toFixed(1)} KB`;
  console.log(
    `scripts ${show(code)}, styles ${show(styles)}, the longest language ${show(words)}: ${show(together)} of ${MOST_KILOBYTES}`,
  );
  if (together > MOST_KILOBYTES) throw new Error("the first load is too heavy");
}

async function watch() {
  const { watch: watchFolder } = await import("node:fs");
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => build().catch((error) => console.error(String(error))), 120);
  };
  for (const folder of [join(CLIENT, "src"), join(CLIENT, "styles"), LOCALES]) {
    watchFolder(folder, { recursive: true }, (_, name) => name !== "protocol.ts" && again());
  }
  again();
}

await (process.argv.includes("--watch") ? watch() : build());
