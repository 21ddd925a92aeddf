"""Bless You: a man about to sneeze, one finger that stops it, and a dandelion clock at the lips of its owner."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.bless_you.clock import clock, seed
from art.scenes.houseguests.bless_you.inks import CHALK, MINT, NIGHT
from art.scenes.houseguests.bless_you.man import coat, head
from art.scenes.houseguests.bless_you.weed import rooted
from art.scenes.houseguests.bless_you.woman import arm, woman

GROUND = MINT


def paint(card: Sheet) -> None:
    """Lay him, then the clock before his coat, then her, and last the arm that she puts up."""
    coat(card)
    head(card)
    rooted(card)
    seed(card, 818, 266, 0.95, 6, NIGHT)
    for x, y, size, tilt in ((118, 1240, 0.95, -30), (176, 1670, 0.85, 24)):
        seed(card, x, y, size, tilt, CHALK)
    clock(card)
    woman(card)
    arm(card)
