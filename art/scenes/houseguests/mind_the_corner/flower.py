"""The flower by which one is to be known: whole in his buttonhole, and all but plucked in her hand."""

from __future__ import annotations

from collections.abc import Sequence

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.mind_the_corner.inks import ASH, CHALK, PENCIL

_PETAL = "-.13,-.2! -.27,-.6 -.2,-.95 0,-1.04! .2,-.95 .27,-.6 .13,-.2!"


def daisy(card: Sheet, x: float, y: float, size: float, tilt: float = 0, left: Sequence[int] = range(11)) -> None:
    """Lay a flower of eleven petals, or of those that are left."""
    for k in left:
        at = affine(x, y, size, tilt + k * 360 / 11)
        card.paint(_PETAL, CHALK, at=at, angle=90 + k * 33, lift=3, wobble=0.5)
        card.paint(ribbon("0,-.4 .01,-.86", (0.03, 0.05), at, size), shift(CHALK, -0.16), wobble=0.2)
    card.paint(ROUND, PENCIL, at=affine(x, y, size * 0.32), lift=3, wobble=0.6)
    card.paint(ROUND, mix(PENCIL, ASH, 0.6), at=affine(x - size * 0.06, y - size * 0.07, size * 0.17), wobble=0.4)


def petals(card: Sheet) -> None:
    """What she has counted: one in the air, the others about her shoes, one on the dog's nose."""
    for x, y, size, tilt in (
        (1144, 1030, 60, 40),
        (1128, 1548, 52, 96),
        (1064, 1572, 52, 62),
        (1128, 1592, 50, 104),
        (1020, 1536, 46, 84),
        (1110, 1512, 46, 74),
        (786, 1318, 58, 76),
    ):
        card.paint(_PETAL, CHALK, at=affine(x, y, size, tilt), lift=3, wobble=0.5)
