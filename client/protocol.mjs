// Makes src/protocol.ts, the protocol's types, from protocol.schema.json, which the server's own types print.
// One definition, two languages: nobody writes a message's type by hand.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const here = new URL(".", import.meta.url);

/** The values of the schema that the client needs while it runs, by the names that it has for them. */
const VALUES = {
  SYMBOLS: (types) => types.Symbol.enum,
  LONGEST_NAME: (types) => types.OpenTable.properties.name.maxLength,
  LONGEST_LINE: (types) => types.Say.properties.text.anyOf.find((one) => one.maxLength).maxLength,
  LONGEST_CLUE: (types) => types.TellClue.properties.text.maxLength,
  SHORTEST_PART: (types) => types.Limits.properties.clue.anyOf[0].minimum,
  LONGEST_PART: (types) => types.Limits.properties.clue.anyOf[0].maximum,
  MOST_HELD_WORDS: (types) => types.HoldWords.properties.words.maxItems,
  LONGEST_HELD_WORD: (types) => types.HoldWords.properties.words.items.maxLength,
  PATIENCE: (types) => types.Patience.const,
  UNDO: (types) => types.Undo.const,
  GAVE_WAY: (types) => types.GaveWay.const,
};

/** Reads the schema. */
export async function protocolSchema() {
  return JSON.parse(await readFile(new URL("protocol.schema.json", here), "utf8"));
}

/** Gives the types, and a few values, as TypeScript. */
export async function protocolTypes() {
  const schema = await protocolSchema();
  // A root that names every definition makes each of them a type of its own, unions included.
  const names = Object.keys(schema.$defs).sort();
  const root = {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: schema.$defs,
  };
  const types = await compile(root, "Protocol", {
    additionalProperties: false,
    bannerComment: "// Made by protocol.mjs from protocol.schema.json. Changes here are lost.",
    format: false,
    unreachableDefinitions: true,
    // Arrays of bounded length stay arrays: tuples of every length would only be in the way.
    ignoreMinAndMaxItems: true,
  });
  const values = Object.entries(VALUES).map(
    ([name, of]) => `export const ${name} = ${JSON.stringify(of(schema.$defs))} as const\n`,
  );
  return `${types}\n${tagsOfFamilies(schema.$defs)}${values.join("")}`;
}

/** The `type` of every member of every family of messages, for what has to tell them apart while it runs. */
function tagsOfFamilies(defs) {
  const families = Object.entries(defs).filter(([, one]) => one.discriminator);
  return families
    .map(([name, { discriminator }]) => {
      const tags = JSON.stringify(Object.keys(discriminator.mapping));
      return `export const ${name}Types: readonly ${name}["type"][] = ${tags}\n`;
    })
    .join("");
}

/** Writes the types where the sources import them from, if they have changed. */
export async function writeProtocol() {
  const target = new URL("src/protocol.ts", here);
  const types = await protocolTypes();
  const before = await readFile(target, "utf8").catch(() => "");
  if (before !== types) await writeFile(target, types);
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeProtocol();
