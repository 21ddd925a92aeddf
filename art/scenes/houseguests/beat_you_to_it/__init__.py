"""Beat You to It: a road rolled up like a carpet in the snow, and on top of the roll she who has done it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.beat_you_to_it.inks import CHALK
from art.scenes.houseguests.beat_you_to_it.plain import drift, plain
from art.scenes.houseguests.beat_you_to_it.roll import guest, roll
from art.scenes.houseguests.beat_you_to_it.winner import winner

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the plain with its bare track and the car, the roll, the snow at its foot, her, and the cup."""
    plain(card)
    roll(card)
    drift(card)
    winner(card)
    guest(card)
