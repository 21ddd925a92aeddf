"""Are You Still Holding: a man with the ceiling on his head, a cushion between, and a white-haired sleeper against his coat."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.are_you_still_holding.inks import CREAM
from art.scenes.houseguests.are_you_still_holding.man import man, sleeper
from art.scenes.houseguests.are_you_still_holding.room import above, door, floor

__all__ = ["GROUND", "paint"]
GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the three rooms, him who stands, and her who sleeps."""
    above(card)
    door(card)
    man(card)
    floor(card)
    sleeper(card)
