"""Parts of Close Shave: the woman on tiptoe, leaning to the cactus, in a coral dress strewn with small leaves."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import (
    CORAL,
    CORAL_DEEP,
    CORAL_INK,
    CORAL_PALE,
    LINEN,
    SKIN,
    SKIN_DEEP,
    SKIN_LINE,
    SKIN_PALE,
    crease,
)

_DRESS: Final[Points] = (
    *((548, 556, CORNER), (526, 606), (516, 660), (520, 720), (534, 786), (516, 860), (486, 952), (452, 1024)),
    *((440, 1046, CORNER), (480, 1042), (520, 1060), (566, 1056), (606, 1070), (652, 1058), (694, 1056)),
    *((748, 1028, CORNER), (740, 984), (718, 920)),
    *((696, 840), (690, 780), (700, 700), (700, 620), (676, 562), (640, 532), (612, 524, CORNER), (580, 548)),
)
_LEVELS: Final = (
    (540.0, 540.0, 650.0),
    (620.0, 514.0, 706.0),
    (720.0, 514.0, 704.0),
    (790.0, 530.0, 694.0),
    (880.0, 506.0, 706.0),
    (980.0, 476.0, 736.0),
    (1100.0, 430.0, 760.0),
)
"""Heights of the dress, and from where to where it goes there."""
_UPPER: Final[Points] = ((622, 588, 52), (604, 640, 50), (566, 690, 46), (530, 716, 43))
_FORE: Final[Points] = ((530, 716, 38), (504, 682, 35), (476, 636, 27), (450, 602, 21), (437, 585, 19))
_LEAF: Final = (0.93, 0.045, 80)


def _dress(c: Canvas) -> Mask:
    return c.mask(curve(_DRESS), wobble=1.0)


def _sprigs(c: Canvas, m: Mask, spots: list[tuple[float, float, float]]) -> None:
    """Small leaves in threes at (x, y, turn)."""

    def work(pen: Pen) -> None:
        for x, y, turn in spots:
            with pen.at(x, y, turn):
                for w in (-34, 0, 34):
                    a = math.radians(w - 90)
                    u, v = math.cos(a), math.sin(a)
                    pen.fill(limb([(2 * u, 2 * v, 0.7), (8 * u, 8 * v, 3.1), (15 * u, 15 * v, 0.5)], 12), _LEAF, 0.9)
                pen.fill(limb([(0, 2, 0.8), (0, 9, 0.9)], 6), _LEAF, 0.9)

    c.draw(work, clip=m, detail=0.7, soft=0.3)


def dress(c: Canvas) -> None:
    """The dress: leaves that go round her, folds down from the waist."""
    m = _dress(c)
    c.fill(m, CORAL, detail=0.5, mottle=0.03)
    spots: list[tuple[float, float, float]] = []
    for j in range(13):
        y = 560.0 + 44 * j
        for k in range(-1, 7):
            u = 0.5 - 0.5 * math.cos(math.pi * min(max((k + 0.5 * (j % 2) + 0.3) / 6, 0), 1))
            lo = max(i for i in range(len(_LEVELS) - 1) if _LEVELS[i][0] <= y)
            (y0, a0, b0), (y1, a1, b1) = _LEVELS[lo], _LEVELS[lo + 1]
            f = (y - y0) / (y1 - y0)
            a, b = a0 + (a1 - a0) * f, b0 + (b1 - b0) * f
            spots.append((a + (b - a) * u, y + 10 * math.sin(2.3 * k + j), 24 * math.sin(1.7 * k + 2.1 * j)))
    _sprigs(c, m, spots)
    sweep(c, m, ((536, 590, 8), (522, 660, 10), (530, 740, 8)), 10, CORAL_PALE, 0.75, pale=True)
    sweep(c, m, ((530, 860, 7), (500, 960, 10), (470, 1080, 9)), 10, CORAL_PALE, 0.75, pale=True)
    sweep(c, m, ((606, 860, 7), (604, 970, 13), (600, 1090, 13)), 11, CORAL_PALE, 0.7, pale=True)
    sweep(c, m, ((676, 900, 5), (684, 980, 9), (680, 1090, 10)), 10, CORAL_PALE, 0.55, pale=True)
    sweeps(
        c,
        m,
        (
            (((690, 600, 12), (694, 700, 14), (684, 790, 12), (706, 900, 14), (716, 1080, 14)), 13, 0.85),
            (((560, 840, 5), (544, 960, 12), (518, 1090, 13)), 10, 0.7),
            (((644, 840, 5), (650, 960, 12), (640, 1090, 14)), 10, 0.7),
            (((690, 900, 5), (712, 980, 10), (726, 1080, 10)), 9, 0.6),
            (((560, 830, 5), (572, 960, 9), (560, 1090, 10)), 9, 0.5),
            (((540, 780, 10), (610, 800, 14), (690, 786, 10)), 12, 0.6),
            (((480, 1060, 8), (590, 1074, 9), (710, 1054, 8)), 9, 0.6),
        ),
        CORAL_DEEP,
    )

    def folds(pen: Pen) -> None:
        for way in (
            ((552, 820), (538, 940), (506, 1090)),
            ((640, 820), (648, 940), (636, 1096)),
            ((600, 990), (600, 1040), (588, 1100)),
            ((684, 830), (706, 940), (716, 1076)),
            ((524, 700), (550, 730), (590, 744)),
        ):
            crease(pen, way, 2.3, CORAL_INK, 0.55)

    c.draw(folds, clip=m, detail=0.55, soft=0.6)
    hem: Points = (
        (436, 1028),
        (480, 1024),
        (520, 1041),
        (566, 1037),
        (606, 1051),
        (652, 1039),
        (694, 1037),
        (752, 1010),
    )

    def ribbon(pen: Pen) -> None:
        pen.fill(limb([(x, y, 4.2) for x, y in hem], 60), LINEN, 0.9)
        pen.fill(limb([(x, y + 2.6, 1.4) for x, y in hem], 60), (0.82, 0.045, 62), 0.8)

    c.draw(ribbon, clip=m, detail=0.6, soft=0.4)
    nap(c, m, 900, 1.55, "nap/her", 10, vary=(0.05, 0.015), alpha=0.5)
    collar = c.mask(limb([(534, 566, 9), (560, 556, 12), (600, 536, 12), (628, 524, 9)], 30), wobble=0.8)
    c.multiply(collar.blur(4).move(2, 7) & m, CORAL_INK, 0.5)
    c.fill(collar, LINEN, detail=0.65)
    c.multiply(collar.edge(3, 5, 4), (0.82, 0.045, 62), 0.7)


def far_arm(c: Canvas) -> None:
    """The far arm, straight out from behind her breast: sleeve to the elbow, bare forearm."""
    m = c.mask(limb([(476, 662, 30), (450, 670, 27), (422, 676, 21), (396, 676, 18.5)], 30))
    c.fill(m, SKIN, detail=0.75)
    c.multiply(m, SKIN_DEEP, 0.25)
    sweep(c, m, ((476, 690, 10), (428, 698, 9), (390, 696, 7)), 8, SKIN_DEEP, 0.8)
    m = c.mask(limb([(556, 624, 46), (520, 646, 41), (478, 662, 36)], 30), wobble=0.8)
    c.fill(m, CORAL, detail=0.55)
    c.multiply(m, CORAL_DEEP, 0.75)
    band = c.mask(limb([(456, 630, 5), (445, 662, 6), (452, 694, 5)], 14), wobble=0.5)
    c.fill(band, LINEN, detail=0.6)
    c.multiply(band, (0.82, 0.045, 62), 0.6)


def near_arm(c: Canvas) -> None:
    """Her near arm: round shoulder, elbow low, the forearm lifted to its cheek."""
    fore = c.mask(limb(_FORE, 36))
    c.multiply(fore.blur(8).move(4, 10) & _dress(c), CORAL_INK, 0.5)
    c.fill(fore, SKIN, detail=0.78)
    sweep(c, fore, ((528, 756, 9), (482, 706, 10), (446, 648, 8), (424, 606, 6)), 9, SKIN_DEEP, 0.85)
    sweep(c, fore, ((516, 672, 8), (486, 620, 7), (452, 580, 5)), 7, SKIN_PALE, 0.8, pale=True)
    m = c.mask(limb(_UPPER, 30), wobble=1)
    c.multiply(m.blur(8).move(5, 9) & _dress(c), CORAL_INK, 0.5)
    c.fill(m, CORAL, detail=0.55, mottle=0.03)
    _sprigs(
        c,
        m,
        [
            (604, 580, 10),
            (640, 612, 30),
            (592, 628, -20),
            (570, 664, 40),
            (616, 660, 20),
            (552, 706, 0),
            (590, 706, 50),
        ],
    )
    sweep(c, m, ((596, 560, 8), (576, 610, 11), (540, 668, 9)), 10, CORAL_PALE, 0.85, pale=True)
    sweeps(
        c,
        m,
        ((((660, 600, 9), (640, 670, 11), (590, 726, 10), (548, 752, 8)), 10, 0.9),),
        CORAL_DEEP,
    )

    def folds(pen: Pen) -> None:
        crease(pen, ((528, 676), (548, 690), (560, 716)), 2.4, CORAL_INK, 0.65)
        crease(pen, ((548, 658), (572, 676), (580, 704)), 2.2, CORAL_INK, 0.55)

    c.draw(folds, clip=m, detail=0.55, soft=0.6)
    nap(c, m, 420, 2.2, "nap/arm", 9, vary=(0.05, 0.015), alpha=0.5)


def cuff(c: Canvas) -> None:
    """The rolled end of the sleeve at the elbow."""
    m = c.mask(limb([(508, 676, 9), (528, 708, 13), (548, 752, 10)], 20), wobble=0.7)
    c.multiply(m.blur(4).move(-5, 3) & c.mask(limb(_FORE, 36)), SKIN_LINE, 0.45)
    c.fill(m, LINEN, detail=0.65)
    c.multiply(m.edge(4, 5, 5), (0.82, 0.045, 62), 0.75)
