// One round in five pictures, with our cards: who gives and votes what, and the points, are the server's example.
import type { ComponentChildren } from "preact";
import { Back } from "../cards/card";
import { list, t } from "../i18n";
import { Badge } from "../parts/badge";
import type { CardInfo, EditionInfo } from "../protocol";
import type { SeatSymbol, Settings } from "../state/types";

interface Somebody {
  readonly name: string;
  readonly symbol: SeatSymbol;
  readonly kind?: "computer";
}

/** Those who play it, by seat; the first tells. */
const PEOPLE: readonly Somebody[] = [
  { name: "Maja", symbol: "drop" },
  { name: "Ola", symbol: "leaf" },
  { name: "Teo", symbol: "feather" },
  { name: "Łukasz", symbol: "star" },
  { name: "Ines", symbol: "shell" },
  { name: "Wren", symbol: "bell", kind: "computer" },
];
const TELLER = 0;
/** The seat through whose eyes the vote is shown. */
const VOTER = 1;

/** The cards that the clue and the eye like best; in another set any that lie far apart. */
const TOLD = "three-steps-ago";
const LAID = ["night-rounds", "small-craft", "thin-ice", "against-the-drops", "upwardly-mobile", "going-up"];
const HELD = ["against-the-drops", "blind-spots", "thaw", "private-reserve", "overflow", "full-house"];

/** The pictures of a round: the one that is told, those on the table, those in hand. */
export interface Pictures {
  readonly told: CardInfo;
  readonly laid: readonly CardInfo[];
  readonly held: readonly CardInfo[];
}

/** Chooses them from a set; null while it has none. */
export function picturesOf(cards: readonly CardInfo[]): Pictures | null {
  const named = (name: string) => cards.find((one) => one.id.endsWith(`:${name}`));
  const some = (names: readonly string[], from: number) =>
    names.flatMap((name, at) => named(name) ?? cards[(from + at * 7) % cards.length] ?? []);
  const told = named(TOLD) ?? cards[0];
  return told ? { told, laid: some(LAID, 3), held: some(HELD, 5) } : null;
}

export interface ScenesProps {
  readonly info: EditionInfo;
  readonly example: NonNullable<EditionInfo["example"]>;
  readonly pictures: Pictures;
}

/** The five. */
export function Scenes({ info: { settings }, example, pictures }: ScenesProps) {
  const agreeing = settings.scoring === "agreement";
  const kind = settings.teams ? "teams" : agreeing ? "agreement" : "others";
  const target = example.owners.indexOf(TELLER) + 1;
  const finders = example.ballots.flatMap((ballot, seat) => (ballot?.slots.includes(target) ? seat : []));
  const name = PEOPLE[TELLER]?.name ?? "";
  const face = (slot: number) => (slot === target ? pictures.told : pictures.laid[slot - 1]);
  const shown: ShownProps = { example, settings, face };
  const round = {
    name,
    slot: target,
    names: list(finders.map((seat) => PEOPLE[seat]?.name ?? "")),
    count: Math.max(...example.points),
  };
  const give = settings.teams ? "teams" : agreeing ? "everybody" : "others";
  const show = settings.teams ? "show-teams" : agreeing ? "show-agreement" : "show";
  return (
    <ol class="scenes">
      <Scene no={1} id={`clue-${settings.clue_from}`} round={round}>
        <Hand settings={settings} pictures={pictures} />
      </Scene>
      <Scene no={2} id={`give-${give}`} round={round}>
        <Given {...shown} all={give === "everybody"} />
      </Scene>
      <Scene no={3} id="lay" round={round}>
        <Turning {...shown} />
      </Scene>
      <Scene no={4} id={`vote-${kind}`} round={round}>
        <Voting {...shown} />
      </Scene>
      <Scene no={5} id={show} round={round}>
        <Outcome {...shown} />
      </Scene>
    </ol>
  );
}

interface SceneProps {
  readonly no: number;
  readonly id: string;
  readonly round: Readonly<Record<string, string | number>>;
  readonly children: ComponentChildren;
}

function Scene({ no, id, round, children }: SceneProps) {
  return (
    <li class={`scene sc-${no}`}>
      <div class="scene-pic">{children}</div>
      <div class="scene-words">
        <span class="scene-no" aria-hidden="true">
          {no}
        </span>
        <h2>{t(`scene-${id}`, round)}</h2>
        <p>{t(`scene-${id}.words`, round)}</p>
      </div>
    </li>
  );
}

const Picture = ({ card }: { readonly card: CardInfo | undefined }) =>
  card ? <img loading="lazy" src={card.small} width="400" height="600" alt="" decoding="async" /> : null;

const Somebody = ({ seat, storyteller = false }: { readonly seat: number; readonly storyteller?: boolean }) => {
  const who = PEOPLE[seat];
  return who ? <Badge symbol={who.symbol} kind={who.kind ?? "person"} storyteller={storyteller} /> : null;
};

/** The most cards of a hand that are drawn: more would be too narrow. */
const HELD_MOST = 6;

function Hand({ settings, pictures }: { readonly settings: Settings; readonly pictures: Pictures }) {
  const count = Math.min(settings.hand_size, HELD_MOST);
  const unseen = settings.clue_from === "unseen";
  const up = Math.floor((count - 1) / 2);
  return (
    <>
      <ol class="rfan" style={{ "--n": count }} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <li key={at} style={{ "--i": at }} class={!unseen && at === up ? "up" : undefined}>
            {unseen ? (
              <Back />
            ) : (
              <span class="card" data-state={at === up ? "picked" : undefined}>
                <Picture card={at === up ? pictures.told : pictures.held[at]} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="bubble">
        <Somebody seat={TELLER} storyteller />
        <span class="clue-text">
          {t("quote-open")}
          {t("scene-clue-said")}
          {t("quote-close")}
        </span>
      </p>
    </>
  );
}

interface ShownProps {
  readonly example: NonNullable<EditionInfo["example"]>;
  readonly settings: Settings;
  readonly face: (slot: number) => CardInfo | undefined;
}

/** Cards face down, each with the symbol of whoever gave it. */
function Given({ example, all }: ShownProps & { readonly all: boolean }) {
  const givers = example.owners.filter((seat) => all || seat !== TELLER).sort((a, b) => a - b);
  return (
    <ol class="given" style={{ "--n": givers.length }} aria-hidden="true">
      {givers.map((seat, at) => (
        <li key={seat} style={{ "--i": at }}>
          <Back />
          <Somebody seat={seat} />
        </li>
      ))}
    </ol>
  );
}

/** The table, half turned over. */
function Turning({ example, face }: ShownProps) {
  const half = Math.floor(example.owners.length / 2);
  return (
    <ol class="rt" data-n={example.owners.length} aria-hidden="true">
      {example.owners.map((seat, at) => (
        <li key={seat} class="rt-slot" data-turn={at === half ? "mid" : undefined}>
          {at < half ? (
            <span class="card">
              <Picture card={face(at + 1)} />
            </span>
          ) : (
            <Back />
          )}
          <b class="rt-no">{at + 1}</b>
        </li>
      ))}
    </ol>
  );
}

/** One's own vote: the number on the moon, and what one may not vote for. */
function Voting({ example, settings, face }: ShownProps) {
  const count = example.owners.length;
  const agreeing = settings.scoring === "agreement";
  // Where all vote, the storyteller's two votes are the ones worth drawing.
  const ballot = example.ballots[agreeing ? TELLER : VOTER];
  const own = settings.own_card_votable ? 0 : example.owners.indexOf(VOTER) + 1;
  const vote = (slot: number) =>
    ballot?.red === slot ? "red" : ballot?.slots.includes(slot) ? "green" : slot === own ? "own" : undefined;
  return (
    <>
      <ol class="rt rt-row" data-n={count} aria-hidden="true">
        {example.owners.map((seat, at) => (
          <li key={seat} class="rt-slot" data-vote={vote(at + 1)}>
            <span class="card">
              <Picture card={face(at + 1)} />
            </span>
            <b class="rt-no">{at + 1}</b>
          </li>
        ))}
      </ol>
      <div class="half-moon" style={{ "--n": count }} aria-hidden="true">
        {example.owners.map((seat, at) => (
          <b key={seat} style={{ "--i": at }} data-vote={vote(at + 1)}>
            {at + 1}
          </b>
        ))}
      </div>
    </>
  );
}

/** Who has points together: partners, who sit opposite each other, or each alone. */
function sides(teams: boolean): number[][] {
  const half = PEOPLE.length / 2;
  return teams ? PEOPLE.slice(half).map((_, seat) => [seat, seat + half]) : PEOPLE.map((_, seat) => [seat]);
}

/** Whose cards they were, who voted for them, and rabbits as high as their points. */
function Outcome({ example, settings, face }: ShownProps) {
  const agreeing = settings.scoring === "agreement";
  const voters = (slot: number) =>
    example.ballots.flatMap((ballot, seat) => (ballot?.slots.includes(slot) ? seat : []));
  const red = example.ballots.find((ballot) => ballot?.red)?.red;
  const state = (slot: number, seat: number) => {
    if (!agreeing) return seat === TELLER ? "told" : undefined;
    return slot === red ? "spoilt" : voters(slot).length > 1 ? "agreed" : undefined;
  };
  return (
    <>
      <ol class="rt" data-n={example.owners.length} aria-hidden="true">
        {example.owners.map((seat, at) => (
          <li key={seat} class="rt-slot" data-show={state(at + 1, seat) ?? ""}>
            <span class="card">
              <Picture card={face(at + 1)} />
            </span>
            <b class="rt-no">{at + 1}</b>
            <span class="rt-own">
              <Somebody seat={seat} />
            </span>
            <span class="rt-votes">
              {voters(at + 1).map((voter) => (
                <Somebody key={voter} seat={voter} />
              ))}
              {red === at + 1 && <i class="red-vote" />}
            </span>
          </li>
        ))}
      </ol>
      <ol class="hop">
        {sides(settings.teams)
          .map((seats) => ({ seats, points: example.points[seats[0] ?? 0] ?? 0 }))
          .sort((a, b) => b.points - a.points)
          .map(({ seats, points }) => (
            <li key={seats[0]} style={{ "--h": points }}>
              <span class="hop-hares">
                {seats
                  .flatMap((seat) => PEOPLE[seat] ?? [])
                  .map(({ symbol }) => (
                    <svg key={symbol} data-seat={symbol} viewBox="0 0 60 68" aria-hidden="true">
                      <use href="#p-hare" />
                      <use class="hare-symbol" href={`#s-${symbol}`} x={15} y={36} width={25} height={25} />
                    </svg>
                  ))}
              </span>
              <strong data-points={points}>{points > 0 ? `+${points}` : points}</strong>
              <span>{list(seats.flatMap((seat) => PEOPLE[seat]?.name ?? []))}</span>
            </li>
          ))}
      </ol>
    </>
  );
}
