"""Parts of Family Business: the old carthorse as it lies: trunk and neck, folded legs, straps, silver mane and tail."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

HIDE: Final = (0.42, 0.07, 352)
DEEP: Final = (0.42, 0.06, 330)
PALE: Final = (0.58, 0.07, 10)
SILVER: Final = (0.87, 0.022, 320)
SMOKE: Final = (0.66, 0.045, 315)
_INK: Final = (0.22, 0.045, 335)
_LEATHER: Final = (0.25, 0.045, 340)
_BLANKET: Final = (0.76, 0.05, 316)
_TRUNK: Final[Points] = (
    *((150, 588), (212, 530), (292, 504), (368, 526), (426, 572), (500, 608), (580, 622), (660, 612), (736, 600)),
    *((806, 636), (856, 740), (870, 900), (860, 1112, CORNER), (700, 1122), (480, 1122), (340, 1112), (290, 1050)),
    *((266, 968), (272, 880), (282, 800), (250, 740), (170, 680)),
)


def sweeps(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], tone: Colour, *, pale: bool) -> None:
    """Lay soft brush lines of one tone within a mass: lighter ones glazed, darker ones multiplied."""
    for spine, soft, share in lines:
        part = c.mask(limb(spine, 40), soft=soft) & m
        if pale:
            c.glaze(part, tone, share)
        else:
            c.multiply(part, tone, share)


def body(c: Canvas) -> None:
    """Paint trunk and neck: sunk back, high croup, the breast in its own shadow."""
    m = c.mask(curve(_TRUNK), wobble=1.5)
    c.fill(m, HIDE, detail=0.45)
    low = smoothstep(820, 1120, c.y)
    c.multiply(m * np.asarray(low[m.where], np.float32), DEEP, 0.6)
    sweeps(
        c,
        m,
        (
            (((300, 540, 10), (380, 580, 26), (440, 660, 30), (450, 760, 12)), 20, 0.45),
            (((470, 690, 20), (540, 760, 46), (560, 860, 40), (540, 960, 20)), 34, 0.4),
            (((690, 640, 20), (760, 680, 50), (790, 790, 40)), 30, 0.55),
            (((420, 800, 12), (400, 880, 22), (430, 960, 12)), 18, 0.4),
        ),
        PALE,
        pale=True,
    )
    sweeps(
        c,
        m,
        (
            (((230, 720, 20), (320, 800, 44), (330, 920, 56), (380, 1030, 50)), 30, 0.75),
            (((470, 720, 8), (488, 830, 18), (470, 950, 14)), 16, 0.5),
            (((640, 720, 8), (616, 830, 20), (610, 930, 10)), 18, 0.45),
            (((430, 1090, 14), (560, 1096, 26), (700, 1096, 20)), 16, 0.7),
            (((440, 604, 6), (580, 650, 18), (730, 624, 8)), 12, 0.6),
        ),
        DEEP,
        pale=False,
    )


def straps(c: Canvas) -> None:
    """Two broad girths come down from the carousel's floor round the barrel, one band about the breast."""
    trunk = c.mask(curve(_TRUNK))
    _blanket(c, trunk)
    for spine, wide in (
        (((470, 560), (500, 720), (516, 860), (506, 1000), (486, 1150)), 26.0),
        (((656, 560), (640, 720), (626, 850), (616, 960), (598, 1150)), 26.0),
    ):
        band = c.mask(limb([(x, y, wide / 2) for x, y in spine], 60)) & trunk
        c.multiply(band.blur(5).move(5, 4), _INK, 0.5)
        c.fill(band, _LEATHER, detail=0.6)
        c.glaze(band.edge(-4, 0, 2), (0.5, 0.06, 345), 0.7)
    _buckle(c, 506, 782)


def _blanket(c: Canvas, trunk: Mask) -> None:
    """The worn blanket under the load, its hem a little uneven."""
    m = c.mask(
        curve([(380, 540, CORNER), (830, 540, CORNER), (830, 706, CORNER), (770, 716), (700, 704), (630, 712),
               (560, 722), (490, 712), (430, 700), (392, 676, CORNER)]),
        wobble=2,
    )  # fmt: skip
    m = m & trunk
    c.multiply(m.blur(8).move(2, 9) & trunk, _INK, 0.6)
    c.fill(m, _BLANKET, detail=0.55)
    c.multiply(m * np.asarray(smoothstep(680, 610, c.y)[m.where], np.float32), SMOKE, 0.85)
    for x in (436, 520, 590, 700, 770):
        c.multiply(c.mask(limb([(x, 620, 3), (x + 4, 670, 7), (x + 2, 716, 8)], 20), soft=5) & m, SMOKE, 0.5)
    hem = c.mask(limb([(380, 662, 4), (430, 686, 4), (490, 698, 4), (560, 708, 4), (630, 698, 4), (700, 690, 4),
                       (770, 702, 4), (830, 692, 4)], 60))  # fmt: skip
    c.fill(hem & m, _LEATHER, 0.7, detail=0.6)


def _buckle(c: Canvas, x: float, y: float) -> None:
    def work(pen: Pen) -> None:
        frame = curve(
            [(x - 18, y - 14, CORNER), (x + 18, y - 14, CORNER), (x + 18, y + 14, CORNER), (x - 18, y + 14, CORNER),
             (x - 18, y - 14, CORNER)], closed=False, pull=0.3,
        )  # fmt: skip
        pen.stroke(frame, (0.74, 0.06, 72), 5.4)
        pen.stroke([(x, y - 14), (x, y + 4)], (0.68, 0.06, 70), 3.6)

    c.draw(work, detail=0.8)


def hindleg(c: Canvas) -> None:
    """The near hind leg folded under: round thigh, stifle forward, hock behind, the shank laid along the ground."""
    shank = c.mask(
        curve([(830, 1056), (780, 1068), (730, 1076), (700, 1084), (684, 1108), (700, 1128), (740, 1130), (830, 1128)])
    )
    c.fill(shank, HIDE, detail=0.5)
    c.multiply(shank, DEEP, 0.45)
    thigh = c.mask(
        curve(
            [(850, 700, CORNER), (770, 740), (690, 820), (632, 910), (606, 990), (616, 1046), (664, 1068), (730, 1062),
             (790, 1066), (860, 1090, CORNER)],
        )
    )  # fmt: skip
    inner = thigh * np.asarray(smoothstep(760, 900, c.y)[thigh.where], np.float32)
    c.multiply(inner.blur(14).move(-12, 8), DEEP, 0.6)
    c.fill(inner, HIDE, detail=0.5)
    sweeps(c, inner, ((((640, 960, 14), (690, 900, 36), (770, 850, 40)), 24, 0.5),), PALE, pale=True)
    sweeps(c, inner, ((((620, 1040, 8), (700, 1056, 20), (820, 1060, 20)), 14, 0.7),), DEEP, pale=False)
    _feather(c, [(770, 1070), (716, 1078), (676, 1094), (650, 1120), (662, 1138, CORNER), (700, 1130),
                 (722, 1142, CORNER), (750, 1130), (768, 1138, CORNER), (784, 1100)])  # fmt: skip
    _hoof(c, [(668, 1094), (634, 1102), (614, 1134, CORNER), (670, 1140, CORNER), (686, 1116)])


def breast(c: Canvas) -> None:
    """The breast where it shows under the two chins, lit like the foreleg it rests on."""
    m = c.mask(curve([(262, 962), (258, 990), (257, 1016), (262, 1044), (290, 1066), (350, 1066), (350, 962)]))
    c.fill(m, HIDE, detail=0.6)
    sweeps(c, m, ((((270, 1002, 8), (268, 1024, 10), (280, 1040, 6)), 8, 0.75),), PALE, pale=True)


def foreleg(c: Canvas) -> None:
    """The near foreleg folded at the knee: forearm forward, cannon laid back under it to one feathered hoof."""
    arm = c.mask(
        curve(
            [(640, 1040), (560, 1036), (470, 1046), (380, 1054), (310, 1054), (272, 1040), (238, 1050), (220, 1080),
             (226, 1110), (254, 1128), (284, 1120), (310, 1106), (350, 1102), (440, 1095), (540, 1088), (600, 1078)],
        )
    )  # fmt: skip
    cannon = c.mask(limb([(254, 1098, 30), (296, 1109, 21), (340, 1113, 17), (400, 1113, 16), (446, 1115, 17)], 40))
    c.multiply(arm.blur(8).move(-2, -8), _INK, 0.55)
    _hoof(c, [(440, 1098), (468, 1099), (496, 1116), (506, 1140, CORNER), (450, 1140, CORNER), (436, 1120)])
    c.fill(cannon, HIDE, detail=0.6)
    c.fill(arm, HIDE, detail=0.6)
    sweeps(c, arm, ((((246, 1074, 7), (270, 1062, 9), (340, 1066, 9), (440, 1072, 6)), 8, 0.6),), PALE, pale=True)
    sweeps(
        c,
        arm,
        (
            (((290, 1092, 3), (340, 1093, 7), (440, 1090, 9), (600, 1080, 12)), 7, 0.85),
            (((300, 1060, 3), (292, 1076, 6), (296, 1090, 3)), 5, 0.6),
        ),
        DEEP,
        pale=False,
    )
    crease = c.mask(limb([(284, 1092, 1), (320, 1094, 3), (400, 1095, 4), (470, 1095, 5)], 40), soft=3)
    c.multiply(crease & arm, _INK, 0.7)
    c.fill(cannon * np.asarray(smoothstep(250, 296, c.x)[cannon.where], np.float32), HIDE, detail=0.6)
    sweeps(c, cannon, ((((262, 1108, 5), (330, 1110, 6), (390, 1111, 5)), 6, 0.5),), PALE, pale=True)
    sweeps(c, cannon, ((((240, 1130, 5), (300, 1132, 6), (400, 1132, 6)), 6, 0.7),), DEEP, pale=False)
    _feather(c, [(372, 1097, CORNER), (404, 1096), (440, 1097), (462, 1104), (478, 1116, CORNER), (462, 1117),
                 (470, 1131, CORNER), (450, 1130), (448, 1142, CORNER), (424, 1134), (404, 1138, CORNER),
                 (386, 1131), (366, 1128, CORNER), (386, 1120), (362, 1113, CORNER), (388, 1107)])  # fmt: skip


def _feather(c: Canvas, outline: Points) -> None:
    """The long pale hair over a hoof."""
    m = c.mask(curve(outline))
    c.multiply(m.blur(5).move(2, 4), DEEP, 0.5)
    c.fill(m, SILVER, detail=0.6)
    c.multiply(m.edge(0, 14, 8), SMOKE, 0.8)


def _hoof(c: Canvas, outline: Points) -> None:
    m = c.mask(curve(outline))
    c.fill(m, (0.34, 0.045, 335), detail=0.6)
    c.glaze(m.edge(0, -6, 4), (0.55, 0.05, 350), 0.6)


_LOCKS: Final[tuple[Points, ...]] = (
    ((408, 548), (440, 580), (462, 628), (458, 676), (440, 716, CORNER), (428, 668), (404, 620), (380, 570)),
    ((366, 514), (408, 556), (430, 620), (424, 690), (398, 752, CORNER), (388, 690), (364, 626), (336, 560)),
    ((316, 494), (366, 536), (394, 612), (388, 704), (352, 778, CORNER), (346, 706), (322, 628), (284, 548)),
    ((254, 496), (318, 526), (350, 612), (348, 704), (312, 786, CORNER), (308, 712), (280, 630), (232, 556)),
    ((204, 514), (268, 534), (306, 622), (308, 700), (280, 768, CORNER), (270, 704), (240, 632), (182, 580)),
    ((160, 566), (216, 572), (258, 626), (266, 690), (248, 740, CORNER), (234, 690), (200, 634), (150, 600)),
)
"""Locks from the withers to the poll, each hanging over the one behind it."""


def mane(c: Canvas) -> None:
    """Paint the silver mane in broad locks that hang to our side."""
    for k, outline in enumerate(_LOCKS):
        m = c.mask(curve(outline), wobble=0.8)
        c.multiply(m.blur(7).move(5, 8), _INK, 0.5)
        c.fill(m, SILVER, detail=0.6)
        a, b, d, tip = outline[0], outline[2], outline[3], outline[4]
        mid = [(0.5 * (outline[i][0] + outline[j][0]), 0.5 * (outline[i][1] + outline[j][1])) for i, j in
               ((0, 7), (2, 6), (3, 5))]  # fmt: skip
        c.multiply(
            c.mask(
                limb([(a[0] + 8, a[1] + 14, 1), (b[0] - 4, b[1], 7), (d[0] - 4, d[1], 6), (*tip[:2], 1)], 30), soft=4
            )
            & m,
            SMOKE,
            0.8,
        )
        c.multiply(
            c.mask(limb([(*mid[0], 1), (*mid[1], 4), (*mid[2], 3), (*tip[:2], 0.6)], 30), soft=2) & m,
            SMOKE,
            0.55 + 0.05 * (k % 3),
        )
