// How long notes stand: their time is that of somebody who sees them.
import "./browser";
import assert from "node:assert/strict";
import { mock, test } from "node:test";

const heard: (() => void)[] = [];
const page = Object.assign(document as unknown as { visibilityState: string }, {
  addEventListener: (_: string, run: () => void) => heard.push(run),
});
const { toast, toasts } = await import("../src/state/toasts");

function turn(state: "hidden" | "visible"): void {
  page.visibilityState = state;
  for (const run of heard) run();
}
const standing = () => toasts.value.map((one) => one.text);

test("a note goes by itself, and one that came while nobody saw the page has its whole time once somebody does", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  toast("Dan has left.", "news");
  mock.timers.tick(8000);
  assert.deepEqual(standing(), []);

  turn("hidden");
  toast("Ada is back.", "news");
  toast("Removed.", "news", { label: "Undo", run: () => {}, forMs: 5000 });
  mock.timers.tick(60_000);
  assert.deepEqual(standing(), ["Ada is back."], "what can be taken back no more is not offered");
  turn("visible");
  mock.timers.tick(6000);
  assert.deepEqual(standing(), ["Ada is back."]);
  mock.timers.tick(2000);
  assert.deepEqual(standing(), []);
});
