"""Come Down This Instant: three old women in a plane tree; below, its trunk is measured."""

from __future__ import annotations

from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.come_down_this_instant import tree, women
from art.scenes.houseguests.come_down_this_instant.below import husband, surveyors
from art.scenes.houseguests.come_down_this_instant.cast import BONE, CAST

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the path, the crown, the wood, then the three, and who is small below."""
    tree.path(card)
    tree.crown(card)
    tree.wood(card)
    tree.leaves(card)
    surveyors(Moved(card, 20, 330, 0.8))
    women.aiming(card)
    women.knitting(card)
    women.sleeping(card)
    women.strip(card)
    tree.near(card)
    husband(Moved(card, 300, 540, 0.68))
