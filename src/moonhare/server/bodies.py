"""The bodies of the protocol's HTTP part. Of the same definition as `messages`: all that is made from those is made
from these too.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from moonhare.rules.editions import USUAL_EDITION, EditionId
from moonhare.server.bases import LETTERS
from moonhare.server.messages import Key, Language, Member, Name, Problem, RequestName, Stage, Symbol

LONGEST_PASSWORD: Final = 100


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table and sit down as its host."""

    name: Name
    symbol: Symbol | None = None
    language: Language = "en"
    """Of the computer players' clues."""
    edition: EditionId = USUAL_EDITION
    computers: Annotated[int, Meta(ge=0, le=11)] = 0
    start: bool = False
    """Begin at once (a person alone with computer players)."""
    request: RequestName | None = None
    """The client's own name for this wish, drawn at random and told to nobody. Sent again with the same one, since its
    answer got lost, it is answered with the same seat."""


class PlayerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A computer player that can be asked to a table."""

    name: str
    sends_to: str | None = None
    """The host to which the pictures and clues that it plays by are sent; null: they stay on this server."""
    sets: tuple[str, ...] | None = None
    """The sets that it plays with, by id, former ones too; at a table with another one the usual player moves in its
    place. Null: all."""


class PlayerList(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/players."""

    players: tuple[PlayerInfo, ...]
    """The usual one first."""


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/seats: sit down."""

    name: Name
    symbol: Symbol | None = None
    request: RequestName | None = None
    """As in `OpenTable`."""


class ComeIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/guests: be at the table without a seat, and ask for one.

    A browser that was here before asks at /t/CODE/guests, where its cookie is sent: it is then known again, and has the
    seat back that it left as soon as the next round begins, if no person has it.
    """

    name: Name
    ask: bool = True
    """For a seat; else only to look on, and be in the next game when ready."""
    seat: Key | None = None
    """As in `AskSeat`."""
    request: RequestName | None = None
    """As in `OpenTable`."""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to all of them: the secret is in a cookie, out of scripts' reach."""

    code: str
    key: Key


class OfferMove(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/moves: make a link by which one's seat goes on at another device; the one before works no more."""


class MovingLink(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to POST /t/CODE/moves: what to open on another device to go on there; it works once."""

    address: str
    """The table's, with what opens the seat behind the `#`, so that it reaches no server's logs."""
    seconds: int
    """For how long it works."""
    qr: str
    """The address as a QR code, in SVG."""


class MoveHere(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/moved: go on with a seat at this device; the one before sees the public view from now on."""

    link: Annotated[str, Meta(min_length=16, max_length=64, pattern=LETTERS)]
    """What stands behind `#move=` in the link."""
    request: RequestName
    """The client's own name for this wish, as in `OpenTable`."""


class InviteBot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/bot-links: host: make a link by which one program sits down as a player."""


class BotLink(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to POST /t/CODE/bot-links: what to hand to a program; it works once."""

    address: str
    """The table's, with what seats the program behind the `#`, so that it reaches no server's logs."""
    seconds: int
    """For how long it works."""


class SeatBot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/bots: sit down in the lobby as a program that plays; the table's password is not asked for."""

    link: Annotated[str, Meta(min_length=16, max_length=64, pattern=LETTERS)]
    """What stands behind `#bot=` in the host's link."""
    name: Name
    request: RequestName | None = None
    """As in `OpenTable`."""


class BotSeated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to POST /t/CODE/bots: there is no cookie."""

    code: str
    key: Key
    secret: str
    """Opens the seat at `/t/CODE/ws`, as `Authorization: Bearer SECRET`, as often as the program comes back."""
    language: Language
    """Of the table, so of its clues."""


class ChoosePassword(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/password: host: let nobody look or come in without a password but those who are at the table.

    With each one the links and browsers that opened the table before open it no more.
    """

    password: Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)] | None
    """Null: the table asks for none."""


class GiveKey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/key: give a table's password, or the key of an invitation; the browser need not do so again.

    What opens the table comes as a cookie on its path.
    """

    password: Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)] | None = None
    key: Annotated[str, Meta(min_length=16, max_length=64, pattern=LETTERS)] | None = None
    """What stands behind `#key=` in an invitation (`TableCard.invite`)."""


class ListTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/listed: host: have strangers find the table among the open ones, where the server has a list."""

    listed: bool


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table whose host would have strangers come, as anybody may see it."""

    code: str
    host: str
    """The host's name; nobody else's is told."""
    language: Language
    """Of the one who opened it, and of the computer players' clues."""
    edition: EditionId
    stage: Stage
    """`lobby`: one sits down; `playing`: one asks for a seat."""
    people: int
    free: int
    """Seats that somebody could have, one or more."""
    password: bool
    """Whether it asks for one."""
    since: int
    """Since when it is listed, in milliseconds since 1970."""


class OpenTables(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables: the open tables, those listed last first; at most a hundred."""

    listing: bool
    """Whether this server has such a list."""
    tables: tuple[ListedTable, ...]


class CallOffer(msgspec.Struct, frozen=True, kw_only=True):
    """GET /t/CODE/calls: whether a browser may be called when it is its seat's turn."""

    key: str | None
    """The server's public key, for the browser's `applicationServerKey`; null where this server calls nobody."""


class CallMe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/calls: call this browser by web push when it is its seat's turn and no page of the seat is open."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    """Of the browser's push subscription: https, a public name, the usual port."""
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    """The subscription's keys, as the browser gives them."""


class CallMeNoMore(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/calls-end: do not call this browser any more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/CODE: what a join page needs."""

    code: str
    stage: Stage
    host: str | None
    """The host's name."""
    edition: EditionId
    members: tuple[Member, ...]
    most: int
    """Seats at this table, at most."""
    seated: bool
    """Whether the asking browser has a seat here already."""
    your_turn: bool = False
    """Whether the game waits for whoever has that seat."""
    free_symbols: tuple[Symbol, ...]
    """Those that nobody has."""
    newcomer_symbols: tuple[Symbol, ...]
    """Those that somebody who sits down now can have; empty where nobody can."""
    barred: bool
    """Whether the asking browser may not come here any more."""
    back: Key | None
    """The member whose seat the asking browser has left, and may have back without asking."""
    invite: str
    """The address to hand on; one that other devices reach where the server knows such a one. Where
    the table asks for a password, what opens it stands behind the `#`, so that it reaches no server's logs; not for
    a guest at the door who has neither given it nor had a seat."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """Every answer of status 4xx and 5xx."""

    error: Problem
