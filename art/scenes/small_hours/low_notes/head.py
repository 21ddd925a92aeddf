"""Parts of Low Notes: the stag's head in large profile, its eye shut, its muzzle in the throat's dark."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, nap
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

from .coat import DARK, FUR, INK, MID, PALE, SHADE, sweep

_HEAD: Final[Points] = (
    *((-24, -14), (10, -34), (48, -44), (88, -42), (122, -24), (160, -8), (206, 4), (246, 12), (274, 22), (290, 38)),
    *((290, 58), (278, 70), (266, 78, CORNER), (262, 92), (240, 100), (206, 100), (166, 104), (126, 118), (88, 136)),
    *((46, 144), (6, 128), (-26, 84), (-40, 30)),
)
_EAR: Final[Points] = (
    (4, 8),
    (-6, -18),
    (-44, -46),
    (-98, -58),
    (-146, -44),
    (-172, -22, CORNER),
    (-128, 0),
    (-76, 20),
    (-26, 30),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head's own drawing, which looks to the right, on the card."""
    return place(points, 570, 446, 1.16, -20, flip=True)


def head(c: Canvas) -> None:
    """Paint the head, from the jaw to the lashes, then the near ear."""
    m = c.mask(curve(at(_HEAD)), wobble=1.2)
    free = np.asarray(smoothstep(640, 560, c.x), np.float32)
    cast = m.blur(12).move(-4, 16)
    c.multiply(cast * free[cast.where], (0.42, 0.09, 30), 0.75)
    back = np.asarray(smoothstep(650, 580, c.x), np.float32)
    c.fill(m * back, FUR, detail=0.5, mottle=0.03)
    sweep(
        c,
        m,
        (
            (at([(250, 94, 6), (180, 96, 14), (110, 116, 20), (40, 130, 16)]), 12, 0.65),
            (at([(126, 10, 3), (150, 36, 9), (190, 56, 5)]), 9, 0.4),
        ),
        SHADE,
        pale=False,
    )
    sweep(
        c,
        m,
        (
            (at([(96, -30, 5), (150, 0, 11), (220, 18, 9), (262, 26, 4)]), 9, 0.6),
            (at([(40, 60, 10), (90, 80, 16), (150, 70, 8)]), 14, 0.4),
            (at([(210, 84, 4), (244, 86, 6), (258, 84, 3)]), 5, 0.6),
        ),
        PALE,
        pale=True,
    )
    muzzle = c.mask(limb(at([(170, 84, 6), (216, 80, 16), (252, 64, 18), (252, 26, 9)]), 24), soft=9) & m
    c.glaze(muzzle, (0.74, 0.035, 70), 0.75)
    c.glaze(c.mask(limb(at([(56, 36, 4), (96, 52, 9), (140, 44, 4)]), 24), soft=6) & m, (0.66, 0.03, 66), 0.22)
    nap(c, m * back, 1300, 2.7, "cheek", 17)
    deep = np.asarray(smoothstep(320, 225, c.x), np.float32)
    c.multiply(m * deep[m.where], (0.34, 0.06, 10), 0.55)
    fringe(c, at([(-24, 30), (-18, 84), (4, 120), (34, 138)]), 80, (36, 3.4), 1.0, "jaw", (FUR, MID, FUR), 7, 0.75)
    _features(c)
    _ear(c)


def _ear(c: Canvas) -> None:
    ear = place(_EAR, -6, 20, 0.9, -2)
    m = c.mask(curve(at(ear)), wobble=1.2)
    c.multiply(m.blur(7).move(-2, 9), INK, 0.5)
    c.fill(m, FUR, detail=0.6)
    c.glaze(m.edge(4, 5, 6), PALE, 0.45)
    hollow = place([(-22, 4, 3), (-66, -16, 17), (-114, -26, 14), (-156, -24, 2)], -6, 20, 0.9, -2)
    c.multiply(c.mask(limb(at(hollow), 30), soft=4) & m, DARK, 0.85)
    fringe(
        c,
        at(place([(-20, 12), (-70, 2), (-120, -20)], -6, 20, 0.9, -2)),
        40,
        (32, 2.6),
        -0.4,
        "ear",
        (PALE, FUR),
        4,
        0.8,
    )
    fringe(c, at([(18, 46), (8, 22), (0, 0), (4, -12)]), 60, (34, 3.4), 1.2, "root", (FUR, MID, FUR), 5)
    fringe(c, at([(-30, -6), (0, -30), (44, -42)]), 70, (34, 4), -0.3, "poll", (MID, DARK, FUR), 6)


def _features(c: Canvas) -> None:
    c.multiply(c.mask(limb(at([(56, -2, 6), (80, -22, 9), (110, -20, 9), (132, 2, 5)]), 30), soft=6), INK, 0.4)
    lid = c.mask(curve(at([(66, 14), (80, 0), (100, -4), (118, 4), (130, 18), (98, 26)])))
    c.glaze(lid.blur(3), PALE, 0.45)
    c.multiply(c.mask(limb(at([(116, 24, 3), (140, 40, 6), (152, 58, 2)]), 24), soft=4), INK, 0.45)

    def work(pen: Pen) -> None:
        seam = [(58, 8, 0.8), (76, 22, 2.6), (98, 27, 3.3), (120, 22, 2.8), (138, 24, 0.8)]
        pen.fill(limb(at(seam), 40), INK)
        s = sample(seam, 15)
        for k, (x, y, _) in enumerate(s[2:-2]):
            long = 9 + 7 * float(np.sin(np.pi * (k + 1) / 12))
            lean = 0.1 + 0.05 * k
            tip = (x + lean * long, y + 0.9 * long, 0.3)
            pen.fill(limb(at([(x, y, 1.3), (x + 0.3 * lean * long, y + 0.5 * long, 1.1), tip]), 14), INK, 0.9)
        for fold, share in (
            (((64, -10, 0.6), (86, -22, 1.6), (110, -18, 1.6), (130, -4, 0.6)), 0.6),
            (((44, 4, 0.5), (32, 6, 1.2), (24, 2, 0.5)), 0.4),
            (((48, 14, 0.5), (38, 20, 1.3), (28, 18, 0.5)), 0.5),
        ):
            pen.fill(limb(at(fold), 24), DARK, share)
        mouth = [(286, 66, 1), (268, 76, 2), (256, 80, 0.8)]
        pen.fill(limb(at(mouth), 40), INK)

    c.draw(work, detail=0.9)
    nose = c.mask(curve(at([(262, 20), (280, 24), (294, 40), (292, 60), (278, 66), (266, 52), (258, 34)])), soft=1)
    c.fill(nose, INK, detail=0.8)
    c.glaze(c.mask(limb(at([(266, 24, 1), (280, 30, 2.4), (288, 42, 1)]), 20), soft=1.5), (0.5, 0.04, 20), 0.7)
