"""Parts of Low Notes: a fawn at the stag's breast, which holds its ears flat and looks up."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.colour import mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .coat import INK, sweep

_COAT: Final = (0.47, 0.078, 50)
_CREAM: Final = (0.74, 0.055, 72)
_DEEP: Final = (0.5, 0.08, 20)
_HEAD: Final[Points] = (
    *((-10, -20), (16, -44), (50, -50), (78, -36), (100, -14), (128, 0), (148, 8), (156, 20), (152, 34), (138, 44)),
    *((104, 48), (74, 62), (40, 72), (4, 62), (-18, 28)),
)
_EAR: Final[Points] = ((8, -2), (-12, -24), (-58, -36), (-104, -30), (-136, -12, CORNER), (-84, 6), (-30, 14), (-2, 12))
_SPOTS: Final = ((690, 1190, 7), (736, 1146, 9), (768, 1178, 8), (724, 1198, 6), (786, 1132, 7), (656, 1214, 6))


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 664, 1082, 0.98, 14, flip=True)


def fawn(c: Canvas) -> None:
    """Paint its back, its neck, its head with both ears laid flat, its open eye."""
    back = c.mask(
        curve(
            [
                *((566, 1240, CORNER), (586, 1180), (612, 1120), (640, 1056), (672, 1040), (704, 1072), (756, 1100)),
                *((840, 1092, CORNER), (840, 1240, CORNER)),
            ]
        ),
        wobble=1.5,
    )
    c.multiply(back.blur(14).move(-8, -4), INK, 0.6)
    c.fill(back, _COAT, detail=0.5)
    folds = (
        ([(590, 1220, 16), (640, 1190, 22), (700, 1140, 10)], 12, 0.6),
        ([(690, 1096, 6), (700, 1130, 14), (680, 1170, 16)], 10, 0.6),
    )
    sweep(c, back, folds, _DEEP, pale=False)
    nap(c, back, 700, 1.2, "fawn", 18)
    for x, y, q in _SPOTS:
        c.glaze(c.mask(oval(x, y, q, 0.7 * q, 20), wobble=1.5), _CREAM, 0.85)
    _ear(c, 8.0, -16.0)
    m = c.mask(curve(_at(_HEAD)), wobble=1)
    free = np.asarray(smoothstep(690, 610, c.x), np.float32)
    cast = m.blur(9).move(0, 10)
    c.multiply(cast * free[cast.where], INK, 0.5)
    c.fill(m * np.asarray(smoothstep(684, 650, c.x)[m.where], np.float32), _COAT, detail=0.7)
    sweep(c, m, ((_at([(140, 38, 5), (100, 44, 9), (50, 62, 12)]), 6, 0.8),), _CREAM, pale=True)
    sweep(c, m, ((_at([(20, -40, 4), (60, -44, 6), (100, -12, 5), (140, 8, 2)]), 5, 0.45),), _DEEP, pale=False)
    nap(c, m, 420, 2.6, "fawn-cheek", 11)
    _features(c)
    _ear(c, 0.0, 0.0)


def _ear(c: Canvas, x: float, y: float) -> None:
    def laid(points: Points) -> list[tuple[float, ...]]:
        return _at(place(points, x - 2, y - 14, 1.0, -14))

    m = c.mask(curve(laid(_EAR)), wobble=1)
    c.multiply(m.blur(6).move(2, 7), INK, 0.5)
    c.fill(m, mix(_COAT, INK, 0.12 if x == 0 else 0.3), detail=0.7)
    c.multiply(c.mask(limb(laid([(-14, -2, 2), (-60, -14, 11), (-118, -14, 1)]), 20), soft=3) & m, _DEEP, 0.8)


def _features(c: Canvas) -> None:
    c.glaze(c.mask(limb(_at([(46, -2, 3), (60, 2, 5), (80, -4, 3)]), 20), soft=4), _CREAM, 0.4)

    def work(pen: Pen) -> None:
        pen.fill(curve(_at([(44, -8, CORNER), (52, -18), (66, -20), (80, -10, CORNER), (70, -4), (56, -3)])), INK)
        pen.fill(limb(_at([(38, -6, 0.6), (50, -19, 1.6), (67, -21, 1.6), (86, -7, 0.6)]), 20), INK)
        x, y = _at([(65, -14)])[0]
        pen.dot(x, y, 1.9, (0.85, 0.04, 90))
        pen.fill(curve(_at([(138, 4), (150, 6), (158, 18), (154, 28), (146, 22), (140, 12)])), INK)
        pen.fill(limb(_at([(154, 30, 0.8), (142, 35, 1.3), (128, 37, 0.7)]), 14), INK)

    c.draw(work, detail=0.9)
