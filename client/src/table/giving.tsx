// Giving the cards that fit the clue; in teams after the two partners have agreed which of them gives.
import { useState } from "preact/hooks";
import { named } from "../cards/card";
import { Fan } from "../cards/fan";
import { look } from "../cards/look";
import { t } from "../i18n";
import { Lesson } from "../lessons";
import { isTaught } from "../lessons/memory";
import { topicOf } from "../lessons/topic";
import { roundName } from "../reveal/seen";
import type { TableView } from "../state/types";
import { ActForButtons, waitingWords } from "./awaited";
import { ClueOf } from "./clue";
import { type OtherGift, useOtherGift } from "./exchanging";
import { Focus } from "./focus";
import { afterGiving } from "./give-words";
import { type HandChoice, offeredOf } from "./hand";
import { Meanwhile } from "./meanwhile";
import { mustName, PairChoice, pairState } from "./pair";
import { inTeams, peopleOf } from "./people";
import { useDoubleTap, useSettled } from "./settled";
import { useAct } from "./use-act";

/** The phase of giving, for everybody. */
export function Giving({ view, hand }: { readonly view: TableView; readonly hand: HandChoice }) {
  const [busy, run] = useAct();
  const own = view.own?.game;
  const count = own?.may.give?.count ?? 0;
  const other = useOtherGift(own);
  const doubleTap = useDoubleTap();
  const [large, setLarge] = useState(false);
  const action = count > 0 ? "give" : other.chosen ? "give-instead" : null;
  const settled = useSettled(action, count > 0 ? hand.chosen.length === count : other.ready);
  if (!own) return null;
  const given = own.given;
  const may = count > 0;
  const lookAt = (at: string) =>
    given.length > 0
      ? lookAtOthers(given, other, at)
      : look(
          own.hand,
          at,
          may
            ? {
                choose: hand.pick,
                chosen: (card) => hand.chosen.includes(card),
                letsGo: count > 1,
                refuse: hand.refuse,
              }
            : {},
        );
  const ready = hand.chosen.length === count;
  const choose = (card: string) => {
    hand.pick(card);
    doubleTap.begun();
  };
  const offered = offeredOf(hand, large);
  // Whoever is taught reads in the lesson what the hint says of a choice.
  const pair = pairState(view);
  const taught =
    (!pair || pair.agreed) && isTaught(topicOf("give", view), roundName(view, view.public.game?.round ?? 0));
  // Who cannot give looks: large where there is room for it, else closer.
  const touch = may || large ? hand.pick : lookAt;
  const give = t(inTeams(view) ? "give-for-team" : "give-these", { count });
  return (
    <>
      <ClueOf view={view} />
      {pair && <PairChoice view={view} pair={pair} />}
      {given.length > 0 ? (
        <Focus
          cards={other.chosen ?? given}
          picked={other.chosen !== null}
          onLook={lookAt}
          note={other.chosen ? undefined : t("lies-face-down")}
        />
      ) : (
        <Focus
          cards={count > 1 && hand.chosen.length > 0 ? hand.chosen : hand.focus ? [hand.focus] : []}
          picked={hand.chosen.length > 0 && may}
          onLook={lookAt}
          onPick={may && count === 1 ? hand.pick : undefined}
          onRoom={setLarge}
        />
      )}
      <section class="hand" aria-label={t("your-hand")}>
        <Fan
          cards={other.cards}
          chosen={given.length > 0 ? (other.chosen ?? []) : may ? hand.chosen : []}
          onPick={given.length === 0 ? touch : other.count > 0 ? other.pick : lookAt}
          onLook={lookAt}
        />
      </section>
      <section class="act">
        {may ? (
          <>
            {!pair && <Lesson view={view} kind="give" />}
            <button
              type="button"
              class="btn btn-primary btn-large btn-block"
              disabled={!ready && !offered}
              aria-busy={busy}
              aria-label={named(offered ? t("look-choose") : give, offered ? [offered] : hand.chosen)}
              aria-describedby="give-hint"
              onClick={() => {
                if (offered) choose(offered);
                else if (settled() && !doubleTap.isLikely()) void run({ type: "give-cards", cards: [...hand.chosen] });
              }}
            >
              {offered ? t("look-choose") : give}
            </button>
            <p class={ready && taught ? "visually-hidden" : "hint"} id="give-hint">
              {offered && count === 1
                ? t("choose-other")
                : hand.chosen.length === 0
                  ? t("give-needs", { count })
                  : giveHint(view, count, hand.chosen.length)}
            </p>
            {/* The talk of the two takes its room: below the button, which has to be in sight. */}
            {pair && <Lesson view={view} kind="give" />}
          </>
        ) : other.chosen ? (
          <>
            <button
              type="button"
              class="btn btn-primary btn-large btn-block"
              disabled={!other.ready}
              aria-busy={busy}
              onClick={() => settled() && run({ type: "give-cards", cards: [...(other.chosen ?? [])] })}
            >
              {t("give-instead", { count: other.count })}
            </button>
            <button type="button" class="btn btn-quiet btn-small" onClick={other.leave}>
              {t("give-keep", { count: other.count })}
            </button>
            {!other.ready && <p class="hint">{t("give-more", { count: other.count - other.chosen.length })}</p>}
          </>
        ) : (
          <Waiting view={view} />
        )}
      </section>
    </>
  );
}

/** A closer look once one has given: at what lies there, or at what may be given in its place. */
function lookAtOthers(given: readonly string[], other: OtherGift, at: string): void {
  if (!other.cards.includes(at)) {
    look(given, at);
    return;
  }
  const chosen = (card: string) => other.chosen?.includes(card) ?? false;
  look(other.cards, at, other.count > 0 ? { choose: other.pick, chosen, letsGo: true } : {});
}

function giveHint(view: TableView, count: number, chosen: number): string {
  if (chosen < count) return t("give-more", { count: count - chosen });
  const people = peopleOf(view);
  const teller = people[view.public.game?.storyteller ?? -1];
  if (teller?.you) return t("hint-give-teller");
  return t(`hint-give-${view.public.settings.scoring}`, { name: teller?.name ?? "", count });
}

/** What those see who have nothing to give, or have given. */
function Waiting({ view }: { readonly view: TableView }) {
  const own = view.own?.game;
  const pair = pairState(view);
  const agreeing = pair && !pair.given && !pair.agreed;
  const taught = agreeing && isTaught(topicOf("give", view), roundName(view, view.public.game?.round ?? 0));
  // A lesson that is there says the same.
  const first = pair && mustName(pair) && taught ? "" : afterGiving(view);
  const waiting = pair && mustName(pair) ? "" : waitingWords(view);
  return (
    <div class="waiting">
      {agreeing && <Lesson view={view} kind="give" />}
      {first && <p class="hint">{first}</p>}
      {own?.may.exchange && <p class="hint">{t("give-may-change", { count: own.given.length })}</p>}
      {waiting && (
        <p class="waiting-for">
          <i class="dots" aria-hidden="true" />
          {waiting}
        </p>
      )}
      {waiting && <Meanwhile view={view} />}
      <ActForButtons view={view} />
    </div>
  );
}
