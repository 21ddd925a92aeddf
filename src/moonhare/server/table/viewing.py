"""A table as each viewer may see it, as bytes: the public part is encoded once and spliced into every frame.

The shape is `messages.TableView`; what hardly ever changes in it is kept encoded. Nothing in a frame depends on
anything but the table's public side, the scene, and the viewer's own seat; how many seconds its clocks have left is
told as it leaves, and no reason to send one.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from moonhare.rules.ending import cards_in, pile_rounds
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import SeatId
from moonhare.rules.state import teams_of
from moonhare.rules.views import own_view, public_view
from moonhare.server.at_the_door import GuestSelf, GuestView, Kept
from moonhare.server.bodies import TableCard
from moonhare.server.messages import (
    Key,
    Member,
    Problem,
    Self,
    TablePublic,
    TableView,
)
from moonhare.server.table.door import seat_to_return_to, seats_for
from moonhare.server.table.lobby import check_start
from moonhare.server.table.resolving import Decks, edition_settings, lobby_settings, players_for, sets_now
from moonhare.server.table.screens import asking
from moonhare.server.table.seating import newcomer_symbols
from moonhare.server.table.state import Table
from moonhare.server.time_messages import ClockView, TimeView

_encode: Final = msgspec.json.Encoder().encode
_REST: Final = b'"clocks":[],"choosing":[],"game":null}'
"""The end of a public part in which nothing passes."""
MILLI: Final = 1000


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a table besides what its events have made of it."""

    away: tuple[Key, ...] = ()
    screens: bool = False
    asking: tuple[int, ...] = ()
    """The numbers of connected screens that no seat vouches for; those with a seat alone are told which of them ask."""
    clocks: tuple[ClockView, ...] = ()
    choosing: tuple[Key, ...] = ()


NOBODY: Final = Scene()


def members_of(table: Table, away: tuple[Key, ...]) -> tuple[Member, ...]:
    """The members as everybody sees them."""
    return tuple(
        Member(
            key=member.key,
            name=member.name,
            symbol=member.symbol,
            kind=member.kind,
            player=member.player,
            presence="away" if member.key in away and member.kind == "person" else "here",
            ready=member.ready,
            wish=member.wish,
        )
        for member in table.members
    )


def problem_of(table: Table, decks: Decks) -> Problem | None:
    """Why no game can start now; None when one can, or while one runs."""
    if table.stage == "playing":
        return None
    try:
        check_start(table, decks)
    except Refusal as refusal:
        return as_problem(refusal)
    return None


def as_problem(refusal: Refusal) -> Problem:
    """A refusal as the protocol words it."""
    facts: dict[str, Any] = dict(refusal.arguments)
    return Problem(code=refusal.code, arguments=facts, message=refusal.message)


def table_public(table: Table, scene: Scene, decks: Decks) -> TablePublic:
    """Build the public part, whole."""
    game = table.game
    cards = len({card for name in table.sets for card in decks.get(name, ())})
    if game is None:
        settings, players, deck = lobby_settings(table), players_for(table), cards
    else:
        # The cards that it was dealt from, whatever has become of the sets.
        settings, players, deck = game.settings, game.players, cards_in(game)
    own = edition_settings(table)
    overrides = {name: value for name, value in table.overrides if getattr(own, name) != value}
    return TablePublic(
        code=table.code,
        stage=table.stage,
        game_number=table.game_number,
        members=members_of(table, scene.away),
        host=table.host,
        edition=table.edition,
        settings=settings,
        overrides=overrides,
        originals={name: getattr(own, name) for name in overrides},
        teams=teams_of(settings, len(table.members)),
        most=table.most,
        newcomer_symbols=newcomer_symbols(table),
        goal=settings.target_score if settings.end == "score" else None,
        # In the lobby the sets as they are called now; with a game, by the ids that its cards go by.
        sets=sets_now(table.sets, decks) if game is None else table.sets,
        cards=cards,
        pile_rounds=pile_rounds(settings, players=players, deck=deck),
        problem=problem_of(table, decks),
        screens=scene.screens,
        time=None
        if table.pace is None
        else TimeView(pace=table.pace, paused_by=table.running.paused_by, asked=table.running.asked),
        clocks=scene.clocks,
        choosing=scene.choosing,
        game=None if game is None else public_view(game),
        guests=guests_of(table, scene.away),
        door_open=table.door_open,
        free_seats=seats_for(table, None, scene.away),
        played=table.played,
        whys=table.whys or (),
        says_why=table.says_why,
        lock=table.lock,
        listed=table.listed is not None,
    )


def guests_of(table: Table, away: tuple[Key, ...]) -> tuple[GuestView, ...]:
    """Those without a seat, as everybody sees them."""
    return tuple(
        [
            GuestView(
                key=guest.key,
                name=guest.name,
                presence="away" if guest.key in away else "here",
                asks=guest.asks,
                wants=guest.wants,
                promised=guest.promised,
                claim=None if guest.claim is None else table.members[guest.claim].key,
                agreed=guest.agreed,
                ready=guest.ready,
            )
            for guest in table.guests
        ]
    )


def table_view(table: Table, key: Key | None, scene: Scene, decks: Decks, *, now: float) -> TableView:
    """Build a whole view as the protocol's types have it: what the frames must decode to."""
    return TableView(
        public=table_public(table, scene, decks),
        own=self_of(table, key, scene),
        left=seconds_left(scene.clocks, now),
    )


def seconds_left(clocks: Iterable[ClockView], now: float) -> tuple[float, ...]:
    """How long each clock has still to run, in seconds since 1970; only a `limit` goes below 0."""
    left: list[float] = []
    for clock in clocks:
        seconds = round(clock.until / MILLI - (now if clock.paused is None else clock.paused / MILLI), 1)
        left.append(seconds if clock.what == "limit" else max(0.0, seconds))
    return tuple(left)


def self_of(table: Table, key: Key | None, scene: Scene = NOBODY) -> Self | None:
    """What a member, or a guest, alone sees; None for whoever only looks."""
    guest = table.guest(key) if table.guests and key is not None else None
    if guest is not None:
        # Before the seats: somebody who left may be back while the computer has their seat under the same key.
        game, round_now = table.game, 0 if table.game is None else table.game.round
        told = GuestSelf(
            seats=seats_for(table, guest.key, scene.away),
            may_ask=guest.claim is None and (game is None or guest.refused != round_now),
            had=table.seat_seen(guest.key),
        )
        return Self(key=guest.key, host=False, game=None, guest=told)
    for seat, member in enumerate(table.members):
        if member.key == key:
            own = None if table.game is None else own_view(table.game, SeatId(seat))
            host = key == table.host
            kept = tuple([Kept(key=one.key, name=one.name) for one in table.barred]) if host else ()
            screens = asking(table, scene.asking) if scene.asking else ()
            return Self(key=key, host=host, game=own, barred=kept, screens=screens)
    return None


def table_card(
    table: Table, away: tuple[Key, ...], *, seated: bool, invite: str, known: Key | None = None
) -> TableCard:
    """Build what a join page needs; `known`: whom the asking browser was here before."""
    host = None if table.host is None else table.member(table.host)
    return TableCard(
        code=table.code,
        stage=table.stage,
        host=None if host is None else host.name,
        edition=table.edition,
        members=members_of(table, away),
        most=table.most,
        seated=seated,
        free_symbols=table.free_symbols,
        newcomer_symbols=newcomer_symbols(table),
        barred=table.is_barred(known),
        back=seat_to_return_to(table, known),
        invite=invite,
    )


class Frames:
    """The parts of one table's frames, each encoded once while it stays the same."""

    def __init__(self, decks: Decks) -> None:
        """Take the decks, of which `cards` and `problem` tell."""
        self._decks = decks
        self._head_of: tuple[Any, ...] = ()
        self._head = b""

    def public(self, table: Table, scene: Scene) -> bytes:
        """The public part at this moment, encoded: the same for every viewer."""
        game = table.game
        # While a game runs, all but the game stays the same from move to move, so it is encoded once.
        same: tuple[Any, ...] = (table.members, table.host, table.stage, table.edition, table.overrides, table.sets)
        same += (table.guests, table.door_open, table.played, table.lock, table.listed, scene.away, scene.screens)
        same += (table.whys or (), table.says_why)
        same += (table.pace, table.running, table.game_number, None if game is None else game.settings)
        same += tuple(map(self._decks.get, table.sets))
        if same != self._head_of:
            whole = table_public(table, Scene(away=scene.away, screens=scene.screens), self._decks)
            encoded = _encode(msgspec.structs.replace(whole, game=None))
            self._head_of, self._head = same, encoded.removesuffix(_REST)
        shown = b"null" if game is None else _encode(public_view(game))
        if not scene.clocks and not scene.choosing:
            return b'%b"clocks":[],"choosing":[],"game":%b}' % (self._head, shown)
        passing = (_encode(scene.clocks), _encode(scene.choosing), shown)
        return b'%b"clocks":%b,"choosing":%b,"game":%b}' % (self._head, *passing)

    def own(self, table: Table, key: Key | None, scene: Scene) -> bytes:
        """A viewer's own part at this moment, encoded."""
        return _encode(self_of(table, key, scene))


class Frame(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A view on its way to somebody."""

    public: bytes
    own: bytes
    clocks: tuple[ClockView, ...]
    """Those in it."""

    def encoded(self, now: float) -> bytes:
        """Splice it from its parts as it leaves; how long the clocks have still to run is of that moment."""
        left = _encode(seconds_left(self.clocks, now)) if self.clocks else b"[]"
        return b'{"type":"view","public":%b,"own":%b,"left":%b}' % (self.public, self.own, left)
