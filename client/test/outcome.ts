// A round of Standard with six players, for tests.
import type { Outcome } from "../src/state/types";

export const outcome: Outcome = {
  round: 4,
  storyteller: 2,
  clue: { medium: "text", text: "What the tide gives back" },
  slots: ["s:a", "s:b", "s:c", "s:d", "s:e", "s:f"],
  owners: [5, 0, 1, 2, 4, 3],
  ballots: [
    { slots: [4], red: null },
    { slots: [2], red: null },
    null,
    { slots: [4], red: null },
    { slots: [2], red: null },
    { slots: [6], red: null },
  ],
  lines: [
    { seat: 2, points: 3, reason: "some-found" },
    { seat: 0, points: 3, reason: "found" },
    { seat: 3, points: 3, reason: "found" },
    { seat: 0, points: 2, reason: "votes-received", votes: 2 },
    { seat: 3, points: 1, reason: "votes-received", votes: 1 },
  ],
  nothing: [null, "missed", null, null, "missed", "missed"],
  found: "some",
  marks: [],
  before: [11, 14, 9, 14, 16, 6],
  after: [16, 14, 12, 18, 16, 6],
};
