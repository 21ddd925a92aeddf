// The door of a running table: behind it the game lives on as everybody may see it; before it a seat to ask for, or a
// place to watch. What is possible, the table says.
import { useState } from "preact/hooks";
import { name as ownName } from "../app/person";
import { SeatsBar } from "../cards/seats-bar";
import { Outgoing } from "../computers";
import { t } from "../i18n";
import { wordsFor } from "../i18n/refusals";
import { act } from "../net/act";
import { Badge } from "../parts/badge";
import { lostSeat, memberOf, view as viewSignal } from "../state/table";
import type { Problem, TableCard, TableView } from "../state/types";
import { peopleOf, teamsOf } from "../table/people";
import { roundWords } from "../table/rounds";
import { TopBar } from "../table/topbar";
import { DoorPicture } from "./drawing";
import { LiveTable } from "./live";
import { comeIn, NameOfMine, NextGame } from "./next";
import { seatOfName, whyNone } from "./offered";
import { Asked, Watch } from "./parts";

/** Shows the door; `card` says whether this browser has left a seat here. */
export function DoorPage({ card }: { readonly card: TableCard }) {
  const view = viewSignal.value;
  const game = view?.public.game;
  if (!view || !game) return <main class="page sky" aria-busy="true" />;
  const host = memberOf(view.public.host ?? -1)?.name ?? "";
  const over = view.public.stage === "over";
  return (
    <main class="late sky" data-phase={game.phase}>
      <TopBar
        title={host ? t("table-of", { host }) : t("table-nameless")}
        line={over ? t("door-over") : roundWords(view, game.round)}
      />
      <section class="late-live" inert aria-label={t("door-live")}>
        <SeatsBar people={peopleOf(view)} teams={teamsOf(view)} phase={game.phase} onOpen={() => undefined} />
        <LiveTable view={view} />
      </section>
      <Panel view={view} card={card} host={host} />
    </main>
  );
}

interface PanelProps {
  readonly view: TableView;
  readonly card: TableCard;
  readonly host: string;
}

function Panel({ view, card, host }: PanelProps) {
  if (lostSeat.value === "moved") return <Asked title={t("kind-moved")} words={t("kind-moved.words")} />;
  const own = view.own;
  const guest = view.public.guests.find((one) => one.key === own?.key);
  const next = guest && (guest.claim !== null || guest.promised !== null || guest.asks);
  if (view.public.stage === "over" && next)
    return (
      <Asked
        title={t("door-next-on")}
        words={t("door-next-words")}
        watch="door-see-end"
        onBack={guest.claim !== null || guest.promised === guest.key ? undefined : () => act({ type: "stop-asking" })}
      />
    );
  const nameOf = (key: number | null) => (key === null ? "" : (memberOf(key)?.name ?? ""));
  if (guest?.claim != null)
    return <Asked title={t("door-claim")} words={t("door-claim-words", { name: nameOf(guest.claim) })} />;
  if (guest?.promised != null)
    return (
      <Asked
        title={t("door-promised")}
        words={t("door-promised-words", { name: nameOf(guest.promised) })}
        onBack={guest.promised === guest.key ? undefined : () => act({ type: "stop-asking" })}
      />
    );
  if (guest?.asks) {
    const seat = nameOf(guest.wants);
    return (
      <Asked
        title={t("door-asked")}
        words={seat ? t("door-asked-words", { host, name: seat }) : t("door-asked-any", { host })}
        onBack={() => act({ type: "stop-asking" })}
      />
    );
  }
  return <Ways view={view} card={card} host={host} />;
}

/** The seats that could be one's own, one's name, and the ways in. */
function Ways({ view, card, host }: PanelProps) {
  const game = view.public.game;
  const mine = view.own?.guest ?? null;
  const guest = view.public.guests.find((one) => one.key === view.own?.key);
  const over = view.public.stage === "over";
  const back = mine === null && !over ? card.back : null;
  const seats = mine ? mine.seats : back !== null ? [back] : view.public.free_seats;
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!game) return null;
  // Whoever comes back with another device is led to what is theirs, not to a computer player's seat.
  const called = guest ? seatOfName(guest.name, view.public.members, seats) : null;
  const theirs = called ?? seatOfName(ownName.value, view.public.members, seats);
  const seat = chosen !== null && seats.includes(chosen) ? chosen : (theirs ?? seats[0] ?? null);
  const taken =
    problem?.code === "name-taken" ? seatOfName(String(problem.args.name), view.public.members, seats) : null;
  const people = peopleOf(view).filter((person) => seats.includes(person.key));
  const persons = view.public.members.filter((one) => one.kind === "person").length;
  const computers = view.public.members.length - persons;
  const teller = peopleOf(view)[game.storyteller ?? -1]?.name ?? "";
  const may = mine?.may_ask ?? true;

  const ask = async (wanted: number | null) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    if (mine) {
      const verdict = await act({ type: "ask-seat", seat: wanted });
      // Whoever asks anew for what is theirs is called so again.
      if (verdict.type === "accepted" && wanted !== null && wanted === theirs && called === null)
        await act({ type: "rename", name: ownName.value.trim() }, { quiet: true });
    } else setProblem(await comeIn(view, { ask: true, seat: wanted }));
    setBusy(false);
  };

  const had = mine?.had ?? null;
  const holder = had === null ? undefined : view.public.members[had];
  const givenBack = holder !== undefined && holder.kind === "person" && holder.key !== guest?.key;
  const words = over
    ? t("door-over-line")
    : givenBack
      ? t("door-given-back-words", { name: holder.name })
      : back !== null
        ? t("door-back-words")
        : seats.length === 0
          ? `${t(whyNone(view), { count: view.public.members.length })} ${t("door-full-words")}`
          : `${t("door-line", {
              edition: t(`edition-${view.public.edition}`),
              round: game.round,
              phase: phaseOf(game.phase),
              name: teller,
            })} ${t("door-people", { persons, computers })}`;
  return (
    <section class="late-panel" aria-labelledby="h-late">
      <div class="late-head">
        <DoorPicture />
        <h2 id="h-late">
          {givenBack ? t("door-given-back", { name: holder.name }) : t(over ? "door-over" : "door-playing")}
        </h2>
        <p>{words}</p>
      </div>
      {!may && <p class="late-note">{t("door-not-now")}</p>}
      {may && !over && people.length > 0 && back === null && (
        <fieldset class="late-seats">
          <legend class="label">{t("door-seats", { count: people.length })}</legend>
          {people.map((person) => (
            <label key={person.key} class="choice late-seat" data-chosen={person.key === seat ? "" : undefined}>
              <input type="radio" name="seat" checked={person.key === seat} onChange={() => setChosen(person.key)} />
              <Badge
                symbol={person.symbol}
                kind={person.kind}
                state={person.presence === "away" ? "away" : undefined}
              />
              <strong>{t("door-seat", { name: person.name })}</strong>
              <span class="for num">{t("door-seat-points", { count: person.points })}</span>
              <span class="small">{t(person.kind === "computer" ? "door-seat-computer" : "door-seat-away")}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Outgoing members={view.public.members} />
      {mine === null && <NameOfMine />}
      {problem && taken === null && (
        <p class="field-error" role="alert">
          {wordsFor(problem)}
        </p>
      )}
      {taken !== null && (
        <p class="field-error" role="alert">
          {t("door-is-it-you", { name: memberOf(taken)?.name ?? "" })}{" "}
          <button type="button" class="btn btn-small" onClick={() => ask(taken)}>
            {t("door-ask", { name: memberOf(taken)?.name ?? "" })}
          </button>
        </p>
      )}
      <div class="late-acts">
        {may && !over && seats.length > 0 && (
          <button type="button" class="btn btn-primary btn-large" aria-busy={busy} onClick={() => ask(seat)}>
            {back !== null ? t("door-back") : t("door-ask", { name: memberOf(seat ?? -1)?.name ?? "" })}
          </button>
        )}
        <Watch words={over ? "door-see-end" : "door-watch"} primary={!over && (seats.length === 0 || !may)} />
        {back === null && <NextGame view={view} primary={over} />}
      </div>
      {may && !over && back === null && seats.length > 0 && (
        <p class="late-note">{view.public.door_open ? t("door-note-open") : t("door-note", { host })}</p>
      )}
    </section>
  );
}

/** Which part of the round it is, for the sentence that tells a stranger. */
function phaseOf(phase: string): string {
  return { announcing: "announce", telling: "clue", giving: "give", voting: "vote" }[phase] ?? "score";
}
