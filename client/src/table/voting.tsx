// Voting: the cards on the table and the moon dial, which are one choice; for those who do not vote, the waiting.
import { useState } from "preact/hooks";
import { Board } from "../cards/board";
import { named } from "../cards/card";
import { Dial, MOST_ON_THE_RING, StillMoon } from "../cards/dial";
import { useDigits } from "../cards/keys";
import { look } from "../cards/look";
import { SlotCard, slotName, type VoteOn } from "../cards/slot-card";
import { list, t } from "../i18n";
import { Lesson } from "../lessons";
import { Icon } from "../parts/icon";
import { boardElsewhere } from "../state/big-screen";
import { toast } from "../state/toasts";
import type { TableView, VoteOptions } from "../state/types";
import { MoveOn, useOver } from "../time/note";
import { ActForButtons, waitingWords } from "./awaited";
import { type Ballot, complete, EMPTY, exceeds, isBallot, touch } from "./ballot";
import { ClueOf } from "./clue";
import { keepChoice, recallChoice, taskOf } from "./drafts";
import { Meanwhile } from "./meanwhile";
import { OnScreen } from "./on-screen";
import { type Person, peopleOf } from "./people";
import { useSettled } from "./settled";
import { useAct } from "./use-act";
import { afterVote, voteHint, voteQuestion } from "./vote-words";

/** More letters than the moon holds beside each other. */
const LONG_QUESTION = 18;

function voteOn(slot: number, ballot: Ballot, coloured: boolean): VoteOn | null {
  const green = ballot.slots.includes(slot);
  const red = ballot.red === slot;
  if (!coloured) return green ? "chosen" : null;
  return green && red ? "both" : green ? "green" : red ? "red" : null;
}

/** The phase of voting, for everybody. */
export function Voting({ view, fresh }: { readonly view: TableView; readonly fresh: boolean }) {
  const game = view.public.game;
  const own = view.own?.game;
  const [again, setAgain] = useState(false);
  const options = own?.may.vote ?? (again ? (own?.may.exchange?.vote ?? null) : null);
  const task = taskOf(view, "vote");
  const [ballot, setBallot] = useState<Ballot>(() => recallChoice(task, isBallot) ?? EMPTY);
  const mark = (now: Ballot) => {
    setBallot(now);
    keepChoice(task, now);
  };
  const change = () => {
    if (!own) return;
    setBallot({ slots: own.votes, red: own.red, setting: "green" });
    setAgain(true);
  };
  const slots = game?.slots ?? [];
  // More than the ring holds are chosen on the cards themselves.
  const elsewhere = boardElsewhere.value && slots.length <= MOST_ON_THE_RING;
  const me = peopleOf(view).find((person) => person.you);
  const pick = (slot: number, passing = false) => {
    if (!options || slot > slots.length) return;
    if (ballot.setting === "green" && options.forbidden.includes(slot)) {
      toast(t("own-card", { slot }), "bad");
      return;
    }
    if (exceeds(ballot, slot, options)) {
      toast(t("votes-full"), "bad");
      return;
    }
    const next = touch(ballot, slot, options);
    // Arrows that pass by a number do not hand over to the other vote.
    mark(passing ? { ...next, setting: ballot.setting } : next);
  };
  useDigits(options ? slots.length : 0, pick);
  if (!game || !own || !me) return null;
  const cast: Ballot = options ? ballot : { slots: own.votes, red: own.red, setting: "green" };
  const coloured = options ? options.red : own.red !== null;
  const first = Math.max(
    0,
    slots.findIndex((_, index) => cast.slots.includes(index + 1)),
  );
  const lookAt = (at: string) =>
    look(slots, at, {
      caption: (card) => t("slot", { slot: slots.indexOf(card) + 1 }),
      choose: options ? (card) => pick(slots.indexOf(card) + 1) : undefined,
      chosen: (card) => {
        const slot = slots.indexOf(card) + 1;
        return ballot.setting === "red" ? ballot.red === slot : ballot.slots.includes(slot);
      },
      letsGo: ballot.setting === "green" && (options?.most ?? 1) > 1,
      refuse: (card) => {
        const slot = slots.indexOf(card) + 1;
        if (!options) return null;
        if (ballot.setting === "green" && options.forbidden.includes(slot)) return t("own-card", { slot });
        return exceeds(ballot, slot, options) ? t("votes-full") : null;
      },
    });
  return (
    <>
      <ClueOf view={view}>{options && <Lesson view={view} kind="vote" />}</ClueOf>
      {elsewhere ? (
        <OnScreen />
      ) : (
        <Board count={slots.length} label={t("cards-on-table")} fresh={fresh} round={game.round}>
          {slots.map((card, index) => (
            <SlotCard
              key={card}
              id={card}
              slot={index + 1}
              mine={own.given.includes(card)}
              forbidden={options?.forbidden.includes(index + 1) ?? false}
              vote={voteOn(index + 1, cast, coloured)}
              coloured={coloured}
              choosing={options !== null}
              stop={index === first}
              me={me}
              onPick={() => pick(index + 1)}
              onLook={() => lookAt(card)}
            />
          ))}
        </Board>
      )}
      <section class="dial-box" aria-label={t("dial")} data-many={slots.length > MOST_ON_THE_RING || undefined}>
        {options ? (
          <VotingDial
            view={view}
            options={options}
            ballot={ballot}
            me={me}
            onPick={pick}
            onSetting={(setting) => mark({ ...ballot, setting })}
            onLook={(slot) => lookAt(slots[slot - 1] ?? "")}
            onDone={() => setAgain(false)}
          />
        ) : (
          <WaitingMoon view={view} me={me} onChange={change} />
        )}
      </section>
    </>
  );
}

interface VotingDialProps {
  readonly view: TableView;
  readonly options: VoteOptions;
  readonly ballot: Ballot;
  readonly me: Person;
  readonly onPick: (slot: number, passing: boolean) => void;
  readonly onSetting: (setting: "green" | "red") => void;
  readonly onLook: (slot: number) => void;
  /** The vote is cast anew, or stays as it was. */
  readonly onDone: () => void;
}

function VotingDial({ view, options, ballot, me, onPick, onSetting, onLook, onDone }: VotingDialProps) {
  const [busy, run] = useAct();
  const slots = [...ballot.slots].sort((one, other) => one - other);
  const green = ballot.slots.at(-1) ?? null;
  // Once the green vote has handed over to the red one, the card that was chosen can still be looked at.
  const latest = ballot.setting === "red" ? (ballot.red ?? green) : (green ?? ballot.red);
  const own = view.own?.game;
  const cards = view.public.game?.slots ?? [];
  const again = own?.may.exchange != null;
  const asBefore = again && String(slots) === String(own.votes) && ballot.red === own.red;
  const ready = complete(ballot, options) && !asBefore;
  const settled = useSettled("vote", ready);
  const name =
    slots.length === 0
      ? voteQuestion(view, options)
      : t("vote-cards", { cards: list(slots.map(String)), count: slots.length });
  // Beside the question; where tabs stand in its place, with numbers on both sides, beside the button.
  const grow = latest !== null && (
    <button
      type="button"
      class="icon-btn"
      aria-label={named(t("look-open"), [cards[latest - 1] ?? ""])}
      onClick={() => onLook(latest)}
    >
      <Icon name="grow" />
    </button>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready || !settled()) return;
        void run({ type: "cast-votes", slots, red: options.red ? ballot.red : null }).then(onDone);
      }}
    >
      <Dial
        count={cards.length}
        slots={ballot.slots}
        red={ballot.red}
        forbidden={options.forbidden}
        nameOf={(slot) => {
          const card = cards[slot - 1] ?? "";
          return slotName(slot, card, own?.given.includes(card) ?? false, voteOn(slot, ballot, options.red));
        }}
        me={me}
        most={options.most}
        coloured={options.red}
        setting={ballot.setting}
        onPick={onPick}
      >
        {options.red ? (
          <fieldset class="tabs">
            <legend class="visually-hidden">{t("which-vote")}</legend>
            {(["green", "red"] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                class="tab"
                aria-pressed={ballot.setting === kind}
                onClick={() => onSetting(kind)}
              >
                <i class={`token token-${kind}`} />
                {t(kind)}
              </button>
            ))}
          </fieldset>
        ) : (
          <span
            class="dial-card"
            data-alone={latest === null || undefined}
            data-long={name.length > LONG_QUESTION || undefined}
          >
            <strong aria-live="polite">{name}</strong>
            {grow}
          </span>
        )}
        <span class="dial-vote" data-alone={!options.red || latest === null || undefined}>
          <button
            type="submit"
            class="btn btn-primary btn-large"
            disabled={!ready}
            aria-busy={busy}
            aria-describedby="vote-hint"
          >
            {t(again ? "vote-again" : "vote")}
          </button>
          {options.red && grow}
        </span>
        {again ? (
          <button type="button" class="btn btn-quiet btn-small" onClick={onDone}>
            {t("vote-keep")}
          </button>
        ) : (
          <span class="small" id="vote-hint" aria-live={options.red ? "polite" : undefined}>
            {voteHint(view, options, ballot)}
          </span>
        )}
      </Dial>
    </form>
  );
}

interface WaitingMoonProps {
  readonly view: TableView;
  readonly me: Person;
  readonly onChange: () => void;
}

function WaitingMoon({ view, me, onChange }: WaitingMoonProps) {
  const own = view.own?.game;
  const settled = useSettled(own?.may.exchange ? "vote-again" : null);
  const over = useOver(view);
  const line = over ? t(over.asked ? "time-asked" : "time-then-for", { names: over.names }) : waitingWords(view);
  return (
    <StillMoon
      words={
        <>
          <strong role={over ? "status" : undefined}>{over ? t("clock-over") : afterVote(view, me)}</strong>
          <span class="small" role={over ? "status" : undefined}>
            {line}
          </span>
          {!over && <i class="dots" aria-hidden="true" />}
        </>
      }
    >
      {over?.may && (
        <div class="act-row">
          <MoveOn large />
        </div>
      )}
      <Meanwhile view={view}>
        {own?.may.exchange && (
          <button type="button" class="btn btn-small" onClick={() => settled() && onChange()}>
            {t("vote-again")}
          </button>
        )}
      </Meanwhile>
      <ActForButtons view={view} />
    </StillMoon>
  );
}
