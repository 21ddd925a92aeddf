// Teams: which of the two partners gives. Either may propose; it stands once the other agrees, or once the named one
// gives a card; until then both may change their minds.
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import type { TableView } from "../state/types";
import { inTeams, type Person, teamsOf } from "./people";
import { useAct } from "./use-act";

interface Pair {
  readonly me: Person;
  readonly partner: Person;
  /** The seat that is named, by whom, and whether the other agreed. */
  readonly giver: number | null;
  readonly by: number | null;
  readonly agreed: boolean;
  /** The team's card lies on the table. */
  readonly given: boolean;
}

/** One's own pair while cards are given; null outside teams, and for the storyteller's team. */
export function pairState(view: TableView): Pair | null {
  const game = view.public.game;
  if (game?.phase !== "giving" || !inTeams(view)) return null;
  const teams = teamsOf(view);
  const at = teams.findIndex((pair) => pair.some((person) => person.you));
  const two = teams[at];
  if (!two || two.some((person) => person.storyteller)) return null;
  const [one, other] = two[0].you ? two : [two[1], two[0]];
  const naming = game.namings[at] ?? null;
  return {
    me: one,
    partner: other,
    giver: naming?.giver ?? null,
    by: naming?.by ?? null,
    agreed: naming?.agreed ?? false,
    given: two.some((person) => person.state === "done"),
  };
}

/** Where the two stand, in words. */
function standingWords(pair: Pair): string {
  const { me, partner, giver, by, agreed } = pair;
  if (giver === null) return t("pair-ask");
  const named = giver === me.seat ? "you" : "partner";
  if (agreed) return t("pair-agreed", { named, partner: partner.name });
  return by === me.seat
    ? t("pair-proposed", { named, partner: partner.name })
    : t("pair-asked", { named, partner: partner.name });
}

/** Whether it is on oneself to name who gives, or to agree. */
export function mustName({ given, agreed, by, me }: Pair): boolean {
  return !given && !agreed && by !== me.seat;
}

/** The two buttons. */
export function PairChoice({ view, pair }: { readonly view: TableView; readonly pair: Pair }) {
  const [busy, run] = useAct();
  if (pair.given) return null;
  const may = view.own?.game?.may.name_giver ?? [];
  const { me, partner } = pair;
  return (
    <fieldset class="pair" data-due={mustName(pair) || undefined} data-agreed={pair.agreed || undefined}>
      <legend class="label" aria-live="polite">
        {standingWords(pair)}
      </legend>
      <div class="pair-choices">
        {[me, partner].map((person) => {
          const chosen = pair.giver === person.seat;
          // An offer of the partner's: a button to press, and not yet what is pressed.
          const agrees = chosen && !pair.agreed && pair.by !== me.seat;
          return (
            <button
              key={person.key}
              type="button"
              class="choice"
              aria-pressed={agrees ? undefined : chosen}
              aria-busy={busy}
              disabled={!may.includes(person.seat) && !chosen}
              data-open={agrees || undefined}
              onClick={() => {
                if (may.includes(person.seat)) void run({ type: "name-giver", giver: person.seat });
              }}
            >
              <strong>
                {agrees
                  ? t("pair-agree", { named: person.you ? "you" : "partner", partner: partner.name })
                  : person.you
                    ? t("pair-you-give")
                    : t("pair-they-give", { name: person.name })}
              </strong>
              <Badge symbol={person.symbol} kind={person.kind} state={chosen && pair.agreed ? "done" : undefined} />
              <span class="small">
                {person.you ? t("pair-then-they-vote", { name: partner.name }) : t("pair-then-you-vote")}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
