// A card on the table while votes, or guesses, are cast: chosen, or looked at.
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import type { Member } from "../state/types";
import { Slot } from "./board";
import { Picture, titleOf, useAbout } from "./card";
import { useHold } from "./press";

/** One's votes on a card, by their colours where there are two of them. */
export type VoteOn = "green" | "red" | "both" | "chosen";

interface SlotCardProps {
  readonly id: string;
  readonly slot: number;
  readonly mine: boolean;
  /** One's own, which may not be voted for. */
  readonly forbidden: boolean;
  readonly vote: VoteOn | null;
  readonly coloured: boolean;
  /** One chooses here; else a touch looks at the card. */
  readonly choosing: boolean;
  readonly stop: boolean;
  /** Whose card it is, where it is one's own. */
  readonly me?: Pick<Member, "symbol" | "kind">;
  readonly onPick: () => void;
  readonly onLook: () => void;
}

/** Shows the card. */
export function SlotCard({
  id,
  slot,
  mine,
  forbidden,
  vote,
  coloured,
  choosing,
  stop,
  me,
  onPick,
  onLook,
}: SlotCardProps) {
  const hold = useHold(onLook);
  const [tied, about] = useAbout(id);
  // Whoever has voted sees for what until the points.
  const kept = !choosing && vote === "chosen";
  return (
    <Slot slot={slot} chosen={!forbidden && vote !== null}>
      <button
        type="button"
        class="card"
        data-card={id}
        data-state={kept ? "picked" : forbidden || (mine && !choosing) ? "own" : undefined}
        data-vote={coloured && vote !== "chosen" ? (vote ?? undefined) : undefined}
        aria-disabled={(forbidden && choosing) || undefined}
        aria-pressed={choosing && !forbidden ? vote !== null : undefined}
        aria-label={slotName(slot, id, mine, coloured ? vote : null)}
        {...tied}
        tabIndex={stop ? 0 : -1}
        onClick={choosing ? onPick : onLook}
        onKeyDown={(event) => {
          if (event.key !== "l" && event.key !== "+") return;
          event.preventDefault();
          onLook();
        }}
        {...hold}
      >
        <Picture id={id} alt="" />
        {about}
        {(forbidden || (mine && !choosing)) && (
          <span class="card-note">
            {me && <Badge symbol={me.symbol} kind={me.kind} />}
            {t("yours")}
          </span>
        )}
      </button>
      {mine && me && choosing && !forbidden && (
        <span class="slot-mine">
          <Badge symbol={me.symbol} kind={me.kind} />
        </span>
      )}
      {coloured && vote && (
        <span class="vote-chips" aria-hidden="true">
          {(vote === "green" || vote === "both") && <span class="chip chip-green">{t("green")}</span>}
          {(vote === "red" || vote === "both") && <span class="chip chip-red">{t("red")}</span>}
        </span>
      )}
    </Slot>
  );
}

/** What a card on the table is called: its number, whose it is, its title, the colours of the votes on it. */
export function slotName(slot: number, id: string, mine: boolean, vote: VoteOn | null = null): string {
  const votes = (["green", "red"] as const).filter((kind) => vote === kind || vote === "both").map((kind) => t(kind));
  // A title may be a question.
  return [t(mine ? "slot-yours" : "slot", { slot }), titleOf(id), ...votes]
    .filter(Boolean)
    .map((one, at, { length }) => (at < length - 1 && !/[.?!…]$/.test(one) ? `${one}.` : one))
    .join(" ");
}
