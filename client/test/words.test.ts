// Sentences whose words a name changes.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { held, LANGUAGES, type Language, speak, t } from "../src/i18n";
import { heard } from "../src/reveal/foot";
import { sayingOf } from "../src/reveal/say";
import type { Member, TableView } from "../src/state/types";
import { waitingWords } from "../src/table/awaited";
import { type Person, peopleOf } from "../src/table/people";
import { afterVote } from "../src/table/vote-words";
import { outcome } from "./outcome";

globalThis.fetch = (async (address: string) => {
  const lang = address.replace("/main-", "").replace(".json", "");
  const files = ["common", "door", "final", "home", "lessons", "lobby", "reveal", "table"].map(
    (name) => `../src/moonhare/locales/${lang}/${name}.ftl`,
  );
  const words = await Promise.all(files.map((file) => readFile(file, "utf-8")));
  return { ok: true, json: async () => words.flatMap((one) => new FluentResource(one).body) };
}) as unknown as typeof fetch;

test("in Danish a name's last letter decides how its genitive is written", async () => {
  await speak("da");
  const tables = ["Nell", "Jens", "Max", "Liz", "Zoë", "Bo 2"].map((host) => t("table-of", { host }));
  assert.deepEqual(tables, ["Nells bord", "Jens’ bord", "Max’ bord", "Liz’ bord", "Zoës bord", "Bo 2’s bord"]);
  assert.equal(t("door-seat", { name: "Otis" }), "Otis’ plads");
  assert.equal(t("knock-seat", { seat: "Rufus" }), "vil gerne have Rufus’ plads");
});

test("one is counted as one, by what was found and who was misled", async () => {
  const says = async (language: Language, id: string, args: Record<string, string | number>) => {
    await speak(language);
    return t(id, args);
  };
  const misled = { votes: 1, voters: 2, teller: "Nell" };
  assert.equal(await says("it", "came-misled", misled), "1 su 2 l’ha presa per quella di Nell.");
  assert.equal(await says("pt", "came-misled", misled), "1 de 2\u00a0tomou-a pela de Nell.");
  const found = { found: 1, count: 3 };
  assert.equal(await says("it", "guess-tally-storyteller", found), "Chi guarda: 1 su 3 l’ha trovata");
  assert.equal(await says("pt", "guess-tally-storyteller", found), "Quem assiste: 1 em 3\u00a0acertou");
  const some = { found: "some", count: 1, voters: 4 };
  assert.equal(await says("pl", "show-found", some), "Odgadła jedna osoba z\u00a04");
  assert.equal(
    await says("pl", "not-ready.many", { count: 5 }),
    "Jeszcze zbiera się 5\u00a0osób; można zacząć mimo to.",
  );
});

test("no Polish line ends with a word of one letter, and no line begins with dots or a dash", async () => {
  await speak("pl");
  assert.equal(held("Lis i kot, w domu. I z nimi ja"), "Lis i\u00a0kot, w\u00a0domu. I\u00a0z\u00a0nimi ja");
  assert.equal(held("(o świcie) „a potem” wilki"), "(o\u00a0świcie) „a\u00a0potem” wilki");
  assert.equal(t("waiting-for", { names: "Maja i Teo" }), "Czekamy: Maja i\u00a0Teo");
  await speak("da");
  assert.equal(t("looks-for-clue", { name: "Teo" }), "Teo leder efter en ledetråd\u00a0…");
  assert.equal(held("Kat i sæk"), "Kat i sæk");
});

test("a partner is told of as one's own, or as another's", async () => {
  const both = { others: 2, name: "Nell", teams: "yes" };
  const said: Record<string, readonly string[]> = {};
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    said[language] = ["yes", "no"].map((you) => t("lesson-points-all", { ...both, you }));
  }
  assert.deepEqual(said.en, [
    "2\u00a0for everybody but you and your partner.",
    "2\u00a0for everybody but Nell and the partner.",
  ]);
  assert.deepEqual(said.pt, ["2\u00a0para todos menos tu e o teu par.", "2\u00a0para todos menos Nell e o seu par."]);
  assert.equal(said.da?.[0], "2\u00a0til alle undtagen dig og din makker.");
  assert.equal(said.it?.[0], "2 a tutti tranne te e chi fa coppia con te.");
});

test("what is heard of a reveal ends each sentence once, in every language", async () => {
  const people = [0, 1, 2, 3, 4, 5].map((key) => ({ key, name: `Ola ${key}`, you: false })) as unknown as Person[];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    for (const step of [1, 2, 3, 4]) assert.doesNotMatch(heard(step, [], null, outcome, people), /[?!…]\./, language);
  }
  await speak("da");
  assert.match(heard(4, [], null, outcome, people), /^Hvem havde givet dem\? \p{L}/u);
});

const GAINS: Record<Language, readonly string[]> = {
  en: [
    "for finding Nell’s card",
    "because nobody found it",
    "for two votes on yours",
    "for one vote on the card they gave",
    "for five votes on yours (3 at most)",
    "for three votes on the same picture",
  ],
  it: [
    "per aver trovato la carta di Nell",
    "perché non l’ha trovata nessuno",
    "per due voti alla tua carta",
    "per un voto alla carta che ha dato",
    "per cinque voti alle tue carte (3 al massimo)",
    "per tre voti alla stessa immagine",
  ],
  da: [
    "for at finde Nells kort",
    "fordi ingen fandt det",
    "for to stemmer på dit kort",
    "for én stemme på sit kort",
    "for fem stemmer på dine kort (højst 3)",
    "for tre stemmer på samme billede",
  ],
  pl: [
    "za odgadnięcie karty narratora (Nell)",
    "za to, że nikt nie odgadł",
    "za dwa głosy na twoją kartę",
    "za jeden głos na swoją kartę",
    "za pięć głosów na twoje karty (najwyżej 3)",
    "za trzy głosy na ten sam obrazek",
  ],
  pt: [
    "por encontrar a carta de Nell",
    "porque ninguém a encontrou",
    "por dois votos na tua carta",
    "por um voto na carta que deu",
    "por cinco votos nas tuas cartas (3 no máximo)",
    "por três votos na mesma imagem",
  ],
};

for (const [language, gains] of Object.entries(GAINS))
  test(`a gain is worded as one, and no number in it can be taken for people: ${language}`, async () => {
    await speak(language as Language);
    const votes = { you: "yes", several: "no", cut: "no", count: 2 };
    assert.deepEqual(
      [
        t("why-found", { tellerYou: "no", name: "Nell" }),
        t("why-none-found"),
        t("why-votes-received", votes),
        t("why-votes-received", { ...votes, you: "no", count: 1 }),
        t("why-votes-received", { ...votes, several: "yes", cut: "yes", count: 5, most: 3 }),
        t("why-same-image", { ...votes, count: 3 }),
      ],
      gains,
    );
    for (let count = 1; count <= 12; count += 1) assert.doesNotMatch(t("votes", { count }), /\d/);
    assert.match(t("votes", { count: 23 }), /^23\u00a0/);
  });

test("whoever reads why there is nothing is spoken to, and others are spoken of", async () => {
  const said: Record<string, readonly string[]> = {};
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    said[language] = ["yes", "no"].map((you) => t("nothing-missed", { you, names: "Gus", count: 1 }));
  }
  assert.deepEqual(said.en, ["you voted for Gus’s card", "voted for Gus’s card"]);
  assert.deepEqual(said.it, ["hai votato la carta di Gus", "ha votato la carta di Gus"]);
  assert.deepEqual(said.da, ["du stemte på kortet fra Gus", "stemte på kortet fra Gus"]);
  assert.deepEqual(said.pl, ["twój głos na kartę gracza Gus", "głos na kartę gracza Gus"]);
  assert.deepEqual(said.pt, ["votaste na carta de Gus", "votou na carta de Gus"]);
});

test("all votes on one card are all, not most", async () => {
  await speak("en");
  const votes = (...slots: number[]) => ({ ...outcome, ballots: slots.map((slot) => ({ slots: [slot], red: null })) });
  const line = (...slots: number[]) => sayingOf(votes(...slots), [], 2).line;
  assert.equal(line(5, 5, 5, 5), "All lie on card 5");
  assert.equal(line(5, 5, 5, 1), "Most lie on card 5");
  assert.equal(line(5, 5, 1, 1), "Most lie on cards 1\u00a0and 5");
});

const names = ["Hanna", "Carl", "Luna", "Rufus"];

/** Hanna and Luna play together; `own` is Luna's part of the game. */
function voting(own: object, standings: readonly string[]): TableView {
  const members = names.map((name, key) => ({ key, name, kind: "person", presence: "here" }) as Member);
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const game = { phase: "voting", roles: names.map(() => "plays"), standings, points: [0, 0, 0, 0], storyteller: 1 };
  return {
    public: { members, teams, choosing: [], time: null, game },
    own: { key: 2, game: own },
  } as unknown as TableView;
}

test("whoever has voted is told of both votes, and whoever has not, whether the partner has", async () => {
  await speak("en");
  const says = (own: object, ...standings: string[]) => {
    const view = voting(own, standings);
    const [, , luna] = peopleOf(view);
    return luna && afterVote(view, luna);
  };
  assert.equal(says({ votes: [2], red: null }, "idle", "idle", "done", "idle"), "You voted for card 2");
  assert.equal(says({ votes: [2], red: 5 }, "idle", "idle", "done", "idle"), "Green for card 2, red for card 5");
  const none = { votes: [], red: null };
  assert.equal(says(none, "awaited", "idle", "idle", "awaited"), "Now your partner votes");
  assert.equal(says(none, "done", "idle", "idle", "awaited"), "Hanna has voted for the two of you");
});

test("in the first round nobody is waited for: whoever has a clue first begins", async () => {
  await speak("en");
  const member = (key: number) => ({ key, name: "Ola", kind: "person", presence: "here" });
  const game = { phase: "announcing", roles: ["", ""], standings: ["awaited", "awaited"], points: [0, 0] };
  const shown = { members: [member(1), member(2)], choosing: [], teams: [], time: null, game };
  const words = (own: object | null) => waitingWords({ public: shown, own } as unknown as TableView);
  assert.equal(words(null), "Whoever has a clue first begins");
});

test("the host is told that it is they who can start the next game, others who it is", async () => {
  await speak("pt");
  const words = ["yes", "no"].map((you) => t("host-again", { you, name: "Rosa" }));
  assert.deepEqual(words, ["Podes começar o próximo jogo.", "Rosa pode começar o próximo jogo."]);
});

test("a lobby tells people and computer players apart", async () => {
  await speak("en");
  const words = [
    [1, 3],
    [2, 1],
    [2, 0],
    [0, 0],
  ].map(([count = 0, computers = 0]) => t("join-lobby", { count, computers }));
  assert.deepEqual(words, [
    "One person is here already, with 3\u00a0computer players. Sit down.",
    "2\u00a0people are here already, with one computer player. Sit down.",
    "2\u00a0people are here already. Sit down.",
    "Nobody is here yet. Sit down.",
  ]);
});

test("a name that ends in a full stop ends its sentence too", async () => {
  await speak("pl");
  assert.equal(t("card-was", { name: "Max R.", slot: 1, you: "no" }), "Opowiada Max R. To była karta 1");
  await speak("en");
  assert.equal(t("time-over", { names: "Ana and Max R." }).split(" for ")[1], "Ana and Max R.");
  assert.equal(t("time-over", { names: "Hmm..." }).split(" for ")[1], "Hmm....");
});
