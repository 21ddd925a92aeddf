// The round itself: four pictures of ours on a table, in four steps. Played once; four still frames where nothing may move.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { loadSetSummaries, setSummaries } from "../state/choices";
import { card, loadedSet, loadSet } from "../state/sets";
import type { SeatSymbol } from "../state/types";
import styles from "./round.css?text";

adopt(styles);

const STEPS = ["clue", "give", "vote", "score"] as const;
const STEP_MS = 2500;

interface Player {
  readonly symbol: SeatSymbol;
  /** Who voted for their card. */
  readonly votes: readonly SeatSymbol[];
  readonly points: number;
}

/** The third told; two found her card, and one took the first for hers. Counted by the rules of Standard. */
const PLAYERS: readonly Player[] = [
  { symbol: "star", votes: ["drop"], points: 4 },
  { symbol: "drop", votes: [], points: 0 },
  { symbol: "leaf", votes: ["star", "feather"], points: 3 },
  { symbol: "feather", votes: [], points: 3 },
];
const TELLER = 2;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Four pictures of the first set; empty until they have come. */
function usePictures(): readonly string[] {
  useEffect(() => {
    void loadSetSummaries();
  }, []);
  const set = setSummaries.value?.[0]?.id;
  useEffect(() => {
    if (set) void loadSet(set);
  }, [set]);
  const ids = (set && loadedSet(set)?.cards.map((one) => one.id)) || [];
  return PLAYERS.map(
    (_, index) => card(ids[Math.floor(((index + 0.4) * ids.length) / PLAYERS.length)] ?? "")?.small ?? "",
  );
}

/** Shows the round. */
export function Round() {
  const pictures = usePictures();
  const [frames] = useState(still);
  const [step, setStep] = useState(0);
  const [running, setRunning] = useState(!frames);
  useEffect(() => {
    if (!running) return;
    if (step === STEPS.length - 1) return setRunning(false);
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, step]);
  const over = !running && step === STEPS.length - 1;
  return (
    <section class="round" aria-labelledby="round-title" data-frames={frames || undefined}>
      <h2 id="round-title">{t("round-title")}</h2>
      {frames ? (
        <ol class="round-frames">
          {STEPS.map((name, index) => (
            <li key={name}>
              <Stage step={index} pictures={pictures} />
              <Caption step={index} now />
            </li>
          ))}
        </ol>
      ) : (
        <>
          <Stage step={step} pictures={pictures} />
          <ol class="round-steps">
            {STEPS.map((name, index) => (
              <li key={name}>
                <Caption step={index} now={index === step} />
              </li>
            ))}
          </ol>
          <button
            type="button"
            class="btn btn-quiet"
            onClick={() => {
              if (over) setStep(0);
              setRunning(!running);
            }}
          >
            <Icon name={over ? "again" : running ? "close" : "play"} />
            {t(over ? "round-again" : running ? "round-stop" : "round-on")}
          </button>
        </>
      )}
    </section>
  );
}

function Caption({ step, now }: { readonly step: number; readonly now: boolean }) {
  const name = STEPS[step] ?? "clue";
  return (
    <p class="round-caption" data-now={now || undefined}>
      <Icon name={`m-${name}`} />
      <span>{t(`round-${name}`)}</span>
    </p>
  );
}

/** The table after so many steps; the words beside it say what it shows. */
function Stage({ step, pictures }: { readonly step: number; readonly pictures: readonly string[] }) {
  return (
    <div class="round-stage" data-step={step} aria-hidden="true">
      <p class="round-words">{t("round-words")}</p>
      <div class="round-cards">
        {PLAYERS.map(({ symbol, votes, points }, index) => (
          <div key={symbol} class="round-place" data-teller={index === TELLER || undefined} style={{ "--i": index }}>
            <div class="round-card">
              <span class="round-back hero-back" />
              {pictures[index] && <img src={pictures[index]} width={400} height={600} alt="" decoding="async" />}
            </div>
            <span class="round-owner">
              <Badge symbol={symbol} storyteller={index === TELLER} />
            </span>
            <span class="round-votes">
              {votes.map((voter) => (
                <Badge key={voter} symbol={voter} />
              ))}
            </span>
            <b class="round-points">{points > 0 ? `+${points}` : 0}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
