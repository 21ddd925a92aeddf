"""Parts of Good Year: the whale, one dark shape that the card's edges cut off, its eye shut."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

SKIN: Final = (0.27, 0.048, 300)
DEEP: Final = (0.36, 0.07, 300)
PALE: Final = (0.47, 0.055, 305)
sweep: Final = partial(sweeps, steps=50)
"""Shades drawn in finer pieces than usual."""
_THROAT: Final = (0.69, 0.035, 330)
_PLEAT: Final = (0.36, 0.055, 310)
_UPPER: Final[Points] = (
    *((30, 900), (36, 866), (64, 832), (130, 792), (220, 752), (300, 718), (344, 694), (372, 688), (404, 692)),
    *((440, 704), (520, 690), (640, 664), (760, 648), (830, 642, CORNER)),
)
_LOWER: Final[Points] = ((330, 1230, CORNER), (220, 1180), (130, 1104), (68, 1020), (34, 950))
_MOUTH: Final[Points] = ((24, 900), (70, 884), (140, 876), (220, 884), (300, 912), (366, 958), (408, 1010), (424, 1046))


def body() -> Points:
    """Return the whole silhouette."""
    return (*_UPPER, (830, 1230, CORNER), *_LOWER)


def whale(c: Canvas) -> None:
    """Paint back, jaw, throat with its pleats, the long mouth."""
    m = c.mask(curve(body()), wobble=2, cell=30)
    c.multiply(m.blur(10).move(-4, -5), (0.5, 0.08, 50), 0.5)
    c.fill(m, SKIN, detail=0.2, mottle=0.05)
    sweep(
        c,
        m,
        (
            (((70, 850, 10), (180, 792, 22), (300, 742, 22), (380, 716, 10)), 16, 0.42),
            (((430, 728, 8), (540, 722, 26), (680, 694, 30), (830, 672, 30)), 20, 0.36),
            (((560, 860, 20), (680, 850, 50), (830, 830, 50)), 46, 0.2),
        ),
        PALE,
        pale=True,
    )
    c.multiply(m * np.asarray(smoothstep(860, 1180, c.y - 0.1 * (c.x - 400))[m.where], np.float32), DEEP, 0.55)
    _throat(c, m)
    mouth = c.mask(limb([(x, y, q) for (x, y), q in zip(_MOUTH, (3, 5, 6, 6.5, 7, 7, 6, 2), strict=True)], 80))
    lip = c.mask(limb([(x + 4, y - 16, 9) for x, y in _MOUTH[:-1]], 80), soft=7)
    c.glaze(lip & m, PALE, 0.5)
    c.fill(mouth & m, (0.13, 0.035, 300), detail=0.4)


def _throat(c: Canvas, m: Mask) -> None:
    under: Points = (*_MOUTH, (470, 1090), (560, 1130), (690, 1160), (830, 1176, CORNER), (830, 1240, CORNER))
    throat = c.mask(curve((*under, (300, 1240, CORNER), (150, 1160), (40, 1020), (0, 920))), wobble=3, cell=30) & m
    c.fill(throat, _THROAT, detail=0.2, mottle=0.04)
    c.multiply(throat * np.asarray(smoothstep(980, 1230, c.y + 0.2 * (c.x - 200))[throat.where], np.float32), DEEP, 0.3)
    top = sample([*_MOUTH[:7], (440, 1064), (520, 1112), (640, 1150), (840, 1180)], 60)
    low = sample([(30, 930), (60, 1010), (120, 1090), (200, 1160), (300, 1220), (420, 1290), (620, 1400)], 60)

    def pleats(pen: Pen) -> None:
        for k in range(1, 10):
            s = (k / 10.5) ** 0.9 + 0.06
            way = top * (1 - s) + low * s
            wide = 3.6 - 0.12 * k
            line = [(float(p[0]), float(p[1]), wide * min(1, 0.2 + j / 14)) for j, p in enumerate(way[2:])]
            pen.fill(limb(line, 70), _PLEAT, 0.9)

    c.draw(pleats, clip=throat, detail=0.3, soft=0.6)
    c.multiply(c.mask(limb([(x, y + 16, 14) for x, y in _MOUTH], 60), soft=9) & throat, DEEP, 0.6)


def fin(c: Canvas) -> None:
    """The long near flipper, laid along the flank, cut off below."""
    m = c.mask(
        curve(
            [
                *((552, 1076), (584, 1040), (640, 1030), (698, 1062), (744, 1116), (780, 1180), (800, 1240, CORNER)),
                *((640, 1240, CORNER), (606, 1190), (572, 1136)),
            ]
        ),
        wobble=3,
        cell=24,
    )
    c.multiply(m.blur(14).move(-12, 12), (0.2, 0.05, 300), 0.7)
    c.fill(m, (0.25, 0.048, 300), detail=0.2, mottle=0.05)
    sweep(c, m, ((((640, 1040, 3), (700, 1070, 5), (746, 1124, 6), (790, 1210, 5)), 5, 0.5),), PALE, pale=True)


def eye(c: Canvas) -> None:
    """The shut eye over the mouth's corner: a full lid, its seam, three soft folds."""
    x, y = 486, 950
    lid = ((x - 58, y + 8), (x - 30, y - 24), (x + 8, y - 32), (x + 46, y - 16), (x + 62, y + 12), (x, y + 30))
    c.glaze(c.mask(curve(lid)).blur(5), PALE, 0.75)

    def lines(pen: Pen) -> None:
        ink = (0.12, 0.035, 300)
        seam = [(x - 62, y + 2, 1.5), (x - 36, y + 16, 4), (x, y + 22, 5.5), (x + 36, y + 16, 4), (x + 70, y - 4, 1.2)]
        pen.fill(limb(seam, 40), ink)
        fold = [(x - 58, y - 16, 1), (x - 28, y - 38, 2.6), (x + 10, y - 44, 2.6), (x + 52, y - 26, 1)]
        pen.fill(limb(fold, 40), ink, 0.6)
        for k in (0, 1, 2):
            line = [(x + 72, y - 10 + 13 * k, 0.8), (x + 92, y - 16 + 17 * k, 2), (x + 112, y - 16 + 22 * k, 0.8)]
            pen.fill(limb(line, 20), ink, 0.45)
        bag = [(x - 44, y + 36, 1), (x - 4, y + 48, 3), (x + 44, y + 36, 1)]
        pen.fill(limb(bag, 30), ink, 0.6)

    c.draw(lines, detail=0.8, soft=0.5)
