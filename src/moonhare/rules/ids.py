"""The names of things: seats, cards, slots."""

from typing import Final, NewType

SeatId = NewType("SeatId", int)
"""A place at the table, 0 … players − 1, clockwise: the seat to the left of `s` is `s + 1`."""

SEATS: Final = tuple(SeatId(seat) for seat in range(12))
"""Every seat that a table can have, to go along by: `zip(SEATS, game.hands)`."""

CardId = NewType("CardId", str)
"""A card, as `set:card`. The same for everyone; says nothing of owners or order."""

Slot = NewType("Slot", int)
"""A numbered place on the board, 1 … the number of cards laid out."""

SLOTS: Final = tuple(Slot(slot) for slot in range(1, 25))
"""Every slot that a table can have, to go along by: `zip(SLOTS, phase.owners)`."""
