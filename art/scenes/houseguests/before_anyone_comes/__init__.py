"""Before Anyone Comes: an old woman keeps a hoop of burning candles going; a man stands with his nose to the wall."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.before_anyone_comes.dancer import body, head
from art.scenes.houseguests.before_anyone_comes.inks import CAST, CHALK
from art.scenes.houseguests.before_anyone_comes.man import man, wall
from art.scenes.houseguests.before_anyone_comes.ring import far_side, near_side

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the wall and the man at it, the far candles, the dancer, and the near candles."""
    wall(card)
    man(card)
    far_side(card)
    body(card)
    head(card)
    near_side(card)
