// What is told of two following views.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newsOf as compared, type News } from "../src/state/news";
import type { Member, TableView } from "../src/state/types";

const newsOf = (before: TableView, after: TableView, drafted = false): News[] => compared(before, after, drafted);

const ANN = 1;
const BEN = 2;
const ZOSIA = 3;

function person(key: number, name: string, kind: Member["kind"] = "person"): Member {
  return { key, name, symbol: "leaf", kind, player: null, presence: "here", ready: false, wish: null };
}

const all = [person(ANN, "Ann"), person(BEN, "Ben"), person(ZOSIA, "Zosia"), person(4, "Luna", "computer")];

function seen(by: number | null, change: object = {}): TableView {
  const open = { code: "LUMO-4821", stage: "playing", game_number: 1, members: all, guests: [], host: ANN, ...change };
  return { public: open, own: by === null ? null : { key: by, host: by === open.host } } as unknown as TableView;
}

test("nothing is told where nothing has happened, and of somebody who is away for a while", () => {
  assert.deepEqual(newsOf(seen(BEN), seen(BEN)), []);
  const away = all.map((one) => (one.key === ZOSIA ? { ...one, presence: "away" } : one));
  assert.deepEqual(newsOf(seen(BEN), seen(BEN, { members: away })), []);
});

test("somebody who leaves is named, and whether the computer plays on", () => {
  const given = all.map((one) => (one.key === ZOSIA ? person(ZOSIA, "Zosia", "computer") : one));
  assert.deepEqual(newsOf(seen(BEN), seen(BEN, { members: given })), [{ kind: "left", name: "Zosia", plays: true }]);
  const lobby = { stage: "lobby" };
  const freed = { ...lobby, members: all.filter((one) => one.key !== ZOSIA) };
  assert.deepEqual(newsOf(seen(BEN, lobby), seen(BEN, freed)), [{ kind: "left", name: "Zosia", plays: false }]);
  const fewer = { ...lobby, members: all.slice(0, 3) };
  assert.deepEqual(newsOf(seen(BEN, lobby), seen(BEN, fewer)), [], "a computer is sent away by the host");
});

test("whoever comes into a seat of the game is named, and whoever has their own again is not said to be somebody else", () => {
  const on = (seat: number, heir: Member) => ({ members: all.map((one, at) => (at === seat ? heir : one)) });
  const anew = on(2, person(7, "Zosia"));
  assert.deepEqual(newsOf(seen(BEN), seen(BEN, anew)), [{ kind: "back", name: "Zosia" }], "with another device");
  const noor = on(2, person(7, "Noor"));
  const plays = { kind: "plays-for", name: "Noor", other: "Zosia" };
  assert.deepEqual(newsOf(seen(BEN), seen(BEN, noor)), [plays]);
  const claim = { guests: [{ key: ZOSIA, claim: 7 }] };
  assert.deepEqual(newsOf(seen(BEN, { ...noor, ...claim }), seen(BEN)), [{ kind: "back", name: "Zosia" }]);
  const computers = on(3, person(7, "Noor"));
  assert.deepEqual(newsOf(seen(BEN), seen(BEN, computers)), [{ ...plays, other: "Luna" }]);
  const left = on(2, person(ZOSIA, "Zosia", "computer"));
  assert.deepEqual(newsOf(seen(BEN, left), seen(BEN)), [{ kind: "back", name: "Zosia" }]);
  assert.deepEqual(newsOf(seen(7, { guests: [{ key: 7, claim: null }] }), seen(7, anew)), [], "one's own");
  assert.deepEqual(newsOf(seen(BEN, { stage: "over" }), seen(BEN, { ...anew, game_number: 2 })), [
    { kind: "back", name: "Zosia" },
  ]);
});

test("a new host is named to all, and told so", () => {
  const passed = { host: BEN };
  assert.deepEqual(newsOf(seen(BEN), seen(BEN, passed)), [{ kind: "host", name: "Ben", you: true }]);
  assert.deepEqual(newsOf(seen(ZOSIA), seen(ZOSIA, passed)), [{ kind: "host", name: "Ben", you: false }]);
});

test("a host who leaves is told of before the one who takes over", () => {
  const members = all.map((one) => (one.key === ANN ? person(ANN, "Ann", "computer") : one));
  assert.deepEqual(
    newsOf(seen(BEN), seen(BEN, { members, host: BEN })).map((one) => [one.kind, one.name]),
    [
      ["left", "Ann"],
      ["host", "Ben"],
    ],
  );
});

test("guests hear who has ended the game; whoever did it knows, and from the standing nobody is sent away", () => {
  const lobby = { stage: "lobby" };
  assert.deepEqual(newsOf(seen(BEN), seen(BEN, lobby)), [{ kind: "ended", name: "Ann" }]);
  assert.deepEqual(newsOf(seen(ANN), seen(ANN, lobby)), []);
  assert.deepEqual(newsOf(seen(BEN, { stage: "over" }), seen(BEN, lobby)), []);
});

test("those without a seat, at another table, or who have just sat down are told nothing", () => {
  const passed = { host: BEN, stage: "lobby" };
  assert.deepEqual(newsOf(seen(null), seen(null, passed)), []);
  assert.deepEqual(newsOf(seen(null), seen(ZOSIA, passed)), []);
  assert.deepEqual(newsOf(seen(BEN, { code: "MARE-1234" }), seen(BEN, passed)), []);
});

test("whoever had words for the first clue is told who was quicker, once, and nobody else is", () => {
  const first = { game_number: 1, game: { round: 1, phase: "announcing", storyteller: null } };
  const told = { game_number: 1, game: { round: 1, phase: "giving", storyteller: 3 } };
  const [before, after] = [seen(BEN, first), seen(BEN, told)];
  assert.deepEqual(newsOf(before, after, true), [{ kind: "overtaken", name: "Luna" }]);
  assert.deepEqual(newsOf(before, after), [], "without a draft nothing is lost");
  assert.deepEqual(newsOf(after, seen(BEN, told), true), []);
  const own = { ...told, game: { ...told.game, storyteller: 1 } };
  assert.deepEqual(newsOf(before, seen(BEN, own), true), [], "it was one's own");
  const next = { ...told, game_number: 2 };
  assert.deepEqual(newsOf(before, seen(BEN, next), true), [], "another game");
});
