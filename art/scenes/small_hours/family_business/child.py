"""Parts of Family Business: who holds on: leaning far back, bare feet, one of them hard on the rocker's end."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .hands import far_hand, hanging, near_hand
from .head import collar, head
from .ink import SKIN, SKIN_DEEP, SKIN_LINE, SKIN_PALE, crease
from .nightshirt import ARM, FAR_ARM, SHIRT_SHAPE, shirt, sleeve

_BACK_LEG: Final[Points] = ((148, 980, 32), (172, 1012, 26), (187, 1036, 23), (192, 1058, 17.5), (193, 1078, 16.5))
_FRONT_LEG: Final[Points] = ((206, 984, 26), (234, 994, 24), (253, 1012, 22), (264, 1032, 17.5), (269, 1052, 16.5))
_BACK_FOOT: Final = (172.0, 1072.0, -8.0)
_FRONT_FOOT: Final = (244.0, 1048.0, -10.0)


def silhouette(c: Canvas) -> Mask:
    """All of it but the head."""
    parts = (limb(p, 40) for p in (_BACK_LEG, _FRONT_LEG, ARM))
    feet = (limb([(182, 1098, 10), (236, 1096, 9)], 10), limb([(270, 1074, 12), (330, 1064, 10)], 10))
    return c.mask(curve(SHIRT_SHAPE), *parts, *feet)


def child(c: Canvas) -> None:
    """Paint it, the far arm first, the near hand last."""
    sleeve(c, FAR_ARM, far=True)
    far_hand(c)
    _foot(c, _FRONT_FOOT, far=True)
    _leg(c, _FRONT_LEG, far=True)
    _foot(c, _BACK_FOOT, far=False)
    _leg(c, _BACK_LEG, far=False)
    shirt(c, c.mask(limb(_BACK_LEG, 40), limb(_FRONT_LEG, 40)))
    head(c)
    hanging(c)
    sleeve(c, ARM, far=False)
    collar(c)
    near_hand(c)


def _leg(c: Canvas, spine: Points, *, far: bool) -> None:
    """A bare leg: knee and shin towards the light, the calf away from it."""
    m = c.mask(limb(spine, 60), wobble=0.5)
    c.fill(m, SKIN, detail=0.7, mottle=0.02)
    sweep(c, m, [(x - 0.6 * r, y + 0.5 * r, 0.4 * r) for x, y, r in spine], 6, SKIN_DEEP, 0.85)
    sweep(c, m, [(x + 0.45 * r, y - 0.4 * r, 0.26 * r) for x, y, r in spine[:-1]], 6, SKIN_PALE, 0.6, pale=True)

    def joints(pen: Pen) -> None:
        x, y, r = spine[-1]
        crease(pen, [(x - 0.2 * r, y - 4), (x + 0.3 * r, y - 1), (x + 0.8 * r, y - 6)], 1.1, SKIN_LINE, 0.35)

    c.draw(joints, clip=m, detail=0.7, soft=0.4)
    if far:
        c.multiply(m, SKIN_DEEP, 0.25)


def _foot(c: Canvas, ankle: tuple[float, float, float], *, far: bool) -> None:
    """A bare foot, its heel dug in, toes lifted a little."""
    x, y, turn = ankle
    k = -0.0175 * -turn

    def on(points: Points) -> list[tuple[float, ...]]:
        return [(x + p[0], y + p[1] + k * p[0], *p[2:]) for p in points]

    m = c.mask(
        curve(on([(5, -14), (36, -14), (43, 3), (62, 13), (78, 18), (84, 26), (78, 33), (52, 34), (20, 35), (6, 33),
                  (-1, 22), (2, 4)])), wobble=0.4,
    )  # fmt: skip
    c.fill(m, SKIN, detail=0.75)
    sweep(c, m, on([(4, 32, 5), (40, 36, 6), (76, 34, 4)]), 5, SKIN_DEEP, 0.8)
    sweep(c, m, on([(44, 2, 4), (60, 14, 4), (74, 18, 3)]), 4, SKIN_PALE, 0.7, pale=True)

    def toes(pen: Pen) -> None:
        pen.fill(limb(on([(74, 20, 5), (82, 22, 6)]), 10), SKIN)
        for u in (66, 73):
            crease(pen, on([(u + 2, 20), (u + 4, 25), (u + 4, 31)]), 1.1, SKIN_LINE, 0.6)
        pen.fill(limb(on([(82, 18.5, 2.2), (85, 20, 2)]), 8), (0.84, 0.06, 50), 0.8)
        crease(pen, on([(20, 8), (26, 14), (34, 13)]), 1.2, SKIN_LINE, 0.4)

    c.draw(toes, detail=0.75, soft=0.3)
    if far:
        c.multiply(m, SKIN_DEEP, 0.25)
