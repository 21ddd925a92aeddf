// Cards that have been played, as past rounds, replay, album and end show them.
import type { ComponentChildren } from "preact";
import { Figure, named } from "../cards/card";
import { look } from "../cards/look";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import { adopt } from "../parts/lazy";
import type { Companion } from "../protocol";
import { ClueText } from "../table/clue";
import type { Highlight } from "./highlights";
import styles from "./played.css?text";

adopt(styles);

interface PlayedCardProps {
  readonly id: string;
  /** The cards that one leafs through in the closer look. */
  readonly among: readonly string[];
  readonly gold?: boolean;
  /** Loaded once it is about to be seen; what may be printed is there before. */
  readonly lazy?: boolean;
  /** On the picture. */
  readonly children?: ComponentChildren;
}

/** A card that opens the closer look. */
export function PlayedCard({ id, among, gold = false, lazy = false, children }: PlayedCardProps) {
  return (
    <button type="button" class="played-card" aria-label={named(t("look"), [id])} onClick={() => look(among, id)}>
      <Figure id={id} lazy={lazy} state={gold ? "storyteller" : null}>
        {children}
      </Figure>
    </button>
  );
}

/** Who voted for a card. */
export function PlayedVotes({ voters }: { readonly voters: readonly Companion[] }) {
  return (
    <span class="played-votes">
      {voters.map((one) => (
        <Badge key={one.key} symbol={one.symbol} kind={one.kind} label={one.name} />
      ))}
    </span>
  );
}

/** What a card of the evening is remembered for: its clue, who told or gave it, what came of it. */
export function HighlightWords({ shown }: { readonly shown: Highlight }) {
  const { kind, round, by, did, came } = shown;
  return (
    <div class="highlight">
      <h3>{t(kind)}</h3>
      <ClueText clue={round.outcome.clue} teller={round.companions[round.outcome.storyteller]} />
      <p class="highlight-why">
        {by && <Badge symbol={by.symbol} kind={by.kind} />}
        <span>
          <b>{did}</b> {came}
        </span>
      </p>
    </div>
  );
}
