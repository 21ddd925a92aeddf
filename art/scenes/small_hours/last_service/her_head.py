"""Parts of Last Service: her head in profile, bent over the knot: lips pressed, a plait wound round her crown."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import locks
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

from .brush import FLUSH, HER, HER_DEEP, HER_LINE, HER_PALE, SUN, crease

_FRONT: Final[Points] = (
    *((30, -104), (60, -92), (78, -68), (85, -42), (84, -22), (80, -8), (88, 8), (99, 24), (107, 36)),
    *((104, 48), (94, 53), (86, 55, CORNER), (89, 65), (95, 73), (93, 79), (86, 83, CORNER), (93, 88)),
    *((92, 97), (88, 102), (94, 112), (92, 128), (76, 142), (48, 146), (18, 138), (-14, 122), (-44, 60), (-30, -40)),
)
_HAIR: Final[Points] = (
    *((46, -98, CORNER), (24, -118), (-22, -122), (-68, -102), (-96, -56), (-98, -4), (-88, 40), (-70, 72)),
    *((-50, 80), (-36, 62), (-28, 26), (-6, 2), (6, -26, CORNER), (24, -48), (42, -74)),
)
_WAYS: Final[tuple[Points, ...]] = (
    ((44, -96), (12, -112), (-40, -106), (-86, -66)),
    ((40, -80), (0, -88), (-46, -76), (-92, -30)),
    ((28, -54), (-10, -58), (-54, -40), (-94, 10)),
    ((8, -28), (-20, -24), (-54, 0), (-84, 46)),
    ((-22, 20), (-40, 24), (-54, 44), (-66, 74)),
)
_PLAIT: Final[Points] = (
    *((38, -104, 12), (6, -128, 20), (-44, -126, 24), (-92, -94, 25), (-116, -42, 25), (-114, 16, 23), (-94, 60, 15)),
)
_DARK: Final = (0.46, 0.03, 300)
_PALE: Final = (0.76, 0.018, 280)
_INK: Final = (0.3, 0.035, 300)
_LIP: Final = (0.6, 0.13, 22)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the right) where they lie on the card."""
    return place(points, 194, 780, 0.71, 22)


def neck(c: Canvas) -> None:
    """The neck, bent forward out of the collar."""
    m = c.mask(limb([(164, 900, 36), (172, 860, 35), (186, 820, 32)], 30))
    c.fill(m, HER, detail=0.7)
    sweep(c, m, ((220, 860, 16), (196, 872, 20), (170, 890, 20)), 10, HER_DEEP, 0.8)


def head(c: Canvas) -> None:
    """Face, features, hair, plait, ear."""
    m = c.mask(curve(at(_FRONT)), wobble=0.6)
    c.fill(m, HER, detail=0.85, mottle=0.025)
    sweep(c, m, at([(80, 144, 8), (46, 140, 14), (12, 130, 16), (-20, 100, 14)]), 12, HER_DEEP, 0.65)
    sweep(c, m, at([(66, -82, 8), (80, -50, 8), (82, -24, 5)]), 7, HER_PALE, 0.8, pale=True)
    sweep(c, m, at([(86, 6, 4), (102, 32, 5)]), 4, HER_PALE, 0.8, pale=True)
    sweep(c, m, at([(78, -10, 6), (62, -5, 8), (44, -6, 6)]), 6, HER_DEEP, 0.55)
    sweep(c, m, at([(72, 26, 8), (54, 30, 14), (36, 28, 9)]), 8, HER_PALE, 0.6, pale=True)
    sweep(c, m, at([(84, 116, 6), (72, 124, 6)]), 5, HER_PALE, 0.6, pale=True)
    c.glaze(c.mask(limb(at([(62, 42, 17), (44, 42, 15)])), soft=7) & m, FLUSH, 0.42)
    c.glaze(c.mask(limb(at([(100, 40, 7), (104, 42, 6)])), soft=4) & m, FLUSH, 0.3)
    _features(c, m)
    _hair(c, m)
    _plait(c)
    _ear(c)


def _features(c: Canvas, m: Mask) -> None:
    """An eye upon her work, a straight brow, lips pressed together."""
    lips = c.mask(curve(at([(86, 66), (95, 73), (93, 79), (86, 83), (93, 88), (91, 97), (80, 92), (72, 82)])), soft=1)
    c.glaze(lips & m, _LIP, 0.55)

    def work(pen: Pen) -> None:
        pen.fill(curve(at([(52, 6, CORNER), (64, 5), (80, 4, CORNER), (74, 13), (60, 14)])), (0.92, 0.015, 80))
        pen.fill(curve(at([(62, 4), (76, 4), (78, 9), (73, 14), (64, 13)])), (0.25, 0.05, 40))
        lid = at([(46, 4, CORNER), (53, -10), (68, -13), (82, -1, CORNER), (72, 7), (58, 8)])
        pen.fill(curve(lid), HER)
        pen.fill(curve(lid), HER_DEEP, 0.4)
        pen.fill(limb(at([(44, 4, 0.8), (54, 8.5, 2.3), (68, 9, 2.8), (83, 2, 1.3)]), 24), (0.24, 0.045, 30))
        for u, v in ((52, 9), (60, 11), (68, 11), (75, 8)):
            pen.fill(limb(at([(u, v, 1.3), (u + 4, v + 7, 0.4)]), 6), (0.24, 0.045, 30), 0.85)
        crease(pen, at([(45, -2), (56, -14), (75, -14)]), 1.6, HER_LINE, 0.75)
        crease(pen, at([(52, 19), (63, 23), (75, 19)]), 1.3, HER_LINE, 0.5)
        crease(pen, at([(48, 27), (60, 33), (72, 29)]), 1.3, HER_LINE, 0.35)
        crease(pen, at([(36, -18), (54, -33), (72, -39), (85, -38)]), 3.2, _DARK, 0.9)
        crease(pen, at([(90, 53), (83, 48), (81, 39)]), 2.0, HER_LINE, 0.85)
        crease(pen, at([(89, 82), (80, 83), (70, 79), (64, 72)]), 2.3, (0.42, 0.12, 22), 0.95)
        crease(pen, at([(60, 66), (55, 75), (57, 84)]), 1.6, HER_LINE, 0.6)
        crease(pen, at([(80, 44), (68, 54), (60, 68)]), 1.6, HER_LINE, 0.5)
        for u, v, p, q in ((38, 2, 22, -4), (38, 8, 20, 8), (41, 14, 26, 19)):
            crease(pen, at([(u, v), ((u + p) / 2, (v + q) / 2 + 1), (p, q)]), 1.3, HER_LINE, 0.5)
        crease(pen, at([(-14, 78), (10, 112), (40, 130)]), 1.6, HER_LINE, 0.4)

    c.draw(work, detail=0.92, soft=0.3)


def _hair(c: Canvas, face: Mask) -> None:
    m = c.mask(curve(at(_HAIR)), wobble=1.2)
    c.multiply(m.blur(5).move(3, 6) & face, HER_DEEP, 0.65)
    c.fill(m, (0.58, 0.025, 290), detail=0.6)
    locks(c, tuple(at(w) for w in _WAYS), 64, (0.62, 2.6), (_PALE, _DARK), seed="her", share=0.8, clip=m, shade=_INK)
    c.glaze(m.edge(-8, -12, 9), SUN, 0.4)


def _plait(c: Canvas) -> None:
    """The plait: laps that slant by turns to either side."""
    way = sample(at(_PLAIT), 21)
    d = np.gradient(way[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    c.multiply(c.mask(limb(at(_PLAIT), 50), soft=5).move(3, 7), _INK, 0.4)

    def work(pen: Pen) -> None:
        for k in range(20):
            (x, y, r), (dx, dy) = way[k], d[k]
            side = 1.0 if k % 2 else -1.0

            def spot(a: float, b: float, x: float = x, y: float = y, r: float = r, dx: float = dx, dy: float = dy,
                     side: float = side) -> tuple[float, float]:  # fmt: skip
                return (x + a * r * dx - side * b * r * dy, y + a * r * dy + side * b * r * dx)

            lap = [spot(-0.7, 0.66), spot(0.1, 0.5), spot(0.8, -0.3)]
            wide = (0.26 * r, 0.46 * r, 0.14 * r)
            pen.fill(limb([(*p, q + 1.5) for p, q in zip(lap, wide, strict=True)], 16), _INK)
            pen.fill(limb([(*p, q) for p, q in zip(lap, wide, strict=True)], 16), (0.58, 0.025, 290))
            for f in (-0.2, 0.05, 0.26):
                line = [spot(-0.6, 0.66 + f), spot(0.1, 0.5 + f), spot(0.7, -0.24 + f)]
                pen.stroke(line, _PALE if f < 0.2 else _DARK, 1.5, 0.75)

    c.draw(work, relief=3, detail=0.62)


def _ear(c: Canvas) -> None:
    m = c.mask(curve(at([(8, -14), (-8, -22), (-24, -12), (-27, 10), (-16, 32), (-8, 46), (4, 44), (8, 16)])))
    c.multiply(m.blur(4).move(-3, 5), HER_DEEP, 0.5)
    c.fill(m, HER, detail=0.85)
    c.glaze(c.mask(limb(at([(-10, 2, 8), (-8, 24, 7)])), soft=4) & m, FLUSH, 0.3)
    c.glaze(m.edge(-3, -4, 3), HER_PALE, 0.7)

    def work(pen: Pen) -> None:
        crease(pen, at([(0, -8), (-14, -10), (-17, 6), (-8, 22)]), 2.0, HER_LINE, 0.7)
        x, y = at([(-4, 52)])[0]
        pen.dot(x, y, 5.4, (0.62, 0.17, 27))
        pen.dot(x - 1.4, y - 1.4, 2.0, (0.9, 0.06, 40))

    c.draw(work, detail=0.85, soft=0.25)
