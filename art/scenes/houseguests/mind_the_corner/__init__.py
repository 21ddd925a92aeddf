"""Mind the Corner: a giant boxer bored in his corner; far off the referee is hugged, and somebody sews on his robe."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.mind_the_corner.boxer import boxer, hanging_arm
from art.scenes.houseguests.mind_the_corner.inks import ASH, BONE, CHALK, CHARCOAL, PENCIL
from art.scenes.houseguests.mind_the_corner.others import hug, seamstress

GROUND = CHALK
CAST: Final[dict[str, Face]] = {}


def paint(card: Sheet) -> None:
    """Lay the ring, the two in its far corner, the giant, then the near ropes and who stands on their post."""
    _ring(card)
    hug(card)
    boxer(card)
    _ropes(card)
    hanging_arm(card)
    _post(card)
    seamstress(card)


def _ring(card: Sheet) -> None:
    """The hall, the far post with its ropes; the canvas stays bare paper."""
    card.paint("-40,-40! 1240,-40! 1240,560! 850,470! -40,640!", BONE, angle=4, laps=90, grain=0.3)
    card.paint("-40,628! 850,462! 1240,548! 1240,584! 850,494! -40,668!", ASH, angle=-8, lift=5)
    for left, post, right in ((60, 130, 92), (226, 232, 222), (392, 334, 352)):
        card.paint(ribbon(f"-40,{left} 850,{post}", (17, 12)), PENCIL, lift=5)
        card.paint(ribbon(f"850,{post} 1240,{right}", (12, 15)), PENCIL, lift=5)
    card.paint("832,96! 868,96! 870,486! 830,486!", CHARCOAL, angle=88, lift=6)


def _ropes(card: Sheet) -> None:
    """The ropes of his own corner come down from both edges."""
    card.paint("-40,1640! 470,1850! -40,1850!", ASH, angle=22, laps=60, lift=6)
    card.paint("1240,1620! 560,1850! 1240,1850!", ASH, angle=-20, laps=60, lift=6)
    for left, post, right in ((1236, 1600, 1104), (1400, 1706, 1360), (1560, 1812, 1560)):
        for x, y in ((-40, left), (1240, right)):
            card.paint(ribbon(f"{x},{y} 470,{post}", (30, 36)), BONE, angle=24, lift=10)
            card.paint(ribbon(f"{x},{y + 9} 470,{post + 10}", (6, 8)), shift(BONE, -0.12), thin=0.2)


def _post(card: Sheet) -> None:
    card.paint("444,1580! 496,1580! 496,1630! 444,1630!", PENCIL, angle=88, lift=3)
    card.paint("404,1620! 536,1620! 540,1850! 400,1850!", CHALK, angle=88, lift=14)
    card.paint("502,1620! 536,1620! 540,1850! 502,1850!", shift(CHALK, -0.1), angle=88)
    card.paint(ribbon("402,1740 538,1740", (7, 7)), PENCIL, thin=0.1)
