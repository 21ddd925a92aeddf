// What the client must say or draw: every id that the protocol names and a person meets, in every language and in the
// sprite. The build calls `checkWanted`, so that no new edition, setting, symbol, reason or refusal is forgotten.

/** Codes that nobody reads in a browser, and why; writers of other clients read the English sentence. */
export const NEVER_MET = {
  "foreign-host": "no page of ours is shown under such a name; the server words it for the host",
  "key-twice": "JSON.stringify writes no key twice",
  "method-not-allowed": "the page asks each address by the method that it has",
  "not-found": "the page shows a page of its own for it",
  "not-json-type": "the page names the type of all that it sends",
  "not-text": "the page sends no binary frames",
  "not-utf-8": "browsers send texts in UTF-8 whatever they hold",
};

/** The ids that a part of the schema allows, of whatever shape it is. */
function ids(part) {
  if (part.enum) return part.enum;
  return [...(part.anyOf ?? []), ...(part.allOf ?? []), ...(part.items ? [part.items] : [])].flatMap(ids);
}

/** All languages of the protocol. */
export const languagesOf = (types) => ids(types.OpenTable.properties.language);

/** The ids of all sentences that the protocol's types ask for. */
function wantedWords(types) {
  const of = (type, field) => ids(types[type].properties[field]);
  const settings = Object.keys(types.Settings.properties);
  const media = of("Clue", "medium");
  const aloud = media.filter((medium) => medium !== "text");
  const words = {
    "edition-{}": of("TablePublic", "edition"),
    "edition-{}.line": of("TablePublic", "edition"),
    "setting-{}": settings,
    "house-{}": of("SettingInfo", "group"),
    "symbol-{}": types.Symbol.enum,
    "medium-{}": media,
    "tab-{}": media,
    "told-{}": aloud,
    "clue-{}": aloud,
    "why-{}": of("OutcomeLine", "reason"),
    "nothing-{}": of("Outcome", "nothing"),
    "vote-ask-{}": of("Settings", "scoring"),
    "hint-give-{}": of("Settings", "scoring"),
    "goal-{}": of("Settings", "end"),
    "ended-{}": of("PublicView", "ended_by"),
    "rules-end-{}": of("Settings", "end"),
    "rules-clue-{}": of("Settings", "clue_from"),
    "rules-first-{}": of("Settings", "first_storyteller"),
    "phrase-{}": of("Say", "phrase"),
    "face-{}": of("React", "face"),
    "kind-{}": of("Gone", "reason"),
    "kind-{}.words": of("Gone", "reason"),
    "join-{}": of("TableCard", "stage"),
    "return-{}": of("TableCard", "stage"),
    "refusal-{}": types.RefusalCode.enum.filter((code) => !(code in NEVER_MET)),
  };
  for (const setting of settings)
    if (types.Settings.properties[setting].enum) words[`value-${setting}-{}`] = of("Settings", setting);
  return Object.entries(words).flatMap(([id, all]) => all.map((one) => id.replace("{}", one)));
}

/** The ids of a language's sentences, attributes as `id.attribute`. */
function idsOf(messages) {
  return new Set(
    messages.flatMap(({ id, value, attributes }) => [
      ...(value === null ? [] : [id]),
      ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`),
    ]),
  );
}

/**
 * Names what the client lacks, and throws where there is anything: `types` are the schema's, `languages` the parsed
 * Fluent messages by language, `sprite` and `tokens` the texts of sprite.svg and tokens.css.
 */
export function checkWanted({ types, languages, sprite, tokens }) {
  const words = wantedWords(types);
  const lacking = languagesOf(types).flatMap((language) => {
    const known = idsOf(languages[language] ?? []);
    return words.filter((id) => !known.has(id)).map((id) => `${language}: ${id}`);
  });
  for (const symbol of types.Symbol.enum) {
    if (!sprite.includes(`id="s-${symbol}"`)) lacking.push(`sprite.svg: s-${symbol}`);
    if (!tokens.includes(`--seat-${symbol}:`)) lacking.push(`tokens.css: --seat-${symbol}`);
  }
  if (lacking.length > 0)
    throw new Error(`what the protocol names is neither worded nor drawn:\n  ${lacking.join("\n  ")}`);
}
