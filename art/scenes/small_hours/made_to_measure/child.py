"""The child on the step: a robe too large, its sleeves filled by the wind, hands and bare feet."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .linen import DIM, GLOW, LINEN, Fold, lay_folds, weave

_SKIN = (0.36, 0.07, 46)


def step(c: Canvas) -> None:
    """The round step and its shadow, thrown towards us."""
    c.multiply(
        c.mask(curve([(190, 1096), (400, 1096), (470, 1230, CORNER), (90, 1230, CORNER)]), soft=18),
        (0.16, 0.045, 32),
        0.8,
    )
    left, front = ((170, 1074, CORNER), (176, 1122), (230, 1144)), ((290, 1149), (350, 1144), (404, 1122))
    side = c.mask(curve([*left, *front, (410, 1074, CORNER), (290, 1098)]))
    grain = 1.2 * (c.field("drum", 9, 3, (5, 1)) - 0.5)
    c.form(side, (0.36, 0.085, 38), thickness=26, bump=np.asarray(grain, np.float32), rim=0.25, bias=-0.1, detail=0.6)
    top = c.mask(oval(290, 1074, 120, 24))
    c.form(top, (0.56, 0.11, 54), thickness=5, rim=0.9, bias=0.06, mottle=0.1, detail=0.65)
    c.screen(top & c.mask(oval(300, 1062, 100, 12), soft=6), (0.94, 0.12, 78), 0.75)


_LEFT_FOOT = (
    *((246, 1000, CORNER), (244, 1030), (249, 1052)),  # the ankle outside
    *((236, 1060), (214, 1064), (207, 1073), (220, 1080), (246, 1083)),  # toes and ball
    *((268, 1084), (277, 1076), (273, 1056), (275, 1030), (278, 1000, CORNER)),  # the heel
)
_RIGHT_FOOT = (
    *((304, 1000, CORNER), (306, 1026), (310, 1042), (308, 1056), (314, 1070), (318, 1081)),  # the lifted heel
    *((340, 1085), (346, 1083), (348, 1075), (343, 1066)),  # toes
    *((340, 1052), (335, 1040), (337, 1020), (338, 1000, CORNER)),  # the ankle outside
)


def _feet(c: Canvas) -> None:
    """Seen from behind: the left foot bears him, the right heel is lifted."""
    c.multiply(c.mask(oval(254, 1082, 40, 9), oval(330, 1084, 34, 8), soft=5), (0.2, 0.05, 34), 0.85)
    left, right = c.mask(curve(_LEFT_FOOT)), c.mask(curve(_RIGHT_FOOT))
    for m in (left, right):
        c.form(m, (0.42, 0.085, 46), thickness=14, rim=0.6, bias=0.08, detail=0.92)
        c.screen(m.edge(-5, -3, 2.5), (0.85, 0.13, 66), 0.75)
    pale = c.mask(limb([(322, 1056, 5), (330, 1072, 7), (344, 1079, 5)]), soft=3) & right
    c.glaze(pale, (0.62, 0.08, 50), 0.6)
    c.multiply(c.mask(limb([(214, 1078, 2), (250, 1083, 3), (276, 1080, 2)]), soft=2) & left, (0.2, 0.05, 36), 0.6)

    for k in range(4):
        toe = c.mask(oval(212 + 6 * k, 1072 + 3.4 * k, 6 - 0.5 * k, 5, -20))
        c.form(toe, (0.42, 0.085, 46), thickness=4, rim=0.3, detail=0.92)
        c.form(
            c.mask(oval(346 - 7 * k, 1078 + 2.2 * k, 6, 5, 20)), (0.42, 0.085, 46), thickness=4, rim=0.3, detail=0.92
        )


def _hand(c: Canvas, x: float, y: float, f: float) -> None:
    """An open hand, thumb inward, fingers spread to the wind."""
    fingers = [
        limb([(x - 12 * f, y + 26, 8.5), (x - 2 * f, y + 6, 8.5)]),
        limb([(x - 3 * f, y + 4, 8), (x + 2 * f, y - 4, 7.5), (x + 5 * f, y - 8, 6)]),
    ]
    for dx, dy in ((16, -18), (8, -25), (-1, -26)):
        tip = [(x + dx * 0.3 * f, y - 4, 4.4), (x + dx * 0.75 * f, y + dy * 0.65, 3.6), (x + dx * f, y + dy, 2.8)]
        fingers.append(limb(tip))
    fingers.append(limb([(x + 7 * f, y, 4), (x + 16 * f, y - 4, 3.5), (x + 22 * f, y - 11, 2.7)]))
    fingers.append(limb([(x - 5 * f, y + 5, 4), (x - 12 * f, y - 3, 3.6), (x - 15 * f, y - 10, 3)]))
    hand = c.mask(*fingers)
    c.form(hand, _SKIN, thickness=8, rim=0.8, detail=0.95)
    c.screen(hand.edge(3 * -f, -3, 2), (0.95, 0.13, 74), 0.7)


class _Sleeve(NamedTuple):
    """A sleeve, its outline in stretches."""

    top: Points
    """From the shoulder to the cuff."""
    cuff: Points
    belly: Points
    """Back to the armpit, where the wind fills it."""
    folds: tuple[Fold, ...]
    low: float
    """Where it hangs lowest."""
    arm: Points
    """The arm in it, with half widths."""


_LEFT = _Sleeve(
    top=((262, 748, CORNER), (228, 756), (170, 754), (112, 728, CORNER)),
    cuff=((96, 738, CORNER), (58, 786), (34, 850), (30, 922), (50, 944)),
    belly=((110, 914), (176, 916), (236, 956, CORNER), (280, 830)),
    folds=(
        ((116, 748, 2), (84, 806, 8), (64, 866, 11), (64, 924, 4)),
        ((250, 800, 2), (206, 824, 8), (152, 858, 13), (112, 906, 6)),
        ((256, 850, 3), (228, 876, 11), (196, 912, 5)),
    ),
    low=930,
    arm=((250, 772, 22), (186, 772, 17), (138, 752, 12), (104, 734, 10)),
)
_RIGHT = _Sleeve(
    top=((300, 748, CORNER), (332, 756), (358, 730), (378, 696, CORNER)),
    cuff=((396, 700, CORNER), (436, 742), (456, 804), (450, 868), (432, 880)),
    belly=((384, 866), (348, 888), (328, 930, CORNER), (296, 830)),
    folds=(
        ((384, 712, 2), (408, 768, 8), (416, 820, 9), (412, 866, 4)),
        ((318, 806, 2), (348, 816, 8), (378, 838, 9), (388, 862, 4)),
    ),
    low=876,
    arm=((316, 770, 22), (352, 756, 16), (376, 722, 12), (388, 698, 10)),
)

_NECK = ((284, 710, 15), (282, 756, 19))
_LEFT_SIDE = ((260, 746, CORNER), (238, 762), (238, 830), (230, 900), (206, 972), (168, 1036, CORNER))
_HEM = ((198, 1044), (226, 1030), (256, 1026), (286, 1042), (322, 1060), (362, 1092, CORNER), (420, 1060, CORNER))
_RIGHT_SIDE = ((388, 1004), (352, 944), (336, 880), (332, 810), (322, 760))
_COLLAR = ((304, 746, CORNER), (282, 754))
_ROBE = (*_LEFT_SIDE, *_HEM, *_RIGHT_SIDE, *_COLLAR)
_ROBE_FOLDS = (
    ((278, 800, 3), (268, 880, 9), (246, 960, 13), (222, 1024, 9)),
    ((300, 830, 3), (306, 910, 10), (320, 990, 13), (350, 1058, 8)),
    ((286, 920, 3), (282, 980, 9), (276, 1034, 7)),
    ((326, 880, 2), (344, 960, 8), (372, 1020, 7)),
)

_HEM_THREAD = ((176, 1026), (204, 1033), (230, 1019), (258, 1015), (290, 1031), (322, 1050), (352, 1076))
_LEFT_CUFF_THREAD = ((50, 932), (41, 920), (45, 852), (67, 790), (100, 748))
_RIGHT_CUFF_THREAD = ((430, 870), (441, 862), (446, 804), (428, 748), (396, 708))
_PINS = ((60, 898), (61, 878), (65, 858), (424, 838), (428, 816))

_CROWN = ((246, 684), (251, 658), (272, 641), (298, 641), (319, 658), (325, 684))
_NAPE = ((317, 708), (302, 726), (282, 733), (262, 724), (250, 706))
_CHEEK = ((270, 664), (318, 662), (334, 680), (333, 700))
_NOSE_AND_CHIN = ((339, 709), (331, 716), (328, 732), (308, 741), (280, 720))


def _sleeve(c: Canvas, sleeve: _Sleeve) -> Mask:
    """One sleeve, filled like a sail, the light of the mirror coming through it."""
    m = c.mask(curve((*sleeve.top, *sleeve.cuff, *sleeve.belly)))
    low = sleeve.low
    c.form(m, LINEN, thickness=40, rim=0.9, bias=0.04, mottle=0.03, detail=0.9)
    c.glaze(m.grow(-8).blur(12) * np.asarray(smoothstep(low - 150, low, c.y), np.float32), (0.93, 0.12, 76), 0.6)
    lay_folds(c, m, sleeve.folds, 0.6)
    c.multiply((m - m.grow(-12).blur(8)) * np.asarray(smoothstep(low - 60, low + 10, c.y), np.float32), DIM, 0.45)
    c.screen(m.edge(0, -6, 3), GLOW, 0.9)
    return m


def child(c: Canvas) -> None:
    """The child, back to us, leaning into the wind, weight on the left foot."""
    _feet(c)
    _hand(c, 92, 710, -1.0)
    _hand(c, 398, 668, 1.0)
    left, right = _sleeve(c, _LEFT), _sleeve(c, _RIGHT)
    for sleeve, arm in ((left, _LEFT.arm), (right, _RIGHT.arm)):
        c.multiply(c.mask(limb(arm, 30)).blur(5) & sleeve, (0.62, 0.1, 48), 0.6)
    neck = c.mask(limb(_NECK))
    c.form(neck, _SKIN, bias=-0.1, rim=0.5, detail=0.9)
    body = c.mask(curve(_ROBE))
    sides = np.clip(1 - np.abs(c.x - 284) / 48, 0, 1)
    soft = smoothstep(0, 0.42, sides) + smoothstep(860, 910, c.y)
    joined = smoothstep(1150, 1070, c.y * 0.45 + c.x * 1.75) * np.clip(soft, 0, 1)
    body = body * np.asarray(joined, np.float32)
    c.multiply(body.blur(8).move(-6, 6) & (left | right), DIM, 0.6)
    c.form(body, LINEN, thickness=46, rim=0.15, mottle=0.03, detail=0.9)
    c.multiply(body.grow(-10).blur(14), (0.7, 0.075, 50), 0.75)
    lay_folds(c, body, _ROBE_FOLDS, 0.75)
    low = np.asarray(smoothstep(850, 960, c.y), np.float32)
    c.screen((body.edge(7, -3, 3) | body.edge(-7, -3, 3)) * low, GLOW, 0.6)
    seam = c.mask(limb([(178, 1036, 5), (230, 1028, 7), (300, 1046, 8), (350, 1080, 4)], 30), soft=5)
    c.multiply(body & seam, DIM, 0.5)
    weave(c, left | right | body)
    _head(c)

    def thread(pen: Pen) -> None:
        gold = (0.8, 0.14, 76)
        pen.stroke(_HEM_THREAD, gold, 3.4, 0.9)
        pen.stroke(_LEFT_CUFF_THREAD, gold, 3, 0.8)
        pen.stroke(_RIGHT_CUFF_THREAD, gold, 3, 0.8)
        for x, y in _PINS:
            pen.stroke([(x, y), (x + 2, y + 9)], (0.98, 0.03, 90), 2)
        pen.stroke([(282, 764), (281, 850)], (0.62, 0.08, 50), 1.6, 0.6)

    c.draw(thread, relief=1.5, detail=0.92)


def _head(c: Canvas) -> None:
    """Raised a little and turned to the ship: the crown towards us, one ear, the cheek's edge in the light."""
    skull = c.mask(curve((*_CROWN, *_NAPE)))
    face = c.mask(curve((*_CHEEK, *_NOSE_AND_CHIN)))
    c.form(face, (0.33, 0.075, 46), thickness=40, rim=0.3, detail=0.92)
    curl = 1.2 * (c.field("curls", 4, 2) - 0.5)
    c.form(skull, (0.18, 0.035, 36), thickness=50, bump=np.asarray(curl, np.float32), mottle=0.03, rim=0.1, detail=0.92)
    c.multiply(skull, (0.55, 0.07, 45), 0.7)
    nape = c.mask(oval(284, 730, 22, 14), soft=5) & skull
    c.glaze(nape, _SKIN, 0.85)
    ear = c.mask(oval(315, 698, 7.5, 12, 12))
    c.form(ear, (0.4, 0.09, 44), rim=0.5, detail=0.95)
    c.screen(ear, (0.7, 0.17, 42), 0.25)
    c.multiply(c.mask(oval(314, 699, 7.5 * 0.4, 6, 12), soft=1.5), (0.4, 0.09, 38), 0.6)
    upper = np.asarray(smoothstep(704, 676, c.y), np.float32)
    c.screen((skull.edge(3, -4, 2.5) | skull.edge(-3, -4, 2.5)) * upper, (0.96, 0.13, 76), 0.45)
    c.screen(face.edge(-3, 0, 2) - skull, (0.96, 0.13, 76), 0.6)
