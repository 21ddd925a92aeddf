"""No Flowers, Please: a jug with nothing in it, the shadow of a great bunch, and her who wears one bloom of it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.no_flowers_please.inks import CLOTH, FLOOR, flat
from art.scenes.houseguests.no_flowers_please.jug import jug, shadow
from art.scenes.houseguests.no_flowers_please.widow import body, glove, head

GROUND = CLOTH


def paint(card: Sheet) -> None:
    """Lay the floor, the woman at her table, who consoles her, and what stands before her."""
    flat(card, "-40,-40! 1240,-40! 1240,1080! -40,1080!", FLOOR, 4)
    body(card)
    head(card)
    glove(card)
    shadow(card)
    jug(card)
