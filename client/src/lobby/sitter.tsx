// A hare at the table: its symbol, its name, whether its person is ready; and what one may do about it.
import type { ComponentChildren } from "preact";
import { list, t } from "../i18n";
import { act } from "../net/act";
import { Mark } from "../parts/badge";
import { Icon } from "../parts/icon";
import { Menu, MenuItem } from "../parts/menu";
import { computers } from "../state/choices";
import { isBot, isHost, me, table } from "../state/table";
import type { Member, SeatSymbol } from "../state/types";
import { FaceOver } from "../talk";
import type { OwnChoice } from "./own-sheet";
import { angleOf } from "./ring";

interface PlaceProps {
  /** Where it is of so many places round the moon. */
  readonly place: number;
  readonly places: number;
}

/** Whoever sits in front hides who sits behind. */
const where = ({ place, places }: PlaceProps) => ({
  "--i": place,
  zIndex: Math.round(20 + 10 * Math.sin(angleOf(place, places))),
});

/** Hares on the right side look to the left, to the moon's middle. */
const turned = ({ place, places }: PlaceProps) => Math.cos(angleOf(place, places)) > 0.01;

export interface SitterProps extends PlaceProps {
  readonly member: Member;
  readonly seat: number;
  /** Whether they came while this page was looking. */
  readonly fresh: boolean;
  readonly onOpen: (sheet: OwnChoice) => void;
  readonly onRemove: (member: Member) => void;
}

/** Shows a member; the whole hare opens the menu where there is one. */
export function Sitter({ member, seat, fresh, onOpen, onRemove, ...at }: SitterProps) {
  const mine = member.key === me.value?.key;
  const away = member.presence === "away";
  const remove = () =>
    // A person may have been removed by mistake; a computer player comes back unasked.
    member.kind === "person" ? onRemove(member) : void act({ type: "remove-seat", key: member.key });
  const hare = (
    <span class="sitter" data-seat={member.symbol}>
      <Hare symbol={member.symbol} turned={turned(at)} />
      <Plate member={member} mine={mine} away={away} />
    </span>
  );
  const is = whoIs(member, mine, away);
  return (
    <li
      class="place"
      style={where(at)}
      data-mine={mine ? "" : undefined}
      data-new={fresh ? "" : undefined}
      data-away={away ? "" : undefined}
    >
      {mine || isHost.value ? (
        <Menu label={t("more-about", { name: member.name }) + (is && `: ${is}`)} face={hare}>
          {mine && (
            <>
              <MenuItem icon="pen" onClick={() => onOpen("name")}>
                {t("change-name")}
              </MenuItem>
              <MenuItem icon="cards" onClick={() => onOpen("symbol")}>
                {t("change-symbol")}
              </MenuItem>
            </>
          )}
          {isHost.value && <HostItems member={member} seat={seat} mine={mine} onRemove={remove} />}
        </Menu>
      ) : (
        <>
          {hare}
          {is && <span class="visually-hidden">{is}</span>}
        </>
      )}
      <FaceOver who={member.key} />
    </li>
  );
}

interface FreeSeatProps extends PlaceProps {
  readonly onOpen: (sheet: "invite" | "bot" | "computer") => void;
}

/** Shows a free seat: the host seats a computer player or a program, everybody may invite. */
export function FreeSeat({ onOpen, ...at }: FreeSeatProps) {
  const onInvite = () => onOpen("invite");
  const face: ComponentChildren = (
    <span class="sitter">
      <svg viewBox="0 0 60 68" aria-hidden="true">
        <use href="#p-outline" transform={turned(at) ? MIRRORED : undefined} />
        <path class="free-plus" d={`M${turned(at) ? 29 : 31} 42v16m-8-8h16`} />
      </svg>
      <span class="plate">{t("free-seat.short")}</span>
    </span>
  );
  return (
    <li class="place place-free" style={where(at)}>
      {isHost.value ? (
        <Menu label={t("free-seat")} face={face}>
          <MenuItem icon="computer" onClick={() => act({ type: "add-computer" })}>
            {t("add-computer")}
          </MenuItem>
          {(computers.value?.length ?? 0) > 1 && (
            <MenuItem icon="sliders" onClick={() => onOpen("computer")}>
              {t("choose-computer")}
            </MenuItem>
          )}
          <MenuItem icon="code" onClick={() => onOpen("bot")}>
            {t("add-bot")}
          </MenuItem>
          <MenuItem icon="share" onClick={onInvite}>
            {t("invite")}
          </MenuItem>
        </Menu>
      ) : (
        <button type="button" class="menu-face" aria-label={t("free-seat.invite")} onClick={onInvite}>
          {face}
        </button>
      )}
    </li>
  );
}

const MIRRORED = "translate(60 0) scale(-1 1)";

function Hare({ symbol, turned }: { readonly symbol: SeatSymbol; readonly turned: boolean }) {
  return (
    <svg viewBox="0 0 60 68" aria-hidden="true">
      <use href="#p-hare" transform={turned ? MIRRORED : undefined} />
      <use class="hare-symbol" href={`#s-${symbol}`} x={turned ? 20 : 15} y={36} width={25} height={25} />
    </svg>
  );
}

function Plate({ member, mine, away }: { readonly member: Member; readonly mine: boolean; readonly away: boolean }) {
  return (
    <span class="plate place-words">
      {member.key === table.value?.host && <Icon name="crown" />}
      {member.kind === "computer" && !isBot(member) && <Icon name="computer" />}
      <strong>{member.name}</strong>
      {isBot(member) && <span class="is-you" data-words={t("who-bot")} aria-hidden="true" />}
      {mine && <span class="is-you" data-words={t("who-you")} aria-hidden="true" />}
      {(away || member.ready) && <Mark state={away ? "away" : "done"} />}
    </span>
  );
}

/** What is to be known of somebody besides the name: "you, host", "computer", "away", "ready". */
function whoIs(member: Member, mine: boolean, away: boolean): string {
  const words = [
    mine && t("who-you"),
    member.key === table.value?.host && t("who-host"),
    member.kind === "computer" && t(isBot(member) ? "who-bot" : "who-computer"),
    away && t("who-away"),
    member.ready && t("who-ready"),
  ].filter((one) => one !== false);
  return list(words, "unit");
}

interface HostItemsProps {
  readonly member: Member;
  readonly seat: number;
  readonly mine: boolean;
  readonly onRemove: () => void;
}

function HostItems({ member, seat, mine, onRemove }: HostItemsProps) {
  const members = table.value?.members ?? [];
  const move = (by: number) => {
    const keys = members.map((one) => one.key);
    keys.splice(seat, 1);
    keys.splice(seat + by, 0, member.key);
    void act({ type: "order-seats", keys });
  };
  return (
    <>
      {seat > 0 && (
        <MenuItem icon="up" onClick={() => move(-1)}>
          {t("move-earlier")}
        </MenuItem>
      )}
      {seat < members.length - 1 && (
        <MenuItem icon="down" onClick={() => move(1)}>
          {t("move-later")}
        </MenuItem>
      )}
      {!mine && member.kind === "person" && (
        <MenuItem icon="crown" onClick={() => act({ type: "pass-host", key: member.key })}>
          {t("make-host")}
        </MenuItem>
      )}
      {!mine && (
        <MenuItem icon="close" danger onClick={onRemove}>
          {t("remove-seat")}
        </MenuItem>
      )}
    </>
  );
}
