// What stands on every screen of a game: round and phase, code and QR, the track, who is awaited.

import type { ComponentChildren } from "preact";
import { scaleFor } from "../cards/stones";
import { Hare, Trail } from "../cards/trail";
import { t } from "../i18n";
import { Badge } from "../parts/badge";
import { Logo } from "../parts/icon";
import { rabbitsOf } from "../reveal/people";
import { asScreen } from "../state/as-screen";
import { isBot, qrCode } from "../state/table";
import type { TableView } from "../state/types";
import { badgeState, inTeams, type Person, peopleOf, sidesOf } from "../table/people";
import { roundWords } from "../table/rounds";
import { TableClock } from "../time/clock";
import { pressed } from "./waking";

const PHASES: Readonly<Record<string, string>> = {
  announcing: "clue",
  telling: "clue",
  giving: "give",
  voting: "vote",
  showing: "score",
  over: "score",
};

/** The bar at the top; once a game's end is shown, it is at no round any more. */
export function Top({ view, ended = false }: { readonly view: TableView; readonly ended?: boolean }) {
  const game = ended ? null : view.public.game;
  const phase = PHASES[game?.phase ?? ""];
  const asks = asScreen.value?.shown === null ? asScreen.value.number : null;
  return (
    <header class="t-top">
      <Logo />
      <strong class="display">Moonhare</strong>
      {game && phase && (
        <>
          <span class="chip">
            {roundWords(view, game.phase === "over" ? (game.outcome?.round ?? game.round) : game.round)}
          </span>
          <span class="chip chip-accent">
            <svg aria-hidden="true">
              <use href={`#m-${phase}`} />
            </svg>
            {t(`phase-${phase}`)}
          </span>
        </>
      )}
      {inTeams(view) && view.public.settings.whisper && <span class="chip">{t("tv-whispers")}</span>}
      {view.public.time?.paused_by != null && <span class="chip">{t("clock-stands")}</span>}
      <TableClock view={view} />
      {asks !== null && (
        <span class="chip chip-accent t-asks" role="status">
          {t("tv-asks", { number: asks })}
        </span>
      )}
      {!pressed.value && <span class="chip t-key">{t("tv-key")}</span>}
    </header>
  );
}

/** Code and QR, always there: who comes late finds in. */
export function Join({ code }: { readonly code: string }) {
  return (
    <section class="t-join">
      <div>
        <p>{t("tv-join")}</p>
        <p class="code">{code}</p>
      </div>
      <img src={qrCode.value} width={132} height={132} alt={t("qr")} />
    </section>
  );
}

interface BesideProps {
  readonly many: boolean;
  readonly code: string;
  readonly children: ComponentChildren;
}

/** What a board's phase says, and how to join: beside many cards, else below and above them. */
export function Beside({ many, code, children }: BesideProps) {
  if (!many)
    return (
      <>
        <Join code={code} />
        {children}
      </>
    );
  return (
    <aside class="t-side">
      {children}
      <Join code={code} />
    </aside>
  );
}

/** The track with all rabbits where they stand now. */
export function Path({ view }: { readonly view: TableView }) {
  const people = peopleOf(view);
  const sides = sidesOf(view);
  const points = sides.map(([seat = 0]) => people[seat]?.points ?? 0);
  return (
    <div class="t-path">
      <Trail
        rabbits={rabbitsOf(people, sides, points, null)}
        scale={scaleFor(view.public.goal, Math.max(0, ...points))}
      />
    </div>
  );
}

/** Somebody's rabbit in the moon; without one an empty moon. */
export function Moon({ who }: { readonly who: readonly Person[] }) {
  return (
    <div class="t-moon">
      {who.map((person) => (
        <span key={person.key}>
          <Hare symbols={[person.symbol]} />
        </span>
      ))}
    </div>
  );
}

/** Somebody of a list: badge and name. */
export function Named({ person, phase }: { readonly person: Person; readonly phase: string }) {
  return (
    <li>
      <Badge symbol={person.symbol} kind={person.kind} state={badgeState(person, phase)} />
      <span>{isBot(person) ? `${person.name} · ${t("who-bot")}` : person.name}</span>
    </li>
  );
}

/** Who is awaited, by name. */
export function Awaited({ people, phase, done }: { people: readonly Person[]; phase: string; done: string }) {
  const open = people.filter((person) => person.state === "awaited");
  return (
    <section class="t-wait" role="status">
      <h2>{t("tv-still-voting")}</h2>
      <ul>
        {open.map((person) => (
          <Named key={person.key} person={person} phase={phase} />
        ))}
      </ul>
      {done && <p>{done}</p>}
    </section>
  );
}
