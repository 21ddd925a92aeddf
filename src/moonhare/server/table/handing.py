"""Handing one's own seat over to a guest.

Pure, as all decisions are. Whoever does it goes, and the guest has the promise of the seat: until the next round the
computer plays it, so that nobody sees two hands of one round.
"""

from moonhare.server.door_messages import HandSeat
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.door import asking, no_seat_free, seated, seats_for
from moonhare.server.table.events import SeatPromised
from moonhare.server.table.evolving import apply
from moonhare.server.table.seating import go
from moonhare.server.table.state import Table


def hand_seat(table: Table, key: Key, command: HandSeat, around: Around) -> Events:
    """Give one's own seat to a guest who asks for one. Raises `Refusal`: "not-asking", "no-seat-free"."""
    guest = asking(table, command.key)
    gone = go(table, key, "left", around)
    now = apply(table, gone)
    if table.stage == "lobby":
        return (*gone, *seated(now, guest.key))
    if key not in seats_for(now, guest.key, around.away):
        raise no_seat_free()
    return (*gone, SeatPromised(key=guest.key, seat=key))
