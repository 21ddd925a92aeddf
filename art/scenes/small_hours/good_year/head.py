"""Parts of Good Year: the child's head in profile on the bark, chestnut, the eye shut to hear better."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

from .coat import collar_mask

_SKIN: Final = (0.79, 0.07, 52)
_SHADE: Final = (0.62, 0.1, 36)
_BLUSH: Final = (0.7, 0.13, 25)
_HAIR: Final = (0.4, 0.075, 42)
_DARK: Final = (0.26, 0.055, 30)
_LIGHT: Final = (0.57, 0.1, 54)
_FALLS: Final = (
    ((-70, -62), (-44, -96), (-10, -112), (20, -120)),
    ((-56, -54), (-30, -84), (10, -104), (30, -118)),
    ((-34, -28), (-14, -64), (14, -92), (36, -114)),
    ((10, -6), (24, -40), (36, -80), (44, -112)),
    ((40, 48), (60, 10), (62, -50), (50, -110)),
    ((80, 46), (92, 4), (86, -56), (56, -112)),
)
"""How the hair falls from the crown."""
_TUFTS: Final[tuple[Points, ...]] = (
    ((40, -122, 4), (64, -136, 4), (84, -134, 2.4), (98, -122, 0.5)),
    ((56, -118, 4), (84, -122, 4), (104, -108, 2.4), (112, -92, 0.5)),
    ((30, -126, 4), (44, -144, 3.2), (62, -150, 0.5)),
    ((98, -40, 5), (114, -14, 5), (118, 14, 3), (126, 30, 0.5)),
    ((92, 20, 6), (104, 44, 5), (112, 58, 2.6), (122, 64, 0.5)),
    ((70, 40, 7), (78, 66, 5), (88, 82, 0.6)),
    ((-72, -84, 5), (-88, -68, 4.4), (-94, -50, 0.6)),
    ((-44, -70, 6), (-58, -50, 5), (-64, -34, 0.6)),
)
"""Locks that leave the cap, cut at home."""


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 441, 221, 0.745, -15)


def head(c: Canvas) -> None:
    """Paint nape, face, hair, ear."""
    c.fill(c.mask(limb([(486, 236, 26), (480, 270, 30)], 10)) - collar_mask(c), _SHADE, detail=0.7)
    _face(c)
    _hair(c)
    ear = c.mask(curve(_at([(12, -10), (0, -20), (-14, -10), (-11, 10), (-4, 24), (6, 22), (11, 6)])))
    c.multiply(ear.blur(3).move(0, 3), _DARK, 0.5)
    c.fill(ear, (0.77, 0.085, 44), detail=0.88)
    c.multiply(c.mask(limb(_at([(2, -9, 3), (-5, 2, 4), (0, 14, 2)])), soft=2) & ear, _BLUSH, 0.6)


def _face(c: Canvas) -> None:
    face = c.mask(
        curve(
            _at(
                [
                    *((-40, -104), (-68, -92), (-84, -64), (-87, -42), (-80, -24), (-84, -10), (-97, 6), (-99, 14)),
                    *((-86, 20, CORNER), (-88, 27), (-94, 35), (-86, 40, CORNER), (-90, 47), (-82, 54), (-82, 66)),
                    *((-74, 82), (-52, 92), (-20, 88), (10, 66), (34, 40), (34, -60)),
                ]
            )
        )
    )
    c.multiply(face.blur(8).move(-7, 6), (0.25, 0.05, 315), 0.6)
    c.fill(face, _SKIN, detail=0.92, mottle=0.02)
    for spine, soft, tone, share in (
        (((-64, 94, 6), (-30, 94, 12), (4, 72, 14), (14, 30, 10)), 6, _SHADE, 0.6),
        (((-80, -20, 5), (-62, -18, 7)), 4, _SHADE, 0.25),
        (((-84, 24, 3), (-78, 22, 3)), 2, _SHADE, 0.4),
        (((-84, 58, 2), (-76, 58, 3)), 2, _SHADE, 0.35),
        (((-60, -66, 8), (-40, -40, 8), (-26, 0, 6)), 6, _SHADE, 0.35),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & face, tone, share)
    c.glaze(c.mask(limb(_at([(-46, 28, 17), (-56, 26, 14)])), soft=8) & face, _BLUSH, 0.6)
    c.glaze(c.mask(limb(_at([(-95, 6, 6), (-92, 12, 5)])), soft=3) & face, _BLUSH, 0.35)
    dark = (0.34, 0.06, 38)

    def features(pen: Pen) -> None:
        pen.fill(limb(_at([(-76, -44, 1), (-64, -47, 2), (-48, -41, 0.8)])), _DARK, 0.85)
        pen.fill(limb(_at([(-75, -16, 1.2), (-68, -8, 2.4), (-58, -6, 2.8), (-47, -12, 1.2)])), dark)
        for u, v in ((-72, -11), (-66, -6), (-59, -4)):
            pen.fill(limb(_at([(u, v, 1.4), (u - 4, v + 7, 0.4)])), dark, 0.85)
        pen.stroke(_at([(-73, -26), (-61, -23), (-49, -24)]), _SHADE, 1.2, 0.6)
        pen.fill(curve(_at([(-89, 30), (-94, 35), (-86, 40, CORNER), (-72, 41, CORNER), (-80, 34)])), _BLUSH, 0.32)
        pen.fill(curve(_at([(-87, 40, CORNER), (-90, 47), (-84, 51), (-76, 46), (-72, 41, CORNER)])), _BLUSH, 0.3)
        pen.fill(limb(_at([(-88, 40, 1), (-79, 41, 1.6), (-70, 39, 0.8)])), (0.47, 0.11, 28), 0.9)
        pen.fill(limb(_at([(-92, 16, 0.9), (-87, 14, 1.6), (-85, 9, 0.6)])), (0.5, 0.1, 32), 0.7)

    c.draw(features, detail=0.92, soft=0.3)


def _hair(c: Canvas) -> None:
    cap = c.mask(
        curve(
            _at(
                [
                    *((-88, -54, CORNER), (-80, -88), (-54, -116), (-14, -131), (30, -132), (74, -114), (102, -74)),
                    *((110, -22), (104, 24), (94, 44), (88, 72, CORNER), (74, 56), (62, 78, CORNER), (52, 58)),
                    *((36, 70, CORNER), (28, 44), (16, 24), (14, -10), (0, -26), (-16, -18), (-24, 14, CORNER)),
                    *((-34, -10), (-38, -34), (-50, -30, CORNER), (-54, -52), (-68, -46, CORNER), (-72, -60)),
                ]
            )
        ),
        wobble=1,
    )
    c.multiply(cap.blur(4).move(0, 5), (0.6, 0.09, 45), 0.45)
    c.fill(cap, _HAIR, detail=0.8, mottle=0.04)
    c.multiply(c.mask(limb(_at([(30, 40, 12), (70, 50, 14), (104, 0, 10), (104, -50, 8)])), soft=8) & cap, _DARK, 0.6)
    c.glaze(c.mask(limb(_at([(-50, -92, 7), (-10, -106, 12), (34, -104, 9)])), soft=8) & cap, _LIGHT, 0.5)
    r = c.rng("comb")
    ways = np.array([sample(_at(fall), 12) for fall in _FALLS])

    def work(pen: Pen) -> None:
        for _ in range(150):
            at = r.uniform(0, len(ways) - 1.001)
            k, f = int(at), at % 1
            way = ways[k] * (1 - f) + ways[k + 1] * f + r.normal(0, 1.2, 2)
            a = int(r.integers(0, 6))
            points = [(float(p[0]), float(p[1])) for p in way[a : a + 6]]
            pen.stroke(points, _LIGHT if r.random() < 0.5 else _DARK, float(r.uniform(0.9, 2)), 0.45)

    c.draw(work, clip=cap.grow(1), detail=0.8, soft=0.3)

    def tufts(pen: Pen) -> None:
        for k, tuft in enumerate(_TUFTS):
            pen.fill(limb(_at(tuft), 30), _HAIR if k % 3 else _DARK, 0.95)

    c.draw(tufts, detail=0.85)
