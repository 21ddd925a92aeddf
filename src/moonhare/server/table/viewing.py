"""A table as each viewer may see it: the public part, which is made once for all, and each one's own.

The shape is `messages.TableView`; what hardly ever changes in it is kept. Nothing in a view depends on anything but
the table's public side, the scene, and the viewer's own seat. How it becomes bytes is `table.framing`'s affair.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from moonhare.rules.ending import pile_rounds
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import SeatId
from moonhare.rules.state import cards_in, teams_of
from moonhare.rules.views import own_grounds, own_view, public_view
from moonhare.server.bodies import TableCard
from moonhare.server.door_messages import GuestSelf, GuestView, Kept, Removed
from moonhare.server.messages import (
    Key,
    Member,
    Problem,
    Self,
    TablePublic,
)
from moonhare.server.table.door import seat_to_return_to, seats_for
from moonhare.server.table.framing import Frame, Part
from moonhare.server.table.lobby import check_start
from moonhare.server.table.looks import are_alike
from moonhare.server.table.resolving import Decks, edition_settings, lobby_settings, players_for, sets_now
from moonhare.server.table.screens import asking
from moonhare.server.table.seating import newcomer_symbols
from moonhare.server.table.state import REMOTE, Table
from moonhare.server.time_messages import ClockView, TimeView


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a table besides what its events have made of it."""

    away: tuple[Key, ...] = ()
    screens: bool = False
    asking: tuple[int, ...] = ()
    """The numbers of connected screens of which nobody has said yet whether they count, whose turn comes first first;
    those with a seat alone are told of them."""
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
            presence="away" if member.key in away and (member.kind == "person" or member.player == REMOTE) else "here",
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
            gone = removed_of(table) if host and table.former else ()
            screens = asking(scene.asking) if scene.asking else ()
            return Self(key=key, host=host, game=own, barred=kept, removed=gone, screens=screens)
    return None


def removed_of(table: Table) -> tuple[Removed, ...]:
    """The people whom the host has removed and might keep out: not whoever is here again, be it by their name alone; of
    those who came and went as one, the last.
    """
    names = [*[one.name for one in table.persons], *[one.name for one in table.guests]]
    told: list[Removed] = []
    for one in reversed(table.former):
        who = one.occupant
        if one.reason != "removed" or who.kind != "person" or any(are_alike(who.name, name) for name in names):
            continue
        names.append(who.name)
        if who.key not in table.people and not table.is_barred(who.key):
            told.append(Removed(key=who.key, name=who.name))
    return tuple(reversed(told))


def table_card(
    table: Table, away: tuple[Key, ...], *, seated: bool, turn: bool = False, invite: str, known: Key | None = None
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
        your_turn=turn,
        free_symbols=table.free_symbols,
        newcomer_symbols=newcomer_symbols(table),
        barred=table.is_barred(known),
        back=seat_to_return_to(table, known),
        invite=invite,
    )


class Frames:
    """One table's frames, and their parts: each the same object as before while it stays the same."""

    def __init__(self, decks: Decks) -> None:
        """Take the decks, of which `cards` and `problem` tell."""
        self._decks = decks
        self._head_of: tuple[Any, ...] = ()
        self._head: TablePublic | None = None
        self._public = Part(None)
        self._of: dict[Key | None, Frame] = {}
        self._around: tuple[Any, ...] = ()
        self._seats: dict[Key, SeatId] = {}
        self._grounds: dict[Key | None, tuple[object, ...]] = {}

    def of(self, table: Table, scene: Scene, keys: Iterable[Key | None]) -> dict[Key | None, Frame]:
        """What those who look see at this moment; the frame of before where that has not changed."""
        before, self._of = self._of, {}
        public = self._public = self._public_now(table, scene)
        grounds, self._grounds = self._grounds_now(table, scene), {}
        for key in keys:
            frame, ground = before.get(key), None
            if table.game is not None and key in self._seats:
                ground = self._grounds[key] = own_grounds(table.game, self._seats[key])
            if frame is not None and ground is not None and grounds.get(key) == ground:
                part = frame.own
            else:
                own = self_of(table, key, scene)
                part = Part(own) if frame is None else _same(frame.own, own)
            if frame is None or frame.public is not public or frame.own is not part:
                frame = Frame(public=public, own=part, clocks=scene.clocks)
            self._of[key] = frame
        return self._of

    def _grounds_now(self, table: Table, scene: Scene) -> dict[Key | None, tuple[object, ...]]:
        """What those with a seat were shown their own part by; nothing where it changes by more than the game."""
        around: tuple[Any, ...] = (table.members, table.host, table.guests, table.barred, table.former, scene.asking)
        around += (table.screens, table.refused_screens, table.refusals, table.game_number)
        if around == self._around:
            return self._grounds
        self._around = around
        # Whoever left may be back as a guest, while the computer has the seat under the same key.
        guests = [guest.key for guest in table.guests]
        self._seats = {one.key: SeatId(seat) for seat, one in enumerate(table.members) if one.key not in guests}
        return {}

    def _public_now(self, table: Table, scene: Scene) -> Part:
        """The public part at this moment; the one before where it says the same."""
        game = table.game
        # While a game runs, all but the game stays the same from move to move, so it is built once.
        same: tuple[Any, ...] = (table.members, table.host, table.stage, table.edition, table.overrides, table.sets)
        same += (table.guests, table.door_open, table.played, table.lock, table.listed, scene.away, scene.screens)
        same += (table.whys or (), table.says_why)
        same += (table.pace, table.running, table.game_number, None if game is None else game.settings)
        same += tuple(map(self._decks.get, table.sets))
        if self._head is None or same != self._head_of:
            head = table_public(table, Scene(away=scene.away, screens=scene.screens), self._decks)
            # The game is told beside it.
            head = replace(head, game=None)
            self._head = head if self._head != head else self._head
            self._head_of = same
        shown = None if game is None else public_view(game)
        part = Part(self._head, {"clocks": scene.clocks, "choosing": scene.choosing, "game": shown})
        return self._public if self._public.is_like(part) else part


def _same(before: Part, own: Self | None) -> Part:
    """The part before where it says the same: whoever was shown it need not be shown it again."""
    return before if before.head == own else Part(own)
