// The same game on boardgame.io, in memory: standard rules for six, secrets kept by playerView.
//
//   node server.js PORT
//
// Written as its guide has it: a plain state, moves that change it, one view for each player. A game that reaches
// the target begins anew within the move, so that a match never ends while it is measured.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 6;
const HAND = 6;
const DECK = 84;
const TARGET = 200;

const seats = [...Array(PLAYERS).keys()];

function deal(random) {
  const cards = random.Shuffle([...Array(DECK).keys()].map((i) => `set:${String(i).padStart(2, "0")}`));
  const hands = {};
  for (const seat of seats) hands[seat] = cards.splice(0, HAND).sort();
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

const awaited = (G) => {
  if (G.phase === "announcing") return seats;
  if (G.phase === "telling") return [G.storyteller];
  if (G.phase === "giving") return seats.filter((seat) => G.gifts[seat] === null);
  if (G.phase === "voting") return seats.filter((seat) => seat !== G.storyteller && G.ballots[seat] === null);
  return [(G.storyteller + 1) % PLAYERS];
};

function score(G) {
  const lines = [];
  const teller = G.storyteller;
  const voters = seats.filter((seat) => seat !== teller);
  const found = voters.filter((seat) => G.owners[G.ballots[seat] - 1] === teller);
  if (found.length === 0 || found.length === voters.length) {
    for (const seat of voters) lines.push({ seat, points: 2, reason: found.length ? "all-found" : "none-found" });
  } else {
    lines.push({ seat: teller, points: 3, reason: "some-found" });
    for (const seat of found) lines.push({ seat, points: 3, reason: "found" });
  }
  for (const seat of voters) {
    const received = voters.filter((other) => G.owners[G.ballots[other] - 1] === seat).length;
    if (received) lines.push({ seat, points: received, reason: "votes-received" });
  }
  const before = [...G.scores];
  for (const line of lines) G.scores[line.seat] += line.points;
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

function tell({ G, playerID }, text, card) {
  const seat = Number(playerID);
  if (!["announcing", "telling"].includes(G.phase) || !awaited(G).includes(seat)) return INVALID_MOVE;
  if (typeof text !== "string" || !text.trim() || text.length > 240 || !G.hands[seat].includes(card)) return INVALID_MOVE;
  G.storyteller = seat;
  G.clue = { medium: "text", text: text.trim() };
  G.gifts[seat] = card;
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.phase = "giving";
}

function give({ G, playerID, random }, card) {
  const seat = Number(playerID);
  if (G.phase !== "giving" || G.gifts[seat] !== null || !G.hands[seat].includes(card)) return INVALID_MOVE;
  G.gifts[seat] = card;
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  if (G.gifts.some((gift) => gift === null)) return;
  G.slots = random.Shuffle([...G.gifts].sort());
  G.owners = G.slots.map((one) => G.gifts.indexOf(one));
  G.phase = "voting";
}

function vote({ G, playerID }, slot) {
  const seat = Number(playerID);
  if (G.phase !== "voting" || !awaited(G).includes(seat)) return INVALID_MOVE;
  if (!(slot >= 1 && slot <= G.slots.length) || G.owners[slot - 1] === seat) return INVALID_MOVE;
  G.ballots[seat] = slot;
  if (awaited(G).length === 0) score(G);
}

function goOn({ G, playerID, random }) {
  if (G.phase !== "showing" || !awaited(G).includes(Number(playerID))) return INVALID_MOVE;
  if (Math.max(...G.scores) >= TARGET) {
    Object.assign(G, deal(random));
    return;
  }
  G.discards = [...G.discards, ...G.slots].sort();
  if (G.pile.length < PLAYERS) {
    G.pile = random.Shuffle([...G.pile, ...G.discards].sort());
    G.discards = [];
  }
  for (const seat of seats) G.hands[seat] = [...G.hands[seat], G.pile.shift()].sort();
  G.storyteller = (G.storyteller + 1) % PLAYERS;
  G.round += 1;
  G.phase = "telling";
  G.clue = null;
  G.gifts = seats.map(() => null);
  G.ballots = seats.map(() => null);
  G.slots = [];
  G.owners = [];
}

function playerView({ G, playerID }) {
  const waited = awaited(G);
  const seat = playerID === null || playerID === undefined ? null : Number(playerID);
  return {
    edition: "standard",
    round: G.round,
    phase: G.phase,
    storyteller: G.storyteller,
    clue: G.clue,
    points: G.scores,
    cards: seats.map((one) => G.hands[one].length),
    roles: seats.map((one) => (one === G.storyteller ? "storyteller" : G.phase === "voting" ? "votes" : "gives")),
    standings: seats.map((one) => (waited.includes(one) ? "awaited" : "done")),
    slots: G.slots,
    outcome: G.outcome,
    pile: G.pile.length,
    discards: G.discards,
    own: seat === null ? null : {
      seat,
      hand: G.hands[seat],
      given: G.gifts[seat],
      vote: G.ballots[seat],
      forbidden: G.slots.map((_, i) => i + 1).filter((slot) => G.owners[slot - 1] === seat),
    },
  };
}

const moves = Object.fromEntries(
  Object.entries({ tell, give, vote, goOn }).map(([name, move]) => [name, { move, client: false, ignoreStaleStateID: true }]),
);

const game = {
  name: "moon",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: ({ random }) => deal(random),
  playerView,
  moves,
  turn: { activePlayers: { all: "play" }, stages: { play: { moves } } },
};

Server({ games: [game], origins: ["*"] }).run(Number(process.argv[2]));
