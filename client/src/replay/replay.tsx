// The replay: one step of the public log at a time, forwards and backwards, by buttons or arrow keys.
import { useEffect, useState } from "preact/hooks";
import { Back } from "../cards/card";
import { LookDialog } from "../cards/look";
import { list, t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { MemoryBar } from "../memory/bar";
import { MoonHare } from "../memory/moon-hare";
import { PlayedCard, PlayedVotes } from "../memory/played";
import { roundOf } from "../memory/rounds";
import { isProblem, useTold } from "../memory/told";
import { Badge } from "../parts/badge";
import { Logo } from "../parts/icon";
import { adopt } from "../parts/lazy";
import { useTop } from "../parts/top";
import type { Chronicle, Companion, Outcome, Replay } from "../protocol";
import { ClueText } from "../table/clue";
import { type Moment, momentsOf } from "./moments";
import styles from "./replay.css?text";

adopt(styles);

/** Hands of up to so many cards are drawn in the same size. */
const LEAST_HAND = 6;

interface ReplayProps {
  readonly code: string;
  readonly game: number;
}

/** The page. */
export function ReplayPage({ code, game }: ReplayProps) {
  const told = useTold<Replay>(`/t/${encodeURIComponent(code)}/replay?game=${game}`);
  useTop("replay");
  if (told === null) return <main class="page sky" aria-busy="true" />;
  if (isProblem(told))
    return (
      <main class="page sky replay-none">
        <Logo />
        <p>{wordsFor(told)}</p>
        <a class="btn btn-primary" href={`/t/${code}`}>
          {t("album-back")}
        </a>
      </main>
    );
  return <Player code={code} replay={told} />;
}

function Player({ code, replay }: { readonly code: string; readonly replay: Replay }) {
  const moments = momentsOf(replay);
  const [at, setAt] = useState(0);
  const last = moments.length - 1;
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    document.title = `${t("replay")} · Moonhare`;
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open]") || event.target instanceof HTMLInputElement) return;
      if (event.key === "ArrowRight") setAt((now) => Math.min(last, now + 1));
      if (event.key === "ArrowLeft") setAt((now) => Math.max(0, now - 1));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [last]);
  const moment = moments[at];
  if (!moment) return null;
  return (
    <div class="replay-page sky">
      <MemoryBar title={t("replay")} line={t("round", { round: moment.round })} code={code} />
      <main class="replay">
        <Shown moment={moment} chronicle={replay.chronicle} />
        <nav class="replay-steps" aria-label={t("replay-steps")}>
          <p class="replay-words" role="status">
            {stepWords(moment, replay.chronicle)}
          </p>
          <div class="replay-row">
            <button type="button" class="btn" disabled={at === 0} onClick={() => go(at - 1)}>
              {t("replay-previous")}
            </button>
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-label={t("replay-step", { step: at + 1, all: moments.length })}
              onInput={({ currentTarget }) => go(Number(currentTarget.value))}
            />
            <button type="button" class="btn btn-primary" disabled={at === last} onClick={() => go(at + 1)}>
              {t("replay-next")}
            </button>
          </div>
        </nav>
      </main>
      <LookDialog />
    </div>
  );
}

/** Who played a round: the people of that round, for seats may change hands. */
function peopleIn(moment: Moment, chronicle: Chronicle): readonly Companion[] {
  return roundOf(chronicle, moment.round)?.companions ?? chronicle.companions;
}

/** What happened in a step. */
function stepWords(moment: Moment, chronicle: Chronicle): string {
  const { step } = moment;
  const people = peopleIn(moment, chronicle);
  const name = "seat" in step ? (people[step.seat]?.name ?? "") : "";
  switch (step.type) {
    case "dealt":
      return t("step-dealt", { round: step.round });
    case "told":
      return t("step-told", { name });
    case "given":
      return t("step-given", { name, count: step.cards.length });
    case "laid-out":
      return t("step-laid-out");
    case "voted":
      return t("step-voted", { name, slots: list(step.slots.map(String)), count: step.slots.length });
    case "scored":
      return t("step-scored");
    case "ended":
      return t("step-ended", { names: list(step.winners.map((seat) => chronicle.companions[seat]?.name ?? "")) });
  }
}

function Shown({ moment, chronicle }: { readonly moment: Moment; readonly chronicle: Chronicle }) {
  const people = peopleIn(moment, chronicle);
  const outcome = roundOf(chronicle, moment.round)?.outcome;
  const points = moment.scored ? outcome?.after : outcome?.before;
  return (
    <>
      {moment.table.length === 0 ? (
        <Opening round={moment.round} teller={people[outcome?.storyteller ?? -1]} />
      ) : (
        <Laid moment={moment} people={people} outcome={outcome} />
      )}
      <section class="panel replay-hands" aria-label={t("replay-hands")}>
        <h2>{t("replay-hands")}</h2>
        <ul>
          {people.map((one, seat) => {
            const hand = moment.hands[seat] ?? [];
            return (
              <li key={one.key} data-teller={seat === moment.teller || undefined}>
                <span class="replay-owner">
                  <Badge symbol={one.symbol} kind={one.kind} storyteller={seat === moment.teller} />
                  {one.name}
                  <b>{points?.[seat]}</b>
                </span>
                <span class="replay-hand" style={{ "--hand": Math.max(LEAST_HAND, hand.length) }}>
                  {hand.map((card) => (
                    <PlayedCard key={card} id={card} among={hand} />
                  ))}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** A round begins, and nothing lies on the table yet. */
function Opening({ round, teller }: { readonly round: number; readonly teller: Companion | undefined }) {
  return (
    <section class="replay-opening">
      <MoonHare who={teller ? [teller] : []} />
      <h2>{t("round", { round })}</h2>
    </section>
  );
}

interface LaidProps {
  readonly moment: Moment;
  readonly people: readonly Companion[];
  /** Of the round, where it was finished. */
  readonly outcome: Outcome | undefined;
}

/** The clue, and the cards that go with it. */
function Laid({ moment, people, outcome }: LaidProps) {
  const teller = moment.teller === null ? undefined : people[moment.teller];
  return (
    <>
      <section class="replay-clue" aria-label={t("replay-clue")}>
        {moment.clue && (
          <>
            <p class="clue-by">
              {teller && <Badge symbol={teller.symbol} kind={teller.kind} storyteller />}
              <span>{t("told-in", { name: teller?.name ?? "", round: moment.round })}</span>
            </p>
            <ClueText clue={moment.clue} teller={teller} />
          </>
        )}
      </section>
      <ol class="replay-table" style={{ "--n": moment.table.length }}>
        {moment.table.map(({ card, slot, seat, votes }) => (
          <li key={card}>
            {slot === null ? (
              <Back />
            ) : (
              <PlayedCard
                id={card}
                among={moment.table.map((one) => one.card)}
                gold={moment.scored && outcome?.found !== null && seat === moment.teller}
              >
                <span class="replay-slot">{slot}</span>
              </PlayedCard>
            )}
            <PlayedVotes voters={votes.flatMap((voter) => people[voter] ?? [])} />
            {(moment.scored || slot === null) && people[seat] && (
              <span class="replay-owner">
                <Badge symbol={people[seat].symbol} kind={people[seat].kind} />
                {people[seat].name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
