// What is drawn again: a part with another property, and no other.
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";

const { still } = await import("../src/parts/still");

interface Props {
  readonly who: string;
  readonly points?: number;
}

const Part = still<Props>(() => null);
const again = (before: Props, next: Props) => new Part(before).shouldComponentUpdate(next);

test("a part is drawn again for another value, and for one more or less, and not for the same ones", () => {
  const before = { who: "Ada", points: 3 };
  assert.equal(again(before, { ...before }), false);
  assert.equal(again(before, { ...before, points: 4 }), true);
  assert.equal(again(before, { who: "Ada" }), true);
  assert.equal(again({ who: "Ada" }, before), true);
});
