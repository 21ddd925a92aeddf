// A round on the big screen: who looks for a clue, places that fill, cards to vote for, the points.
import { Board, Slot } from "../cards/board";
import { Back, Figure } from "../cards/card";
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import { Ring } from "../parts/ring";
import { clocks } from "../state/clocks";
import type { TableView } from "../state/types";
import { ClueHead, ClueText } from "../table/clue";
import { badgeState, type Person, peopleOf, sidesOf } from "../table/people";
import { Awaited, Beside, Join, Moon, Named, Path, Top } from "./parts";
import { Points } from "./points";

/** From so many cards on those awaited stand beside them. */
const MANY = 9;
/** Cards may be as large as a television lets them, in rem. */
const MOST_REM = 40;
const PLACE_REM = 15;

interface RoundProps {
  readonly view: TableView;
  /** The points of the last round have been shown. */
  readonly onSeen: () => void;
}

/** What the game is at. */
export function Round({ view, onSeen }: RoundProps) {
  const game = view.public.game;
  if (!game) return null;
  switch (game.phase) {
    case "giving":
      return <Giving view={view} />;
    case "voting":
      return <Voting view={view} />;
    case "showing":
    case "over":
      return game.outcome && <Points key={game.outcome.round} view={view} outcome={game.outcome} onSeen={onSeen} />;
    default:
      return <Looking view={view} />;
  }
}

function Looking({ view }: { readonly view: TableView }) {
  const people = peopleOf(view);
  const first = view.public.game?.phase === "announcing";
  const teller = people[view.public.game?.storyteller ?? -1];
  const choosing = people.filter((person) => person.choosing);
  const clock = first ? clocks.value.find((one) => one.what === "announce") : undefined;
  return (
    <div class="t-phase">
      <Top view={view} />
      <Join code={view.public.code} />
      <section class="t-looking" role="status">
        <Moon who={first ? [] : teller ? [teller] : []} />
        <h1>
          {!first
            ? t("looks-for-clue", { name: teller?.name ?? "" })
            : choosing.length > 0
              ? t("choosing-clue", { names: list(choosing.map((person) => person.name)), count: choosing.length })
              : t("tv-first")}
        </h1>
        <p>
          {t(
            first
              ? "tv-first-line"
              : view.public.settings.clue_from === "unseen"
                ? "tv-unseen-line"
                : "tv-looking-line",
          )}
        </p>
        {clock && (
          <p class="t-soon">
            <Ring clock={clock} />
            {t("first-round-then")}
          </p>
        )}
        {first && (
          <ul>
            {people.map((person) => (
              <Named key={person.key} person={person} phase="announcing" />
            ))}
          </ul>
        )}
      </section>
      <Path view={view} />
    </div>
  );
}

function Told({ view }: { readonly view: TableView }) {
  const game = view.public.game;
  const teller = peopleOf(view)[game?.storyteller ?? -1];
  if (!game?.clue) return null;
  return (
    <ClueHead teller={teller} line={t("clue-of", { name: teller?.name ?? "" })} label={t("the-clue")}>
      <ClueText clue={game.clue} teller={teller} />
    </ClueHead>
  );
}

interface Place {
  readonly who: readonly Person[];
  /** How many cards come to lie there. */
  readonly cards: number;
  readonly open: boolean;
}

/** One place a side; it is filled once all that its people give lies there. */
function placesOf(view: TableView): Place[] {
  const people = peopleOf(view);
  return sidesOf(view).map((seats) => {
    const who = seats.flatMap((seat) => people[seat] ?? []);
    return {
      who,
      cards: who.some((person) => person.storyteller) ? 1 : view.public.settings.cards_given,
      open: who.some((person) => person.state === "awaited" || person.role === "undecided"),
    };
  });
}

function Giving({ view }: { readonly view: TableView }) {
  const places = placesOf(view);
  const onWay = places.reduce((sum, place) => sum + (place.open ? place.cards : 0), 0);
  return (
    <div class="t-phase">
      <Top view={view} />
      <Join code={view.public.code} />
      <Told view={view} />
      <Board count={places.length} under={3.5} most={PLACE_REM} label={t("cards-on-table")}>
        {places.map(({ who, cards, open: waits }) => (
          <li key={who[0]?.key} class="slot t-give" data-open={waits || undefined}>
            {waits ? <span class="t-empty" /> : Array.from({ length: cards }, (_, nth) => <Back key={nth} />)}
            <span class="t-own">
              <span class="t-badges">
                {who.map((person) => (
                  <Badge
                    key={person.key}
                    symbol={person.symbol}
                    kind={person.kind}
                    state={badgeState(person, "giving")}
                    storyteller={person.storyteller}
                  />
                ))}
              </span>
              <span>{list(who.map((person) => person.name))}</span>
            </span>
          </li>
        ))}
      </Board>
      <section class="t-wait" role="status">
        <h2>{onWay > 0 && t("tv-on-way", { count: onWay })}</h2>
      </section>
      <Path view={view} />
    </div>
  );
}

function Voting({ view }: { readonly view: TableView }) {
  const people = peopleOf(view);
  const slots = view.public.game?.slots ?? [];
  const many = slots.length >= MANY;
  const done = people.filter((person) => person.state === "done").length;
  return (
    <div class={`t-phase ${many ? "t-two" : ""}`}>
      <Top view={view} />
      <Told view={view} />
      <Board count={slots.length} most={MOST_REM} label={t("cards-on-table")} fresh round={view.public.game?.round}>
        {slots.map((card, index) => (
          <Slot key={card} slot={index + 1}>
            <Figure id={card} large />
          </Slot>
        ))}
      </Board>
      <Beside many={many} code={view.public.code}>
        <Awaited people={people} phase="voting" done={many && done > 0 ? t("tv-votes-in", { count: done }) : ""} />
      </Beside>
      <Path view={view} />
    </div>
  );
}
