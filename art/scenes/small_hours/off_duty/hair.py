"""Parts of Off Duty: her wet hair: a dark cap combed back, and long locks that lie over the sleeve."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

from .head import SHADE, SKIN, at

_HAIR: Final = (0.2, 0.03, 280)
_DARK: Final = (0.12, 0.025, 275)
_LIGHT: Final = (0.45, 0.045, 255)
_FALLS: Final = (
    ((-52, -98), (-28, -54), (10, -6), (60, 60)),
    ((-50, -106), (-12, -76), (32, -26), (80, 56)),
    ((-40, -118), (6, -104), (54, -56), (98, 44)),
    ((-22, -128), (26, -122), (78, -72), (108, 30)),
    ((0, -134), (56, -118), (98, -66), (112, 14)),
)
"""How the hair is combed, from the brow to the nape."""
_TAPER: Final = (0.15, 0.6, 0.95, 1.0, 0.85, 0.5, 0.1)
_LOCKS: Final[tuple[Points, ...]] = (
    (
        *(
            (478, 220, 36),
            (430, 150, 42),
            (350, 108, 40),
            (262, 116, 32),
            (180, 158, 26),
            (118, 218, 21),
            (84, 286, 15),
        ),
        *((74, 350, 11), (46, 402, 7), (44, 452, 4), (60, 490, 0.6)),
    ),
    (
        *((420, 180, 44), (330, 134, 46), (240, 150, 38), (164, 208, 28), (118, 270, 19), (94, 330, 12)),
        *((98, 388, 7), (84, 432, 4), (92, 462, 0.6)),
    ),
    ((320, 190, 44), (230, 196, 36), (170, 250, 24), (134, 300, 14), (122, 346, 8), (132, 388, 4), (124, 412, 0.6)),
    ((440, 128, 24), (372, 84, 24), (300, 80, 17), (226, 100, 10), (160, 140, 5), (106, 164, 3), (72, 196, 0.6)),
)
"""Locks on the cloth: they follow the bend of the sleeve."""


def locks(c: Canvas) -> None:
    """Lay the long locks on the sleeve, which is wet from them."""
    wet = c.mask(*(limb([(x, y, 1.1 * q + 9) for x, y, q in lock], 50) for lock in _LOCKS), soft=9)
    c.multiply(wet, (0.4, 0.12, 5), 0.8)
    for lock in _LOCKS:
        m = c.mask(limb(lock, 60), wobble=1.2)
        c.multiply(m.blur(4).move(3, 6), (0.3, 0.1, 340), 0.5)
        c.fill(m, _HAIR, detail=0.8)

        def work(pen: Pen, lock: Points = lock) -> None:
            for k, side in enumerate((-0.66, -0.36, -0.05, 0.28, 0.6)):
                s = sample(lock, 30)
                d = np.gradient(s[:, :2], axis=0)
                d /= np.hypot(d[:, 0], d[:, 1])[:, None]
                way = [
                    (float(p[0] - side * p[2] * w[1]), float(p[1] + side * p[2] * w[0]))
                    for p, w in zip(s, d, strict=True)
                ]
                thin = [(x, y, 1.5 * float(np.sin(np.pi * n / 29)) + 0.1) for n, (x, y) in enumerate(way)]
                pen.fill(limb(thin[2 + 2 * k % 5 : -2], 50), _LIGHT if k in (1, 3) else _DARK, 0.65)

        c.draw(work, clip=m, detail=0.75, soft=0.3)


def hair(c: Canvas) -> None:
    """Lay the cap of hair about the skull, the ear, the strands stuck to the cheek."""
    cap = c.mask(
        curve(
            at(
                [
                    *((-60, -94, CORNER), (-40, -120), (4, -138), (56, -128), (98, -84), (112, -24), (108, 30)),
                    *((92, 66), (60, 72, CORNER), (38, 50), (22, 24), (8, 6), (-6, -18), (-24, -34), (-38, -52)),
                    *((-44, -76),),
                ]
            )
        ),
        wobble=1.2,
    )
    c.multiply(cap.blur(6).move(-2, 6), (0.4, 0.1, 30), 0.55)
    c.fill(cap, _HAIR, detail=0.8, mottle=0.04)
    c.glaze(c.mask(limb(at([(-20, -92, 6), (24, -92, 12), (62, -62, 10)])), soft=10) & cap, _LIGHT, 0.45)
    r = c.rng("comb-wet")
    ways = np.array([sample(at(fall), 14) for fall in _FALLS])

    def work(pen: Pen) -> None:
        for _ in range(150):
            t = r.uniform(0, len(ways) - 1.001)
            k, f = int(t), t % 1
            way = ways[k] * (1 - f) + ways[k + 1] * f + r.normal(0, 2, 2)
            a = int(r.integers(0, 7))
            wide = float(r.uniform(0.9, 2.1))
            points = [(float(p[0]), float(p[1]), wide * q) for p, q in zip(way[a : a + 7], _TAPER, strict=True)]
            pen.fill(limb(points, 24), _LIGHT if r.random() < 0.4 else _DARK, 0.6)

    c.draw(work, clip=cap, detail=0.75, soft=0.3)
    ear = c.mask(curve(at([(14, -8), (4, -18), (-10, -10), (-9, 8), (-4, 24), (4, 26), (11, 10)])))
    c.multiply(ear.blur(4).move(0, 5), _DARK, 0.5)
    c.fill(ear, SKIN, detail=0.88)
    for spine, share in (
        (((4, -10, 2.6), (-4, -4, 3), (-4, 8, 2.6), (2, 14, 2)), 0.8),
        (((9, -2, 2), (8, 10, 2)), 0.4),
    ):
        c.multiply(c.mask(limb(at(spine)), soft=2.5) & ear, SHADE, share)

    def strands(pen: Pen) -> None:
        for strand in (
            ((-46, -84, 3), (-34, -50, 3.4), (-26, -16, 2.8), (-30, 12, 2), (-24, 34, 0.4)),
            ((-40, -64, 3), (-24, -34, 3.4), (-14, 4, 3), (-18, 34, 2.2), (-12, 52, 0.4)),
            ((-52, -92, 2), (-66, -84, 2.4), (-72, -66, 1.8), (-68, -54, 0.4)),
        ):
            pen.fill(limb(at(strand), 50), _HAIR, 0.94)

    c.draw(strands, detail=0.85)
