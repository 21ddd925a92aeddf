"""Parts of Express: his head in a lost profile, bent to the hem: bald crown, white fringe, ear, the tip of a nose."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

from .father import CLOTH, SHADE, SKIN

_WHITE = (0.9, 0.02, 85)
_FALLS = (
    ((-40, -34), (-26, -2), (-30, 10)),
    ((-24, -50), (4, -20), (14, 30), (26, 100)),
    ((10, -60), (50, -20), (56, 50), (48, 108)),
    ((50, -72), (90, -24), (90, 50), (74, 108)),
    ((84, -74), (112, -20), (112, 30), (100, 78)),
)
"""How the fringe falls, from the temple to the nape."""


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 562, 650, 1.04, -24)


def nape(c: Canvas) -> None:
    """Paint the neck that goes down into the coat."""
    c.fill(c.mask(limb(_at([(10, 60, 54), (24, 120, 62)]))), SHADE, detail=0.7)


def head(c: Canvas) -> None:
    """Paint nose, skull, hair, ear, collar."""
    nose = c.mask(curve(_at([(-70, -46), (-88, -34), (-98, -10), (-118, 16), (-112, 29), (-92, 32), (-60, 20)])))
    c.fill(nose, SKIN, detail=0.8)
    c.glaze(c.mask(limb(_at([(-112, 18, 10), (-100, 24, 10)])), soft=7) & nose, (0.64, 0.14, 28), 0.7)
    skull = c.mask(
        curve(
            _at(
                [
                    *((86, 100), (98, 30), (100, -40), (74, -100), (20, -128), (-36, -118), (-72, -82), (-85, -50)),
                    *((-78, -28), (-82, -4), (-80, 30), (-70, 66), (-50, 100), (-10, 112), (40, 120)),
                ]
            )
        )
    )
    c.multiply(skull.blur(4) & nose, SHADE, 0.45)
    c.fill(skull, SKIN, detail=0.75, mottle=0.03)
    for spine, soft, tone, share in (
        (((-60, 96, 16), (0, 104, 24), (60, 80, 30)), 12, SHADE, 0.6),
        (((-84, -30, 5), (-60, -22, 8), (-44, -14, 3)), 6, SHADE, 0.6),
        (((20, -80, 10), (70, -70, 20), (96, -30, 16)), 12, SHADE, 0.4),
    ):
        c.multiply(c.mask(limb(_at(spine)), soft=soft) & skull, tone, share)
    c.glaze(c.mask(limb(_at([(-60, 14, 16), (-54, 32, 16)])), soft=10) & skull, (0.67, 0.14, 28), 0.6)
    c.glaze(
        c.mask(limb(_at([(-56, -84, 12), (-20, -104, 18), (16, -108, 12)])), soft=10) & skull, (0.84, 0.055, 58), 0.7
    )
    _fringe(c, skull)
    ear = c.mask(curve(_at([(6, -20), (-8, -26), (-24, -12), (-20, 12), (-12, 36), (-2, 38), (6, 12)])))
    c.multiply(ear.blur(4).move(0, 4), SHADE, 0.5)
    c.fill(ear, (0.71, 0.1, 38), detail=0.8)
    c.multiply(c.mask(limb(_at([(-4, -12, 4), (-12, -4, 4), (-10, 12, 4), (-5, 24, 3)])), soft=3) & ear, SHADE, 0.7)
    _tufts(c)
    _collar(c)


def _fringe(c: Canvas, skull: Mask) -> None:
    fringe = c.mask(
        curve(
            _at(
                [
                    *(
                        (-44, -40, CORNER),
                        (-24, -54),
                        (24, -62),
                        (66, -80),
                        (96, -78),
                        (116, -40),
                        (122, 10),
                        (114, 70),
                    ),
                    *((96, 96), (70, 118), (34, 112), (22, 74), (14, 24), (2, -16), (-18, -14), (-32, 16, CORNER)),
                    (-38, -14),
                ]
            )
        ),
        wobble=3,
    )
    c.multiply(fringe.blur(4).move(0, 6) & skull, SHADE, 0.5)
    c.form(c.relief(fringe, 40, smooth=5), _WHITE, rim=0.0, gain=0.5, mottle=0.05, detail=0.6)
    r = c.rng("comb")
    ways = np.array([sample(_at(fall), 12) for fall in _FALLS])

    def work(pen: Pen) -> None:
        for _ in range(110):
            at = r.uniform(0, len(ways) - 1.001)
            k, f = int(at), at % 1
            way = ways[k] * (1 - f) + ways[k + 1] * f + r.normal(0, 1.4, 2)
            a = int(r.integers(0, 6))
            tone = (0.62, 0.03, 90) if r.random() < 0.5 else (0.97, 0.01, 90)
            points = [(float(p[0]), float(p[1])) for p in way[a : a + 6]]
            pen.stroke(points, tone, float(r.uniform(1.2, 2.6)), 0.45)

    c.draw(work, clip=fringe.grow(3), detail=0.6, soft=0.3)


def _tufts(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for k in range(16):
            u, v = -44 - 2.2 * k, -38 - 8 * math.sin(0.17 * k + 0.2) + 2 * (k % 3)
            long = 9 + 3 * (k % 4)
            hairs = [(u + 8, v + 3, 0.8), (u, v, 2.6), (u - 0.6 * long, v + 1, 2.2), (u - long, v + 5 + k % 3, 0.5)]
            pen.fill(limb(_at(hairs)), _WHITE if k % 3 else (0.78, 0.025, 80))
        pen.stroke(_at([(-80, -24), (-70, -18), (-58, -18), (-50, -22)]), (0.32, 0.06, 35), 2.6, 0.85)
        for k in range(2):
            pen.stroke(_at([(-47, -30 + 8 * k), (-42, -32 + 11 * k), (-38, -34 + 14 * k)]), SHADE, 1.4, 0.6)

    c.draw(work, detail=0.8)


def _collar(c: Canvas) -> None:
    shirt = c.mask(
        curve([(510, 784, CORNER), (560, 764), (640, 730), (688, 694, CORNER), (700, 730), (600, 790, CORNER)])
    )
    c.fill(shirt, (0.93, 0.025, 85), detail=0.6)
    collar = c.mask(
        curve(
            [
                (486, 812, CORNER),
                (530, 784),
                (600, 756),
                (664, 720),
                (700, 690, CORNER),
                (734, 734, CORNER),
                (640, 790),
                (530, 842, CORNER),
            ]
        )
    )
    c.multiply(collar.blur(7).move(0, 8), (0.2, 0.03, 165), 0.6)
    c.form(c.relief(collar, 18, smooth=3), CLOTH, rim=0.0, gain=0.5, bias=0.05, mottle=0.03, detail=0.5)
