"""The woman: boots, skirt, blouse and apron; her arms, her fists and the rope."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import skin
from art.painting.motifs.garments import garment
from art.painting.shapes import CORNER, curve, limb, oval

from .boots import boot, mound
from .cord import cord
from .face import head

SKIN: Colour = (0.64, 0.095, 48)
_SKIRT: Colour = (0.56, 0.15, 30)
_BLOUSE: Colour = (0.92, 0.025, 85)
_BODICE: Colour = (0.45, 0.075, 22)
_APRON: Colour = (0.66, 0.07, 232)
_DUSK: Colour = (0.6, 0.09, 310)

_SKIRT_FRONT = ((412, 704, CORNER), (366, 762), (322, 850), (262, 976, CORNER))
_HEM = ((296, 1004), (334, 1012), (366, 1038), (414, 1054), (470, 1082), (528, 1088), (574, 1072, CORNER))
_SKIRT_BACK = ((588, 1000), (614, 920), (636, 850), (638, 786), (622, 738), (586, 704, CORNER))
_SKIRT_FOLDS = (
    (((540, 730, 20), (450, 796, 50), (366, 880, 48), (312, 990, 26)), 24.0),
    (((450, 740, 10), (400, 800, 30), (330, 890, 34), (262, 980, 18)), 15.0),
    (((540, 760, 10), (500, 850, 26), (420, 960, 32), (384, 1040, 18)), 15.0),
    (((596, 770, 14), (602, 830, 36), (590, 940, 28), (546, 1060, 16)), 17.0),
    (((500, 750, 6), (450, 840, 11), (368, 940, 13), (326, 1008, 10)), -9.0),
    (((574, 760, 6), (556, 860, 13), (500, 970, 15), (462, 1070, 9)), -11.0),
    (((612, 810, 6), (594, 900, 9), (580, 980, 7)), -6.0),
    (((430, 740, 5), (368, 828, 8), (296, 926, 8)), -5.0),
    (((586, 720, 5), (600, 760, 9), (590, 820, 6)), -6.0),
)
_CHEST = (
    (590, 380, CORNER),
    (548, 424),
    (494, 492),
    (472, 552),
    (466, 596),
    (440, 630),
    (410, 668),
    (404, 712, CORNER),
)
_WAIST = ((440, 732), (470, 742), (540, 744), (598, 732))
_BACK = ((632, 704, CORNER), (650, 676), (690, 596), (716, 506), (714, 436), (692, 392), (654, 372, CORNER))
_BLOUSE_FOLDS = (
    (((630, 430, 14), (590, 500, 36), (530, 556, 38), (490, 580, 12)), 15.0),
    (((690, 470, 10), (676, 570, 28), (628, 660, 24), (570, 720, 8)), 11.0),
    (((560, 570, 8), (520, 620, 26), (470, 660, 26), (430, 690, 8)), 9.0),
    (((594, 540, 6), (550, 600, 12), (490, 622, 12), (456, 624, 6)), -10.0),
    (((646, 520, 6), (612, 610, 12), (556, 690, 9)), -9.0),
    (((530, 640, 5), (510, 690, 9), (496, 726, 6)), -6.0),
    (((690, 560, 5), (652, 640, 8), (606, 704, 6)), -6.0),
    (((620, 400, 5), (604, 440, 9), (560, 470, 5)), -6.0),
)


_LEATHER: Colour = (0.44, 0.085, 40)


def _feet(c: Canvas) -> None:
    """Stout laced boots: the far one flat, its knee bent; the near one on its heel, toe up."""
    shin = c.mask(limb([(420, 960, 44), (392, 1020, 34), (376, 1060, 26)]))
    garment(c, shin, (0.44, 0.045, 285), thickness=40, bias=-0.14, detail=0.6)
    c.multiply(c.mask(oval(352, 1112, 92, 12), soft=6), (0.46, 0.09, 318), 0.7)
    boot(c, 338, 1072, 132, 3, True, _LEATHER, -0.12, False)
    shin = c.mask(limb([(340, 950, 46), (306, 1006, 37), (290, 1044, 30)]))
    garment(c, shin, (0.46, 0.05, 285), [(((290, 990, 4), (312, 1004, 6), (334, 1004, 3)), -4.0)], detail=0.6)
    c.multiply(c.mask(oval(262, 1138, 70, 13, 6), soft=6), (0.44, 0.09, 318), 0.75)
    boot(c, 238, 1070, 140, 27, True, _LEATHER, 0.02, False)
    mound(c, 278, 1136, 46, "hers")


def woman(c: Canvas) -> None:
    """Paint her but for her arms."""
    ground = c.mask(
        curve([(190, 1100), (330, 1116), (540, 1096), (720, 1050), (820, 1020), (820, 1060), (640, 1116), (420, 1150)]),
        soft=9,
    )
    c.multiply(ground, (0.56, 0.09, 318), 0.75)
    _feet(c)
    _far_arm(c)
    skirt = c.mask(curve([*_SKIRT_FRONT, *_HEM, *_SKIRT_BACK]))
    c.multiply(c.mask(limb([(306, 1010, 12), (384, 1052, 16)]), soft=7), (0.5, 0.08, 320), 0.5)
    garment(c, skirt, _SKIRT, _SKIRT_FOLDS, thickness=52, crumple=1.6, seed="skirt", gain=0.72, depth=0.55)
    c.multiply(skirt * np.asarray(smoothstep(470, 690, c.x + (c.y - 800) * 0.3), np.float32), _DUSK, 0.4)
    c.multiply(skirt * np.asarray(smoothstep(960, 1100, c.y), np.float32), (0.78, 0.09, 20), 0.35)
    for up, w in ((34, 4.0), (48, 2.2)):
        path = [(272, 982), (300, 1002), (338, 1010), (372, 1034), (418, 1050), (474, 1076), (530, 1083), (578, 1068)]
        border = c.mask(limb([(x + up * 0.42, y - up, w) for x, y in path], 40), soft=0.6)
        c.multiply(border & skirt, (0.5, 0.12, 25), 0.6)
    hem = c.mask(
        limb([(266, 974, 5), (298, 999, 6), (336, 1008, 6), (368, 1032, 6), (414, 1046, 5), (470, 1074, 1)], 40)
    )
    c.screen(hem & skirt, (0.8, 0.1, 60), 0.25)
    _apron(c)
    head(c, SKIN)
    blouse = c.mask(curve([*_CHEST, *_WAIST, *_BACK]))
    c.multiply(c.mask(limb([(404, 716, 8), (500, 752, 12), (600, 736, 8)]), soft=6) & skirt, (0.5, 0.08, 320), 0.5)
    garment(c, blouse, _BODICE, _BLOUSE_FOLDS, thickness=54, crumple=1.6, seed="blouse", rim=0.25, depth=0.55)
    c.multiply(blouse * np.asarray(smoothstep(590, 730, c.x + (c.y - 560) * 0.35), np.float32), (0.66, 0.07, 300), 0.45)
    c.multiply(c.mask(limb([(474, 592, 6), (530, 618, 16), (600, 590, 6)]), soft=8) & blouse, (0.5, 0.07, 320), 0.45)
    for spine in (
        [(660, 420, 1.6), (668, 520, 1.8), (628, 640, 1.8), (590, 720, 1.6)],
        [(520, 600, 1.4), (500, 670, 1.8), (488, 738, 1.4)],
    ):
        seam = c.mask(limb(spine, 30), soft=0.8)
        c.multiply(seam & blouse, (0.4, 0.06, 320), 0.6)
        c.screen(seam.move(3, 1) & blouse, (0.8, 0.06, 70), 0.18)
    band = c.mask(limb([(402, 708, 9), (470, 734, 11), (540, 733, 10), (590, 718, 9)], 24))
    c.shadow(band, 0, 8, 5, 0.35)
    garment(c, band, (0.6, 0.075, 236), thickness=10, detail=0.8)
    for points in ([(582, 716, 8), (610, 752, 11), (626, 812, 6)], [(584, 716, 7), (622, 726, 9), (652, 764, 4)]):
        garment(c, c.mask(limb(points)), (0.6, 0.075, 236), thickness=8, detail=0.8)
    _neckline(c)


def _neckline(c: Canvas) -> None:
    """The blouse's neckband, gathered; the seam of the shoulder."""
    yoke = c.mask(
        curve(
            [
                (560, 380, CORNER),
                (604, 360),
                (670, 350, CORNER),
                (712, 390),
                (730, 446, CORNER),
                (680, 462),
                (610, 480),
                (546, 440, CORNER),
            ]
        )
    ) & c.mask(curve([*_CHEST, *_WAIST, *_BACK]))
    c.shadow(yoke, 2, 6, 5, 0.35, (0.4, 0.07, 320))
    garment(c, yoke, _BLOUSE, thickness=30, crumple=2, depth=0.42, detail=0.8)
    band = c.mask(limb([(580, 378, 2.5), (592, 390, 7), (614, 397, 8.5), (642, 390, 8), (662, 370, 3)], 24))
    garment(c, band, _BLOUSE, thickness=8, bias=0.03, detail=0.85)
    r = c.rng("gathers")
    for k in range(11):
        t = k / 10
        x, y = 582 + 80 * t, 408 + 14 * math.sin(math.pi * t) - 12 * t
        fall = float(r.uniform(24, 50))
        fold = c.mask(limb([(x, y, 1.6), (x - 6 - 12 * t, y + fall * 0.5, 2.6), (x - 16, y + fall, 0.8)], 12), soft=1.2)
        c.multiply(fold, (0.66, 0.07, 310), 0.4)


def _apron(c: Canvas) -> None:
    apron = c.mask(
        curve(
            [
                (404, 706, CORNER),
                (360, 770),
                (318, 856),
                (288, 922, CORNER),
                (330, 950),
                (402, 972, CORNER),
                (450, 860),
                (500, 738, CORNER),
                (450, 722),
            ]
        )
    )
    c.shadow(apron, 8, 6, 6, 0.3)
    folds = [
        (((470, 730, 14), (400, 806, 36), (346, 890, 38), (312, 960, 24)), 16.0),
        (((430, 726, 6), (376, 820, 22), (304, 916, 20)), 10.0),
        (((480, 740, 6), (430, 840, 22), (376, 960, 20)), 10.0),
        (((456, 736, 4), (404, 830, 9), (344, 940, 9)), -8.0),
    ]
    garment(c, apron, _APRON, folds, thickness=30, crumple=2, seed="apron")
    x, y = c.x[apron.where], c.y[apron.where]
    stripe = np.abs(np.sin((x * 0.86 + y * 0.5 + 14 * (c.field("bend", 90, 2)[apron.where] - 0.5)) / 9)) ** 10
    c.screen(apron * stripe.astype(np.float32), (0.96, 0.02, 90), 0.35)
    pocket = c.mask(limb([(372, 800, 3), (410, 824, 3), (440, 830, 3)], 14))
    c.multiply(pocket & apron, (0.4, 0.08, 260), 0.5)


def _flesh(c: Canvas, clay: Clay, bias: float = 0.0) -> Mask:
    body = clay.relief(1.2)
    skin(c, body, SKIN, detail=0.88, bias=0.02 + bias)
    return body.mask


def _far_arm(c: Canvas) -> None:
    sleeve = c.mask(
        curve([(590, 392), (520, 404), (452, 416, CORNER), (440, 450), (446, 490, CORNER), (500, 506), (580, 490)])
    )
    garment(c, sleeve, _BLOUSE, [(((520, 420, 6), (500, 460, 12), (480, 490, 6)), -8.0)], thickness=40, bias=-0.2)
    arm = Clay(c, (230, 360, 470, 520), melt=8)
    arm.limb([(412, 453, 29), (396, 451, 29), (340, 440, 24), (292, 426, 19)])
    _flesh(c, arm, -0.12)
    cuff = c.mask(limb([(446, 420, 9), (438, 452, 11), (444, 486, 9)], 16))
    garment(c, cuff, _BLOUSE, thickness=12, bias=-0.16)


def rope(c: Canvas) -> None:
    """The rope, taut from its cut end through both fists, then slack down her front."""
    cord(
        c,
        [
            (398, 470, 11),
            (436, 520, 10),
            (446, 600, 10),
            (430, 720, 10),
            (436, 860, 10),
            (470, 990, 10),
            (540, 1108, 10),
        ],
        seed="slack",
        drop=(9, 6),
    )
    cord(c, [(70, 350, 13.5), (200, 396, 13.5), (300, 432, 13), (400, 470, 12)], seed="taut", drop=None)
    end = Clay(c, (40, 320, 110, 380), melt=2)
    end.ball(64, 348, 7.5, 14.5, turn=20, thick=3)
    c.form(end.relief(0.5), (0.93, 0.06, 88), rim=0, mottle=0.2, grain=4, bias=0.06, detail=0.9)
    for x, y in ((62, 341), (66, 352), (60, 352)):
        c.multiply(c.mask(limb([(x - 1, y - 2, 2.4), (x + 1, y + 2, 2.4)], 6), soft=0.8), (0.62, 0.09, 60), 0.5)


def _fist(c: Canvas, x: float, y: float, near: bool, arm: Sequence[tuple[float, float, float]] = ()) -> None:
    """A fist about the rope, seen from the side; the rope runs at 20 degrees."""
    a = math.radians(20)
    ux, uy, vx, vy = math.cos(a), math.sin(a), -math.sin(a), math.cos(a)

    def at(along: float, down: float) -> tuple[float, float]:
        return x + ux * along + vx * down, y + uy * along + vy * down

    hand = Clay(c, (x - 90, y - 80, x + 220, y + 190), melt=9)
    if near:
        hand.limb(list(arm))
        hand.limb([(*at(54, 12), 22), (*at(26, 2), 28), (*at(0, -8), 25)])
    else:
        hand.limb([(*at(42, 4), 20), (*at(12, -6), 24), (*at(-6, -12), 22)])
    bias = 0.0 if near else -0.08
    m = _flesh(c, hand, bias)
    fingers = Clay(c, (x - 90, y - 80, x + 100, y + 80), melt=2.5)
    for k in range(4):
        along = -31 + 16.6 * k - (0 if near else 4)
        size = (10.6, 11.6, 11.4, 10.0)[k]
        rise = (2, 0, 1, 4)[k]
        fingers.limb(
            [
                (*at(along + 11, -22 + rise), size * 0.92, 14),
                (*at(along + 3, -8 + rise), size, 20),
                (*at(along - 2, 7 + rise), size * 1.12, 25),
                (*at(along + 1, 19), size * 0.98, 17),
                (*at(along + 8, 25 - rise), size * 0.86, 6),
            ],
            n=24,
        )
        fingers.ball(*at(along + 11, -21 + rise), size * 0.9, size * 0.8, z=19)
        fingers.press([(*at(along - 10, 6 + rise), 1.5), (*at(along - 2, 10 + rise), 2), (*at(along + 6, 8), 1.5)], 1.6)
    c.multiply(fingers.mask().blur(5).move(4, 9) & m, (0.45, 0.09, 20), 0.4)
    _flesh(c, fingers, bias)
    for k in range(3):
        along = -22.6 + 16.6 * k - (0 if near else 4)
        gap = c.mask(
            limb([(*at(along + 5, -14), 1.2), (*at(along - 3, 5), 1.9), (*at(along + 2, 21), 1.2)], 10), soft=0.8
        )
        c.multiply(gap, (0.36, 0.1, 25), 0.6)
    c.screen(
        c.mask(limb([(*at(-30, 2), 4), (*at(0, 0), 5), (*at(24, 4), 4)]), soft=5) & fingers.mask(),
        (0.8, 0.09, 60),
        0.16,
    )
    thumb = Clay(c, (x - 90, y - 80, x + 100, y + 80), melt=2)
    if near:
        thumb.limb(
            [(*at(38, -10), 15, 14), (*at(18, -25), 12.5, 20), (*at(-6, -33), 11, 22), (*at(-24, -31), 9.4, 18)], n=12
        )
    else:
        thumb.limb(
            [(*at(26, -18), 13, 12), (*at(6, -30), 11, 15), (*at(-14, -34), 10, 15), (*at(-28, -31), 8.6, 12)], n=12
        )
    c.multiply(thumb.mask().blur(3).move(2, 6) & (m | fingers.mask()), (0.45, 0.09, 20), 0.35)
    _flesh(c, thumb, bias)
    nail = c.mask(limb([(*at(-22, -34), 3.4), (*at(-28, -33), 3)], 6), soft=0.6)
    c.glaze(nail, (0.82, 0.06, 35), 0.5)
    c.glaze(m * 1.0, (0.6, 0.13, 25), 0.08)


def arms(c: Canvas) -> None:
    """The near arm and both hands."""
    _fist(c, 268, 420, near=False)
    spine = [(512, 556, 44), (470, 540, 42), (430, 512, 36), (386, 474, 26), (356, 456, 22)]
    over = c.mask(limb(spine)).blur(10).move(16, 22) & c.mask(curve([*_CHEST, *_WAIST, *_BACK]))
    c.multiply(over, (0.45, 0.08, 320), 0.45)
    _fist(c, 338, 446, near=True, arm=spine)
    tendon = c.mask(limb([(376, 458, 2), (412, 484, 4), (452, 516, 2)], 12), soft=2.5)
    c.multiply(tendon, (0.5, 0.1, 25), 0.35)
    sleeve = c.mask(
        curve(
            [
                (672, 402, CORNER),
                (688, 450),
                (668, 510),
                (610, 572),
                (548, 604, CORNER),
                (516, 590),
                (476, 552),
                (462, 512, CORNER),
                (506, 486),
                (556, 440),
                (606, 400),
            ]
        )
    )
    c.shadow(sleeve, 16, 22, 10, 0.5, (0.4, 0.07, 320))
    garment(
        c,
        sleeve,
        _BLOUSE,
        [
            (((640, 420, 10), (600, 480, 30), (540, 540, 26), (500, 560, 8)), 14.0),
            (((660, 470, 5), (610, 530, 10), (560, 580, 7)), -8.0),
            (((590, 420, 4), (560, 470, 9), (510, 520, 8), (490, 540, 4)), -7.0),
            (((560, 560, 4), (540, 530, 7), (516, 500, 5)), -6.0),
        ],
        thickness=56,
        crumple=2,
        seed="sleeve",
        depth=0.45,
    )
    for k, (outer, inner) in enumerate(
        (
            ([(452, 516), (466, 562), (506, 604), (548, 618)], [(562, 596), (524, 580), (490, 546), (474, 502)]),
            ([(470, 500), (488, 546), (524, 582), (560, 598)], [(574, 582), (540, 568), (506, 534), (488, 488)]),
        )
    ):
        a, b, d, e = outer
        f, g, h, i = inner
        cuff = c.mask(curve([(*a, CORNER), b, d, (*e, CORNER), (*f, CORNER), g, h, (*i, CORNER)]), wobble=1.5)
        c.shadow(cuff, 3, 5, 4, 0.35, (0.6, 0.08, 310))
        creases = [(((b[0] - 6, b[1], 3), (h[0] - 4, h[1] + 2, 3)), -4.0), (((d[0], d[1], 3), (g[0], g[1], 3)), -3.0)]
        garment(c, cuff, (0.93, 0.025, 85), creases, thickness=13, crumple=1.5, bias=-0.02 * k, detail=0.85)
