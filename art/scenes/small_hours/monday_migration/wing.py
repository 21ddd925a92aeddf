"""Parts of Monday Migration: the half-spread wing, gathered to the peg as pegged linen is."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.shapes import CORNER, Points, curve, limb, sample

WHITE: Final = (0.962, 0.016, 82)
ROSE: Final = (0.8, 0.07, 25)
DUSK: Final = (0.67, 0.065, 352)
STRIPE: Final = (0.6, 0.16, 25)
_QUILLS: Final[tuple[Points, ...]] = (
    ((548, 560, 30), (650, 560, 46), (760, 560, 50), (880, 570, 40)),
    ((540, 520, 30), (640, 488, 46), (740, 476, 48), (850, 480, 34)),
    ((532, 480, 30), (620, 432, 44), (710, 400, 46), (790, 394, 31)),
    ((528, 440, 30), (600, 380, 42), (686, 328, 44), (762, 309, 28)),
    ((526, 400, 28), (582, 330, 38), (656, 266, 40), (722, 235, 25)),
    ((524, 360, 26), (562, 286, 34), (618, 218, 34), (667, 180, 22)),
    ((522, 320, 24), (544, 244, 28), (578, 188, 24), (606, 160, 16)),
)
"""The flight feathers from the body upwards; the next covers the one before it."""
_ARM: Final[Points] = (
    *((556, 148, 12), (540, 196, 24), (524, 270, 36), (516, 350, 50), (520, 440, 74), (560, 560, 104)),
)
"""The wing's leading edge, from the peg down to the shoulder."""


def _blade(spine: Points) -> Points:
    """Return a feather's outline: as wide as its spine says, then drawn in to a blunt tip."""
    s = sample(spine, 7)
    d = np.gradient(s[:, :2], axis=0)
    d = d / np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], 1) * s[:, 2:]
    tip = s[-1, :2] + 1.15 * s[-1, 2] * d[-1] - 0.25 * side[-1]
    rim = [*(s[:, :2] + side), tip, *(s[:, :2] - side)[::-1]]
    return [(float(p[0]), float(p[1])) for p in rim]


def _quill(c: Canvas, spine: Points, k: int) -> None:
    m = c.mask(curve(_blade(spine), pull=0.4), wobble=1.2)
    c.multiply(m.blur(7).move(2, 9), DUSK, 0.6 if k else 0.0)
    c.fill(m, WHITE, detail=0.5)
    low = [(x + 4, y + 0.62 * q, 0.4 * q) for x, y, q in spine]
    c.multiply(c.mask(limb(low, 40), soft=7) & m, ROSE, 0.4)
    shaft = [(x, y - 0.1 * q, 1.4) for x, y, q in spine[:-1]]
    c.multiply(c.mask(limb(shaft, 40), soft=1) & m, ROSE, 0.55)
    last = sample(spine, 40)[36:39]
    d = last[2, :2] - last[0, :2]
    d = d / np.hypot(*d)
    for back, wide in ((0.0, 2.6), (-9.0, 1.2)):
        x, y = last[1, :2] + back * d
        bar = [
            (float(x - 50 * k * d[1] - 9 * k * k * d[0]), float(y + 50 * k * d[0] - 9 * k * k * d[1]), wide)
            for k in (-1, -0.5, 0, 0.5, 1)
        ]
        c.multiply(c.mask(limb(bar, 20)) & m, STRIPE, 0.7)


def wing(c: Canvas) -> None:
    """Lay the flight feathers, then the arm's linen, its folds running together at the peg."""
    for k, spine in enumerate(_QUILLS):
        _quill(c, spine, k)
    m = c.mask(limb(_ARM, 60), wobble=1)
    c.multiply(m.blur(10).move(12, 8), DUSK, 0.5)
    c.fill(m, WHITE, detail=0.5)
    flap = c.mask(
        curve(
            [
                (536, 146, CORNER),
                (522, 112),
                (534, 84, CORNER),
                (566, 100),
                (592, 92, CORNER),
                (586, 124),
                (576, 152, CORNER),
            ]
        ),
        wobble=1,
    )
    c.fill(flap, WHITE, detail=0.6)
    c.multiply(c.mask(limb([(560, 100, 3), (566, 124, 6), (560, 150, 4)], 10), soft=3) & flap, ROSE, 0.7)
    for spine_, soft, share in (
        (((552, 170, 1), (540, 230, 4), (530, 320, 7), (540, 440, 10), (580, 560, 4)), 4, 0.7),
        (((556, 170, 1), (552, 220, 4), (552, 300, 8), (576, 400, 12), (640, 520, 4)), 5, 0.7),
        (((550, 170, 1), (526, 230, 3), (504, 290, 4), (496, 340, 1)), 4, 0.5),
        (((561, 170, 1), (566, 210, 4), (580, 260, 6), (604, 320, 2)), 4, 0.5),
    ):
        c.multiply(c.mask(limb(spine_, 40), soft=soft) & m, ROSE, share)
