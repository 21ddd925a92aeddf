"""Parts of Express: the bride's head in profile, copper hair loosened by the wind, the wreath that pins the veil."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample

from .bride import SHADE, SKIN

_HAIR: Final = (0.42, 0.115, 45)
_DARK: Final = (0.27, 0.085, 38)
_LIGHT: Final = (0.58, 0.13, 54)
_BLUSH: Final = (0.66, 0.14, 25)
_FALLS: Final = (
    ((-50, -94), (-22, -50), (14, 0), (70, 30)),
    ((-46, -102), (-8, -74), (36, -24), (88, 24)),
    ((-34, -112), (12, -100), (58, -54), (98, 16)),
    ((-14, -122), (34, -116), (80, -68), (106, 18)),
    ((8, -126), (60, -112), (94, -66), (98, 8)),
)
"""How the hair is combed, from the brow to the knot."""
_WISPS: Final[tuple[Points, ...]] = (
    ((-46, -98, 2.4), (-26, -119, 3), (10, -134, 2.2), (48, -136, 0.4)),
    ((-34, -108, 2), (-4, -124, 2.6), (30, -128, 1.6), (52, -122, 0.4)),
    ((-34, -44, 2.4), (-26, -10, 4), (-8, 22, 3.6), (30, 44, 2.8), (70, 84, 0.4)),
    ((44, 54, 5), (70, 78, 4.6), (116, 76, 3.4), (158, 96, 2), (196, 92, 0.4)),
    ((52, 50, 4), (84, 66, 4), (130, 56, 3), (176, 66, 0.4)),
    ((36, 58, 3), (58, 86, 3), (92, 104, 2), (132, 108, 0.4)),
    ((116, 40, 4), (150, 36, 3.6), (186, 50, 2.4), (232, 40, 0.4)),
    ((112, 52, 3), (140, 60, 3), (180, 78, 1.6), (214, 72, 0.4)),
)
"""Strands the wind has taken."""


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 155, 95, 0.51, -6)


def neck(c: Canvas) -> None:
    """Paint the neck that goes down into the gown."""
    m = c.mask(limb([(212, 172, 24), (190, 146, 18), (171, 120, 19)], 30))
    c.fill(m, SKIN, detail=0.8)
    c.multiply(c.mask(limb([(156, 134, 12), (176, 136, 11), (196, 166, 8)], 20), soft=6) & m, SHADE, 0.75)


def bride_head(c: Canvas) -> None:
    """Paint collar, face, hair, ear, the loose strands."""
    collar = c.mask(limb([(176, 164, 5), (194, 166, 6), (214, 150, 5)], 20))
    c.fill(collar, (0.94, 0.02, 80), detail=0.75)
    c.multiply(collar.edge(-2, -4, 3), (0.78, 0.06, 25), 0.8)
    _face(c)
    _combed(c)
    _ear(c)

    def wisps(pen: Pen) -> None:
        for k, wisp in enumerate(_WISPS):
            pen.fill(limb(_at(wisp), 50), _HAIR if k % 3 else _DARK, 0.92)

    c.draw(wisps, detail=0.85)


def _face(c: Canvas) -> None:
    face = c.mask(
        curve(
            _at(
                [
                    *((-30, -104), (-58, -94), (-75, -70), (-80, -48), (-76, -29), (-84, -12), (-98, 8), (-97, 15)),
                    *((-83, 20, CORNER), (-85, 28), (-90, 36), (-83, 41, CORNER), (-87, 48), (-79, 56), (-81, 69)),
                    *((-75, 83), (-58, 91), (-30, 82), (-4, 60), (24, 40), (30, -60)),
                ]
            )
        )
    )
    c.fill(face, SKIN, detail=0.92, mottle=0.02)
    for spine, soft, tone, share in (
        (((-74, 94, 6), (-40, 90, 12), (-8, 64, 14), (6, 24, 10)), 5, SHADE, 0.6),
        (((-70, -24, 6), (-54, -20, 7)), 3, SHADE, 0.3),
        (((-82, 24, 3), (-76, 22, 3)), 2, SHADE, 0.5),
        (((-82, 60, 2), (-74, 60, 3)), 2, SHADE, 0.4),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & face, tone, share)
    c.glaze(c.mask(limb(_at([(-50, 22, 15), (-60, 20, 12)])), soft=6) & face, _BLUSH, 0.5)
    c.glaze(c.mask(limb(_at([(-94, 6, 6), (-90, 12, 5)])), soft=3) & face, _BLUSH, 0.35)
    c.glaze(c.mask(limb(_at([(-66, -80, 8), (-70, -56, 6)])), soft=5) & face, (0.86, 0.05, 62), 0.6)
    dark = (0.28, 0.06, 38)

    def features(pen: Pen) -> None:
        pen.fill(limb(_at([(-73, -42, 1.2), (-60, -46, 2.4), (-42, -40, 0.8)])), _HAIR, 0.85)
        lid = [(-71, -17, 1.2), (-64, -10, 2.6), (-54, -9, 2.8), (-44, -15, 1.2)]
        pen.fill(limb(_at(lid)), dark)
        for u, v in ((-69, -13), (-63, -8)):
            pen.fill(limb(_at([(u, v, 1.4), (u - 4, v + 6, 0.4)])), dark, 0.85)
        pen.stroke(_at([(-70, -26), (-58, -23), (-46, -24)]), SHADE, 1.1, 0.7)
        pen.fill(curve(_at([(-87, 31), (-92, 36), (-84, 41, CORNER), (-70, 41, CORNER), (-78, 35)])), _BLUSH, 0.5)
        pen.fill(curve(_at([(-84, 41, CORNER), (-87, 48), (-81, 52), (-74, 47), (-70, 41, CORNER)])), _BLUSH, 0.45)
        pen.fill(limb(_at([(-85, 41, 1.2), (-76, 42, 1.7), (-66, 41, 0.8)])), (0.45, 0.11, 28), 0.9)
        pen.fill(limb(_at([(-90, 17, 1), (-85, 15, 1.8), (-82, 9, 0.7)])), (0.45, 0.1, 32), 0.75)

    c.draw(features, detail=0.92, soft=0.3)


def _combed(c: Canvas) -> None:
    x, y = _at([(100, 32)])[0]
    knot = c.mask(oval(x, y, 19, 16, 20), wobble=1)
    cap = c.mask(
        curve(
            _at(
                [
                    *((-54, -92, CORNER), (-34, -114), (8, -128), (54, -116), (90, -76), (98, -24), (90, 26), (62, 56)),
                    *((36, 60, CORNER), (20, 36), (10, 4), (-6, -20), (-22, -34), (-34, -46), (-40, -68)),
                ]
            )
        ),
        wobble=1,
    )
    r = c.rng("comb-bride")
    ways = np.array([sample(_at(fall), 12) for fall in _FALLS])
    for m in (knot, cap):
        c.multiply(m.blur(3).move(-1, 3), (0.42, 0.1, 38), 0.5)
        c.fill(m, _HAIR, detail=0.85, mottle=0.05)
    c.multiply(c.mask(limb(_at([(20, 30, 10), (56, 50, 12), (88, 30, 10)])), soft=5) & cap, _DARK, 0.6)
    c.glaze(c.mask(limb(_at([(-26, -84, 8), (10, -88, 14), (44, -66, 10)])), soft=6) & cap, _LIGHT, 0.5)

    def work(pen: Pen) -> None:
        for _ in range(120):
            at = r.uniform(0, len(ways) - 1.001)
            k, f = int(at), at % 1
            way = ways[k] * (1 - f) + ways[k + 1] * f + r.normal(0, 0.7, 2)
            a = int(r.integers(0, 6))
            points = [(float(p[0]), float(p[1])) for p in way[a : a + 6]]
            pen.stroke(points, _LIGHT if r.random() < 0.5 else _DARK, float(r.uniform(0.8, 1.7)), 0.5)

    c.draw(work, clip=cap.grow(1), detail=0.8, soft=0.3)

    def coil(pen: Pen) -> None:
        for k in range(9):
            turn = 0.7 * k
            way = [
                (x + (4 + 1.6 * k) * math.cos(turn + 0.5 * j), y + (3.4 + 1.3 * k) * math.sin(turn + 0.5 * j))
                for j in range(4)
            ]
            pen.stroke(way, _LIGHT if k % 2 else _DARK, 1.4, 0.6)

    c.draw(coil, clip=knot, detail=0.8, soft=0.3)


def _ear(c: Canvas) -> None:
    ear = c.mask(curve(_at([(10, -8), (0, -16), (-12, -6), (-9, 10), (-3, 22), (5, 20), (9, 6)])))
    c.multiply(ear.blur(2).move(0, 2), _DARK, 0.4)
    c.fill(ear, SKIN, detail=0.88)
    c.multiply(c.mask(limb(_at([(0, -6, 3), (-4, 2, 4), (0, 12, 2)])), soft=1.5) & ear, _BLUSH, 0.6)


def wreath(c: Canvas) -> None:
    """Cream blossoms and leaves where the veil is pinned."""
    r = c.rng("wreath")

    def work(pen: Pen) -> None:
        spots = [
            (float(p[0]), float(p[1]))
            for p in sample(_at([(26, -128), (58, -112), (84, -80), (98, -42), (100, -6)]), 6)
        ]
        for x, y in spots:
            turn = math.degrees(math.atan2(y - 95, x - 155))
            for side in (-34, 26):
                bend = math.radians(turn + side + 90 * (side > 0))
                pen.fill(oval(x + 9 * math.cos(bend), y + 9 * math.sin(bend), 8, 3.2, turn + side), (0.4, 0.085, 148))
        for k, (x, y) in enumerate(spots):
            q = (5.4, 7.2, 6.0, 7.6, 6.4, 5.0)[k]
            turn = float(r.uniform(0, 6))
            for j in range(5):
                a = turn + 1.257 * j
                pen.fill(
                    oval(x + 0.6 * q * math.cos(a), y + 0.6 * q * math.sin(a), 0.62 * q, 0.45 * q, math.degrees(a)),
                    (0.95 - 0.02 * (j % 2), 0.03, 70),
                )
            pen.dot(x, y, q * 0.26, (0.78, 0.1, 60))

    c.draw(work, relief=1.2, detail=0.9)
