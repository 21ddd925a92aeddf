"""Parts of Monday Migration: her head in profile, bowed into the goose's neck, eyes shut; a heavy knot of hair."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, sample

from .goose import down
from .wing import ROSE, WHITE
from .woman import SHADE, SKIN

_HAIR: Final = (0.25, 0.05, 15)
_DARK: Final = (0.15, 0.04, 350)
_LIGHT: Final = (0.44, 0.07, 30)
_GREY: Final = (0.7, 0.03, 40)
_BLUSH: Final = (0.67, 0.145, 26)
_EAR: Final = (338.0, 505.0)
_SIZE: Final = 1.14
_BOW: Final = math.radians(20)
_FRONT: Final[Points] = (
    *((34, -100), (60, -92), (76, -70), (80, -50), (76, -30), (86, -8), (103, 13), (98, 23, CORNER), (86, 26)),
    *((91, 35), (85, 43, CORNER), (89, 52), (81, 60), (83, 74), (75, 91), (54, 97), (26, 86), (2, 62)),
    *((-22, 20), (-12, -60)),
)
_FALLS: Final = (
    ((66, -86), (30, -112), (-24, -116), (-78, -70), (-92, 24)),
    ((58, -70), (26, -84), (-24, -74), (-62, -36), (-86, 30)),
    ((44, -50), (14, -38), (-14, -12), (-44, 12), (-80, 40)),
)
"""How the hair is combed, from the brow to the knot."""


def _at(points: Points) -> list[tuple[float, ...]]:
    co, si = math.cos(_BOW), math.sin(_BOW)
    out: list[tuple[float, ...]] = []
    for p in points:
        x, y = _EAR[0] + _SIZE * (p[0] * co - p[1] * si), _EAR[1] + _SIZE * (p[0] * si + p[1] * co)
        tail = () if len(p) < 3 else ((p[2],) if p[2] == CORNER else (p[2] * _SIZE,))
        out.append((x, y, *tail))
    return out


def nape(c: Canvas) -> None:
    """Paint her neck and the collar."""
    m = c.mask(limb([(302, 606, 46), (304, 596, 48), (318, 550, 52)], 30))
    c.fill(m, SKIN, detail=0.8)
    c.multiply(c.mask(limb([(372, 610, 20), (330, 620, 30), (300, 670, 30)], 20), soft=10) & m, SHADE, 0.7)
    collar = c.mask(limb([(224, 606, 9), (258, 634, 15), (318, 650, 16), (382, 636, 11)], 30), wobble=1)
    c.multiply(collar.blur(6).move(2, 8), (0.12, 0.03, 340), 0.6)
    c.fill(collar, WHITE, detail=0.7)
    c.multiply(collar.edge(-3, -6, 6), ROSE, 0.7)


def head(c: Canvas) -> None:
    """Paint face, hair, ear."""
    face = c.mask(curve(_at(_FRONT)))
    c.multiply(face.blur(10).move(9, 8), (0.7, 0.09, 20), 0.6)
    c.fill(face, SKIN, detail=0.92, mottle=0.02)
    for spine, soft, share in (
        (((74, 98, 8), (40, 92, 14), (10, 66, 18), (-6, 24, 16)), 6, 0.55),
        (((52, -30, 7), (74, -26, 7)), 5, 0.3),
        (((86, 26, 3), (78, 24, 4)), 2, 0.45),
        (((84, 62, 2), (74, 63, 4)), 2.5, 0.4),
        (((70, 8, 1), (66, 20, 2.4), (70, 34, 1)), 2, 0.35),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & face, SHADE, share)
    c.glaze(c.mask(limb(_at([(46, 26, 17), (58, 24, 14)])), soft=9) & face, _BLUSH, 0.5)
    c.glaze(c.mask(limb(_at([(94, 8, 8), (99, 15, 6)])), soft=4) & face, _BLUSH, 0.35)
    dark = (0.25, 0.06, 25)

    def features(pen: Pen) -> None:
        pen.fill(limb(_at([(42, -42, 0.8), (58, -52, 2.5), (77, -57, 1.1)])), _DARK, 0.85)
        lid = [(47, -20, 0.8), (56, -14, 2.0), (66, -13, 2.3), (75, -20, 1.0)]
        pen.fill(limb(_at(lid)), dark)
        for u, v in ((60, -13), (66, -12), (71, -15)):
            pen.fill(limb(_at([(u, v, 1.1), (u + 3, v + 6, 0.3)])), dark, 0.7)
        pen.stroke(_at([(50, -31), (62, -29), (74, -31)]), SHADE, 1.4, 0.7)
        for k in range(2):
            pen.stroke(_at([(44, -24 + 5 * k), (37, -25 + 8 * k), (32, -29 + 12 * k)]), SHADE, 1.3, 0.55)
        pen.fill(curve(_at([(88, 32), (91, 36), (85, 43, CORNER), (70, 43, CORNER), (78, 37)])), _BLUSH, 0.5)
        pen.fill(curve(_at([(85, 43, CORNER), (89, 51), (82, 56), (75, 50), (70, 43, CORNER)])), _BLUSH, 0.45)
        pen.fill(limb(_at([(87, 43, 1.4), (77, 44, 2), (66, 43, 0.8)])), (0.45, 0.12, 25), 0.9)
        pen.fill(limb(_at([(92, 22, 0.9), (87, 20, 1.8), (84, 13, 0.7)])), (0.45, 0.1, 28), 0.75)

    c.draw(features, detail=0.92, soft=0.3)
    down(c, [(446, 452, 4), (450, 480, 5), (446, 512, 3)], 150, 3.0, "brow")
    down(c, [(440, 592, 3), (428, 620, 6), (402, 648, 7)], 320, -2.5, "chin")
    _hair(c)
    ear = c.mask(curve(_at([(8, -16), (-5, -20), (-15, -9), (-12, 8), (-4, 22), (5, 20), (7, 4)])))
    c.multiply(ear.blur(3).move(0, 3), _DARK, 0.4)
    c.fill(ear, SKIN, detail=0.88)
    c.multiply(c.mask(limb(_at([(-2, -9, 3), (-6, 1, 4), (-1, 12, 2)])), soft=2) & ear, _BLUSH, 0.7)


_WISPS: Final[tuple[Points, ...]] = (
    ((-60, 52, 3), (-46, 72, 2.6), (-40, 96, 1.6), (-50, 116, 0.3)),
    ((-70, 50, 2.4), (-64, 78, 2.2), (-70, 100, 0.3)),
    ((-6, -6, 2.4), (4, 20, 2.2), (2, 44, 1.4), (12, 60, 0.3)),
)
"""Strands that have come loose."""


def _hair(c: Canvas) -> None:
    x, y = _at([(-92, 22)])[0][:2]
    knot = c.mask(oval(x, y, 54, 44, 34), wobble=1.5)
    cap = c.mask(
        curve(
            _at(
                [
                    *(
                        (66, -92, CORNER),
                        (44, -114),
                        (0, -124),
                        (-52, -110),
                        (-86, -66),
                        (-98, -8),
                        (-100, 40),
                        (-66, 60, CORNER),
                    ),
                    *((-34, 34), (-14, 8), (-2, -20), (12, -32), (38, -48), (56, -70)),
                ]
            )
        ),
        wobble=1,
    )
    r = c.rng("comb")
    ways = np.array([sample(_at(fall), 12) for fall in _FALLS])
    for m in (knot, cap):
        c.multiply(m.blur(4).move(0, 5), (0.42, 0.08, 25), 0.5)
        c.fill(m, _HAIR, detail=0.85, mottle=0.05)

    def work(pen: Pen) -> None:
        for _ in range(130):
            at = r.uniform(0, len(ways) - 1.001)
            k, f = int(at), at % 1
            way = ways[k] * (1 - f) + ways[k + 1] * f + r.normal(0, 1.0, 2)
            a = int(r.integers(0, 6))
            points = [(float(p[0]), float(p[1])) for p in way[a : a + 7]]
            tone = _GREY if at > 1.3 and r.random() < 0.35 else (_LIGHT if r.random() < 0.45 else _DARK)
            pen.stroke(points, tone, float(r.uniform(1.0, 2.2)), 0.5)

    c.draw(work, clip=cap.grow(1), detail=0.8, soft=0.3)

    def coil(pen: Pen) -> None:
        for k in range(46):
            turn, far = 0.83 * k, 0.12 + 0.86 * (k / 46) ** 0.8
            way = []
            for j in range(6):
                a = turn + 0.24 * j
                u, v = 54 * far * math.cos(a), 44 * far * math.sin(a)
                way.append((x + 0.83 * u - 0.56 * v, y + 0.56 * u + 0.83 * v))
            pen.stroke(way, (_LIGHT, _DARK, _DARK)[k % 3], 1.8, 0.6)

    def loose(pen: Pen) -> None:
        for wisp in _WISPS:
            pen.fill(limb(_at(wisp), 30), _HAIR, 0.9)

    c.draw(loose, detail=0.85)
    c.draw(coil, clip=knot - cap, detail=0.8, soft=0.3)
