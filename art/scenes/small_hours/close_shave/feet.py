"""Parts of Close Shave: her two bare feet on tiptoe."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, place

from .brush import SHADE, SKIN, SKIN_DEEP, SKIN_LINE, SKIN_PALE, crease

_FOOT: Final[Points] = (
    *((8, -10), (20, -23), (38, -38), (54, -60), (66, -88), (70, -112), (70, -140), (112, -140), (110, -112)),
    *((110, -94), (117, -78), (114, -64), (100, -52), (88, -38), (76, -16), (64, -3), (48, 0), (24, 0)),
)
_NEAR: Final[tuple[Points, ...]] = (
    ((28, -16, 9), (12, -12, 8.4), (1, -7, 7)),
    ((34, -16, 8), (20, -12, 7), (10, -6, 6)),
    ((42, -16, 8), (28, -11, 6.6), (19, -5.5, 5.6)),
    ((50, -15, 8), (37, -10, 6.2), (28, -5, 5.2)),
    ((58, -13, 8), (46, -9, 6), (38, -4.5, 4.9)),
)
"""Toes seen from outside: the big one lies farthest."""
_FAR: Final[tuple[Points, ...]] = (
    ((28, -18, 8), (10, -14, 7), (-3, -8, 6)),
    ((40, -15, 11), (22, -11, 9.4), (5, -8, 8)),
)
"""Toes seen from inside: the big one lies before."""


def _foot(c: Canvas, x: float, y: float, toes: tuple[Points, ...], dim: float) -> None:
    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y)

    c.multiply(c.mask(oval(x + 34, y + 2, 50, 7), soft=3.5), SHADE, 0.95)
    c.multiply(c.mask(oval(x + 40, y + 1, 34, 4), soft=1.6), SHADE, 0.95)
    m = c.mask(curve(at(_FOOT)), wobble=0.4)
    c.fill(m, SKIN, detail=0.85)
    c.multiply(m, SKIN_DEEP, dim)
    c.multiply(m.edge(8, 5, 7), SKIN_DEEP, 0.9)
    c.glaze(m.edge(-4, -5, 4), SKIN_PALE, 0.75 - dim)
    c.glaze(m.edge(1, 1.6, 0.7), SKIN_LINE, 0.5)
    sweep(c, m, at([(80, -132, 5), (78, -100, 6), (62, -64, 6), (42, -36, 5)]), 6, SKIN_PALE, 0.5 - dim, pale=True)
    for f in toes:
        toe = c.mask(limb(at(f), 20))
        c.fill(toe, SKIN, detail=0.9)
        c.multiply(toe, SKIN_DEEP, dim)
        c.multiply(toe.edge(2, 4, 3), SKIN_DEEP, 0.8)
        c.glaze(toe.edge(-2, -3, 2), SKIN_PALE, 0.8 - dim)
        c.glaze(toe.edge(-0.8, 1.2, 0.7), SKIN_LINE, 0.6)
        u, v, q = f[-1]
        nail = place([(u - 0.1 * q, v - 0.5 * q)], x, y)[0]
        c.glaze(c.mask(oval(nail[0], nail[1], 0.5 * q, 0.32 * q, -30), soft=0.5) & toe, (0.85, 0.06, 42), 0.8)
    blend = c.mask(curve(at([(36, -30), (52, -34), (72, -22), (66, -8), (52, -12), (40, -18), (30, -20)])), soft=4)
    blend = blend & m
    c.fill(blend, SKIN, detail=0.85)
    c.multiply(blend, SKIN_DEEP, dim)

    def work(pen: Pen) -> None:
        crease(pen, at([(86, -88), (93, -93), (99, -87), (96, -79)]), 1.3, SKIN_LINE, 0.5)
        crease(pen, at([(104, -120), (102, -104), (103, -92)]), 1.1, SKIN_LINE, 0.4)
        crease(pen, at([(74, -34), (68, -24), (60, -18)]), 1.1, SKIN_LINE, 0.35)

    c.draw(work, clip=m, detail=0.85, soft=0.3)


def feet(c: Canvas) -> None:
    """The far foot, a step behind; the near one; heels high."""
    _foot(c, 606, 1142, _FAR, 0.35)
    _foot(c, 500, 1160, _NEAR, 0.0)
