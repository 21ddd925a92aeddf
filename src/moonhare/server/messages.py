"""The protocol: every message between a client and a table; the bodies of the HTTP part stand in `bodies`.

Its parts of the talk, of clocks, of big screens and of who has no seat stand in `talk_messages`, `time_messages`,
`screen_messages` and `door_messages`.

`docs/protocol.md`, the OpenAPI document and the client's TypeScript types are made from these types; a test fails
when they differ. Knows no sockets.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from moonhare.rules.commands import SeatCommand
from moonhare.rules.editions import EditionId
from moonhare.rules.ids import SeatId
from moonhare.rules.reading import union_of
from moonhare.rules.settings import Settings
from moonhare.rules.state import PhaseName
from moonhare.rules.views import OwnView, PublicView
from moonhare.server import bases
from moonhare.server.bases import LETTERS, Message
from moonhare.server.door_messages import GuestSelf, GuestView, Kept, Removed
from moonhare.server.screen_messages import ScreenAsks, ScreenNews
from moonhare.server.talk_messages import TalkMessage, TalkNews
from moonhare.server.time_messages import ClockView, TimeView

MemberCommand = bases.MemberCommand
HostCommand = bases.HostCommand
CommandName = bases.CommandName
Key = bases.Key
Symbol = bases.Symbol
Language = bases.Language
SYMBOLS: Final[tuple[Symbol, ...]] = Symbol.__args__  # type: ignore[attr-defined]  # typeshed does not know it
Stage = Literal["lobby", "playing", "over"]

LONGEST_NAME: Final = 24
MOST_MESSAGE_BYTES: Final = 8192
"""A client's message, at most."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
RequestName = Annotated[str, Meta(min_length=16, max_length=64, pattern=LETTERS)]
SettingValue = bool | int | str | tuple[str, ...] | None
Fact = bool | int | str | tuple[int | str, ...] | None
"""What a refusal says of a thing, by name: for whoever words it in another language."""


# ---- commands of the table's life, beside those of a seat in a game


class Rename(MemberCommand, frozen=True, tag="rename"):
    """Take another name."""

    name: Name


class ChooseSymbol(MemberCommand, frozen=True, tag="choose-symbol"):
    """Take another symbol (and with it its colour)."""

    symbol: Symbol


class Ready(MemberCommand, frozen=True, tag="ready"):
    """Say that one is ready for the next game, or not any longer; nobody is waited for."""

    ready: bool = True


class WishEdition(MemberCommand, frozen=True, tag="wish-edition"):
    """Wish for another edition, for everybody to see; the host chooses."""

    edition: EditionId | None
    """Null: no wish any longer; so is the one that is played."""


class Leave(MemberCommand, frozen=True, tag="leave"):
    """Go for good: the seat is freed, or played by the computer while a game runs."""


class AddComputer(HostCommand, frozen=True, tag="add-computer"):
    """Host: seat a computer player."""

    player: Annotated[str, Meta(max_length=40)] | None = None
    """Which one, of those that this server has; null: its usual one."""


class RemoveSeat(HostCommand, frozen=True, tag="remove-seat"):
    """Host: free somebody's seat, or have the computer play it while a game runs."""

    key: Key


class OrderSeats(HostCommand, frozen=True, tag="order-seats"):
    """Host: the order round the table; in teams partners sit opposite."""

    keys: tuple[Key, ...]
    """Every member's key once."""


class PassHost(HostCommand, frozen=True, tag="pass-host"):
    """Host: make somebody else the host."""

    key: Key


class ChooseEdition(HostCommand, frozen=True, tag="choose-edition"):
    """Host: another edition; house rules go back to its own, unless they are to stay."""

    edition: EditionId
    keep_rules: bool = False
    """Whether house rules stay, those too that have nothing to say there: back in another edition they have again."""


class ChangeSetting(HostCommand, frozen=True, tag="change-setting"):
    """Host: a house rule; `value` null takes it back to the edition's own."""

    setting: Annotated[str, Meta(max_length=40)]
    value: SettingValue = None


class ResetSettings(HostCommand, frozen=True, tag="reset-settings"):
    """Host: all house rules back to the edition's own."""


class ChooseWhys(HostCommand, frozen=True, tag="choose-whys"):
    """Host: whether computer players say why they voted as they did, once a round's points are there."""

    on: bool


class ChooseSets(HostCommand, frozen=True, tag="choose-sets"):
    """Host: the sets of cards, mixed."""

    sets: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(min_length=1, max_length=20)]


class StartGame(HostCommand, frozen=True, tag="start-game"):
    """Host: begin, in the lobby or with the same people after a game. After a game everybody with a seat may, once the
    host has given no sign for a minute and most of the others who are there are ready.
    """


class BackToLobby(HostCommand, frozen=True, tag="back-to-lobby"):
    """Host: gather in the lobby again, after a game or by ending the one that runs."""


class RestoreSeat(HostCommand, frozen=True, tag="restore-seat"):
    """Host: take a removal back, for ten seconds after it."""

    key: Key


class ActFor(HostCommand, frozen=True, tag="act-for"):
    """Host: let the computer act, once, for somebody whom the game awaits.

    For whoever is connected only after they have been awaited for a minute without a sign. By everybody with a seat,
    once nothing has happened for a minute: the host may have fallen asleep too.
    """

    key: Key


if TYPE_CHECKING:
    TableCommand = SeatCommand | MemberCommand | HostCommand
else:
    TableCommand = union_of(SeatCommand, MemberCommand, HostCommand)
"""All that somebody may ask a table for."""


# ---- from client to table


class ClientMessage(Message, frozen=True):
    """The base of what a client says to a table about its game."""


class Do(ClientMessage, frozen=True, tag="do"):
    """Carry out a command. Sent again with the same id it is answered again, not carried out twice."""

    id: CommandName
    """The client's own name for this command, unique within its seat."""
    game: Annotated[int, Meta(ge=0)]
    """The number of the game that it is for (`TablePublic.game_number`); 0 for the table's life."""
    round: Annotated[int, Meta(ge=0)]
    phase: PhaseName | None
    """The round and phase that it is for; 0 and null for the table's life. Else it is refused as `stale`."""
    command: TableCommand


class Ping(ClientMessage, frozen=True, tag="ping"):
    """A sign of life, every few seconds, since a browser cannot see a WebSocket's own."""


class Sign(ClientMessage, frozen=True, tag="sign"):
    """Say that one writes a clue, or has stopped. Not answered; said again every few seconds, for it holds for 15.

    On or off: nothing of how long the clue is, or how it is being written. Without effect where one may tell none.
    """

    choosing: bool


class Guess(ClientMessage, frozen=True, tag="guess"):
    """Guess for fun, watching: which card is the storyteller's (Party: will have most votes). Not answered.

    Of several the last one before the votes are in counts, in `guess-tally`. Without effect for whoever has a seat.
    """

    game: Annotated[int, Meta(ge=1)]
    round: Annotated[int, Meta(ge=1)]
    slot: Annotated[int, Meta(ge=1)]
    by: RequestName | None = None
    """The browser's own name here, drawn at random: of each name, else of each connection, the last guess counts."""


if TYPE_CHECKING:
    FromClient = Message
else:
    FromClient = union_of(ClientMessage, TalkMessage)


# ---- from table to client


class Problem(msgspec.Struct, frozen=True, kw_only=True, rename={"arguments": "args"}):
    """Why something is refused: a stable code, its facts, and a sentence in English."""

    code: str
    arguments: dict[str, Fact]
    message: str


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the table; the position in the list is the seat."""

    key: Key
    name: str
    symbol: Symbol
    kind: Literal["person", "computer"]
    player: str | None
    """Which computer player plays for this seat, `remote` a program that connects to it (POST /t/CODE/bots); null for a
    person, whoever stands in for them."""
    presence: Literal["here", "away"]
    """`away`: the connection has been gone for a minute, or a program's is gone; the computer acts for them when
    awaited."""
    ready: bool = False
    """Said to be ready for the next game; forgotten once it begins."""
    wish: EditionId | None = None
    """The edition that they would rather play; forgotten once a game begins."""


class TablePublic(msgspec.Struct, frozen=True, kw_only=True):
    """The table as everybody sees it: the same bytes for every viewer."""

    code: str
    stage: Stage
    game_number: int
    """Which game at this table, from 1; 0 before the first."""
    members: tuple[Member, ...]
    """In the order of seats; while a game runs or is shown, of that game's seats."""
    host: Key | None
    edition: EditionId
    settings: Settings
    """Resolved for the number of people here (or the nearest that the edition allows); the game's while one runs."""
    overrides: dict[str, SettingValue]
    """The house rules that differ from the edition's own."""
    originals: dict[str, SettingValue]
    """What the edition itself has in their place."""
    teams: tuple[tuple[SeatId, ...], ...]
    """Who plays together, the lower seat first; empty outside teams, and where those who are here cannot make pairs."""
    most: int
    """Seats at this table, at most."""
    newcomer_symbols: tuple[Symbol, ...]
    """Those that somebody who sits down now can have; empty where nobody can."""
    goal: int | None
    """The points that end the game; null where something else does."""
    sets: tuple[str, ...]
    """By the ids that they have now; while a game runs or is shown, by those that its cards' ids begin with."""
    cards: int
    """In the chosen sets together."""
    pile_rounds: int | None = None
    """After how many rounds the pile is used up, and the game over, at the latest; null where it never ends one."""
    problem: Problem | None
    """Why a game cannot start now; null when it can."""
    time: TimeView | None = None
    """Null: as long as it takes."""
    guests: tuple[GuestView, ...] = ()
    """In the order in which they came."""
    door_open: bool = False
    """Whether guests get the seats that are free for them without asking."""
    free_seats: tuple[Key, ...] = ()
    """The members whose seats of the running game somebody who comes now could have, the likeliest first."""
    played: tuple[str, ...] = ()
    """By seat, the names of those who played the last scored round; empty where they are the members' of today."""
    whys: tuple[str | None, ...] = ()
    """By seat, what computer players said of their votes in the last scored round; empty where none did."""
    says_why: bool = True
    """Whether they are to."""
    lock: str | None = None
    """Another one whenever the host chooses another password, which opens it; null: the table asks for none."""
    listed: bool = False
    """Whether strangers find the table among the open ones (`GET /api/tables`)."""
    screens: bool
    """Whether a screen that a seat vouches for shows the table to a room: phones there may leave the board to it."""
    clocks: tuple[ClockView, ...]
    """What is waited for now."""
    choosing: tuple[Key, ...]
    """Who is writing a clue, ascending: on or off, and nothing else of it."""
    game: PublicView | None


class Self(msgspec.Struct, frozen=True, kw_only=True):
    """What a member, or somebody without a seat, alone sees."""

    key: Key
    host: bool
    game: OwnView | None
    guest: GuestSelf | None = None
    """For whoever is here without a seat."""
    barred: tuple[Kept, ...] = ()
    """For the host: who may not come any more."""
    removed: tuple[Removed, ...] = ()
    """For the host: whom they have removed since the last game began and may keep out (`keep-out`), as they went."""
    screens: tuple[ScreenAsks, ...] = ()
    """For whoever has a seat: screens of which nobody has said yet whether they count."""


class TableMessage(Message, frozen=True):
    """The base of what a table says about its game."""


class TableView(TableMessage, frozen=True, tag="view"):
    """The whole table as one viewer sees it; only the latest counts."""

    public: TablePublic
    own: Self | None
    """Null for those without a seat."""
    left: tuple[float, ...]
    """Seconds that each of `public.clocks` has still to run, as this view leaves; below 0 for a `limit` that is over by
    so many. No view comes only to tell them."""


class TableChanged(TableMessage, frozen=True, tag="changed"):
    """What has changed in the view since the message before that told of it; for who asked for it (`?views=changes`).

    An object goes in, by the names of an object's fields or the positions of a list, from `"0"`; what it does not name
    is as it was. A list of one holds what stands there from now on.
    """

    view: dict[str, Any]


class Accepted(TableMessage, frozen=True, tag="accepted"):
    """A command was carried out and is durable."""

    id: str


class Refused(TableMessage, frozen=True, tag="refused", rename={"arguments": "args"}):
    """A command, or a message that was none, was refused; nothing has changed."""

    id: str | None
    """The command's own; null where the message had none that could be read."""
    code: str
    arguments: dict[str, Fact]
    message: str


class Pong(TableMessage, frozen=True, tag="pong"):
    """The answer to a ping."""


class SetsChanged(TableMessage, frozen=True, tag="sets-changed"):
    """The sets of cards of this server are others than before: `/api/sets` says which."""


class GuessTally(TableMessage, frozen=True, tag="guess-tally"):
    """What those who only watch have guessed, once the round is scored; it counts for nothing."""

    game: int
    round: int
    slots: tuple[int, ...]
    """Guesses by slot."""
    found: int
    """Guesses that were right."""


class Gone(TableMessage, frozen=True, tag="gone"):
    """The connection ends for good: the seat was taken away, freed or left, or the table is no more."""

    reason: Literal["removed", "left", "expired", "freed", "moved", "barred", "locked"]
    """`freed`: this browser had a seat here, which is no longer its own; `moved`: its seat goes on at another device;
    `barred`: it may not come to this table any more; `locked`: it asks for a password (`POST /t/CODE/key`)."""
    by_host: bool = False
    """Whether a seat that is `freed` was taken away by the host; else nobody had come back to it, or it was left."""
    key: Key | None = None
    """Whose seat it was, while the host may still take that back."""


if TYPE_CHECKING:
    FromTable = Message
else:
    FromTable = union_of(TableMessage, TalkNews, ScreenNews)
