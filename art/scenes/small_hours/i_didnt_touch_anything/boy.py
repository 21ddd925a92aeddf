"""The boy, turned to his left: rounded back, hands deep in his pockets, one boot, one sock."""

from __future__ import annotations

import itertools
import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials.living import skin
from art.painting.motifs.garments import Fold, ridges
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .shoe import shoe

SKIN: Final = (0.77, 0.07, 56)
_COAT: Final = (0.39, 0.06, 215)
_DEEP: Final = (0.26, 0.06, 225)
_SHORTS: Final = (0.47, 0.06, 40)
_SOCK: Final = (0.86, 0.06, 92)
_BOX: Final = (180.0, 330.0, 640.0, 1190.0)

_BACK: Final = ((352, 396, CORNER), (312, 428), (286, 500), (282, 580), (292, 670), (286, 748, CORNER))
_HEM: Final = ((350, 770), (430, 772), (486, 760), (524, 738, CORNER))
_FRONT: Final = ((536, 670), (530, 590), (514, 510), (502, 444), (470, 404, CORNER))


def _corduroy(c: Canvas, m: Mask, tone: Colour, folds: list[Fold], thickness: float, bias: float = 0.0) -> None:
    """Ribs that follow the barrel of his trunk, close together where it turns away."""
    body = c.relief(m, thickness, smooth=3)
    at = m.where
    x, y = c.x[at], c.y[at]
    u = np.clip((x - 408 - 0.03 * (y - 560)) / 138, -0.97, 0.97)
    rib = 0.4 * np.sin(np.arcsin(u) * 138 * 2 * math.pi / 6.4)
    crease = 3.0 * (c.field("crease", 24, 3)[at] - 0.5)
    bump = np.asarray(rib + crease + ridges(c, m, folds), np.float32)
    c.form(body.bumped(bump), tone, rim=0.4, shadow=34, mottle=0.08, grain=14, bias=bias, detail=0.82)


def _ribbed(c: Canvas, clay: Clay, tone: Colour, bias: float = 0.0, rib: float = 6.0, keep: Mask | None = None) -> None:
    """Corduroy: ribs along each limb, worn pale where it bends."""
    body = clay.relief(1.6)
    if keep is not None:
        body = body.within(body.mask & keep)
    at = body.mask.where
    bump = 0.36 * np.sin(clay.across * 2 * math.pi / rib) + 2.6 * (c.field("crease", 22, 3)[at] - 0.5)
    c.form(body, tone, bump=np.asarray(bump, np.float32), rim=0.5, mottle=0.08, grain=14, bias=bias, detail=0.82)


def _flesh(c: Canvas, spine: tuple[tuple[float, float, float], ...], knee: tuple[float, float], bias: float) -> None:
    clay = Clay(c, _BOX, melt=8)
    clay.limb(spine, n=50)
    kx, ky = knee
    clay.ball(kx + 6, ky, 27, 29, z=12)
    clay.press([(kx - 12, ky + 30, 4), (kx + 10, ky + 34, 5), (kx + 28, ky + 26, 4)], 4)
    clay.press([(kx - 10, ky - 28, 4), (kx + 10, ky - 32, 4), (kx + 26, ky - 24, 3)], 3)
    body = clay.relief(1.4)
    skin(c, body, SKIN, bias=bias)
    c.glaze(c.mask(oval(kx + 9, ky - 2, 20, 19), soft=9) & body.mask, (0.68, 0.13, 32), 0.32)
    calf = c.mask(limb([(spine[-1][0] - 34, ky - 40, 16), (spine[-1][0] - 34, ky + 140, 22)]), soft=12)
    c.multiply(calf & body.mask, (0.5, 0.1, 20), 0.45)
    c.multiply(c.mask(oval(kx, 868, 60, 18), soft=9) & body.mask, (0.42, 0.1, 20), 0.6)


def _hose(c: Canvas, spine: list[tuple[float, float, float]], seed: int) -> None:
    """A striped sock that slips, its folds round the ankle."""
    sock = Clay(c, _BOX, melt=4)
    sock.limb(spine, n=40)
    x0, y0 = spine[0][:2]
    sock.cut((x0, y0 + 4), (0.06, -1.0))
    for k in range(5):
        y = y0 + 12 + 15 * k
        sock.press([(x0 - 32, y + 3 * (k % 2), 3), (x0, y + 6, 4), (x0 + 30, y - 3, 3)], 3.8)
    body = sock.relief(1)
    rib = np.asarray(0.8 * np.sin(sock.across * 1.1), np.float32)
    c.form(body, _SOCK, bump=rib, rim=0.4, mottle=0.07, bias=-0.04 if seed else 0.0, detail=0.85)
    ring = body.mask * np.asarray(
        smoothstep(0.2, 0.5, np.sin(sock.along * 0.2 - 1.2)) * smoothstep(y0 + 96, y0 + 84, c.y[body.mask.where]),
        np.float32,
    )
    c.form(body.within(ring), (0.52, 0.12, 40), bump=rib, rim=0.4, detail=0.85)


def legs(c: Canvas) -> None:
    """Bare knees under wide shorts; the sock, on tiptoe behind; the boot that carries him."""
    _flesh(
        c,
        (
            *((452.0, 790.0, 44.0), (468.0, 862.0, 37.0), (478.0, 900.0, 33.0), (470.0, 950.0, 31.0)),
            *((456.0, 1000.0, 26.0), (452.0, 1050.0, 19.0)),
        ),
        (474.0, 898.0),
        -0.07,
    )
    _hose(
        c,
        [
            *((462.0, 988.0, 31.0), (454.0, 1030.0, 26.0), (450.0, 1064.0, 23.0), (464.0, 1088.0, 23.0)),
            *((492.0, 1108.0, 20.0), (520.0, 1116.0, 15.0), (530.0, 1118.0, 11.0)),
        ],
        1,
    )
    tip = c.mask(oval(528, 1118, 18, 20))
    c.glaze(tip & c.mask(limb([(500, 1112, 20), (532, 1118, 14)])), (0.52, 0.12, 40), 0.75)
    toe = Clay(c, (510, 1096, 560, 1140), melt=2)
    toe.ball(538, 1119, 10, 8.5)
    c.multiply(c.mask(oval(533, 1119, 12, 11), soft=1.5), (0.4, 0.1, 40), 0.7)
    skin(c, toe.relief(0.6), SKIN, detail=0.95)
    c.screen(c.mask(oval(543, 1116, 4, 3.4), soft=1), (0.96, 0.04, 60), 0.5)
    near = c.mask(limb([(366, 870, 52), (372, 980, 44), (360, 1090, 36)]), soft=10)
    far = c.mask(limb([(476, 880, 34), (468, 950, 30), (456, 1000, 25), (452, 1060, 18)]))
    c.multiply(near.move(26, 6) & far, (0.45, 0.09, 30), 0.4)
    _flesh(
        c,
        (
            *((364.0, 790.0, 48.0), (374.0, 862.0, 40.0), (382.0, 902.0, 36.0), (374.0, 950.0, 36.0)),
            *((362.0, 1004.0, 31.0), (356.0, 1070.0, 20.0)),
        ),
        (378.0, 900.0),
        -0.01,
    )
    scab = c.mask(curve([(384, 890), (398, 884), (408, 894), (402, 908), (388, 904)]), wobble=2, cell=5, soft=1)
    c.glaze(scab, (0.42, 0.12, 25), 0.75)
    _hose(c, [(366.0, 1000.0, 35.0), (358.0, 1040.0, 29.0), (354.0, 1092.0, 24.0)], 0)
    shoe(c, 394, 1104, 136, 1, bias=-0.01)
    _shorts(c)


def _shorts(c: Canvas) -> None:
    for far in (True, False):
        m = c.mask(
            curve(
                [(420, 700, CORNER), (526, 700, CORNER), (532, 780), (528, 856, CORNER), (476, 872), (420, 858, CORNER)]
                if far
                else [
                    *((288, 700, CORNER), (470, 700, CORNER), (456, 780), (448, 866, CORNER), (380, 886)),
                    *((304, 876, CORNER), (290, 800)),
                ]
            )
        )
        folds: list[Fold] = [
            (((470, 740, 5), (488, 790, 9), (492, 850, 8)), 7.0),
            (((516, 740, 5), (508, 800, 8), (512, 852, 7)), 6.0),
            (((440, 760, 5), (470, 776, 7), (500, 770, 4)), -6.0),
        ]
        if not far:
            folds = [
                (((330, 750, 6), (336, 810, 12), (340, 872, 11)), 9.0),
                (((388, 750, 6), (396, 810, 12), (398, 876, 11)), 9.0),
                (((430, 760, 5), (426, 820, 9), (424, 868, 8)), 7.0),
                (((440, 752, 5), (400, 780, 8), (364, 786, 4)), -7.0),
                (((300, 772, 5), (322, 800, 8), (326, 830, 4)), -6.0),
            ]
            c.multiply(m.blur(8).move(12, 4), (0.3, 0.07, 30), 0.5)
        tweed = 1.2 * (c.field("tweed", 3, 2)[m.where] - 0.5)
        body = c.relief(m, 44, smooth=3).bumped(np.asarray(ridges(c, m, folds) + tweed, np.float32))
        c.form(body, _SHORTS, rim=0.35, shadow=30, mottle=0.08, grain=12, bias=-0.1 if far else -0.02, detail=0.82)
        hem = c.mask(limb([(306, 868, 2), (380, 877, 2), (446, 858, 2)] if not far else [(440, 856, 2), (526, 849, 2)]))
        c.multiply(hem & m, (0.4, 0.07, 30), 0.5)
    c.multiply(c.mask(limb([(286, 756, 14), (400, 782, 14), (530, 750, 14)]), soft=9), (0.34, 0.07, 30), 0.6)


def body(c: Canvas) -> None:
    """The corduroy jacket, arms, pockets."""
    far = _far_arm(c)
    trunk = c.mask(curve([*_BACK, *_HEM, *_FRONT], pull=0.34))
    c.multiply(trunk.blur(8).move(6, 6) & far.mask(), _DEEP, 0.55)
    folds: list[Fold] = [
        (((462, 520, 6), (430, 590, 14), (400, 640, 8)), 6.0),
        (((470, 600, 6), (440, 660, 12), (400, 690, 6)), 6.0),
        (((470, 560, 4), (436, 612, 8), (404, 650, 4)), -7.0),
        (((484, 620, 4), (500, 660, 7), (520, 690, 4)), -6.0),
        (((372, 470, 5), (384, 540, 9), (378, 600, 5)), -6.0),
        (((300, 690, 5), (330, 720, 8), (340, 760, 5)), -6.0),
    ]
    _corduroy(c, trunk, _COAT, folds, 95)
    c.multiply(trunk * np.asarray(smoothstep(420, 290, c.x), np.float32), _DEEP, 0.4)
    c.screen(trunk * np.asarray(smoothstep(478, 530, c.x), np.float32), (0.7, 0.07, 150), 0.14)
    _front(c)
    low = c.full(smoothstep(586, 598, c.y) * smoothstep(500, 560, c.x + (c.y - 590) * 0.9))
    c.multiply((far.mask() & low).blur(5).move(-6, 6) & trunk, _DEEP, 0.5)
    _ribbed(c, far, _COAT, 0.0, keep=low)
    arm = Clay(c, _BOX, melt=12)
    arm.limb(
        [
            *((332, 458, 48), (306, 510, 49), (290, 570, 45), (296, 618, 42), (326, 654, 38)),
            *((358, 680, 31), (374, 692, 28)),
        ],
        n=60,
    )
    arm.cut((374, 690), (0.86, 0.5))
    for a, m, b in (
        ((330, 586), (318, 606), (290, 612)),
        ((344, 606), (322, 622), (284, 634)),
        ((350, 626), (332, 640), (304, 652)),
        ((352, 560), (326, 578), (300, 584)),
        ((346, 500), (330, 540), (318, 560)),
    ):
        arm.press([(*a, 4), (*m, 5.5), (*b, 3)], 6)
    sleeve = arm.mask()
    c.multiply(sleeve.blur(8).move(8, 8) & trunk, _DEEP, 0.62)
    _ribbed(c, arm, _COAT, -0.02)
    c.multiply(sleeve * np.asarray(smoothstep(310, 250, c.x), np.float32), _DEEP, 0.4)
    yoke = c.mask(limb([(352, 420, 2), (372, 470, 2.2), (366, 520, 1.4)], 20), soft=1)
    c.multiply(yoke, _DEEP, 0.7)
    patch = c.mask(oval(294, 600, 24, 32, 12))
    suede = c.relief(patch, 6)
    c.multiply(patch.grow(2).blur(2), _DEEP, 0.6)
    c.form(suede, (0.46, 0.07, 55), rim=0.3, mottle=0.12, grain=6, bias=-0.06, detail=0.85)


def _far_arm(c: Canvas) -> Clay:
    arm = Clay(c, _BOX, melt=12)
    arm.limb(
        [(494, 462, 40), (530, 520, 40), (552, 574, 36), (550, 612, 33), (530, 650, 28), (518, 668, 25)],
        n=50,
    )
    arm.cut((514, 672), (-0.5, 1.0))
    for a, b in (((540, 586), (584, 580)), ((530, 600), (580, 604)), ((526, 618), (566, 626))):
        arm.press([(*a, 4), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 5, 5), (*b, 3)], 5)
    _ribbed(c, arm, _COAT, -0.04)
    return arm


def pockets(c: Canvas) -> None:
    """Wrists, cuffs and bulging pockets: over what grows out of them."""
    _wrist(c, (372, 692), (398, 706), 17, -0.04)
    _cuff(c, [(358, 714, 4), (373, 702, 5.5), (380, 690, 3)])
    _pocket(c, 394, 724, 50, 1.0)
    _wrist(c, (516, 668), (500, 696), 14, -0.02)
    _cuff(c, [(504, 666, 3), (516, 671, 4.5), (530, 674, 3)])
    _pocket(c, 494, 716, 33, 0.72)


def _wrist(c: Canvas, a: tuple[float, float], b: tuple[float, float], r: float, bias: float) -> None:
    wrist = Clay(c, _BOX, melt=3)
    wrist.limb([(*a, r), (*b, r + 1), (b[0] + (b[0] - a[0]) * 0.6, b[1] + (b[1] - a[1]) * 0.6, r + 4)])
    body = wrist.relief(1)
    c.multiply(body.mask.blur(5).move(-3, 5), _DEEP, 0.5)
    skin(c, body, SKIN, bias=bias)


def _cuff(c: Canvas, spine: list[tuple[float, float, float]]) -> None:
    m = c.mask(limb(spine, 18))
    c.multiply(m.blur(3).move(3, 4), _DEEP, 0.5)
    c.form(m, (0.41, 0.065, 215), thickness=6, rim=0.4, detail=0.86)


def _pocket(c: Canvas, x: float, y: float, half: float, k: float) -> None:
    """A patch pocket that bulges with a fist."""
    outline = [
        *((-1.0, -34, CORNER), (0, -28), (1.0, -34, CORNER), (1.04, 4), (0.8, 32), (0, 40), (-0.8, 32), (-1.04, 4)),
    ]
    tilt = -0.1 if k == 1 else -0.24
    patch = c.mask(curve([(x + q[0] * half, y + q[1] + tilt * q[0] * half, *q[2:]) for q in outline], pull=0.3))
    c.multiply(patch.blur(6).move(-5, 7), _DEEP, 0.6)
    at = patch.where
    fist = 26 * np.exp(-(((c.x[at] - x) / (36 * k)) ** 2 + ((c.y[at] - y + 2) / 30) ** 2))
    knuckle = np.exp(-(((c.y[at] - y - 12) / 10) ** 2) - ((c.x[at] - x) / (30 * k)) ** 2)
    rib = 0.4 * np.sin((c.x[at] - x) * 2 * math.pi / (6.2 * k))
    bump = np.asarray(fist * 0.62 + 2.0 * np.sin((c.x[at] - x) / (5.6 * k)) * knuckle + rib, np.float32)
    c.form(c.relief(patch, 10), (0.41, 0.062, 215), bump=bump, rim=0.4, mottle=0.08, grain=12, detail=0.84)
    welt = limb([(x - half, y - 32 - tilt * half, 5), (x, y - 27, 6), (x + half, y - 32 + tilt * half, 5)], 16)
    c.multiply(c.mask(welt).move(0, -6).blur(3), _DEEP, 0.7)
    c.form(c.mask(welt), (0.45, 0.065, 215), thickness=5, rim=0.5, detail=0.86)

    def seam(pen: Pen) -> None:
        inner = [(x + 0.86 * q[0] * half, y + 0.84 * q[1] + tilt * q[0] * half) for q in outline[2:]]
        for a, b in itertools.pairwise(inner):
            pen.stroke([a, ((a[0] * 0.4 + b[0] * 0.6), (a[1] * 0.4 + b[1] * 0.6))], (0.62, 0.06, 205), 1.3, 0.6)

    c.draw(seam, detail=0.86)


def _front(c: Canvas) -> None:
    """Where it buttons; one button is missing, its thread still there."""
    edge = c.mask(limb([(446, 450, 3), (462, 560, 3), (464, 660, 3), (454, 768, 3)], 30), soft=1)
    c.multiply(edge.move(3, 0).blur(3), _DEEP, 0.75)
    c.screen(edge.move(-3, 0), (0.6, 0.05, 200), 0.3)

    def work(pen: Pen) -> None:
        for x, y in ((444, 520), (450, 582), (444, 742)):
            pen.fill(oval(x, y, 7.6, 8.6, 8), (0.58, 0.09, 62))
            for dx, dy in ((-2.2, -2.4), (2.2, -2.4), (-2.2, 2.4), (2.2, 2.4)):
                pen.dot(x + dx, y + dy, 1.2, (0.25, 0.05, 50))

    c.draw(work, relief=3, detail=0.9)
    c.draw(lambda pen: pen.stroke([(448, 648), (452, 656), (446, 664), (450, 670)], (0.8, 0.06, 80), 1.4), detail=0.9)


def collar_back(c: Canvas) -> None:
    """The inside of the turned-up collar, behind his neck."""
    m = c.mask(curve([(346, 420), (340, 362), (364, 336), (420, 372), (486, 384), (504, 420), (450, 470)]))
    c.form(m, (0.3, 0.05, 222), thickness=10, rim=0.2, detail=0.85)


def collar(c: Canvas) -> None:
    """The turned-up collar, laid round the neck."""
    far = [(452, 448, CORNER), (474, 420), (490, 394), (508, 392), (522, 424), (506, 492, CORNER), (470, 474)]
    near = [
        *((340, 352), (364, 334, CORNER), (378, 380), (412, 426), (456, 452, CORNER), (450, 476)),
        *((436, 510, CORNER), (372, 486), (316, 440), (318, 404)),
    ]
    for points, bias in ((far, 0.05), (near, 0.0)):
        m = c.mask(curve(points, pull=0.28))
        c.multiply(m.blur(6).move(-2, 9), _DEEP, 0.65)
        at = m.where
        rib = 0.4 * np.sin((c.x[at] * 0.94 + c.y[at] * 0.34) * 2 * math.pi / 6.4)
        body = c.relief(m, 12, smooth=3).bumped(np.asarray(rib, np.float32))
        c.form(body, (0.42, 0.065, 215), rim=0.5, mottle=0.1, grain=8, bias=bias, detail=0.86)
        c.screen(m.edge(2, -5, 4), (0.75, 0.07, 150), 0.2)
