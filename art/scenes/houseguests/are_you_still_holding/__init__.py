"""Are You Still Holding: a broad back, and in its fist a slack cord that comes to us; next door an empty birdcage on a grey head."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.are_you_still_holding.inks import CAST, CREAM
from art.scenes.houseguests.are_you_still_holding.man import man
from art.scenes.houseguests.are_you_still_holding.room import rooms, steady

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the rooms, the one in the next, then the one before us."""
    rooms(card)
    steady(card)
    man(card)
