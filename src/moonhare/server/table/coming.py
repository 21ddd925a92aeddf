"""How each event at the door changes a table: guests, what they ask for, who gets which seat. Never refuses."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from moonhare.server.messages import Key
from moonhare.server.table.events import (
    AskEnded,
    Barred,
    DoorOpened,
    GuestCame,
    GuestLeft,
    GuestSeated,
    LetInAgreed,
    PromiseLapsed,
    SeatAsked,
    SeatHanded,
    SeatPromised,
    SeatRestored,
    Unbarred,
)
from moonhare.server.table.state import BarredGuest, Guest, Occupant, Table


def with_guest(table: Table, key: Key, **changes: Any) -> Table:
    """Change something of a guest."""
    return replace(table, guests=tuple([replace(one, **changes) if one.key == key else one for one in table.guests]))


def without_game(table: Table) -> Table:
    """Forget what mattered at the door while the last game ran: nobody has seen a hand of the next one."""
    guests = tuple([Guest(key=one.key, name=one.name, ready=one.ready) for one in table.guests])
    return replace(table, guests=guests, seen=(), played=())


def _without(table: Table, key: Key) -> tuple[Guest, ...]:
    return tuple([one for one in table.guests if one.key != key])


def _came(table: Table, event: GuestCame) -> Table:
    guest = Guest(key=event.key, name=event.name)
    return replace(table, guests=(*_without(table, event.key), guest), next_key=max(table.next_key, event.key + 1))


def _left(table: Table, event: GuestLeft) -> Table:
    return replace(table, guests=_without(table, event.key), lender=None if table.lender == event.key else table.lender)


def _seated(table: Table, event: GuestSeated) -> Table:
    (guest,) = [one for one in table.guests if one.key == event.key]
    member = Occupant(key=guest.key, name=guest.name, symbol=event.symbol, kind="person")
    if table.member(event.key) is None:
        members = (*table.members, member)
    else:
        # The computer has kept the seat that they had left.
        members = tuple([member if one.key == event.key else one for one in table.members])
    return replace(table, members=members, guests=_without(table, event.key))


def _asked(table: Table, event: SeatAsked) -> Table:
    return with_guest(table, event.key, asks=True, wants=event.seat, agreed=(), promised=None)


def _ask_ended(table: Table, event: AskEnded) -> Table:
    turned_away = event.reason == "turned-away" and table.game is not None
    refused = {"refused": table.game.round} if turned_away and table.game is not None else {}
    return with_guest(table, event.key, asks=False, wants=None, agreed=(), promised=None, **refused)


def _agreed(table: Table, event: LetInAgreed) -> Table:
    (guest,) = [one for one in table.guests if one.key == event.key]
    return with_guest(table, event.key, agreed=tuple(sorted({*guest.agreed, event.by})))


def _promised(table: Table, event: SeatPromised) -> Table:
    return with_guest(table, event.key, asks=True, wants=event.seat, agreed=(), promised=event.seat)


def _lapsed(table: Table, event: PromiseLapsed) -> Table:
    return with_guest(table, event.key, asks=True, wants=None, promised=None)


def _handed(table: Table, event: SeatHanded) -> Table:
    (guest,) = [one for one in table.guests if one.key == event.to]
    seat = table.seat(event.key)
    before, game = table.members[seat], table.game
    if not table.played and game is not None and game.last is not None:
        table = replace(table, played=tuple([member.name for member in table.members]))
    member = Occupant(key=guest.key, name=guest.name, symbol=before.symbol, kind="person")
    members = tuple([member if one is before else one for one in table.members])
    others = _without(table, event.to)
    if not event.claim:
        # Whoever has it now has it before all who had it later.
        others = tuple([replace(one, claim=None) if one.claim == seat else one for one in others])
    if before.kind == "person":
        others += (Guest(key=before.key, name=before.name, claim=seat if event.claim else None),)
    seen = tuple(sorted({*table.seen, (guest.key, seat)}))
    return replace(table, members=members, guests=others, seen=seen)


def _restored(table: Table, event: SeatRestored) -> Table:
    (former,) = [one for one in table.former if one.occupant.key == event.key]
    members = [one for one in table.members if one.key != event.key]
    at = table.seat(event.key) if len(members) < len(table.members) else former.at
    members.insert(at, replace(former.occupant, symbol=event.symbol))
    others = tuple([one for one in table.former if one is not former])
    return replace(table, members=tuple(members), guests=_without(table, event.key), former=others)


def _opened(table: Table, event: DoorOpened) -> Table:
    return replace(table, door_open=event.open)


def _barred(table: Table, event: Barred) -> Table:
    return replace(table, barred=(*table.barred, BarredGuest(key=event.key, name=event.name)))


def _unbarred(table: Table, event: Unbarred) -> Table:
    return replace(table, barred=tuple([one for one in table.barred if one.key != event.key]))


CHANGES_AT_THE_DOOR: Final[dict[type, Callable[[Table, Any], Table]]] = {
    SeatRestored: _restored,
    GuestCame: _came,
    GuestLeft: _left,
    GuestSeated: _seated,
    SeatAsked: _asked,
    AskEnded: _ask_ended,
    LetInAgreed: _agreed,
    SeatPromised: _promised,
    PromiseLapsed: _lapsed,
    SeatHanded: _handed,
    DoorOpened: _opened,
    Barred: _barred,
    Unbarred: _unbarred,
}
