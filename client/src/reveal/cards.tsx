// The cards of a scored round: a card is a person. Votes hang on its lower edge, the name stands on its upper one, the
// points below it; each from its step on. Room for all of them is kept from the first step, so nothing moves.
import { Board } from "../cards/board";
import { Picture, titleOf, useAbout } from "../cards/card";
import { useHold } from "../cards/press";
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import { adopt } from "../parts/lazy";
import { still } from "../parts/still";
import type { Outcome } from "../state/types";
import type { Person } from "../table/people";
import styles from "./cards.css?text";
import { POINTS } from "./drama";
import { isAgreed, type Row, rowsBySlot, type SlotVotes, type Told, votesBySlot } from "./points";
import { targetOf } from "./say";
import { gainOf, namesOf, type Reason, ReasonWords, reasonsOf, reasonsOfAll } from "./why";

adopt(styles);

/** What the colour of a card says of the votes on it. */
const FRAMES = { paid: "green", spoiled: "red", none: undefined } as const;

interface RevealCardsProps {
  readonly outcome: Outcome;
  /** By seat. */
  readonly people: readonly Person[];
  readonly rows: readonly Row[];
  readonly step: number;
  /** Height kept under each card for votes and points, in rem. */
  readonly under: number;
  readonly most?: number;
  /** The narrowest that a card may get before the page scrolls, in rem. */
  readonly least?: number | undefined;
  /** They are shown so large that their large pictures are wanted. */
  readonly large?: boolean;
  /** Whose reasons are told elsewhere, where they do not stand under the cards. */
  readonly told?: Told | null | undefined;
  /** A card is touched; where nobody can touch, cards are pictures. */
  readonly onCard?: ((slot: number) => void) | undefined;
  readonly onLook?: ((card: string) => void) | undefined;
}

/** All cards of a round at a step of its reveal. */
export const RevealCards = still((props: RevealCardsProps) => {
  const { outcome, people, rows, step, under, most, least, large = false, told, onCard, onLook } = props;
  const votes = votesBySlot(outcome);
  const below = rowsBySlot(outcome, rows);
  const target = targetOf(outcome);
  const before = (slot: number) =>
    votes.slice(0, slot).reduce((sum, one) => sum + one.voters.length + one.red.length, 0);
  return (
    <Board
      count={outcome.slots.length}
      under={under}
      {...(most ? { most } : {})}
      least={least}
      label={t("cards-on-table")}
      round={outcome.round}
    >
      {outcome.slots.map((card, index) => {
        const owner = people[outcome.owners[index] ?? -1];
        const under = below[index] ?? [];
        return (
          <li
            key={card}
            class="slot shown"
            data-teller={target === index + 1 || undefined}
            data-told={(told && (told.slot === index + 1 || under.some((row) => told.rows.includes(row)))) || undefined}
          >
            <ShownCard
              card={card}
              large={large}
              name={nameOf(index + 1, owner, step)}
              state={step >= 3 && target === index + 1 ? "storyteller" : undefined}
              vote={step >= 3 ? FRAMES[outcome.marks[index] ?? "none"] : undefined}
              onCard={onCard && (() => onCard(index + 1))}
              onLook={onLook && (() => onLook(card))}
            />
            <span class="slot-plate" aria-hidden="true">
              <b>{index + 1}</b>
              {owner && (
                <span class="slot-who">
                  <Badge symbol={owner.symbol} kind={owner.kind} />
                  <span data-you={owner.you || undefined}>{owner.you ? t("who-you") : owner.name}</span>
                </span>
              )}
            </span>
            <Fallen votes={votes[index] ?? { voters: [], red: [] }} from={before(index)} people={people} step={step} />
            <div class="gain" aria-hidden={step < POINTS}>
              {isAgreed(outcome) ? (
                <Agreed
                  told={{ rows: under, slot: index + 1, red: (votes[index]?.red.length ?? 0) > 0 }}
                  outcome={outcome}
                  people={people}
                />
              ) : (
                under[0] && <Gain row={under[0]} outcome={outcome} people={people} />
              )}
            </div>
          </li>
        );
      })}
    </Board>
  );
});

/** A card's number; from the step on at which it is told, whose it is. */
function nameOf(slot: number, owner: Person | undefined, step: number): string {
  if (step <= 3) return t("slot", { slot });
  return owner?.you ? t("slot-yours", { slot }) : t("slot-of", { slot, name: owner?.name ?? "" });
}

interface ShownCardProps {
  readonly card: string;
  readonly large: boolean;
  readonly name: string;
  readonly state: "storyteller" | undefined;
  readonly vote: "green" | "red" | undefined;
  readonly onCard: (() => void) | undefined;
  readonly onLook: (() => void) | undefined;
}

function ShownCard({ card, large, name, state, vote, onCard, onLook }: ShownCardProps) {
  const hold = useHold(() => onLook?.());
  const [tied, about] = useAbout(card);
  if (!onCard)
    return (
      <figure class="card" data-state={state} data-vote={vote} {...tied}>
        <Picture id={card} large={large} />
        {about}
      </figure>
    );
  return (
    <button
      type="button"
      class="card"
      data-state={state}
      data-vote={vote}
      data-card={card}
      aria-label={[name, titleOf(card)].filter(Boolean).join(". ")}
      {...tied}
      onClick={onCard}
      {...hold}
    >
      <Picture id={card} large={large} alt="" />
      {about}
    </button>
  );
}

interface FallenProps {
  readonly votes: SlotVotes;
  /** How many votes fall before these. */
  readonly from: number;
  readonly people: readonly Person[];
  readonly step: number;
}

function Fallen({ votes, from, people, step }: FallenProps) {
  const voters = votes.voters.flatMap((seat) => people[seat] ?? []);
  const reds = votes.red.flatMap((seat) => people[seat] ?? []);
  const names = (some: readonly Person[]) => list(some.map((person) => person.name));
  const words = [
    voters.length > 0 && t("votes-of", { names: names(voters) }),
    reds.length > 0 && t("red-vote-of", { names: names(reds) }),
  ].filter(Boolean);
  return (
    <span
      class="fallen"
      role="img"
      aria-label={words.join("; ") || t("no-votes")}
      aria-hidden={step < 2}
      style={{ "--votes": voters.length + reds.length }}
    >
      {voters.map((person, index) => (
        <span key={person.key} class="vote" style={{ "--k": from + index }}>
          <Badge symbol={person.symbol} kind={person.kind} />
        </span>
      ))}
      {reds.map((person, index) => (
        <span key={person.key} class="vote vote-red" style={{ "--k": from + voters.length + index }}>
          <Badge symbol={person.symbol} kind={person.kind} />
        </span>
      ))}
    </span>
  );
}

interface AgreedProps {
  readonly told: Told;
  readonly outcome: Outcome;
  readonly people: readonly Person[];
}

/** Whose votes were paid for agreeing, as the card bears the name of somebody else: who gave it. */
function Agreed({ told, outcome, people }: AgreedProps) {
  const [row] = told.rows;
  return (
    <>
      {row && <p class="gain-who">{namesOf(told, people)}</p>}
      {row && (
        <p class="gain-sum" data-zero={row.gained === 0 || undefined}>
          <strong>{gainOf(row)}</strong> {told.rows.length > 1 && <span>{t("points-for-each")}</span>}
        </p>
      )}
      <Whys reasons={reasonsOfAll(told, outcome, people)} />
    </>
  );
}

function Whys({ reasons }: { readonly reasons: readonly Reason[] }) {
  // Of a card without votes there is nothing to say: an empty list would be heard as one.
  if (reasons.length === 0) return null;
  return (
    <ul class="gain-why">
      {reasons.map((reason) => (
        <li key={`${reason.whose}-${reason.words}`}>
          <ReasonWords reason={reason} />
        </li>
      ))}
    </ul>
  );
}

interface GainProps {
  readonly row: Row;
  readonly outcome: Outcome;
  readonly people: readonly Person[];
}

function Gain({ row, outcome, people }: GainProps) {
  const who = row.seats.flatMap((seat) => people[seat] ?? []);
  return (
    <>
      <p class="gain-sum" data-zero={row.gained === 0 || undefined}>
        {who.length > 1 &&
          who.map((person) => <Badge key={person.key} symbol={person.symbol} kind={person.kind} label={person.name} />)}
        <strong>{gainOf(row)}</strong> <span>{t("points-in-all", { points: row.total })}</span>
      </p>
      <Whys reasons={reasonsOf(row, outcome, people)} />
    </>
  );
}
