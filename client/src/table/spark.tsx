// A nudge for whoever finds no words: a direction to look in, never a clue, and none twice in an evening.
import { useState } from "preact/hooks";
import { speakOf, t } from "../i18n";
import { Icon } from "../parts/icon";
import { keep, recallJson } from "../state/kept";

const SPARKS = 60;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");

/** Draws one that this browser has not shown at this table yet; once all have been, any but the last. */
export function drawSpark(table: string, chance: () => number = Math.random): number {
  const name = `sparks/${table}` as const;
  let shown = recallJson(name, isNumbers) ?? [];
  if (shown.length >= SPARKS) shown = shown.slice(-1);
  const left = Array.from({ length: SPARKS }, (_, at) => at + 1).filter((one) => !shown.includes(one));
  const drawn = left[Math.floor(chance() * left.length)] ?? 1;
  keep(name, JSON.stringify([...shown, drawn]));
  return drawn;
}

/** The nudge in words, once one was asked for, and the button that asks. */
export function useSpark(table: string) {
  const [spark, setSpark] = useState<number | null>(null);
  const strike = async () => {
    // Words that do not come are no loss: the button is pressed again.
    const there = await speakOf("spark").then(
      () => true,
      () => false,
    );
    if (there) setSpark(drawSpark(table));
  };
  const button = (
    <button type="button" class="spark" onClick={strike}>
      <Icon name="spark" />
      {t("spark")}
    </button>
  );
  return { words: spark === null ? null : t("spark-says", { spark: t(`spark-${spark}`) }), button };
}
