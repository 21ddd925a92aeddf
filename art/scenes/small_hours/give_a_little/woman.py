"""The woman, from behind her shoulder: boots, red skirt, dark vest, white sleeves, leather mitts, blue scarf."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .boots import boot, mound
from .cord import cord
from .scarf import DUSK, head

_SKIRT: Final = (0.53, 0.165, 29)
_WHITE: Final = (0.93, 0.022, 85)
_VEST: Final = (0.3, 0.055, 320)
_APRON: Final = (0.6, 0.09, 238)
_MITT: Final = (0.5, 0.09, 52)
_LEATHER: Final = (0.29, 0.06, 38)

_SKIRT_FRONT: Final = ((416, 702, CORNER), (382, 770), (356, 850), (318, 944), (262, 1040, CORNER))
_HEM: Final = (
    (292, 1066),
    (334, 1058),
    (380, 1086),
    (438, 1078),
    (496, 1108),
    (560, 1094),
    (624, 1112),
    (726, 1070, CORNER),
)
_SKIRT_BACK: Final = ((706, 1006), (684, 926), (658, 862), (618, 812), (564, 780, CORNER))
_VEST_FRONT: Final = ((416, 706, CORNER), (446, 650), (498, 590), (560, 530), (600, 478, CORNER))
_VEST_TOP: Final = ((640, 456), (684, 470), (722, 512, CORNER))
_VEST_BACK: Final = ((726, 570), (704, 650), (650, 732), (568, 794, CORNER), (490, 756))
_VEST_ALL: Final = (*_VEST_FRONT, *_VEST_TOP, *_VEST_BACK)
_SLEEVE: Final = (
    *((672, 498, CORNER), (616, 470), (560, 468), (508, 458), (462, 440, CORNER), (452, 462), (446, 488, CORNER)),
    *((494, 520), (536, 562), (588, 614), (634, 640), (676, 622), (700, 572), (698, 526)),
)
_FAR_SLEEVE: Final = (
    (610, 470, CORNER),
    (560, 436),
    (500, 424),
    (440, 414),
    (400, 408, CORNER),
    (392, 440, CORNER),
    (470, 470),
    (560, 510),
)


def _fall(c: Canvas, m: Mask, spine: Points, colour: Colour, share: float, soft: float) -> None:
    """Let a soft tone lie on what is painted, along a spine."""
    c.multiply(c.mask(limb(list(spine)), soft=soft) & m, colour, share)


def woman(c: Canvas) -> None:
    """Paint her."""
    ground = c.mask(
        curve([(226, 1112), (330, 1090), (560, 1070), (760, 1064), (840, 1084), (840, 1130), (600, 1146), (330, 1140)]),
        soft=9,
    )
    c.multiply(ground, (0.36, 0.1, 316), 0.85)
    _feet(c)
    _far_arm(c)
    cord(c, [(428, 470, 9), (420, 540, 9.5), (402, 640, 9.5), (396, 740, 9.5), (404, 820, 9)], seed="hang", drop=None)
    _skirt(c)
    _vest(c)
    head(c)
    _bow(c)
    _near_arm(c)


def _feet(c: Canvas) -> None:
    """Stout laced boots: the far one flat, the near one on its heel, toe up."""
    boot(c, 352, 1092, 124, 4, True, _LEATHER, -0.14, False)
    shin = c.mask(limb([(330, 980, 46), (296, 1040, 36), (276, 1070, 29)]))
    garment(c, shin, (0.34, 0.05, 300), thickness=40, rim=0.0, detail=0.6)
    c.multiply(c.mask(oval(250, 1148, 74, 13, 4), soft=6), (0.36, 0.09, 316), 0.75)
    boot(c, 232, 1088, 138, 27, True, _LEATHER, 0.0, False)
    mound(c, 206, 1152, 44, "hers")


def _skirt(c: Canvas) -> None:
    slip = c.mask(
        curve(
            [
                (262, 1036, CORNER),
                *((x - 4, y + 15) for x, y, *_ in _HEM[:-1]),
                (720, 1084, CORNER),
                (640, 1040, CORNER),
            ]
        ),
        wobble=2,
        cell=7,
    )
    garment(c, slip, (0.86, 0.03, 70), thickness=8, rim=0.0, detail=0.7)
    skirt = c.mask(curve([*_SKIRT_FRONT, *_HEM, *_SKIRT_BACK]))
    c.multiply(skirt.blur(6).move(2, 8) & slip, DUSK, 0.6)
    folds: list[Fold] = [
        (((450, 740, 12), (412, 850, 34), (352, 960, 40), (300, 1056, 26)), 11.0),
        (((520, 780, 12), (478, 880, 34), (428, 990, 40), (404, 1080, 28)), 10.0),
        (((566, 800, 14), (556, 900, 36), (528, 1010, 40), (528, 1096, 28)), 11.0),
        (((610, 830, 12), (628, 920, 32), (624, 1020, 38), (628, 1104, 26)), 9.0),
        (((490, 770, 5), (446, 880, 10), (392, 990, 13), (356, 1066, 9)), -6.0),
        (((546, 800, 5), (516, 900, 11), (478, 1010, 14), (466, 1090, 9)), -6.5),
        (((592, 820, 5), (594, 910, 11), (578, 1020, 13), (582, 1096, 8)), -6.0),
        (((640, 860, 5), (662, 940, 9), (662, 1030, 10), (664, 1090, 6)), -4.5),
        (((420, 760, 4), (384, 850, 8), (330, 960, 9), (296, 1040, 6)), -3.0),
    ]
    garment(
        c, skirt, _SKIRT, folds, thickness=110, crumple=1.4, seed="skirt", rim=0.0, gain=0.75, depth=0.78, detail=0.2
    )
    away = smoothstep(470, 680, c.x + (c.y - 900) * 0.12)
    c.multiply(skirt * np.asarray(away, np.float32), DUSK, 0.62)
    c.multiply(skirt * np.asarray(smoothstep(860, 740, c.y) * smoothstep(420, 560, c.x), np.float32), DUSK, 0.5)
    _fall(c, skirt, [(556, 800, 10), (604, 840, 24), (650, 900, 20)], DUSK, 0.35, 14)
    for up, w in ((40, 8.0), (62, 3.0)):
        rows = [(x + up * 0.24 - 2, y - up, w) for x, y, *_ in ((262, 1040), *_HEM)]
        band = c.mask(limb(rows, 60), soft=0.7, wobble=1.0)
        c.glaze(band & skirt, (0.27, 0.07, 320), 0.72)
    c.screen(
        c.mask(limb([(404, 740, 10), (366, 850, 16), (324, 950, 12), (284, 1030, 5)]), soft=10) & skirt,
        (0.8, 0.12, 55),
        0.32,
    )


def _vest(c: Canvas) -> None:
    m = c.mask(curve(_VEST_ALL))
    folds: list[Fold] = [
        (((560, 600, 8), (520, 660, 18), (470, 720, 8)), 8.0),
        (((690, 560, 8), (650, 660, 26), (570, 760, 10)), 9.0),
        (((640, 600, 5), (590, 690, 9), (530, 760, 5)), -8.0),
        (((700, 620, 4), (660, 690, 8), (600, 760, 4)), -6.0),
        (((470, 690, 4), (510, 712, 7), (560, 740, 4)), -6.0),
    ]
    garment(
        c,
        m,
        _VEST,
        folds,
        thickness=130,
        crumple=1.2,
        seed="vest",
        rim=0.0,
        gain=0.55,
        bias=-0.06,
        depth=0.66,
        detail=0.25,
    )
    c.multiply(m * np.asarray(smoothstep(560, 720, c.x + (c.y - 620) * 0.4), np.float32), (0.4, 0.08, 300), 0.55)
    shirt = c.mask(curve([(596, 482, CORNER), (640, 452), (690, 468), (726, 520, CORNER), (700, 512), (654, 486)]))
    garment(c, shirt, _WHITE, thickness=20, rim=0.0, gain=0.7, detail=0.7)
    c.multiply(shirt * np.asarray(smoothstep(640, 720, c.x), np.float32), (0.6, 0.08, 300), 0.6)
    for edge in (_VEST_BACK[:4], _VEST_FRONT[:4]):
        side = -1 if edge[0][0] > 600 else 1
        braid = c.mask(limb([(p[0] + 7 * side, p[1] + 5, 2.6) for p in edge]), wobble=0.8, cell=5)
        c.glaze(braid & m, (0.62, 0.11, 62), 0.75)
    for k in range(7):
        t = k / 6
        x, y = 674 - 126 * t, 560 + 176 * t
        lace = c.mask(limb([(x - 15, y - 14, 2.2), (x, y - 2, 2.6), (x + 17, y + 8, 2.2)]))
        c.fill(lace & m, (0.7, 0.1, 60), 0.75, detail=0.8)


def _bow(c: Canvas) -> None:
    """The apron's band round her waist, its bow behind, the ends on the wind."""
    band = c.mask(
        curve([(412, 700, CORNER), (470, 748), (566, 786, CORNER), (562, 806, CORNER), (462, 768), (406, 714, CORNER)])
    )
    c.multiply(band.blur(6).move(2, 8), DUSK, 0.45)
    garment(c, band, _APRON, thickness=10, rim=0.0, detail=0.7)
    side = c.mask(
        curve([(408, 708, CORNER), (450, 752, CORNER), (400, 880), (330, 1000, CORNER), (288, 984, CORNER), (350, 850)])
    )
    garment(
        c,
        side,
        _APRON,
        [(((424, 740, 6), (390, 850, 14), (330, 980, 10)), 8.0), (((436, 760, 3), (396, 870, 6), (336, 980, 5)), -6.0)],
        thickness=24,
        rim=0.0,
        detail=0.6,
    )
    ends: tuple[tuple[Points, Points], ...] = (
        (
            ((560, 796, CORNER), (606, 820), (640, 872), (690, 900, CORNER)),
            ((676, 930, CORNER), (622, 904), (584, 848), (552, 812)),
        ),
        (
            ((556, 798, CORNER), (584, 850), (578, 910), (606, 974, CORNER)),
            ((576, 992, CORNER), (550, 924), (556, 856), (538, 808)),
        ),
    )
    for up, down in ends:
        m = c.mask(curve([*up, *down], pull=0.3))
        c.multiply(m.blur(7).move(8, 12), DUSK, 0.45)
        garment(
            c,
            m,
            _APRON,
            [(([*up[0][:2], 3], [*up[1][:2], 6], [*up[2][:2], 7], [*up[3][:2], 4]), 4.0)],
            thickness=12,
            rim=0.0,
            gain=0.9,
            detail=0.65,
        )
    loops: tuple[tuple[Points, Points, Fold], ...] = (
        (
            ((568, 796, CORNER), (548, 748), (572, 708), (612, 700), (628, 722), (608, 762)),
            ((572, 790, CORNER), (574, 746), (604, 712), (618, 724), (596, 764)),
            (((566, 784, 3), (556, 748, 7), (576, 716, 5)), 3.0),
        ),
        (
            ((570, 798, CORNER), (604, 764), (654, 752), (682, 770), (668, 798), (616, 812)),
            ((578, 800, CORNER), (620, 782), (668, 768), (668, 788), (620, 804)),
            (((584, 788, 3), (620, 766, 7), (660, 760, 5)), 3.0),
        ),
    )
    for outer, inner, fold in loops:
        m = c.mask(curve(list(outer)))
        c.multiply(m.blur(6).move(5, 10), DUSK, 0.5)
        garment(c, m, _APRON, [fold], thickness=5, rim=0.0, gain=0.6, detail=0.45)
        c.multiply(c.mask(curve(list(inner)), soft=1.5) & m, (0.34, 0.1, 265), 0.75)
    garment(c, c.mask(oval(568, 797, 14, 12, 30)), _APRON, thickness=10, rim=0.0, detail=0.7)


def _mitt(c: Canvas, x: float, y: float, turn: float, bias: float) -> Mask:
    """A leather mitt closed on the rope: a block of four under one skin, a thumb across."""
    a = math.radians(turn)

    def at(points: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
        return [
            (x + p[0] * math.cos(a) - p[1] * math.sin(a), y + p[0] * math.sin(a) + p[1] * math.cos(a), *p[2:])
            for p in points
        ]

    block = c.mask(curve(at([(-30, -28), (0, -35), (30, -28), (40, -6), (36, 22), (10, 36), (-22, 32), (-38, 10)])))
    folds: list[Fold] = [
        (at([(-34, -6, 3), (-10, -14, 6), (14, -10, 3)]), -4.0),
        (at([(26, -22, 3), (20, 0, 6), (26, 22, 3)]), -4.0),
    ]
    garment(c, block, _MITT, folds, thickness=30, rim=0.0, gain=0.85, crumple=1.4, bias=bias, depth=0.66, detail=0.8)
    thumb = c.mask(limb(at([(24, -22, 12), (0, -27, 13), (-26, -20, 11)])))
    c.multiply(thumb.blur(3).move(1, 5) & block, (0.4, 0.1, 30), 0.6)
    garment(c, thumb, _MITT, thickness=16, rim=0.0, gain=0.85, bias=bias + 0.03, depth=0.66, detail=0.8)
    cuff = c.mask(limb(at([(36, -30, 9), (44, 0, 10), (38, 28, 9)])))
    garment(c, cuff, (0.44, 0.085, 48), thickness=10, rim=0.0, bias=bias, detail=0.8)
    return block | thumb | cuff


def _far_arm(c: Canvas) -> None:
    m = c.mask(curve(list(_FAR_SLEEVE)))
    garment(
        c,
        m,
        _WHITE,
        [(((560, 462, 6), (480, 446, 12), (410, 424, 6)), 5.0)],
        thickness=40,
        rim=0.0,
        gain=0.7,
        bias=-0.14,
        detail=0.65,
    )
    c.multiply(m, (0.74, 0.05, 290), 0.4)


def _near_arm(c: Canvas) -> None:
    """Rope, far mitt, near mitt, then the great white sleeve."""
    cord(c, [(206, 412, 9), (320, 430, 10), (430, 462, 11)], seed="taut", drop=None)
    _mitt(c, 352, 434, 18, -0.08)
    m = c.mask(curve(list(_SLEEVE)))
    c.multiply(m.blur(10).move(8, 20) & c.mask(curve(_VEST_ALL)), (0.3, 0.08, 315), 0.65)
    folds: list[Fold] = [
        (((668, 540, 12), (600, 540, 34), (530, 508, 26), (470, 468, 12)), 14.0),
        (((640, 610, 8), (590, 580, 16), (540, 536, 8)), 8.0),
        (((690, 560, 5), (640, 580, 10), (590, 560, 5)), -8.0),
        (((620, 500, 4), (580, 500, 8), (540, 486, 4)), -6.0),
        (((660, 500, 4), (648, 530, 8), (650, 560, 4)), -6.0),
        (((500, 470, 3), (520, 490, 6), (520, 520, 3)), -5.0),
        (((560, 560, 4), (600, 596, 8), (650, 610, 4)), -6.0),
    ]
    garment(c, m, _WHITE, folds, thickness=60, crumple=1.8, seed="sleeve", rim=0.0, gain=0.8, depth=0.55, detail=0.25)
    _fall(c, m, [(470, 500, 10), (540, 560, 22), (610, 622, 30), (680, 610, 26)], (0.55, 0.085, 292), 0.62, 14)

    def gathers(pen: Pen) -> None:
        r = c.rng("gathers")
        for k in range(15):
            q = k / 14
            x, y = 466 - 15 * q, 444 + 44 * q
            n = float(r.uniform(26, 70))
            pen.stroke(
                [(x, y), (x + n * 0.5, y + n * (0.12 + 0.3 * q)), (x + n, y + n * (0.2 + 0.55 * q))],
                (0.6, 0.07, 292),
                1.6,
                0.5,
            )
        for k in range(13):
            q = k / 12
            x, y = 676 + 24 * math.sin(3 * q), 504 + 110 * q
            n = float(r.uniform(26, 62))
            pen.stroke(
                [(x, y), (x - n * 0.5, y + n * 0.1), (x - n, y + n * (0.24 - 0.3 * q))], (0.55, 0.07, 292), 1.8, 0.5
            )

    c.draw(gathers, clip=m, soft=0.8, detail=0.6)
    cuff = c.mask(limb([(464, 438, 8), (456, 464, 9), (448, 490, 8)]))
    garment(c, cuff, _WHITE, thickness=9, rim=0.0, detail=0.7)
    _mitt(c, 414, 456, 18, 0.02)
