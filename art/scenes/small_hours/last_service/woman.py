"""Parts of Last Service: the old woman on tiptoe in her striped housecoat, who ties his shoe."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import (
    HER,
    HER_DEEP,
    LINEN,
    MUSTARD,
    MUSTARD_DEEP,
    MUSTARD_INK,
    MUSTARD_PALE,
    SHADE,
    crease,
)

_COAT: Final[Points] = (
    *(
        (204, 872, CORNER),
        (160, 862),
        (116, 876),
        (84, 912),
        (68, 966),
        (62, 1012),
        (54, 1050),
        (46, 1084),
        (36, 1112, CORNER),
    ),
    *((60, 1132), (100, 1134), (170, 1138), (240, 1134), (268, 1120), (274, 1090), (280, 1048), (282, 1006)),
    *((290, 960), (280, 914), (252, 884)),
)
_LEVELS: Final = (
    (862.0, 146.0, 232.0),
    (900.0, 90.0, 284.0),
    (960.0, 66.0, 296.0),
    (1010.0, 58.0, 288.0),
    (1060.0, 44.0, 284.0),
    (1140.0, 4.0, 290.0),
)
"""Heights of the coat, and from where to where it goes there."""
_UPPER: Final[Points] = ((166, 910, 46), (150, 960, 47), (168, 1000, 44))
_FORE: Final[Points] = ((160, 996, 44), (210, 992, 38), (256, 974, 31), (286, 962, 26))
_RUST: Final = (0.56, 0.13, 42)


def feet(c: Canvas) -> None:
    """What is under the coat: one foot before her under the raised knee, one behind, its slipper half off."""
    c.multiply(c.mask(oval(200, 1140, 225, 10), soft=6), SHADE, 0.85)
    back = c.mask(limb([(120, 1100, 26), (72, 1104, 20), (40, 1112, 14)], 20))
    c.fill(back, HER, detail=0.6)
    c.multiply(back.edge(0, 8, 6), HER_DEEP, 0.8)
    _slipper(c, ((56, 1094, CORNER), (36, 1096), (20, 1110), (14, 1130), (22, 1138), (36, 1128), (62, 1124, CORNER)))
    leg = c.mask(limb([(336, 1070, 24), (332, 1100, 19), (330, 1122, 16)], 20))
    c.fill(leg, HER, detail=0.6)
    c.multiply(leg, HER_DEEP, 0.5)
    _slipper(
        c, ((310, 1110), (326, 1116), (346, 1110), (370, 1120), (386, 1130), (384, 1138, CORNER), (308, 1138, CORNER))
    )
    m = c.mask(limb([(120, 1060, 58), (210, 1052, 56), (296, 1056, 44), (330, 1057, 38)], 40),
               curve([(296, 1030, CORNER), (340, 1018), (370, 1050), (366, 1084), (368, 1104, CORNER), (330, 1112),
                      (250, 1132, CORNER)]), wobble=1)  # fmt: skip
    c.fill(m, MUSTARD, detail=0.55)
    _stripes(
        c,
        m,
        [[(200, 1010 + 14 * k), (300, 1014 + 12 * k), (346, 1026 + 10 * k), (372 - 12 * k, 1120)] for k in range(1, 6)],
        2.4,
    )
    c.multiply(m, MUSTARD_DEEP, 0.45)
    sweep(c, m, ((296, 1026, 6), (340, 1026, 9), (362, 1050, 7)), 7, MUSTARD_PALE, 0.5, pale=True)
    sweep(c, m, ((280, 1060, 16), (290, 1110, 16)), 10, MUSTARD_INK, 0.5)
    c.multiply(c.mask(oval(356, 1022, 46, 10), soft=5) & m, MUSTARD_INK, 0.7)


def _slipper(c: Canvas, outline: Points) -> None:
    shoe = c.mask(curve(outline), wobble=0.5)
    c.fill(shoe, (0.62, 0.13, 14), detail=0.7)
    c.glaze(shoe.edge(-2, -5, 4), (0.84, 0.08, 25), 0.7)
    c.multiply(shoe.edge(2, 5, 4), (0.55, 0.12, 10), 0.6)


def _coat(c: Canvas) -> Mask:
    return c.mask(curve(_COAT), wobble=1.0)


def _stripes(c: Canvas, m: Mask, ways: list[list[tuple[float, float]]], wide: float) -> None:
    def work(pen: Pen) -> None:
        for way in ways:
            pen.fill(limb([(*p, wide) for p in way], 40), _RUST, 0.75)
            pen.fill(limb([(x + 3.2 * wide, y, 0.4 * wide) for x, y in way], 40), LINEN, 0.7)

    c.draw(work, clip=m, detail=0.55, soft=0.6)


def body(c: Canvas) -> None:
    """Her housecoat: stripes that go round her, a cord at the waist, folds down from it."""
    m = _coat(c)
    c.fill(m, MUSTARD, detail=0.5, mottle=0.03)
    ways: list[list[tuple[float, float]]] = []
    for k in range(1, 12):
        u = 0.5 - 0.5 * math.cos(math.pi * k / 12)
        bend = 5 * math.sin(2.4 * k)
        ways.append([(a + (b - a) * u + bend * (y > 1010) * (y - 1010) / 60, y) for y, a, b in _LEVELS])
    _stripes(c, m, ways, 2.6)
    sweep(c, m, ((110, 900, 8), (86, 950, 12), (80, 1000, 10)), 11, MUSTARD_PALE, 0.75, pale=True)
    sweep(c, m, ((100, 1022, 6), (76, 1062, 9), (34, 1118, 8)), 8, MUSTARD_PALE, 0.7, pale=True)
    sweep(c, m, ((204, 1024, 5), (204, 1066, 10), (190, 1120, 9)), 9, MUSTARD_PALE, 0.6, pale=True)
    sweeps(
        c,
        m,
        (
            (((276, 900, 8), (282, 950, 12), (272, 1000, 10), (276, 1110, 12)), 11, 0.8),
            (((240, 1016, 4), (246, 1060, 12), (232, 1130, 12)), 9, 0.7),
            (((150, 1018, 4), (128, 1070, 12), (94, 1130, 12)), 9, 0.7),
            (((120, 990, 10), (190, 1000, 12), (270, 990, 10)), 10, 0.6),
            (((150, 1126, 6), (220, 1128, 8), (266, 1116, 5)), 8, 0.7),
        ),
        MUSTARD_DEEP,
    )

    def folds(pen: Pen) -> None:
        for way in (
            ((146, 1022), (120, 1070), (84, 1128)),
            ((236, 1018), (240, 1060), (226, 1128)),
            ((98, 1018), (70, 1064), (22, 1118)),
            ((190, 1024), (180, 1070), (158, 1132)),
            ((268, 1080), (238, 1100), (200, 1108)),
        ):
            crease(pen, way, 2.3, MUSTARD_INK, 0.6)

    c.draw(folds, clip=m, detail=0.55, soft=0.6)
    cord = c.mask(limb([(62, 1000, 6), (120, 1014, 6.5), (200, 1016, 6.5), (288, 1000, 6)], 40)) & m.grow(3)
    c.multiply(cord.blur(3).move(0, 5) & m, MUSTARD_INK, 0.6)
    c.fill(cord, _RUST, detail=0.6)
    nap(c, m, 900, 1.5, "nap/her", 10, vary=(0.06, 0.015), alpha=0.5)
    collar(c)


def collar(c: Canvas) -> None:
    """A wide round collar."""
    m = c.mask(curve([(130, 872, CORNER), (150, 850), (172, 848), (206, 872), (238, 872, CORNER), (262, 896),
                      (248, 914), (206, 908), (160, 898)]), wobble=1)  # fmt: skip
    c.multiply(m.blur(5).move(2, 8) & _coat(c), MUSTARD_INK, 0.55)
    c.fill(m, LINEN, detail=0.6)
    c.multiply(m.edge(4, 6, 6), (0.82, 0.04, 60), 0.7)
    c.draw(lambda pen: crease(pen, ((140, 884), (190, 898), (248, 904)), 1.4, (0.7, 0.06, 55), 0.6), clip=m, soft=0.3)


def far_arm(c: Canvas) -> None:
    """The far sleeve, out from behind her breast."""
    m = c.mask(limb([(250, 930, 34), (286, 920, 28), (316, 912, 23)], 24), wobble=0.8)
    c.fill(m, MUSTARD, detail=0.55)
    c.multiply(m, MUSTARD_DEEP, 0.75)


def near_arm(c: Canvas) -> None:
    """Her near arm: round shoulder, the elbow at her side, the forearm along her breast."""
    m = c.mask(limb(_UPPER, 30), limb(_FORE, 30), wobble=1)
    coat = _coat(c)
    c.multiply(m.blur(8).move(5, 9) & coat, MUSTARD_INK, 0.5)
    c.fill(m, MUSTARD, detail=0.55, mottle=0.03)
    rings: list[list[tuple[float, float]]] = []
    for k in range(5):
        t = 0.1 + 0.2 * k
        rings.append([(130 + 70 * t, 872), (108 + 84 * t, 930), (104 + 84 * t, 980), (150 + 20 * t, 1040 - 70 * t)])
    fore = c.mask(limb(_FORE, 30))
    _stripes(c, m - fore, rings, 2.4)
    along: list[list[tuple[float, float]]] = []
    for k in range(4):
        f = 26 - 17 * k
        along.append([(128, 992 + f), (210, 994 + f), (256, 976 + 0.8 * f), (300, 960 + 0.6 * f)])
    _stripes(c, fore, along, 2.4)
    sweep(c, m, ((138, 890, 8), (116, 940, 11), (120, 990, 8)), 10, MUSTARD_PALE, 0.85, pale=True)
    sweep(c, m, ((200, 966, 5), (240, 954, 6), (280, 944, 5)), 6, MUSTARD_PALE, 0.8, pale=True)
    sweeps(
        c,
        m,
        (
            (((140, 1036, 8), (210, 1026, 9), (284, 988, 7)), 8, 0.9),
            (((196, 910, 8), (190, 950, 9), (182, 968, 6)), 8, 0.7),
        ),
        MUSTARD_DEEP,
    )

    def folds(pen: Pen) -> None:
        crease(pen, ((204, 962), (180, 976), (160, 970)), 2.4, MUSTARD_INK, 0.7)
        crease(pen, ((208, 972), (186, 990), (164, 990)), 2.0, MUSTARD_INK, 0.6)
        crease(pen, ((112, 976), (130, 990), (152, 988)), 2.0, MUSTARD_INK, 0.5)

    c.draw(folds, clip=m, detail=0.55, soft=0.6)
    nap(c, m, 420, 1.2, "nap/herarm", 9, vary=(0.06, 0.015), alpha=0.5)


def cuffs(c: Canvas) -> None:
    """The ends of her sleeves, over her wrists."""
    cuff = c.mask(limb([(310, 894, 6), (316, 912, 7), (314, 930, 6)], 12))
    c.fill(cuff, LINEN, detail=0.6)
    c.multiply(cuff, (0.8, 0.05, 55), 0.5)
    cuff = c.mask(limb([(278, 936, 7), (290, 960, 8), (290, 986, 7)], 14), wobble=0.6)
    c.fill(cuff, LINEN, detail=0.6)
    c.multiply(cuff.edge(3, 5, 4), (0.82, 0.04, 60), 0.7)
