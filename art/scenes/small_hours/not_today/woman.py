"""She leans her back on the door, arms wrapped in the shawl, heels dug into the snow: one slant."""

from __future__ import annotations

import itertools
import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

_COAT: Colour = (0.25, 0.06, 268)
_SHAWL: Colour = (0.36, 0.06, 264)
_BOOT: Colour = (0.27, 0.035, 50)
_DARK: Colour = (0.3, 0.08, 268)

_BOOT_LINE: Points = [(150, 1000), (136, 1046), (108, 1066), (66, 1046), (38, 1050), (28, 1076), (50, 1110),
                      (88, 1140, CORNER), (96, 1136, CORNER), (130, 1168, CORNER), (160, 1160), (178, 1128),
                      (200, 1084), (232, 1040), (220, 1000)]  # fmt: skip


def boots(c: Canvas) -> None:
    """Paint two heavy boots on their heels, toes up."""
    for far, (dx, dy, s) in ((True, (52.0, 44.0, 0.92)), (False, (0.0, 0.0, 1.0))):
        line = place(_BOOT_LINE, dx, dy, s)
        m = c.mask(curve(line))
        c.multiply(m.move(8, 10).blur(7), (0.5, 0.09, 256), 0.6)
        garment(c, m, _BOOT, [], thickness=14, rim=0, gain=0.5, bias=-0.06 if far else 0.02, weave=0, detail=0.55)
        sole = place([(28, 1076), (50, 1110), (88, 1140), (96, 1136), (130, 1168)], dx, dy, s)
        lace = place([(140, 1046), (170, 1066), (198, 1082)], dx, dy, s)

        def work(pen: Pen, sole: Points = sole, lace: Points = lace) -> None:
            pen.stroke([q[:2] for q in sole], (0.15, 0.03, 270), 9)
            pen.stroke([q[:2] for q in lace], (0.17, 0.03, 270), 3, 0.7)

        c.draw(work, detail=0.6, clip=m)
        c.multiply(m * smoothstep(1090, 1030, c.y), _DARK, 0.7)


_FRONT: Points = [(330, 660), (286, 720), (252, 790), (218, 870), (188, 950), (146, 1034, CORNER)]
_HEM: Points = [(196, 1060), (262, 1074), (330, 1082), (366, 1078), (420, 1056, CORNER)]
_BACK: Points = [(406, 980), (394, 890), (396, 810), (416, 740), (462, 668), (498, 600)]
_FOLDS: list[Fold] = [
    ([(330, 760, 4), (262, 900, 14), (206, 1060, 20)], 9.0),
    ([(372, 780, 4), (316, 920, 16), (284, 1080, 22)], 10.0),
    ([(410, 790, 4), (392, 930, 16), (372, 1080, 22)], 9.0),
    ([(352, 770, 3), (290, 910, 8), (244, 1070, 11)], -8.0),
    ([(392, 790, 3), (354, 930, 8), (330, 1080, 11)], -9.0),
    ([(416, 800, 3), (400, 930, 8), (396, 1076, 10)], -8.0),
]


def coat(c: Canvas) -> None:
    """Paint the long coat that hangs from her slanted legs."""
    m = c.mask(curve([*_FRONT, *_HEM, *_BACK]), wobble=1)
    c.multiply(m.move(18, 8).blur(10), (0.34, 0.08, 258), 0.6)
    garment(c, m, _COAT, _FOLDS, thickness=24, rim=0, gain=0.32, mottle=0.015, weave=0, detail=0.35)
    _planes(c, m, _PLANES, (0.28, 0.065, 266))
    across = (c.x - (330 - 0.5 * (c.y - 660))) / 200
    c.screen(m * smoothstep(0.3, 0.0, across), (0.5, 0.07, 250), 0.3)
    c.multiply(m * smoothstep(0.35, 1.1, across), _DARK, 0.6)
    c.multiply(m * smoothstep(960, 1090, c.y), _DARK, 0.4)


_PLANES: list[tuple[Points, float]] = [
    ([(330, 740, 2), (268, 880, 9), (200, 1066, 15)], 0.1),
    ([(384, 790, 2), (330, 930, 9), (296, 1090, 16)], 0.09),
    ([(352, 770, 2), (296, 900, 6), (246, 1080, 12)], -0.1),
    ([(406, 800, 2), (374, 940, 8), (352, 1090, 14)], -0.1),
    ([(292, 760, 2), (232, 890, 6), (166, 1050, 9)], -0.06),
]


def _planes(c: Canvas, m: Mask, planes: list[tuple[Points, float]], base: tuple[float, float, float]) -> None:
    """Lay folds as flat strokes, lighter or darker than the cloth."""
    lightness, chroma, hue = base

    def work(pen: Pen) -> None:
        for line, lift in planes:
            pen.fill(limb(line), (lightness + lift, chroma, hue), 0.8)

    c.draw(work, detail=0.4, soft=0.7, clip=m)


_PALM: Points = [(450, 742), (474, 728), (490, 744), (499, 770), (492, 786), (474, 790), (458, 786), (448, 768)]
_FINGERS: list[Points] = [
    [(450, 758, 8), (441, 774, 6.5), (437, 792, 5)],
    [(459, 780, 6.2), (455, 802, 5.8), (454, 820, 4.8)],
    [(470, 784, 6.2), (469, 810, 5.8), (470, 832, 4.8)],
    [(481, 783, 6.2), (484, 808, 5.6), (487, 829, 4.6)],
    [(491, 776, 5.8), (497, 796, 5.2), (501, 812, 4.2)],
]


def hand(c: Canvas) -> None:
    """Paint the near hand behind her, its palm flat on the boards."""
    whole = c.mask(curve(_PALM), *(limb(line) for line in _FINGERS))
    c.multiply(whole.move(4, 6).blur(5), (0.3, 0.07, 240), 0.5)
    c.fill(whole, (0.7, 0.075, 50), detail=0.9)
    for line in _FINGERS[1:]:
        finger = c.mask(limb(line))
        c.multiply(finger.move(2.4, 1) - finger, (0.62, 0.09, 38), 0.8 * 0.9)
        c.fill(finger * smoothstep(776, 800, c.y), (0.715, 0.075, 50), detail=0.9)
    c.multiply(whole * smoothstep(474, 508, c.x), (0.62, 0.08, 36), 0.6)
    c.multiply(whole * smoothstep(764, 744, c.y), (0.5, 0.08, 30), 0.5)

    def lines(pen: Pen) -> None:
        for x, y in ((458, 778), (470, 782), (481, 781), (491, 774)):
            pen.stroke([(x - 4, y - 3), (x, y - 5), (x + 4, y - 3)], (0.55, 0.09, 38), 1.6, 0.7)

    c.draw(lines, detail=0.8, clip=whole)
    sleeve = c.mask(limb([(404, 676, 36), (438, 716, 29), (464, 744, 24)]))
    c.fill(sleeve, _COAT, detail=0.5)
    c.fill(c.mask(limb([(446, 762, 6), (466, 748, 7), (484, 730, 6)])), (0.34, 0.06, 264), detail=0.5)


_HOOD: Points = [(404, 350, CORNER), (436, 328), (482, 336), (510, 370), (518, 424), (514, 466), (520, 520), (514, 590)]
_EDGE: Points = [(484, 656), (434, 736), (384, 820, CORNER), (342, 790), (304, 752), (276, 714)]
_ARMS: Points = [(270, 690), (276, 660), (294, 624), (324, 588), (354, 556), (374, 524), (386, 506)]
_OPEN: Points = [(406, 484), (418, 446), (417, 400), (409, 370)]
_SHAWL_FOLDS: list[Fold] = [
    ([(500, 470, 4), (450, 570, 16), (330, 660, 18), (270, 664, 6)], 9.0),
    ([(506, 540, 4), (470, 640, 14), (380, 720, 16), (290, 706, 5)], 8.0),
    ([(480, 480, 3), (420, 570, 8), (320, 626, 8), (290, 630, 3)], -8.0),
    ([(504, 520, 3), (456, 620, 8), (360, 690, 8), (280, 688, 3)], -9.0),
    ([(508, 580, 3), (470, 670, 7), (410, 760, 6), (398, 800, 3)], -7.0),
    ([(420, 500, 3), (450, 520, 8), (500, 500, 3)], -7.0),
    ([(416, 490, 3), (446, 500, 7), (506, 470, 3)], 6.0),
    ([(424, 360, 3), (436, 410, 6), (432, 460, 3)], 5.0),
    ([(440, 346, 2), (464, 400, 6), (452, 480, 3)], -5.0),
]
_SHAWL_PLANES: list[tuple[Points, float]] = [
    ([(504, 480, 2), (450, 566, 9), (350, 640, 12), (272, 652, 3)], 0.09),
    ([(500, 500, 2), (440, 604, 8), (350, 668, 9), (270, 676, 2)], -0.12),
    ([(508, 560, 2), (470, 650, 9), (390, 716, 10), (296, 714, 2)], 0.07),
    ([(510, 590, 2), (470, 690, 8), (400, 746, 8), (320, 744, 2)], -0.1),
    ([(424, 496, 2), (460, 512, 6), (512, 486, 2)], -0.12),
    ([(418, 352, 2), (430, 410, 6), (424, 470, 2)], 0.08),
    ([(446, 350, 2), (462, 410, 7), (452, 474, 2)], -0.1),
]


def shawl(c: Canvas) -> None:
    """Paint the shawl: a hood, a wrap over folded arms, a striped edge with a fringe."""
    m = c.mask(curve([*_HOOD, *_EDGE, *_ARMS, *_OPEN]), wobble=1)
    c.multiply(m.move(12, 14).blur(7), (0.3, 0.08, 262), 0.65)
    _fringe(c)
    garment(c, m, _SHAWL, _SHAWL_FOLDS, thickness=18, rim=0, gain=0.3, mottle=0.015, weave=0, detail=0.4)
    _planes(c, m, _SHAWL_PLANES, (0.38, 0.06, 262))

    def stripes(pen: Pen) -> None:
        for lift, wide, tone in ((13, 8, (0.8, 0.05, 85)), (26, 4, (0.8, 0.05, 85))):
            line = [(x - lift * 0.24, y - lift * 1.0) for x, y in ((q[0], q[1]) for q in _EDGE[2:])]
            pen.stroke(curve(line, closed=False), tone, wide, 0.9)
            back = [(q[0] - lift * 0.9, q[1] - lift * 0.4) for q in [_HOOD[-1], *_EDGE[:3]]]
            pen.stroke(curve(back, closed=False), tone, wide, 0.9)

    c.draw(stripes, detail=0.4, clip=m)
    c.multiply(m * smoothstep(-10, 110, (c.x - 450) + 0.3 * (c.y - 500)), _DARK, 0.5)
    c.multiply(m * smoothstep(640, 800, c.y + 0.2 * (c.x - 300)), _DARK, 0.35)


def _fringe(c: Canvas) -> None:
    r = c.rng("fringe")

    def work(pen: Pen) -> None:
        for (ax, ay), (bx, by) in itertools.pairwise([(q[0], q[1]) for q in _EDGE]):
            n = max(3, int(math.hypot(bx - ax, by - ay) / 8))
            for j in range(n):
                t = j / n
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                d = float(r.uniform(-4, 4))
                tone = (float(r.uniform(0.3, 0.42)), 0.06, 262)
                pen.stroke([(x, y - 6), (x + d * 0.4, y + 12), (x + d, y + 26)], tone, 3)

    c.draw(work, detail=0.5)
