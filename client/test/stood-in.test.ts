// Who is told that the computer acted for them: those whose browser has sent nothing itself, once, whenever it looks again.
import "./browser";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Command, TableView } from "../src/state/types";
import { answer, forgetPlayed, stoodIn, unanswer } from "../src/table/stood-in";

interface Shown {
  readonly round: number;
  readonly game?: number;
  readonly phase?: string;
  readonly standing?: string;
  readonly role?: string;
  readonly teller?: number;
  readonly given?: readonly string[];
  readonly votes?: readonly number[];
  /** The outcome: of which round, who told, and the own votes. */
  readonly scored?: readonly [round: number, teller: number, ballot: readonly number[] | null];
  readonly guest?: boolean;
}

function view(shown: Shown): TableView {
  const { round, game = 1, phase = "giving", standing = "awaited", role = "votes", teller = 0 } = shown;
  const { given = [], votes = [], scored, guest } = shown;
  const outcome = scored && {
    round: scored[0],
    storyteller: scored[1],
    clue: { medium: "text", text: "Fog" },
    owners: [0, 1],
    ballots: [null, scored[2] && { slots: scored[2] }],
  };
  const clue = phase === "telling" ? null : { medium: "text", text: "Fog" };
  return {
    public: {
      code: "MOON",
      game_number: game,
      game: {
        round,
        phase,
        storyteller: teller,
        clue,
        outcome,
        standings: ["done", standing],
        roles: ["storyteller", role],
      },
    },
    own: { key: 7, guest: guest ? {} : null, game: guest ? null : { seat: 1, given, votes, may: {} } },
  } as unknown as TableView;
}

const lobby = {
  public: { code: "MOON", game_number: 0, game: null },
  own: { key: 7, guest: null, game: null },
} as unknown as TableView;
const GIVE = { type: "give-cards", cards: ["a:b"] } as Command;
const VOTE = { type: "cast-votes", slots: [1] } as unknown as Command;
const TELL = { type: "tell-clue", text: "Fog", card: "a:b" } as Command;

beforeEach(() => {
  forgetPlayed("MOON");
  stoodIn(lobby);
});

test("a card or a vote that nothing was sent for was the computer's, and is told once", () => {
  assert.deepEqual(stoodIn(view({ round: 1 })), []);
  assert.deepEqual(stoodIn(view({ round: 1, given: ["a:b"], phase: "voting" })), ["stood-in-give"]);
  assert.deepEqual(stoodIn(view({ round: 1, given: ["a:b"], phase: "voting" })), []);
  // The clock may end the vote and show the points at once.
  assert.deepEqual(stoodIn(view({ round: 1, phase: "showing", scored: [1, 0, [1]] })), ["stood-in-vote"]);
});

test("what one sent oneself, in whatever order views and answers come, is not", () => {
  stoodIn(view({ round: 1 }));
  answer(view({ round: 1 }), GIVE);
  assert.deepEqual(stoodIn(view({ round: 1 })), []);
  assert.deepEqual(stoodIn(view({ round: 1, given: ["a:b"], phase: "voting" })), []);
  answer(view({ round: 1, phase: "voting" }), VOTE);
  assert.deepEqual(stoodIn(view({ round: 1, given: ["a:b"], phase: "voting", votes: [1] })), []);
});

test("but where the table refused it, since the computer was sooner, it is", () => {
  stoodIn(view({ round: 1 }));
  answer(view({ round: 1 }), GIVE);
  unanswer(view({ round: 1 }), GIVE);
  assert.deepEqual(stoodIn(view({ round: 1, given: ["a:b"], phase: "voting" })), ["stood-in-give"]);
});

test("a clue that the computer told is, and the card that it told it for is not told besides", () => {
  stoodIn(view({ round: 1, phase: "telling", teller: 1 }));
  const told = view({ round: 1, teller: 1, role: "storyteller", standing: "idle", given: ["a:b"] });
  assert.deepEqual(stoodIn(told), ["stood-in-tell"]);
  assert.deepEqual(stoodIn(told), []);
});

test("one's own clue is not", () => {
  stoodIn(view({ round: 1, phase: "telling", teller: 1 }));
  answer(view({ round: 1, phase: "telling", teller: 1 }), TELL);
  assert.deepEqual(stoodIn(view({ round: 1, teller: 1, given: ["a:b"] })), []);
});

test("rounds that this browser never saw are told in one, with the clue that is still shown", () => {
  stoodIn(view({ round: 1, phase: "showing", scored: [1, 0, [1]] }));
  assert.deepEqual(stoodIn(view({ round: 4, scored: [3, 1, null] })), ["stood-in-rounds", "stood-in-tell"]);
  assert.deepEqual(stoodIn(view({ round: 4, scored: [3, 1, null] })), []);
});

test("a round that was left with something still to do counts among them, one that was done with does not", () => {
  stoodIn(view({ round: 1 }));
  answer(view({ round: 1 }), GIVE);
  stoodIn(view({ round: 1, given: ["a:b"], phase: "voting" }));
  assert.deepEqual(stoodIn(view({ round: 2, phase: "telling", scored: [1, 0, [1]] })), ["stood-in-rounds"]);
  stoodIn(view({ round: 2, phase: "voting", votes: [2] }));
  assert.deepEqual(stoodIn(view({ round: 3, phase: "telling", scored: [2, 0, [2]] })), []);
});

test("a game that began without them is told, too", () => {
  stoodIn(view({ round: 5, phase: "over", scored: [5, 0, [1]] }));
  assert.deepEqual(stoodIn(view({ round: 2, game: 2 })), ["stood-in-rounds"]);
});

test("nothing is told of a seat that another device had meanwhile, or that was only just taken", () => {
  stoodIn(view({ round: 1 }));
  forgetPlayed("MOON");
  assert.deepEqual(stoodIn(view({ round: 3, given: ["a:b"], votes: [1], phase: "voting" })), []);
  stoodIn(view({ round: 4, guest: true }));
  assert.deepEqual(stoodIn(view({ round: 6 })), []);
});
