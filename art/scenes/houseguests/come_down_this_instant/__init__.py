"""Come Down This Instant: three old women in a plane tree; below, its trunk is measured."""

from __future__ import annotations

from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.come_down_this_instant import tree, women
from art.scenes.houseguests.come_down_this_instant.below import below
from art.scenes.houseguests.come_down_this_instant.cast import BONE, CAST

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the path, the crown with its gaps, the wood, then the three, and who is small below."""
    tree.path(card)
    tree.crown(card)
    tree.wood(card)
    tree.leaves(card)
    below(card)
    small = Moved(card, 36, -34, 0.84)
    women.aiming(small)
    women.knitting(small)
    women.sleeping(small)
    women.strip(card)
    women.knits(small)
    tree.near(card)
