// What the door says to those without a seat: nothing that is not so, and no way that leads nowhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { doing, offered, seatOfName, whyNone } from "../src/door/offered";
import type { GuestView, Member, TableView } from "../src/state/types";

const NOOR = 7;

const noor: GuestView = {
  key: NOOR,
  name: "Noor",
  presence: "here",
  asks: false,
  wants: null,
  promised: null,
  claim: null,
  agreed: [],
  ready: false,
};

function seen(shown: object, guest: object | null = null): TableView {
  const open = { stage: "playing", guests: [], free_seats: [], newcomer_symbols: [], members: [], ...shown };
  return { public: open, own: guest && { key: NOOR, guest } } as unknown as TableView;
}

test("nobody is away only where nobody is: a seat of somebody away may be promised already", () => {
  const here = { kind: "person", presence: "here" };
  assert.equal(whyNone(seen({ members: [here, here] })), "door-full");
  assert.equal(whyNone(seen({ members: [here, { kind: "person", presence: "away" }] })), "door-none");
  assert.equal(whyNone(seen({ members: [here, { kind: "computer", presence: "here" }] })), "door-none");
});

test("whoever looks on is told what waits at the door: a seat, or the next game", () => {
  assert.equal(offered(seen({ free_seats: [3] })), "door-pill");
  assert.equal(offered(seen({})), "door-next");
  const mine = { seats: [3], may_ask: true, had: null };
  assert.equal(offered(seen({ guests: [noor] }, mine)), "door-pill", "a seat that is free for them alone");
  assert.equal(offered(seen({ free_seats: [3], guests: [noor] }, { ...mine, seats: [] })), "door-next");
  assert.equal(offered(seen({ guests: [noor] }, { ...mine, may_ask: false })), "door-next", "not in this round again");
  assert.equal(offered(seen({ guests: [{ ...noor, ready: true }] }, { ...mine, seats: [] })), "door-next-on");
  for (const waits of [{ asks: true }, { promised: 3 }, { claim: 3 }])
    assert.equal(offered(seen({ guests: [{ ...noor, ...waits }] }, mine)), "door-to");
});

test("in the lobby one sits down, or asks where no seat is free", () => {
  assert.equal(offered(seen({ stage: "lobby", newcomer_symbols: ["leaf"] })), "sit-down");
  assert.equal(offered(seen({ stage: "lobby" })), "door-pill");
});

test("a seat is said to be somebody's after the round only while they are there", () => {
  assert.equal(doing({ ...noor, claim: 3 }), "claim");
  assert.equal(doing({ ...noor, promised: 3 }), "promised");
  assert.equal(doing({ ...noor, claim: 3, presence: "away" }), "gone");
  assert.equal(doing({ ...noor, asks: true, promised: 3, presence: "away" }), "gone");
  assert.equal(doing({ ...noor, asks: true }), "asks");
});

test("whoever bears the name of somebody away is led to that seat, where it is to be had", () => {
  const member = (key: number, name: string, kind: Member["kind"]) => ({ key, name, kind }) as Member;
  const members = [member(1, "Juno", "computer"), member(2, "Zoe", "person"), member(3, "Hal", "person")];
  assert.equal(seatOfName(" zoe ", members, [1, 2]), 2);
  assert.equal(seatOfName("Hal", members, [1, 2]), null, "who is there has the seat");
  assert.equal(seatOfName("Juno", members, [1, 2]), null, "a computer player is nobody who comes back");
  assert.equal(seatOfName("", members, [1, 2]), null);
});
