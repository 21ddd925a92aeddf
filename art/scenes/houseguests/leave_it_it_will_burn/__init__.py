"""Leave It, It Will Burn: a woman runs off with the window of the man whom she wants; he minds his candle."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.leave_it_it_will_burn import land, window, woman
from art.scenes.houseguests.leave_it_it_will_burn.inks import CREAM

__all__ = ["GROUND", "paint"]
GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the hill and the house; her legs and coat, the window on it, her arm over that, her head."""
    land.hill(card)
    land.house(card)
    land.bricks(card)
    woman.legs(card)
    woman.far_arm(card)
    woman.coat(card)
    woman.collar(card)
    window.wall(card)
    woman.far_hand(card)
    woman.near_arm(card)
    woman.curtain(card)
    woman.head(card)
