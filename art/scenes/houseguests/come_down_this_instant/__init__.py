"""Come Down This Instant: an old woman sews the last leaf back on to a tree; a boy stands by in a well-filled coat."""

from __future__ import annotations

from typing import Final

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.come_down_this_instant import boy, tree, woman
from art.scenes.houseguests.come_down_this_instant.inks import BONE

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE
CAST: Final = woman.CAST | boy.CAST


def paint(card: Sheet) -> None:
    """Lay sky and plain, the tree, her body, the leaf before it, her two arms, and the boy in front."""
    tree.plain(card)
    tree.far(card)
    tree.tree(card)
    woman.body(card)
    tree.leaf(card)
    woman.head(card)
    woman.holding(card)
    woman.sewing(card)
    boy.boy(card)
