"""Parts of First Batch: the near arm under the loaf: rolled sleeve, floury forearm, the hand spread on the cloth."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .baker import DARK, SHADE, SKIN, cloth, sweeps
from .loaf import FOLD

_FLOUR: Final = (0.93, 0.028, 80)
_LIGHT: Final = (0.79, 0.075, 54)
_FORE: Final[Points] = (
    *((610, 1016, 58), (570, 1014, 66), (500, 994, 68), (430, 966, 58), (370, 934, 46), (322, 900, 41)),
)


def forearm(c: Canvas) -> None:
    """Paint the bare forearm, heavy at the elbow, dusted with flour."""
    m = c.mask(limb(_FORE, 60), wobble=0.8)
    c.multiply(m.blur(9).move(4, 14), (0.5, 0.08, 38), 0.6)
    c.fill(m, SKIN, detail=0.8, mottle=0.02)
    low = [(x - 8, y + 0.8 * q, 0.34 * q) for x, y, q in _FORE]
    c.multiply(c.mask(limb(low, 60), soft=11) & m, SHADE, 0.65)
    high = [(x, y - 0.5 * q, 0.3 * q) for x, y, q in _FORE]
    c.glaze(c.mask(limb(high, 60), soft=12) & m, _LIGHT, 0.6)
    c.multiply(c.mask(limb([(520, 950, 2), (460, 960, 6), (390, 950, 2)], 20), soft=5) & m, SHADE, 0.35)


def sleeve(c: Canvas) -> None:
    """Paint the upper arm and the sleeve's thick roll at the elbow."""
    upper = c.mask(
        curve(
            [
                *((640, 728, CORNER), (692, 728), (728, 782), (736, 860), (722, 960), (690, 1040), (630, 1086)),
                *((572, 1082), (552, 1020), (560, 940), (564, 840), (584, 748, CORNER)),
            ]
        ),
        wobble=1,
    )
    c.multiply(upper.blur(10).move(10, 10), DARK, 0.55)
    cloth(c, upper, 70)
    roll = c.mask(
        curve(
            [
                *((540, 936, CORNER), (522, 960), (520, 1020), (534, 1074), (560, 1096), (592, 1092, CORNER)),
                *((574, 1040), (566, 990), (574, 936, CORNER)),
            ]
        ),
        wobble=1,
    )
    c.multiply(roll.blur(6).move(-7, 4), (0.45, 0.08, 32), 0.6)
    cloth(c, roll, 26)
    sweeps(
        c,
        upper,
        (
            (((560, 930, 2), (610, 950, 9), (660, 940, 2)), 5, 0.85),
            (((566, 970, 2), (620, 1000, 9), (680, 990, 2)), 5, 0.85),
            (((580, 1030, 2), (620, 1056, 8), (660, 1040, 2)), 5, 0.8),
            (((572, 780, 5), (566, 860, 12), (566, 940, 5)), 8, 0.7),
        ),
    )
    sweeps(
        c,
        upper,
        (
            (((650, 720, 6), (696, 780, 16), (704, 880, 12), (690, 970, 6)), 13, 0.6),
            (((580, 958, 2), (620, 974, 6), (664, 962, 2)), 5, 0.5),
            (((590, 1008, 2), (630, 1026, 6), (670, 1014, 2)), 5, 0.45),
        ),
        pale=True,
    )
    sweeps(c, roll, ((((536, 952, 4), (530, 1010, 7), (546, 1072, 4)), 5, 0.7),), pale=True)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 300, 872, 1.14, 47, flip=True)


_FINGERS: Final[tuple[Points, ...]] = (
    ((20, 34, 16), (60, 43, 14.5), (90, 50, 13), (106, 56, 10)),
    ((24, 16, 17), (76, 20, 16.5), (114, 25, 14.5), (131, 31, 11)),
    ((24, -2, 17), (80, -5, 17), (122, -2, 15), (141, 4, 11)),
    ((20, -22, 17), (72, -31, 17), (110, -33, 15), (129, -29, 11)),
)


def hand(c: Canvas) -> None:
    """His hand spread round the bundle, all of it floury."""
    shadow = c.mask(limb(_at([(-20, 10, 40), (50, 14, 44), (110, 14, 34)]), 20), soft=8)
    c.multiply(shadow.move(4, 10), FOLD, 0.8)
    whole = c.mask(limb(_FORE, 60))
    for k, spine in enumerate(_FINGERS):
        finger = c.mask(limb(_at(spine), 24))
        whole = whole | finger
        c.multiply(finger.blur(3).move(1, 4), (0.62, 0.1, 32), 0.5)
        c.fill(finger, mix(SKIN, _LIGHT, 0.14 * k), detail=0.9)
        c.multiply(finger.edge(-3, -5, 5), SHADE, 0.55)
        x, y, q = spine[-1]
        c.glaze(c.mask(limb(_at([(x - 3, y - 1, 0.5 * q), (x + 5, y + 1, 0.5 * q)]), 8)), (0.82, 0.06, 40), 0.8)
    back = c.mask(
        curve(_at([(-58, -30), (-14, -40), (22, -42), (42, -28), (46, 2), (42, 28), (30, 50), (-6, 50), (-60, 30)]))
    )
    c.fill(back, SKIN, detail=0.9)
    low = c.mask(limb(_at([(-60, 46, 14), (0, 52, 14), (34, 44, 10)]), 20), soft=9)
    c.multiply(low & back, SHADE, 0.55)
    for u, v in ((32, -25), (36, -2), (33, 20), (25, 39)):
        c.glaze(c.mask(limb(_at([(u - 6, v, 5), (u + 6, v - 1, 8)])), soft=5), _LIGHT, 0.7)
    thumb = c.mask(limb(_at([(-30, -12, 21), (-4, -36, 19), (24, -55, 14.5), (50, -68, 14), (68, -75, 9)]), 24))
    free = c.mask(limb(_at([(16, -56, 30), (80, -84, 30)]), 12), soft=14)
    c.multiply(thumb.blur(3).move(-2, 4) & free, SHADE, 0.6)
    c.fill(thumb, SKIN, detail=0.9)
    c.glaze(thumb & free, _LIGHT, 0.5)
    c.multiply(thumb.edge(5, -2, 5) & free, SHADE, 0.5)
    c.glaze(c.mask(limb(_at([(62, -74, 5), (70, -78, 4)]), 8)), (0.82, 0.06, 40), 0.8)

    def creases(pen: Pen) -> None:
        for p, web in ((44.0, 32.0), (50.0, 9.0), (50.0, -16.0)):
            pen.fill(limb(_at([(p, web, 1.6), (p - 18, 0.8 * web, 0.3)]), 10), SHADE, 0.6)
        for spine in _FINGERS:
            (x, y, q), (u, v, _) = spine[1], spine[2]
            for f in (0.3, 0.44):
                px, py = x + f * (u - x), y + f * (v - y)
                pen.fill(
                    limb(_at([(px, py - 0.5 * q, 0.3), (px + 2.4, py, 1.1), (px, py + 0.5 * q, 0.3)]), 10), SHADE, 0.6
                )
        for f in (0.0, 7.0):
            pen.fill(limb(_at([(34 + f, -66, 0.3), (38 + f, -58, 1.2), (37 + f, -50, 0.3)]), 10), SHADE, 0.6)
        pen.fill(limb(_at([(-26, -30, 0.3), (-4, -18, 1.4), (18, -26, 0.3)]), 16), SHADE, 0.35)

    c.draw(creases, detail=0.9, soft=0.4)
    whole = whole | back | thumb
    dust = smoothstep(0.3, 0.75, c.field("dust", 60, 5)) * smoothstep(480, 250, c.x)
    c.glaze(whole * np.asarray(dust[whole.where], np.float32), _FLOUR, 0.55)
