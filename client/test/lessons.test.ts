import assert from "node:assert/strict";
import { test } from "node:test";
import { giving, type Lesson, points, telling, voting } from "../src/lessons/lesson";
import { begin, close, closeAll, isFirst, isTaught } from "../src/lessons/memory";
import { topicOf } from "../src/lessons/topic";
import type { Outcome, TableView } from "../src/state/types";

const STANDARD = {
  scoring: "storyteller",
  clue_from: "hand",
  points_storyteller: 3,
  points_finder: 3,
  points_all_or_none: 2,
  points_vote_received: 1,
  points_single_vote: 0,
  red_vote: false,
};
const PARTY = { ...STANDARD, scoring: "agreement", clue_from: "unseen", red_vote: true };

interface Told {
  readonly settings?: object;
  readonly phase?: string;
  readonly may?: object;
  readonly teams?: number[][];
}

/** A view from seat 1 of a table whose storyteller sits on seat 0. */
function view({ settings = STANDARD, phase = "announcing", may = {}, teams = [] }: Told = {}): TableView {
  return {
    public: { settings, teams, game: { phase, storyteller: 0 } },
    own: { game: { seat: 1, may } },
  } as unknown as TableView;
}
const nameOf = (seat: number | null) => ["Maja", "Ola"][seat ?? -1] ?? "";
const PLAYED = [
  { seat: 0, name: "Maja", you: false },
  { seat: 1, name: "Ola", you: true },
];
const told = (lesson: Lesson) => [lesson.id, lesson.args];
const outcome = (found: string | null, storyteller = 0, after = [0, 0]) =>
  ({ found, storyteller, before: [0, 0], after }) as unknown as Outcome;

test("whoever tells learns what a clue should be, or that it comes before the cards", () => {
  assert.deepEqual(told(telling(view(), ["Teo"], false)), ["tell", {}]);
  assert.deepEqual(told(telling(view({ settings: PARTY }), ["Teo"], true)), ["tell-unseen", {}]);
});

test("whoever writes while others do learns that the first one begins, in the first round alone", () => {
  assert.deepEqual(told(telling(view(), ["Teo"], true)), ["rival", { name: "Teo" }]);
  assert.deepEqual(told(telling(view(), [], true)), ["tell", {}]);
  assert.deepEqual(told(telling(view({ phase: "telling" }), ["Teo"], true)), ["tell", {}]);
});

test("whoever gives learns whom to lead astray, what the table may agree on, or to agree with a partner", () => {
  const two = { give: { count: 2 } };
  assert.deepEqual(told(giving(view({ may: two }), nameOf, null)), ["give-storyteller-many", { name: "Maja" }]);
  assert.equal(giving(view({ settings: PARTY }), nameOf, null).id, "give-agreement");
  assert.deepEqual(
    told(
      giving(
        view({
          teams: [
            [0, 2],
            [1, 3],
          ],
        }),
        nameOf,
        "Teo",
      ),
    ),
    ["give-team", { name: "Maja", partner: "Teo" }],
  );
});

test("whoever votes learns whose card it is, how many votes there are, and what red does", () => {
  const vote = (most: number, red = false) => ({ vote: { most, red } });
  assert.deepEqual(told(voting(view({ may: vote(1) }), nameOf, null)), ["vote", { name: "Maja", most: 1 }]);
  const odyssey = { ...STANDARD, points_single_vote: 1 };
  assert.deepEqual(told(voting(view({ settings: odyssey, may: vote(2) }), nameOf, null)), [
    "vote-many-single",
    { name: "Maja", most: 2 },
  ]);
  assert.equal(voting(view({ settings: PARTY, may: vote(1) }), nameOf, null).id, "vote-agreement");
  assert.equal(voting(view({ settings: PARTY, may: vote(1, true) }), nameOf, null).id, "vote-red");
});

test("partners learn what is next once they have agreed, and that a card of their own pays them nothing", () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  assert.deepEqual(told(giving(view({ teams }), nameOf, "Teo", true)), [
    "give-agreed",
    { name: "Maja", partner: "Teo" },
  ]);
  const may = { vote: { most: 1, red: false } };
  assert.deepEqual(told(voting(view({ may, teams }), nameOf, "Teo")), [
    "vote-team",
    { name: "Maja", most: 1, partner: "Teo" },
  ]);
  const paid = { ...STANDARD, own_team_bonus: true };
  assert.equal(voting(view({ settings: paid, may, teams }), nameOf, "Teo").id, "vote");
});

test("points are explained by what happened, with the numbers of this table", () => {
  const own = { ...STANDARD, points_finder: 4, points_vote_received: 0 };
  const some = points(view({ settings: own }), outcome("some"), PLAYED);
  assert.equal(some.id, "points-some");
  assert.deepEqual([some.args.told, some.args.found, some.args.same, some.args.pays], [3, 4, "no", "no"]);
  assert.equal(points(view(), outcome("all"), PLAYED).id, "points-all");
  assert.equal(points(view(), outcome("none", 1), PLAYED).args.you, "yes");
  assert.deepEqual(told(points(view({ settings: PARTY }), outcome(null), PLAYED)), [
    "points-agreement",
    { red: "yes" },
  ]);
});

test("whoever has come into a seat since is not told of its points as of their own", () => {
  const before = PLAYED.map((one) => ({ ...one, you: false }));
  const taught = points(view(), outcome("some", 1, [0, 3]), before);
  assert.deepEqual([taught.args.you, taught.args.name, taught.face], ["no", "Ola", "hm"]);
});

test("the hare is glad of points with whoever got some, and wonders with whoever got none", () => {
  assert.equal(points(view(), outcome("none", 1, [2, 0]), PLAYED).face, "hm");
  assert.equal(points(view(), outcome("none", 0, [0, 2]), PLAYED).face, "love");
  assert.equal(points(view({ settings: PARTY }), outcome(null, 0, [3, 0]), PLAYED).face, "hm");
});

test("a lesson is given in one round, until it is closed; the first one alone tells the way", () => {
  assert.ok(isTaught("tell", "A/1/1") && isFirst("tell"));
  begin("tell", "A/1/1");
  assert.ok(isTaught("tell", "A/1/1") && isFirst("tell") && !isFirst("give-storyteller"));
  assert.ok(!isTaught("tell", "A/1/2"));
  begin("give-storyteller", "A/1/1");
  close("give-storyteller", "A/1/1");
  assert.ok(!isTaught("give-storyteller", "A/1/1") && isTaught("vote", "A/1/1"));
});

test("another edition teaches what it asks for otherwise, and nothing that is known", () => {
  const vote = (most: number, red = false) => ({ vote: { most, red } });
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const known = ["tell", "give", "vote", "points"] as const;
  const standard = view({ may: vote(1) });
  for (const kind of known) begin(topicOf(kind, standard), "B/1/1");
  const isNew = (other: TableView) => known.filter((kind) => isTaught(topicOf(kind, other), "B/2/1"));
  assert.deepEqual(isNew(standard), []);
  assert.deepEqual(isNew(view({ may: vote(1), teams })), ["give", "vote"]);
  assert.deepEqual(isNew(view({ may: vote(2) })), ["vote"]);
  const party = view({ settings: PARTY, may: vote(1) });
  assert.deepEqual(isNew(party), ["tell", "give", "vote", "points"]);
  begin(topicOf("vote", party), "B/2/1");
  assert.ok(isTaught(topicOf("vote", view({ settings: PARTY, may: vote(1, true) })), "B/2/2"));
});

test("whoever knows the game is taught nothing more, and that is kept", () => {
  closeAll();
  assert.ok(!isTaught("vote", "A/1/1") && !isTaught("points-storyteller", "B/1/1"));
  begin("vote", "B/1/1");
  assert.equal(localStorage.getItem("moonhare-lessons"), '"never"');
});
