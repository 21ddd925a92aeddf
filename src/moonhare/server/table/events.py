"""What happens at a table: its life in events, the game's own among them.

Events are stored for ever: a change to one of these needs a new tag and a reader for the old one.
"""

from typing import TYPE_CHECKING, Literal

import msgspec

from moonhare.rules.editions import EditionId
from moonhare.rules.events import AnyEvent
from moonhare.rules.reading import union_of
from moonhare.server.messages import Key, Language, SettingValue, Symbol
from moonhare.server.pacing import Pace

Kind = Literal["person", "computer"]


class TableEvent(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True
):
    """The base of all events of a table. A field with a default came later, and has it wherever it is not stored."""


class TableOpened(TableEvent, frozen=True, tag="table-opened"):
    """Somebody opened a table."""

    code: str
    language: Language
    edition: EditionId
    sets: tuple[str, ...]
    seed: int
    """Of the computer players' tastes. Secret: whoever knew it could read their cards off their taste."""


class SeatTaken(TableEvent, frozen=True, tag="seat-taken"):
    """Somebody sat down, or a computer player was seated."""

    key: Key
    name: str
    symbol: Symbol
    kind: Kind
    player: str | None = None
    """Which computer player; None for a person, and for those seated when there was one kind only."""


class SeatFreed(TableEvent, frozen=True, tag="seat-freed"):
    """A seat of the lobby is free again."""

    key: Key
    reason: Literal["left", "removed", "abandoned"]
    until: int = 0
    """When the host can take a removal back no more, in milliseconds since 1970."""


class SeatGivenUp(TableEvent, frozen=True, tag="seat-given-up"):
    """Somebody went for good while a game runs or is shown: the computer has the seat."""

    key: Key
    reason: Literal["left", "removed"]
    until: int = 0
    """As in `SeatFreed`."""


class SeatRestored(TableEvent, frozen=True, tag="seat-restored"):
    """Somebody who was removed or left has their seat again, since no person has taken it."""

    key: Key
    symbol: Symbol


class GuestCame(TableEvent, frozen=True, tag="guest-came"):
    """Somebody is at the table without a seat; of a key that had one, they are the same person."""

    key: Key
    name: str


class GuestLeft(TableEvent, frozen=True, tag="guest-left"):
    """A guest has gone."""

    key: Key
    reason: Literal["left", "removed", "abandoned"]


class GuestSeated(TableEvent, frozen=True, tag="guest-seated"):
    """A guest sat down between two games."""

    key: Key
    symbol: Symbol


class SeatAsked(TableEvent, frozen=True, tag="seat-asked"):
    """A guest asked for a seat of the running game."""

    key: Key
    seat: Key | None
    """The member whose seat it is; None: any."""


class AskEnded(TableEvent, frozen=True, tag="ask-ended"):
    """A guest asks no more: the host said no, or they have changed their mind."""

    key: Key
    reason: Literal["turned-away", "withdrawn"]


class LetInAgreed(TableEvent, frozen=True, tag="let-in-agreed"):
    """Somebody with a seat would let a guest in, where the host does not answer."""

    key: Key
    by: Key


class SeatPromised(TableEvent, frozen=True, tag="seat-promised"):
    """A guest gets a seat of the running game from its next round on."""

    key: Key
    seat: Key


class PromiseLapsed(TableEvent, frozen=True, tag="promise-lapsed"):
    """The seat that a guest was promised is not to be had: its person is back. They ask for any from now on."""

    key: Key


class SeatHanded(TableEvent, frozen=True, tag="seat-handed"):
    """A seat is a guest's: of the running game with its hand and points, of one that is over for the next."""

    key: Key
    """Who had it: a computer player goes, a person is a guest from now on."""
    to: Key
    claim: bool = False
    """Whether that person has it back once they are there again."""


class DoorOpened(TableEvent, frozen=True, tag="door-opened"):
    """From now on guests get seats that are free for them unasked, or they do not any longer."""

    open: bool


class Barred(TableEvent, frozen=True, tag="barred"):
    """Somebody may not come to this table any more."""

    key: Key
    name: str


class Unbarred(TableEvent, frozen=True, tag="unbarred"):
    """Somebody may come again."""

    key: Key


class ScreenAnswered(TableEvent, frozen=True, tag="screen-answered"):
    """Somebody with a seat said whether a screen shows the table to its people."""

    screen: int
    shown: bool


class Renamed(TableEvent, frozen=True, tag="renamed"):
    """A member took another name."""

    key: Key
    name: str


class SymbolChosen(TableEvent, frozen=True, tag="symbol-chosen"):
    """A member took another symbol."""

    key: Key
    symbol: Symbol


class SeatsOrdered(TableEvent, frozen=True, tag="seats-ordered"):
    """The members sit in another order."""

    keys: tuple[Key, ...]


class SaidReady(TableEvent, frozen=True, tag="said-ready"):
    """A member is ready for the next game, or not any longer."""

    key: Key
    ready: bool


class EditionWished(TableEvent, frozen=True, tag="edition-wished"):
    """A member would rather play another edition, or has no wish any longer."""

    key: Key
    edition: EditionId | None


class HostPassed(TableEvent, frozen=True, tag="host-passed"):
    """Somebody else is the host, or nobody where no person is left."""

    key: Key | None
    lent: bool = False
    """Whether the one before, who is away, gets the role back on coming in time."""


class EditionChosen(TableEvent, frozen=True, tag="edition-chosen"):
    """Another edition, with its own rules."""

    edition: EditionId


class SettingChanged(TableEvent, frozen=True, tag="setting-changed"):
    """A house rule; a null value is a cap that is none."""

    setting: str
    value: SettingValue


class SettingsReset(TableEvent, frozen=True, tag="settings-reset"):
    """House rules went back to the edition's own: the one named, or all."""

    setting: str | None


class SetsChosen(TableEvent, frozen=True, tag="sets-chosen"):
    """Other sets of cards, ascending."""

    sets: tuple[str, ...]


class TimeChosen(TableEvent, frozen=True, tag="time-chosen"):
    """The host chose how long each part of a round may take; None: as long as it takes."""

    pace: Pace | None


class TimeAdded(TableEvent, frozen=True, tag="time-added"):
    """The host gave more time for this part of the round."""

    key: Key
    seconds: int


class TimePaused(TableEvent, frozen=True, tag="time-paused"):
    """The host stopped the clock, or let it go on."""

    key: Key
    paused: bool


class MoveOnAsked(TableEvent, frozen=True, tag="move-on-asked"):
    """Somebody who has finished would have the table move on."""

    key: Key


class PasswordChosen(TableEvent, frozen=True, tag="password-chosen"):
    """The host chose a password, or took it away; what it is stands in no log."""

    lock: str | None
    """The name of the lock that it opens, drawn at random; None: the table asks for no password."""


class TableListed(TableEvent, frozen=True, tag="table-listed"):
    """The host lists the table among the open ones, or no longer."""

    since: int | None
    """In milliseconds since 1970."""


class WhysChosen(TableEvent, frozen=True, tag="whys-chosen"):
    """The host would have computer players say why they voted as they did, or not."""

    on: bool


class WhysSaid(TableEvent, frozen=True, tag="whys-said"):
    """Computer players said why they voted as they did in the round that has just been scored.

    Stored as it was said: sets, words and players change.
    """

    whys: tuple[str | None, ...]
    """By seat; None for whoever said nothing."""


class InGame(TableEvent, frozen=True, tag="in-game"):
    """Something happened in the game; a `game-started` begins the next one."""

    key: Key | None
    """Who did it, or for whom the computer did; None: the table itself."""
    event: AnyEvent


class LobbyEntered(TableEvent, frozen=True, tag="lobby-entered"):
    """All gather in the lobby again; a game that was still running ended without a winner."""


if TYPE_CHECKING:
    AnyTableEvent = TableEvent
else:
    AnyTableEvent = union_of(TableEvent)

encode = msgspec.json.Encoder().encode
"""Encodes an event as it is stored."""

_decoder = msgspec.json.Decoder(AnyTableEvent)


def decode(data: bytes) -> AnyTableEvent:
    """Decode a stored event. Raises `msgspec.DecodeError` for what this program never wrote."""
    event: AnyTableEvent = _decoder.decode(data)
    return event
