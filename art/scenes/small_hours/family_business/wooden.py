"""Parts of Family Business: the carousel's wooden horses, painted white, leaping on their poles."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

CREAM: Final = (0.93, 0.02, 70)
WOOD_SHADE: Final = (0.72, 0.04, 325)
_PLUM: Final = (0.43, 0.085, 335)
_INK: Final = (0.24, 0.05, 335)
_NEAR: Final = (
    ((32, 0, 10), (54, 6, 6.4), (51, 24, 4), (44, 31, 5)),
    ((-33, 0, 15), (-40, 20, 9), (-55, 29, 5.6), (-62, 46, 4), (-68, 51, 5)),
)
_FAR: Final = (
    ((28, 4, 9), (42, 20, 5.6), (35, 36, 3.8), (28, 41, 4.8)),
    ((-28, 4, 12), (-25, 22, 7.6), (-38, 36, 5), (-42, 50, 3.8), (-48, 54, 4.6)),
)
_TRUNK: Final[Points] = (
    *((46, -10), (41, 8), (12, 16), (-14, 12), (-30, 14), (-47, -2), (-45, -16), (-30, -23), (-8, -17), (14, -22)),
)
_AHEAD: Final[Points] = (
    *((28, -42), (42, -55), (46, -68, CORNER), (53, -56), (60, -50), (76, -33), (78, -26), (72, -20), (64, -23)),
    *((54, -29), (47, -27)),
)
_BACK: Final[Points] = (
    *((22, -36), (16, -43), (8, -42), (-4, -29), (-13, -26), (-19, -35), (-13, -47), (10, -67), (17, -71)),
    *((21, -87, CORNER), (29, -75), (42, -65), (52, -42), (51, -22)),
)
"""A neck and head that look ahead; and those of the one that has turned round."""


def wooden(c: Canvas, x: float, y: float, size: float, tilt: float, *, turned: bool, cloth: Colour) -> None:
    """Paint one, its saddle's middle at (x, y), leaping to the right; `turned`: it looks back and down."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, tilt)

    for leg in _FAR:
        c.fill(c.mask(limb(at(leg), 30)), (0.76, 0.035, 330), detail=0.7)
    tail = c.mask(limb(at(((-44, -10, 4), (-58, -6, 7), (-66, 14, 6), (-62, 30, 1))), 24))
    c.fill(tail, _PLUM, detail=0.7)
    head = _BACK if turned else _AHEAD
    m = c.mask(curve(at((*_TRUNK, *head))), *(limb(at(leg), 30) for leg in _NEAR))
    c.fill(m, CREAM, detail=0.8)
    c.multiply(m.edge(2 * size, 6 * size, 4), WOOD_SHADE, 0.75)
    saddle = c.mask(curve(at(((-20, -26, CORNER), (16, -26, CORNER), (15, 0), (4, 6), (-10, 4), (-22, -6)))))
    c.fill(saddle & m, cloth, detail=0.8)

    def lines(pen: Pen) -> None:
        if turned:
            for k in range(4):
                u, v = 35 + 6 * k - k * k, -70 + 12 * k
                pen.fill(limb(at(((u - 3, v, 4), (u + 9, v + 6, 5), (u + 12, v + 19, 1))), 14), _PLUM)
            pen.fill(limb(at(((4, -55, 2.8), (4.4, -55, 2.8))), 4), _INK)
        else:
            for k in range(4):
                u, v = 40 - 7 * k, -58 + 9 * k
                pen.fill(limb(at(((u + 3, v, 4), (u - 8, v + 6, 5), (u - 12, v + 18, 1))), 14), _PLUM)
            pen.stroke(curve(at(((54, -46), (58, -42), (62, -43))), closed=False), _INK, 2.2 * size)
        pen.stroke(at(((38, -8), (16, -10))) if turned else at(((44, -14), (16, -12))), _PLUM, 2.4 * size)
        for leg in _NEAR:
            a, b = leg[-2], leg[-1]
            pen.stroke(at(((0.3 * a[0] + 0.7 * b[0], 0.3 * a[1] + 0.7 * b[1]), b[:2])), _PLUM, 8 * size)

    c.draw(lines, detail=0.85)
