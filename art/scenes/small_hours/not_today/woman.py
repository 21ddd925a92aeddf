"""She pushes the door shut with all her weight: one line from the heel to the mittens, the shawl slid from her head."""

from __future__ import annotations

import itertools
import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .head import head

_COAT: Colour = (0.3, 0.085, 264)
_SHAWL: Colour = (0.66, 0.11, 74)
_MITTEN: Colour = (0.5, 0.16, 26)
_BOOT: Colour = (0.29, 0.045, 45)
_DARK: Colour = (0.26, 0.09, 270)


def woman(c: Canvas) -> None:
    """Paint her from the far limbs to the near arm."""
    _ground(c)
    _far_arm(c)
    _boots(c)
    _coat(c)
    _key(c)
    _near_arm(c)
    head(c)
    _shawl(c)


def _ground(c: Canvas) -> None:
    shade = c.mask(
        curve([(30, 1150), (120, 1100), (300, 1080), (480, 1060), (620, 1060), (640, 1110), (500, 1150), (240, 1180)])
    )
    c.multiply(shade.blur(12), (0.5, 0.1, 258), 0.8)


def _boots(c: Canvas) -> None:
    far = c.mask(curve([(366, 1030), (446, 1020), (448, 1076), (466, 1098), (506, 1112), (520, 1134),
                        (512, 1148, CORNER), (420, 1146), (412, 1138, CORNER), (402, 1148, CORNER), (362, 1146, CORNER),
                        (366, 1096)]))  # fmt: skip
    garment(c, far, _BOOT, [([(384, 1100, 3), (420, 1098, 8), (456, 1086, 3)], -5)], thickness=36, rim=0, gain=0.7,
            detail=0.5, weave=0)  # fmt: skip
    c.multiply(far * smoothstep(1110, 1060, c.y), _DARK, 0.75)
    near = c.mask(curve([(96, 1010), (174, 1030), (150, 1074), (146, 1100), (172, 1126), (204, 1146), (208, 1168),
                         (190, 1178, CORNER), (150, 1176), (120, 1158), (84, 1122),
                         (60, 1100, CORNER), (66, 1072)]))  # fmt: skip
    garment(c, near, _BOOT, [([(70, 1088, 3), (106, 1096, 8), (144, 1090, 3)], -5),
                             ([(130, 1150, 3), (160, 1140, 6), (176, 1126, 3)], -4)],
            thickness=40, rim=0, gain=0.8, detail=0.5, weave=0)  # fmt: skip
    c.multiply(near * smoothstep(1090, 1040, c.y), _DARK, 0.75)
    for x, y, s in ((160, 1170, 1.0), (450, 1142, 1.15)):
        snow = c.mask(curve([(x - 60 * s, y + 8), (x - 30 * s, y - 8), (x + 20 * s, y + 2), (x + 56 * s, y - 6),
                             (x + 84 * s, y + 12), (x + 20 * s, y + 30), (x - 50 * s, y + 26)]), wobble=4)  # fmt: skip
        c.fill(snow.blur(4), (0.82, 0.05, 246), detail=0.2)


_BACK = [(470, 486), (420, 506), (368, 556), (322, 626), (280, 694), (242, 750), (206, 806), (164, 876), (120, 950),
         (70, 1020), (14, 1062, CORNER)]  # fmt: skip
_HEM = [(66, 1070), (120, 1050), (170, 1066), (232, 1086), (296, 1066), (354, 1074), (412, 1062), (470, 1040, CORNER)]
_FRONT = [(488, 1010), (494, 944), (482, 884), (460, 820), (442, 766), (466, 700), (500, 660), (530, 600), (530, 500)]
_FOLDS = [
    ([(316, 700, 4), (240, 810, 16), (90, 1040, 26)], 13.0),
    ([(360, 716, 4), (310, 850, 18), (196, 1070, 28)], 14.0),
    ([(400, 726, 4), (400, 850, 18), (330, 1080, 28)], 13.0),
    ([(430, 730, 3), (462, 860, 16), (440, 1070, 26)], 12.0),
    ([(338, 712, 3), (276, 840, 9), (144, 1050, 13)], -12.0),
    ([(384, 726, 3), (356, 860, 9), (268, 1070, 13)], -13.0),
    ([(420, 730, 3), (434, 860, 8), (390, 1080, 12)], -11.0),
    ([(330, 680, 4), (400, 640, 14), (470, 560, 5)], -8.0),
    ([(400, 700, 4), (450, 660, 12), (510, 590, 5)], -8.0),
]


def _coat(c: Canvas) -> None:
    hem = c.mask(curve([(30, 1050), (120, 1030), (230, 1060), (350, 1050), (468, 1020), (462, 1056), (412, 1080),
                        (354, 1092), (296, 1084), (232, 1104), (168, 1082), (120, 1066),
                        (66, 1086), (10, 1074, CORNER)]))  # fmt: skip
    garment(c, hem, (0.36, 0.13, 22), [], thickness=20, rim=0, gain=0.6, detail=0.45)
    m = c.mask(curve([*_BACK, *_HEM, *_FRONT]), wobble=1)
    garment(c, m, _COAT, _FOLDS, thickness=110, rim=0, gain=0.95, shadow=20, mottle=0.08, weave=0.05, detail=0.4)
    under = smoothstep(-60, 170, c.x - (600 - 0.5 * (c.y - 460)) + 60)
    c.multiply(m * under, _DARK, 0.6)
    c.multiply(m * smoothstep(900, 1100, c.y), _DARK, 0.35)
    c.screen(
        m * smoothstep(70, 0, (c.x - (520 - 0.82 * (c.y - 452)))) * smoothstep(900, 600, c.y), (0.6, 0.07, 245), 0.35
    )
    belt = c.mask(curve([(262, 716), (330, 754), (448, 740), (452, 774), (330, 790), (240, 750)]), soft=0.6) & m
    c.multiply(belt, (0.3, 0.06, 265), 0.8)
    warm(c, m, 0.9)


def warm(c: Canvas, m: Mask, share: float) -> None:
    """The summer's light out of the gap, on what is turned to it."""
    c.glaze(m.edge(9, 2, 7) * smoothstep(430, 560, c.x), (0.84, 0.13, 82), 0.8 * share)


def _key(c: Canvas) -> None:
    """A large key hangs from her belt, plumb."""

    def key(pen: Pen) -> None:
        iron: Colour = (0.6, 0.085, 76)
        for k, tone in ((0, (0.42, 0.15, 26)), (4, (0.54, 0.17, 27))):
            pen.stroke([(402 + k, 734), (400 + k, 790), (404 + k, 836)], tone, 4)
        pen.stroke(oval(405, 862, 23, 26), iron, 9)
        pen.stroke([(405, 888), (405, 1000)], iron, 10)
        pen.fill(curve([(405, 956, CORNER), (440, 956, CORNER), (440, 972, CORNER), (426, 972, CORNER),
                        (426, 980, CORNER),
                        (442, 980, CORNER), (442, 1000, CORNER), (405, 1000, CORNER)]), iron)  # fmt: skip
        pen.stroke([(396, 900), (414, 900)], iron, 8)
        pen.stroke([(402, 896), (402, 996)], (0.9, 0.07, 88), 2.6, 0.9)
        pen.stroke([(385, 852), (391, 843), (400, 838)], (0.92, 0.07, 88), 2.8, 0.9)

    c.multiply(c.mask(limb([(420, 850, 22), (420, 1000, 10)]), soft=8), (0.3, 0.08, 270), 0.7)
    c.draw(key, detail=0.9)


def _mitten(c: Canvas, x: float, y: float, s: float, bias: float) -> None:
    """Paint a mitten flat against the boards, its back to us, fingers up."""
    hand = c.mask(
        curve([(x - 27 * s, y + 38 * s), (x - 29 * s, y - 6 * s), (x - 22 * s, y - 44 * s), (x - 2 * s, y - 64 * s),
               (x + 18 * s, y - 58 * s), (x + 27 * s, y - 34 * s), (x + 26 * s, y + 34 * s), (x, y + 48 * s)]),
        limb([(x - 14 * s, y + 18 * s, 15 * s), (x - 34 * s, y - 8 * s, 13 * s), (x - 40 * s, y - 26 * s, 11 * s)], 18),
    )  # fmt: skip
    c.multiply(hand.blur(6).move(6, 10), (0.16, 0.06, 240), 0.7)
    garment(c, hand, _MITTEN,
            [([(x - 26 * s, y - 20 * s, 2), (x - 20 * s, y + 4 * s, 5), (x - 4 * s, y + 20 * s, 2)], -4)],
            thickness=30, rim=0, gain=0.8, bias=bias, weave=0.1, detail=0.55)  # fmt: skip


def _far_arm(c: Canvas) -> None:
    sleeve = c.mask(limb([(500, 520, 40), (580, 522, 36), (632, 476, 29)]))
    garment(c, sleeve, _COAT, [], thickness=50, rim=0, gain=0.7, bias=-0.1, detail=0.4, weave=0)
    _mitten(c, 642, 432, 0.85, -0.14)


def _near_arm(c: Canvas) -> None:
    sleeve = c.mask(limb([(470, 570, 56), (540, 632, 47), (596, 620, 37), (632, 588, 30)]))
    c.multiply(sleeve.blur(9).move(-2, 20), (0.2, 0.06, 262), 0.7)
    folds = [
        ([(530, 590, 4), (560, 616, 9), (572, 660, 4)], -6.0),
        ([(560, 576, 3), (578, 604, 8), (590, 640, 3)], -4.0),
        ([(606, 566, 3), (624, 590, 7), (628, 616, 3)], -4.0),
    ]
    garment(c, sleeve, (0.33, 0.088, 263), folds, thickness=50, rim=0, gain=0.85, shadow=10, weave=0, detail=0.45)
    c.multiply(sleeve * smoothstep(0, 60, c.y - (640 - 0.5 * (c.x - 560))), _DARK, 0.6)
    cuff = c.mask(limb([(616, 574, 13), (642, 588, 15), (664, 598, 13)], 16))
    garment(c, cuff, _SHAWL, [], thickness=14, rim=0, gain=0.7, detail=0.5)
    _mitten(c, 646, 540, 0.95, 0.0)


_ROLL = [
    ([(420, 520, 4), (470, 520, 14), (530, 566, 5)], 6.0),
    ([(410, 548, 4), (470, 552, 12), (536, 590, 5)], -8.0),
    ([(440, 486, 3), (490, 500, 10), (552, 556, 4)], -6.0),
]


def _shawl(c: Canvas) -> None:
    """The shawl has slid down to her shoulders: a roll about the neck; its tail blows back."""
    roll = c.mask(curve([(392, 520), (404, 488), (432, 472), (470, 482), (508, 508), (544, 526), (574, 536),
                         (578, 562), (556, 588), (510, 592), (452, 580), (408, 556)]), wobble=1.5)  # fmt: skip
    tail = c.mask(curve([(490, 486), (440, 492), (396, 520), (352, 576), (310, 636), (268, 684), (206, 712, CORNER),
                         (276, 734),
                         (344, 752), (392, 726), (440, 704), (490, 680), (530, 652), (556, 610), (566, 550),
                         (540, 500)]), wobble=2)  # fmt: skip
    c.multiply(tail.blur(9).move(4, 16), (0.2, 0.08, 265), 0.7)
    folds = [
        ([(450, 510, 5), (380, 590, 18), (250, 705, 6)], 9.0),
        ([(480, 540, 5), (430, 620, 18), (320, 730, 6)], 9.0),
        ([(460, 530, 4), (400, 610, 9), (290, 715, 4)], -10.0),
        ([(500, 580, 4), (460, 640, 9), (380, 724, 4)], -9.0),
        ([(430, 505, 4), (360, 580, 8), (280, 680, 3)], -6.0),
    ]
    garment(
        c,
        tail | roll,
        _SHAWL,
        [*folds, *_ROLL],
        thickness=70,
        rim=0,
        gain=0.95,
        shadow=14,
        weave=0.1,
        detail=0.45,
    )
    c.multiply(
        (tail - roll.blur(4)) * smoothstep(0, 130, 0.6 * (c.y - 510) + 0.8 * (c.x - 430) - 70), (0.3, 0.08, 40), 0.55
    )
    _fringe(c)
    c.multiply(roll * smoothstep(540, 600, c.y + 0.1 * (c.x - 560)), (0.3, 0.08, 40), 0.6)
    warm(c, roll, 0.6)


def _fringe(c: Canvas) -> None:
    edge = [(206, 712), (276, 734), (344, 752), (392, 726), (440, 704), (490, 680), (530, 652), (556, 610)]

    def work(pen: Pen) -> None:
        for (ax, ay), (bx, by) in itertools.pairwise(edge):
            n = max(3, int(math.hypot(bx - ax, by - ay) / 9))
            for j in range(n):
                t = j / n
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                pen.stroke([(x, y - 4), (x - 6 + 3 * (j % 2), y + 12), (x - 14, y + 26)], (0.54, 0.1, 64), 3.2)

    c.draw(work, detail=0.6)
