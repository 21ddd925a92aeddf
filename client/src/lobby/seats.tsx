// The moon as a table: who sits round it, which seats are free, who plays with whom, and the pictures that lie on it.
import { useRef } from "preact/hooks";
import { Outgoing } from "../computers";
import { t } from "../i18n";
import { act } from "../net/act";
import { Icon } from "../parts/icon";
import { setSummaries } from "../state/choices";
import { isHost, me, myself, table } from "../state/table";
import type { Member, Side } from "../state/types";
import { Faces } from "../talk";
import type { OwnChoice } from "./own-sheet";
import { angleOf, type Ring, ringAt } from "./ring";
import { FreeSeat, Sitter } from "./sitter";
import { Teams } from "./teams";

export interface SeatsProps {
  readonly onOpen: (sheet: OwnChoice | "invite" | "bot" | "gallery" | "computer") => void;
  readonly onRemove: (member: Member) => void;
}

/** From so many places on hares and names are smaller. */
const CROWD = 9;
/** So many pictures lie on the moon. */
const LAID = 5;

/** Shows the seats. */
export function Seats({ onOpen, onRemove }: SeatsProps) {
  const shown = table.value;
  const here = useRef<ReadonlySet<number> | null>(null);
  if (!shown) return null;
  here.current ??= new Set(shown.members.map((member) => member.key));
  const { members } = shown;
  const room = members.length < shown.most;
  const mine = Math.max(
    0,
    members.findIndex((member) => member.key === me.value?.key),
  );
  const ring = ringAt(shown, mine);
  return (
    <section class="lobby-seats" aria-labelledby="seats-heading">
      <div class="panel-head">
        <h2 id="seats-heading">{t("at-the-table")}</h2>
        {isHost.value && room && (
          <button type="button" class="btn btn-quiet" onClick={() => act({ type: "add-computer" })}>
            <Icon name="computer" />
            {t("add-computer")}
          </button>
        )}
        {!isHost.value && myself.value && (
          <button type="button" class="btn btn-quiet" onClick={() => onOpen("both")}>
            <Icon name="pen" />
            {t("your-hare")}
          </button>
        )}
      </div>
      <div class="stage">
        <div class={`moon-table ${ring.places >= CROWD ? "crowd" : ""}`} style={{ "--n": ring.places }}>
          <div class="moon-top">
            <Threads ring={ring} teams={shown.teams} />
          </div>
          <Laid sets={shown.sets} count={shown.cards} onOpen={() => onOpen("gallery")} />
          <ol class="places" aria-labelledby="seats-heading">
            {members.map((member, seat) => (
              <Sitter
                key={member.key}
                member={member}
                seat={seat}
                place={ring.of[seat] ?? 0}
                places={ring.places}
                fresh={!here.current?.has(member.key)}
                onOpen={onOpen}
                onRemove={onRemove}
              />
            ))}
            {ring.free.map((place) => (
              <FreeSeat key={`free-${place}`} place={place} places={ring.places} onOpen={onOpen} />
            ))}
          </ol>
        </div>
      </div>
      <Outgoing members={members} />
      {myself.value && members.filter((one) => one.kind === "person").length > 1 && <Faces />}
      <Teams members={members} teams={shown.teams} />
    </section>
  );
}

/** Dotted threads across the moon join those who play together. */
function Threads({ ring, teams }: { readonly ring: Ring; readonly teams: readonly Side[] }) {
  if (teams.length === 0) return null;
  const at = (seat: number) => angleOf(ring.of[seat] ?? 0, ring.places);
  return (
    <svg class="threads" viewBox="-100 -100 200 200" preserveAspectRatio="none" aria-hidden="true">
      {teams.map(([one = 0, other = 0]) => (
        <line
          key={one}
          x1={100 * Math.cos(at(one))}
          y1={100 * Math.sin(at(one))}
          x2={100 * Math.cos(at(other))}
          y2={100 * Math.sin(at(other))}
        />
      ))}
    </svg>
  );
}

interface LaidProps {
  readonly sets: readonly string[];
  readonly count: number;
  readonly onOpen: () => void;
}

/** Some of the pictures that are played with; they open all of them. */
function Laid({ sets, count, onOpen }: LaidProps) {
  const chosen = setSummaries.value?.filter((one) => sets.includes(one.id)) ?? [];
  const mixed = Array.from(
    { length: LAID },
    (_, at) => chosen[at % chosen.length]?.sample[Math.floor(at / chosen.length)],
  );
  const [only] = chosen;
  return (
    <div class="laid">
      <ul class="laid-fan" aria-hidden="true">
        {mixed.map((picture, at) => (
          <li key={picture ?? at} style={{ "--i": at }}>
            <span class="card">
              {picture && <img src={picture} width={400} height={600} alt="" decoding="async" />}
            </span>
          </li>
        ))}
      </ul>
      {only && (
        <button type="button" class="laid-btn" onClick={onOpen}>
          <Icon name="wall" />
          <span>
            <strong>{chosen.length === 1 ? only.title : t("sets-mixed", { count: chosen.length })}</strong>
            <small>{t("pictures", { count })}</small>
          </span>
        </button>
      )}
    </div>
  );
}
