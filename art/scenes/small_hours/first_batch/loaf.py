"""Parts of First Batch: the round loaf with its scored cross, and the cloth it is swaddled in."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, Points, curve, limb, oval, sample

LINEN: Final = (0.955, 0.018, 84)
FOLD: Final = (0.79, 0.055, 55)
_STRIPE: Final = (0.52, 0.15, 32)
_DEEP: Final = (0.36, 0.1, 38)
_CRUMB: Final = (0.89, 0.07, 82)
_LOAF: Final = (374.0, 776.0, 186.0, 148.0, -10.0)
_CROWN: Final = (338.0, 712.0)
"""Where the cuts of the cross meet and the stem comes out."""
_CUTS: Final[tuple[Points, ...]] = (
    ((214, 752, 1), (262, 724, 13), (338, 708, 21), (410, 710, 13), (470, 726, 1)),
    ((316, 640, 1), (326, 668, 12), (338, 710, 21), (354, 780, 17), (368, 850, 1)),
)


def _round(c: Canvas) -> Mask:
    x, y, rx, ry, turn = _LOAF
    return c.mask(oval(x, y, rx, ry, turn), wobble=2.5, cell=30)


def wrapped(c: Canvas) -> None:
    """The cloth behind the loaf: a hood's edge at the left."""
    m = c.mask(
        curve(
            [
                *(
                    (292, 634, CORNER),
                    (238, 644),
                    (190, 680),
                    (160, 730),
                    (152, 786),
                    (164, 850),
                    (196, 920),
                    (260, 930, CORNER),
                ),
                *((300, 800), (290, 700)),
            ]
        ),
        wobble=1.2,
    )
    c.multiply(m.blur(8).move(-6, 10), (0.6, 0.08, 45), 0.45)
    c.fill(m, LINEN, detail=0.6)
    c.multiply(_round(c).blur(8).move(-4, 0) & m, (0.56, 0.08, 45), 0.6)


def loaf(c: Canvas) -> None:
    """Paint crust, flour rings and cross."""
    m = _round(c)
    rx, ry = _LOAF[2:4]
    d = np.hypot((c.x - _CROWN[0]) / rx, (c.y - _CROWN[1] - 20) / ry)
    t = np.clip(d / 1.3 + 0.3 * (c.field("crust", 60, 3) - 0.5), 0, 1)
    crust = ramp([(0.68, 0.125, 62), (0.62, 0.13, 56), (0.53, 0.125, 48), (0.42, 0.11, 40)])
    c.fill(m, pick(crust, np.asarray(t, np.float32)), detail=0.6)
    wave = 0.5 + 0.5 * np.sin(d * 34 + 1.6 * (c.field("basket", 40, 2) - 0.5))
    dust = smoothstep(0.4, 1.0, wave) * smoothstep(0.3, 0.62, c.field("flour", 16, 3)) * smoothstep(1.1, 0.6, d)
    c.glaze(m * np.asarray(dust[m.where], np.float32), (0.9, 0.045, 80), 0.42)
    c.multiply(m.edge(-10, -16, 16), _DEEP, 0.4)
    for cut in _CUTS:
        lips = c.mask(limb([(u, v, q + 4 if q > 1 else q) for u, v, q in cut], 50), wobble=1.6, cell=8) & m
        c.multiply(lips, _DEEP, 0.75)
    for cut in _CUTS:
        crumb = c.mask(limb(cut, 50), wobble=1.8, cell=8) & m
        c.fill(crumb, _CRUMB, detail=0.75)
        c.multiply(crumb.edge(-3, -4, 3), (0.66, 0.12, 58), 0.7)
    c.multiply(c.mask(oval(_CROWN[0] + 6, _CROWN[1] + 2, 40, 16), soft=8) & m, _DEEP, 0.7)


_BAND: Final[Points] = ((158, 782), (196, 822), (262, 850), (350, 864), (440, 846), (516, 800), (566, 742))
"""The swaddling's upper edge, from the left to the baker's breast."""


def swaddled(c: Canvas) -> None:
    """Lay the cloth over the lower half, its corner hanging below the arm."""
    m = c.mask(
        curve(
            [
                (158, 782, CORNER),
                *_BAND[1:-1],
                *(
                    (566, 742, CORNER),
                    (606, 800),
                    (610, 900),
                    (560, 980),
                    (470, 1010),
                    (452, 1060),
                    (430, 1150, CORNER),
                ),
                *(
                    (404, 1132),
                    (372, 1146),
                    (342, 1120),
                    (308, 1116, CORNER),
                    (322, 1040),
                    (318, 1000),
                    (240, 960),
                    (180, 890),
                ),
            ]
        ),
        wobble=1.2,
    )
    c.multiply(m.blur(7).move(0, -7) & _round(c), _DEEP, 0.5)
    c.multiply(m.blur(12).move(8, 10), (0.5, 0.08, 40), 0.5)
    c.fill(m, LINEN, detail=0.65)
    for spine, soft, share in (
        (((170, 820, 2), (230, 880, 9), (320, 912, 12), (430, 900, 6)), 6, 0.7),
        (((566, 770, 2), (540, 830, 9), (470, 890, 12), (380, 920, 5)), 7, 0.75),
        (((584, 800, 2), (570, 870, 10), (520, 940, 10)), 7, 0.7),
        (((360, 880, 2), (420, 880, 6), (490, 846, 2)), 4, 0.55),
        (((344, 1000, 3), (346, 1060, 7), (338, 1124, 9)), 5, 0.8),
        (((424, 1000, 3), (412, 1070, 8), (402, 1140, 10)), 5, 0.8),
    ):
        c.multiply(c.mask(limb(spine, 40), soft=soft) & m, FOLD, share)
    s = sample(_BAND, 60)
    d = np.gradient(s, axis=0)
    down = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    for far, wide in ((17.0, 3.4), (27.0, 1.5)):
        way = [(float(u), float(v), wide) for u, v in s + down * far]
        c.multiply(c.mask(limb(way, 80)) & m, _STRIPE, 0.85)
    for up, wide in ((20.0, 3.4), (30.0, 1.5)):
        end: Points = [
            (300, 1116 - up, wide),
            (342, 1120 - up, wide),
            (372, 1144 - up, wide),
            (404, 1133 - up, wide),
            (440, 1152 - up, wide),
        ]
        c.multiply(c.mask(limb(end, 20)) & m, _STRIPE, 0.85)
