"""Between two games: who of those at the door is in the next one, and where they sit.

Pure, as all decisions are.
"""

from collections.abc import Container

from moonhare.server.messages import Key
from moonhare.server.table.around import Events
from moonhare.server.table.door import seated
from moonhare.server.table.events import SeatFreed
from moonhare.server.table.evolving import apply
from moonhare.server.table.state import Table


def waiting(table: Table, present: Container[Key]) -> tuple[Key, ...]:
    """The guests who want to be in the next game, in the order in which they came.

    Whoever was away while somebody else had their seat waits too; of the others only those who are there.
    """
    return tuple(
        [
            guest.key
            for guest in table.guests
            if guest.claim is not None or (guest.key in present and (guest.ready or guest.asks))
        ]
    )


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
