"""Parts of Express: the bride from behind, one long curve bent forward to the bee's neck, her skirt blown back."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import rgb, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval
from art.painting.stamps import jittered, scatter, strew

from .veil import ROSE, WHITE

_HAIR: Final = (0.37, 0.11, 42)
_SKIN: Final = (0.66, 0.1, 44)
_GOWN: Final[Points] = (
    *((100, 150, CORNER), (128, 130), (164, 134), (194, 160), (208, 194), (250, 196), (316, 212), (390, 202)),
    *((480, 232, CORNER), (424, 244), (400, 268, CORNER), (356, 272), (316, 304, CORNER), (268, 300)),
    *((222, 322, CORNER), (178, 300), (148, 258), (142, 218), (122, 194), (98, 172)),
)


def bride(c: Canvas) -> None:
    """Paint head, gown, sleeve."""
    _head(c)
    gown = c.mask(curve(_GOWN), wobble=1)
    c.shadow(gown, 2, 14, soft=8, share=0.55, colour=(0.2, 0.04, 60))
    c.fill(gown, WHITE, detail=0.65)
    for spine, share in (
        (((196, 200, 2), (250, 212, 8), (330, 232, 9), (430, 240, 3)), 0.7),
        (((176, 208, 2), (226, 236, 8), (290, 266, 10), (350, 276, 4)), 0.8),
        (((160, 212, 2), (190, 252, 8), (236, 292, 9), (270, 304, 4)), 0.8),
        (((150, 212, 2), (160, 254, 6), (200, 308, 6)), 0.7),
        (((112, 166, 4), (134, 192, 9), (162, 208, 4)), 0.75),
        (((150, 212, 2), (176, 204, 5), (206, 196, 3)), 0.7),
    ):
        c.multiply(c.mask(limb(spine, 30), soft=4) & gown, ROSE, share)
    sleeve = c.mask(limb([(118, 154, 20), (88, 174, 21), (62, 198, 14), (50, 222, 11)], 30))
    sleeve = sleeve * np.asarray(smoothstep(140, 112, c.x)[sleeve.where], np.float32)
    c.shadow(sleeve, 5, 9, soft=6, share=0.5, colour=(0.3, 0.06, 40))
    c.fill(sleeve, WHITE, detail=0.7)
    c.multiply(c.mask(limb([(112, 174, 5), (84, 196, 9), (58, 222, 8)], 20), soft=5) & sleeve, ROSE, 0.8)
    r = c.rng("grip")
    x, y = scatter(c.mask(oval(40, 234, 26, 15, -20)), 260, r, "any")
    tone = jittered(rgb((0.76, 0.15, 80)) + 0 * x[:, None], r, 0.06, 0.01)
    strew(c, "hair", x, y, r.uniform(14, 26, len(x)), -1.9 + r.normal(0, 0.3, len(x)), tone, seed="grip", detail=0.5)


def _head(c: Canvas) -> None:
    """Her head bent and turned away: copper hair put up, a cheek, the tip of a nose."""
    neck = c.mask(limb([(126, 156, 21), (106, 128, 14), (96, 104, 15)], 20))
    c.fill(neck, _SKIN, detail=0.8)
    c.multiply(c.mask(limb([(100, 116, 10), (120, 140, 6)], 10), soft=5) & neck, (0.55, 0.1, 35), 0.6)
    face = c.mask(
        curve(
            [
                (62, 62),
                (54, 76),
                (51, 88),
                (43, 99),
                (50, 105, CORNER),
                (51, 113),
                (57, 122),
                (72, 125),
                (92, 116),
                (98, 76),
            ]
        )
    )
    c.fill(face, _SKIN, detail=0.9)
    c.glaze(c.mask(oval(59, 100, 9, 9), soft=6) & face, (0.6, 0.15, 25), 0.45)
    c.multiply(c.mask(limb([(62, 124, 6), (92, 116, 10)], 10), soft=5) & face, (0.55, 0.1, 35), 0.5)
    hair = c.mask(
        curve(
            [
                *((49, 86, CORNER), (48, 64), (62, 44), (90, 36), (118, 48), (134, 76), (126, 104), (108, 124, CORNER)),
                *((94, 116), (80, 108), (70, 98), (61, 86)),
            ]
        )
    )
    bun = c.mask(oval(126, 86, 25, 21, 34))
    for m in (hair, bun):
        c.multiply(m.blur(3).move(0, 4), (0.4, 0.09, 40), 0.4)
        c.fill(m, _HAIR, detail=0.9, mottle=0.05)

    def strands(pen: Pen) -> None:
        for k in range(13):
            f = k / 12
            way = [(51 + 44 * f, 80 - 42 * f), (78 + 30 * f, 84 - 34 * f), (108 + 12 * f, 90 - 28 * f), (128, 88)]
            pen.stroke(way, (0.53, 0.125, 50) if k % 3 else (0.24, 0.08, 38), 1.7, 0.5)
        pen.stroke([(61, 93), (55, 93), (50, 90)], (0.26, 0.06, 38), 1.8)
        for k in range(3):
            pen.stroke([(104 + 3 * k, 118), (124 + 6 * k, 122 + 3 * k), (150 + 8 * k, 114 + 5 * k)], _HAIR, 1.6, 0.8)

    c.draw(strands, detail=0.9)


def wreath(c: Canvas) -> None:
    """Small cream blossoms and leaves where the veil is pinned."""

    def work(pen: Pen) -> None:
        for k, q in enumerate((5.5, 8.5, 7.0, 9.0, 6.0)):
            x, y = 100 + 8 * k, 46 + 15 * k - 0.6 * k * k
            pen.fill(oval(x - 7, y + 6, 11, 4.5, 130 - 34 * k), (0.4, 0.085, 148))
            pen.fill(oval(x, y, q, q * 0.92, 20 * k), (0.95, 0.035, 70))
            pen.dot(x - 0.5, y + 0.5, q * 0.3, (0.82, 0.08, 40))

    c.draw(work, relief=1.5, detail=0.9)
