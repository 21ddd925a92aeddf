"""The names of things: seats, cards, slots."""

from typing import NewType

SeatId = NewType("SeatId", int)
"""A place at the table, 0 … players − 1, clockwise: the seat to the left of `s` is `s + 1`."""

CardId = NewType("CardId", str)
"""A card, as `set:card`. The same for everyone; says nothing of owners or order."""

Slot = NewType("Slot", int)
"""A numbered place on the board, 1 … the number of cards laid out."""
