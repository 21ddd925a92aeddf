"""Parts of Heavy Lifting: the old woman's blue djellaba, its wide sleeves, her slipper."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample

CLOTH: Final = (0.335, 0.105, 262)
_DEEP: Final = (0.42, 0.1, 275)
_PALE: Final = (0.48, 0.115, 256)
_DARK: Final = (0.16, 0.05, 275)
_TRIM: Final = (0.8, 0.11, 82)
_GOWN: Final[Points] = (
    *((312, 660, CORNER), (244, 630), (170, 640), (98, 696), (50, 786), (26, 896), (8, 1006), (-26, 1120)),
    *((-40, 1230, CORNER), (160, 1230, CORNER), (182, 1150), (216, 1068), (252, 1014, CORNER), (312, 1024)),
    *((376, 1008, CORNER), (412, 948), (450, 902), (450, 856), (410, 806), (362, 760), (362, 690)),
)
_HOOD: Final[Points] = (
    *((318, 676, CORNER), (252, 640), (182, 640), (128, 680), (96, 744), (92, 822, CORNER), (150, 790)),
    *((206, 748), (264, 716)),
)
_FAR: Final[Points] = (
    *((310, 740, CORNER), (370, 722), (436, 672), (470, 640, CORNER), (498, 652), (514, 676, CORNER), (506, 746)),
    *((478, 804, CORNER), (430, 800), (372, 806), (330, 826, CORNER)),
)
_FAR_MOUTH: Final[Points] = (
    (470, 640, CORNER),
    (498, 652),
    (514, 676, CORNER),
    (506, 746),
    (478, 804, CORNER),
    (478, 720),
)
_NEAR: Final[Points] = (
    *((246, 690, CORNER), (196, 704), (158, 762), (148, 846), (164, 916), (208, 966), (276, 988), (310, 982, CORNER)),
    *((340, 916), (346, 862), (330, 806, CORNER), (296, 812), (276, 796), (290, 750), (286, 706)),
)
_NEAR_MOUTH: Final[Points] = ((330, 806, CORNER), (346, 862), (340, 916), (310, 982, CORNER), (306, 920), (312, 850))


def _cloth(c: Canvas, m: Mask, thickness: float) -> None:
    garment(c, m, CLOTH, thickness=thickness, weave=0.05, rim=0.0, gain=0.35, depth=0.6, mottle=0.03, detail=0.5)


def _trim(c: Canvas, edge: Points, m: Mask) -> None:
    """Sew an ochre braid along an edge."""
    s = sample(edge, 60)
    way = [(float(p[0]), float(p[1])) for p in s]

    def work(pen: Pen) -> None:
        pen.stroke(way, _TRIM, 5)
        for k in range(1, 59, 3):
            pen.dot(*way[k], 1.6, (0.5, 0.1, 50), 0.8)

    c.draw(work, clip=m, detail=0.75)


def gown(c: Canvas) -> None:
    """Paint the gown: one bent back, a lifted knee."""
    m = c.mask(curve(_GOWN), wobble=1.5)
    c.multiply(m.blur(12).move(12, 6), (0.6, 0.1, 330), 0.45)
    _cloth(c, m, 110)
    sweeps(
        c,
        m,
        (
            (((398, 880, 4), (330, 930, 14), (240, 1000, 16), (150, 1130, 18), (110, 1230, 20)), 10, 0.8),
            (((380, 930, 3), (340, 970, 10), (300, 1020, 8)), 6, 0.8),
            (((300, 900, 3), (210, 980, 12), (120, 1090, 18), (60, 1230, 20)), 9, 0.6),
            (((352, 1016, 3), (360, 960, 8), (386, 900, 3)), 5, 0.6),
            (((350, 730, 10), (340, 790, 16), (380, 830, 8)), 8, 0.7),
            (((180, 1180, 4), (206, 1100, 10), (250, 1024, 5)), 6, 0.6),
        ),
        _DEEP,
    )
    sweeps(
        c,
        m,
        (
            (((70, 790, 8), (44, 900, 18), (26, 1020, 12)), 12, 0.6),
            (((386, 846, 8), (330, 890, 13), (250, 950, 6)), 8, 0.55),
            (((376, 960, 4), (362, 1000, 7), (350, 1016, 3)), 5, 0.5),
            (((230, 1010, 4), (170, 1090, 13), (130, 1220, 14)), 9, 0.55),
            (((120, 960, 4), (70, 1080, 14), (20, 1220, 16)), 10, 0.65),
            (((330, 984, 3), (250, 1000, 9), (186, 1060, 5)), 6, 0.5),
        ),
        _PALE,
        pale=True,
    )
    _trim(c, ((160, 1224), (184, 1144), (220, 1062), (256, 1009), (314, 1017), (380, 1001)), m)
    hood = c.mask(curve(_HOOD), wobble=1)
    c.multiply(hood.blur(8).move(4, 12) & m, _DARK, 0.7)
    _cloth(c, hood, 40)
    sweeps(c, hood, ((((290, 690, 4), (200, 700, 12), (110, 800, 4)), 7, 0.7),), _DEEP)
    sweeps(c, hood, ((((250, 652, 5), (160, 672, 12), (104, 760, 5)), 8, 0.6),), _PALE, pale=True)


def far_sleeve(c: Canvas) -> None:
    """The sleeve of the arm that goes to the wall."""
    m = c.mask(curve(_FAR), wobble=1)
    _cloth(c, m, 40)
    c.fill(c.mask(curve(_FAR_MOUTH)) & m, _DARK, detail=0.6)
    sweeps(
        c,
        m,
        (
            (((330, 810, 12), (400, 780, 16), (460, 740, 8)), 9, 0.8),
            (((440, 690, 2), (430, 740, 8), (440, 794, 3)), 5, 0.6),
        ),
        _DEEP,
    )
    sweeps(c, m, ((((330, 745, 4), (390, 716, 9), (456, 664, 4)), 6, 0.6),), _PALE, pale=True)
    _trim(c, ((466, 640), (476, 690), (478, 750), (474, 806)), m)


def near_sleeve(c: Canvas) -> None:
    """The sleeve of the arm that leans on the knee: wide, its mouth hanging."""
    m = c.mask(curve(_NEAR), wobble=1)
    m = m * np.asarray(smoothstep(690, 770, c.y - 0.15 * (c.x - 240))[m.where], np.float32)
    c.multiply(m.blur(10).move(8, 10), _DARK, 0.6)
    _cloth(c, m, 60)
    mouth = c.mask(curve(_NEAR_MOUTH)) & m
    c.fill(mouth, _DARK, detail=0.6)
    sweeps(
        c,
        m - mouth,
        (
            (((290, 800, 2), (250, 830, 9), (190, 840, 3)), 5, 0.8),
            (((284, 790, 2), (250, 800, 8), (200, 790, 3)), 5, 0.7),
            (((300, 830, 2), (256, 876, 10), (220, 940, 4)), 6, 0.7),
            (((170, 930, 10), (230, 976, 14), (300, 980, 8)), 8, 0.7),
        ),
        _DEEP,
    )
    sweeps(
        c,
        m - mouth,
        (
            (((236, 706, 6), (184, 760, 14), (166, 850, 8)), 10, 0.7),
            (((200, 860, 4), (240, 850, 9), (296, 826, 4)), 6, 0.5),
            (((296, 850, 3), (276, 910, 8), (276, 970, 4)), 6, 0.5),
        ),
        _PALE,
        pale=True,
    )
    _trim(c, ((328, 802), (311, 850), (304, 916), (310, 986)), m)


def slipper(c: Canvas) -> None:
    """A yellow slipper on the step, its toe pointed."""
    m = c.mask(
        curve(
            [
                *((250, 1000), (330, 992), (368, 1000), (404, 1016), (428, 1020), (442, 1012, CORNER), (440, 1032)),
                *((424, 1044), (340, 1047), (250, 1044)),
            ]
        )
    )
    c.multiply(m.blur(4).move(4, 5), (0.4, 0.1, 20), 0.6)
    c.fill(m, (0.8, 0.14, 84), detail=0.8)
    c.multiply(c.mask(limb([(250, 1020, 10), (330, 1014, 12), (376, 1010, 4)], 20), soft=6) & m, (0.6, 0.13, 55), 0.7)
    c.multiply(c.mask(limb([(250, 1044, 4), (340, 1046, 4), (426, 1042, 3)], 20), soft=1) & m, (0.4, 0.1, 45), 0.85)
