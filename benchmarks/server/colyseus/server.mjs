// Same game as benchmarks/server/boardgame/server.js on Colyseus 0.18; secrets by StateView; a patch after each move (or every patchRate ms: argv[3]=patch50)
import { Server, Room } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { schema, t, StateView } from "@colyseus/schema";
const port = +process.argv[2],
  each = process.argv[3] !== "patch50";
const N = 6,
  HAND = 6,
  DECK = 84,
  TARGET = 200,
  seats = [...Array(N).keys()];
const Line = schema({ seat: t.number(), points: t.number(), reason: t.string() }, "Line");
const Outcome = schema(
  {
    round: t.number(),
    storyteller: t.number(),
    clue: t.string(),
    slots: t.array("string"),
    owners: t.array("number"),
    ballots: t.array("number"),
    lines: t.array(Line),
    before: t.array("number"),
    after: t.array("number"),
  },
  "Outcome",
);
const Player = schema(
  {
    points: t.number(),
    cards: t.number(),
    role: t.string(),
    standing: t.string(),
    hand: t.array("string").view(),
    given: t.string().view(),
    vote: t.number().view(),
    forbidden: t.array("number").view(),
  },
  "Player",
);
const State = schema(
  {
    edition: t.string(),
    round: t.number(),
    phase: t.string(),
    storyteller: t.number(),
    clue: t.string(),
    players: t.array(Player),
    slots: t.array("string"),
    outcome: t.ref ? t.ref(Outcome) : Outcome,
    pile: t.number(),
    discards: t.array("string"),
  },
  "State",
);
const same = (a, b) => a.length === b.length && [...a].every((x, i) => x === b[i]);
const setArr = (arr, want) => {
  if (same(arr, want)) return;
  if (arr.length && !want.length) {
    arr.clear();
    return;
  }
  const n = Math.min(arr.length, want.length);
  for (let i = 0; i < n; i++) if (arr[i] !== want[i]) arr[i] = want[i];
  for (let i = arr.length; i > want.length; i--) arr.pop();
  for (let i = n; i < want.length; i++) arr.push(want[i]);
};
class Table extends Room {
  shuffle(a) {
    for (let i = a.length - 1; i > 0; i--) {
      this.r = ((Math.imul(this.r, 1103515245) + 12345) >>> 0) & 0x7fffffff;
      const j = (this.r >>> 8) % (i + 1);
      [a[i], a[j]] = [a[j], a[i]];
    }
    return a;
  }
  deal() {
    const cards = this.shuffle([...Array(DECK).keys()].map((i) => `set:${String(i).padStart(2, "0")}`)),
      hands = [];
    for (const s of seats) hands[s] = cards.splice(0, HAND).sort();
    return {
      round: 1,
      phase: "announcing",
      storyteller: null,
      clue: null,
      scores: seats.map(() => 0),
      hands,
      pile: cards,
      discards: [],
      gifts: seats.map(() => null),
      slots: [],
      owners: [],
      ballots: seats.map(() => null),
      outcome: null,
    };
  }
  onCreate(o) {
    this.maxClients = 12;
    this.r = 1000 + (o.table | 0);
    const s = new State();
    s.edition = "standard";
    for (const i of seats) s.players.push(new Player());
    this.state = s;
    this.G = this.deal();
    this.sync();
    if (each) this.patchRate = null;
    for (const [name, move] of Object.entries({ tell, give, vote, goOn }))
      this.onMessage(name, (client, m) => {
        if (!move(this.G, client.userData, m, this)) {
          client.send("refused", {});
          return;
        }
        this.sync();
        if (each) this.broadcastPatch();
      });
  }
  sync() {
    const G = this.G,
      s = this.state,
      waited = awaited(G);
    s.round = G.round;
    s.phase = G.phase;
    s.storyteller = G.storyteller ?? -1;
    s.clue = G.clue?.text ?? "";
    s.pile = G.pile.length;
    setArr(s.slots, G.slots);
    setArr(s.discards, G.discards);
    for (const i of seats) {
      const p = s.players[i];
      p.points = G.scores[i];
      p.cards = G.hands[i].length;
      p.role = i === G.storyteller ? "storyteller" : G.phase === "voting" ? "votes" : "gives";
      p.standing = waited.includes(i) ? "awaited" : "done";
      p.given = G.gifts[i] ?? "";
      p.vote = G.ballots[i] ?? 0;
      setArr(p.hand, G.hands[i]);
      const f = [];
      G.slots.forEach((_, k) => {
        if (G.owners[k] === i) f.push(k + 1);
      });
      setArr(p.forbidden, f);
    }
    if (G.outcome !== this.shown) {
      this.shown = G.outcome;
      if (G.outcome) {
        const o = new Outcome(),
          g = G.outcome;
        o.round = g.round;
        o.storyteller = g.storyteller;
        o.clue = g.clue.text;
        for (const k of ["slots", "owners", "before", "after"]) o[k].push(...g[k]);
        o.ballots.push(...g.ballots.map((b) => b ?? 0));
        for (const l of g.lines) {
          const x = new Line();
          x.seat = l.seat;
          x.points = l.points;
          x.reason = l.reason;
          o.lines.push(x);
        }
        s.outcome = o;
      } else s.outcome = null;
    }
  }
  onJoin(client, o) {
    client.userData = o.seat;
    client.view = new StateView();
    client.view.add(this.state.players[o.seat]);
  }
}
const awaited = (G) => {
  if (G.phase === "announcing") return seats;
  if (G.phase === "telling") return [G.storyteller];
  if (G.phase === "giving") return seats.filter((s) => G.gifts[s] === null);
  if (G.phase === "voting") return seats.filter((s) => s !== G.storyteller && G.ballots[s] === null);
  return [(G.storyteller + 1) % N];
};
function score(G) {
  const lines = [],
    teller = G.storyteller,
    voters = seats.filter((s) => s !== teller),
    found = voters.filter((s) => G.owners[G.ballots[s] - 1] === teller);
  if (found.length === 0 || found.length === voters.length)
    for (const s of voters) lines.push({ seat: s, points: 2, reason: found.length ? "all-found" : "none-found" });
  else {
    lines.push({ seat: teller, points: 3, reason: "some-found" });
    for (const s of found) lines.push({ seat: s, points: 3, reason: "found" });
  }
  for (const s of voters) {
    const rec = voters.filter((o) => G.owners[G.ballots[o] - 1] === s).length;
    if (rec) lines.push({ seat: s, points: rec, reason: "votes-received" });
  }
  const before = [...G.scores];
  for (const l of lines) G.scores[l.seat] += l.points;
  G.outcome = {
    round: G.round,
    storyteller: teller,
    clue: G.clue,
    slots: G.slots,
    owners: G.owners,
    ballots: G.ballots,
    lines,
    before,
    after: [...G.scores],
  };
  G.phase = "showing";
}
function tell(G, seat, { text, card }) {
  if (!["announcing", "telling"].includes(G.phase) || !awaited(G).includes(seat)) return false;
  if (typeof text !== "string" || !text.trim() || text.length > 240 || !G.hands[seat].includes(card)) return false;
  G.storyteller = seat;
  G.clue = { medium: "text", text: text.trim() };
  G.gifts[seat] = card;
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.phase = "giving";
  return true;
}
function give(G, seat, { card }, room) {
  if (G.phase !== "giving" || G.gifts[seat] !== null || !G.hands[seat].includes(card)) return false;
  G.gifts[seat] = card;
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  if (G.gifts.some((g) => g === null)) return true;
  G.slots = room.shuffle([...G.gifts].sort());
  G.owners = G.slots.map((o) => G.gifts.indexOf(o));
  G.phase = "voting";
  return true;
}
function vote(G, seat, { slot }) {
  if (G.phase !== "voting" || !awaited(G).includes(seat)) return false;
  if (!(slot >= 1 && slot <= G.slots.length) || G.owners[slot - 1] === seat) return false;
  G.ballots[seat] = slot;
  if (awaited(G).length === 0) score(G);
  return true;
}
function goOn(G, seat, _, room) {
  if (G.phase !== "showing" || !awaited(G).includes(seat)) return false;
  if (Math.max(...G.scores) >= TARGET) {
    Object.assign(G, room.deal());
    return true;
  }
  G.discards = [...G.discards, ...G.slots].sort();
  if (G.pile.length < N) {
    G.pile = room.shuffle([...G.pile, ...G.discards].sort());
    G.discards = [];
  }
  for (const s of seats) G.hands[s] = [...G.hands[s], G.pile.shift()].sort();
  G.storyteller = (G.storyteller + 1) % N;
  G.round += 1;
  G.phase = "telling";
  G.clue = null;
  G.gifts = seats.map(() => null);
  G.ballots = seats.map(() => null);
  G.slots = [];
  G.owners = [];
  return true;
}
const g = new Server({ greet: false, transport: new WebSocketTransport({ perMessageDeflate: false }) });
g.define("table", Table);
g.listen(port);
