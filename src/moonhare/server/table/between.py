"""Between two games: who of those at the door is in the next one, and on which seat.

Pure, as all decisions are. Whoever was let in and found no round to begin has the seat with the next game; nobody is
in it twice.
"""

from collections.abc import Container

from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.door import handed, seated
from moonhare.server.table.events import SeatFreed
from moonhare.server.table.evolving import apply
from moonhare.server.table.looks import are_alike
from moonhare.server.table.state import Guest, Table


def come_home(table: Table, around: Around) -> Events:
    """Hand their own seats over to those who were promised them with another device, in the last round that there was.

    Whoever bears the very name of somebody absent is the same person, or they would have had to take another one, or
    have been given one (`namesakes`).
    """
    events: Events = ()
    for guest in table.guests:
        own = None if guest.promised is None else table.member(guest.promised)
        if own is None or own.kind != "person" or own.key in around.present or guest.key not in around.present:
            continue
        if are_alike(own.name, guest.name):
            events += tuple(handed(apply(table, events), own.key, guest.key, around, claim=False))
    return events


def waiting(table: Table, present: Container[Key]) -> tuple[Key, ...]:
    """The guests who want to be in the next game, in the order in which they came.

    Whoever was away while somebody else had their seat waits too; of the others only those who are there.
    """
    return tuple(
        [
            guest.key
            for guest in table.guests
            if (guest.key in present and (guest.ready or guest.asks or guest.claim is not None))
            or (guest.claim is not None and not _has_come_anew(table, guest))
        ]
    )


def _has_come_anew(table: Table, guest: Guest) -> bool:
    """Whether somebody came later under the very name of a guest: the same person, with another device."""
    others = [(one.key, one.name) for one in table.members] + [(one.key, one.name) for one in table.guests]
    return any(key > guest.key and are_alike(name, guest.name) for key, name in others)


def seat_whose_own_is_kept(table: Table, keys: tuple[Key, ...]) -> Events:
    """Seat guests between two games whose own seat the computer has kept."""
    events: Events = ()
    for key in keys:
        if table.member(key) is not None:
            events += seated(apply(table, events), key)
    return events


def seat_waiting(table: Table, keys: tuple[Key, ...], *, free: int, places: int) -> Events:
    """Seat guests between two games: so many on free seats, so many more in the place of computer players."""
    events: Events = ()
    computers = [member.key for member in table.members if member.kind == "computer"]
    for number, key in enumerate(keys[: free + places]):
        if number >= free:
            events += (SeatFreed(key=computers[-1 - (number - free)], reason="removed"),)
        events += seated(apply(table, events), key)
    return events
