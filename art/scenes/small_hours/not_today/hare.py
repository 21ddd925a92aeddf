"""Parts of Not Today: who else is waiting: a hare that has half changed already, upright beside its suitcase."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import crease
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .brush import CAST, DEEP, HIDE, INK, RED, SNOW, disc

_X, _Y, _SIZE = 116.0, 726.0, 0.9
_BODY: Final[Points] = (
    *(
        (-34, 2),
        (-42, -22),
        (-36, -50),
        (-18, -74),
        (2, -82),
        (18, -70),
        (22, -46),
        (20, -20),
        (24, 0),
        (36, 4),
        (34, 10),
    ),
    *((0, 12), (-26, 10)),
)
_HEAD: Final[Points] = (
    *((-14, -74), (-16, -96), (-2, -112), (16, -112), (32, -102), (42, -90), (38, -80), (22, -74), (6, -68)),
)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, _X, _Y, _SIZE)


def hare(c: Canvas) -> None:
    """Shadow, suitcase, body still white, head and ears brown."""
    c.multiply(c.mask(limb(_at([(-34, 12, 7), (20, 14, 8), (92, 13, 6)]), 20), soft=4), CAST, 0.8)
    _case(c)
    body = c.mask(curve(_at(_BODY)), wobble=1, cell=8)
    c.fill(body, SNOW, detail=0.7)
    c.multiply(body.edge(12, 8, 7), (0.74, 0.06, 250), 0.8)
    c.multiply(body.edge(-2, -1, 1.5), CAST, 0.7)
    c.fill(c.mask(disc(_at([(-42, -2)])[0], 9, 8)), SNOW, detail=0.7)
    ears = c.mask(
        limb(_at([(2, -104, 5), (-8, -130, 8), (-14, -160, 3)]), 24),
        limb(_at([(10, -106, 5), (8, -134, 8), (10, -166, 3)]), 24),
    )
    c.fill(ears, HIDE, detail=0.75)
    head = c.mask(curve(_at(_HEAD)), wobble=0.6)
    c.fill(head, HIDE, detail=0.8)
    c.glaze(c.mask(limb(_at([(22, -82, 8), (38, -86, 6)]), 10), soft=4) & head, SNOW, 0.8)
    c.fill(c.mask(limb(_at([(10, -70, 12), (-12, -68, 12), (-34, -44, 6)]), 14), soft=6) & body, HIDE, 0.75, detail=0.6)

    def work(pen: Pen) -> None:
        crease(pen, _at([(6, -112), (5, -134), (9, -156)]), 2.6, DEEP, 0.8)
        pen.fill(disc(_at([(18, -96)])[0], 3.6, 4), INK)
        pen.fill(disc(_at([(17, -97.4)])[0], 1.1, 1.1), SNOW)
        pen.fill(disc(_at([(41, -91)])[0], 2.6, 2.2), INK)
        crease(pen, _at([(38, -83), (32, -81), (27, -83)]), 1.1, INK, 0.8)
        pen.fill(limb(_at([(10, -50, 5), (22, -38, 4.4), (34, -32, 4)]), 12), SNOW)
        crease(pen, _at([(8, -44), (20, -33), (34, -28)]), 1.4, CAST, 0.9)
        crease(pen, _at([(-8, -30), (6, -20), (8, 2)]), 1.8, CAST, 0.7)
        for x, y in ((-14, -158), (10, -164)):
            pen.fill(limb(_at([(x + 0.5, y + 12, 4.2), (x, y + 5, 3.6), (x, y + 1, 2)]), 10), INK, 0.75)

    c.draw(work, detail=0.85, soft=0.3)


def _case(c: Canvas) -> None:
    case = c.mask(
        curve(_at([(40, -28, CORNER), (94, -28, CORNER), (95, 12, CORNER), (40, 13, CORNER)]), pull=0.1), wobble=0.6
    )
    c.fill(case, (0.7, 0.105, 68), detail=0.8)
    c.multiply(case.edge(4, 6, 4), (0.6, 0.1, 55), 0.7)

    def work(pen: Pen) -> None:
        pen.stroke(_at([(57, -28), (58, -37), (76, -37), (77, -28)]), INK, 3.2)
        for x in (52, 82):
            pen.stroke(_at([(x, -27), (x, 12)]), RED, 3.6)

    c.draw(work, detail=0.85, soft=0.3)
