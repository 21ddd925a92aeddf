"""Parts of Wish You Were Here: the kneeling child's legs, dress and arms, in profile, leaning over the castle."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points

from .small import curve, down, limb, small

SKIN: Final = (0.6, 0.095, 46)
SHADE: Final = (0.62, 0.1, 32)
_LIGHT: Final = (0.71, 0.09, 55)
_CLOTH: Final = (0.955, 0.02, 85)
_FOLD: Final = (0.78, 0.055, 40)
_DUSK: Final = (0.7, 0.06, 300)


def _flesh(c: Canvas, m: Mask, under: Points, over: Points) -> None:
    """Lay flesh flat, with a shade along its lower side and a light along its upper one."""
    c.fill(m, SKIN, detail=0.85, mottle=0.03)
    c.multiply(c.mask(limb(under, 40), soft=5) & m, SHADE, 0.75)
    c.glaze(c.mask(limb(over, 40), soft=4) & m, _LIGHT, 0.6)


def far_arm(c: Canvas) -> None:
    """The far arm behind the castle: it shows through the water, its hand round the right tower."""
    m = c.mask(
        limb([(316, 898, 24), (376, 930, 20), (430, 950, 18), (500, 960, 15), (546, 962, 13)], 50),
        curve([(540, 950), (558, 944), (574, 948), (580, 962), (576, 978), (562, 984), (544, 976)]),
    )
    _flesh(c, m, ((330, 920, 8), (430, 966, 6), (572, 980, 6)), ((330, 886, 5), (430, 936, 4), (560, 950, 4)))


def legs(c: Canvas) -> None:
    """She sits on her heel: thigh, shin along the ground, the sole of the foot behind."""
    ground = c.mask(limb([(92, 1062, 9), (200, 1066, 12), (356, 1064, 10)], 40), soft=7)
    c.multiply(ground, (0.52, 0.09, 218), 0.7)
    ring = [(58, 1052, 1), (84, 1070, 2.2), (160, 1075, 2.6), (260, 1077, 2.6), (350, 1072, 2.2), (382, 1056, 1)]
    c.fill(c.mask(limb(ring, 50), wobble=1), (0.97, 0.02, 190), 0.8, detail=0.6)
    shin = c.mask(
        curve([(330, 986), (360, 1000), (370, 1028), (356, 1054), (326, 1064), (250, 1063), (190, 1060), (150, 1060),
               (142, 1040), (176, 1022), (230, 1000), (280, 986)])
    )  # fmt: skip
    _flesh(c, shin, ((140, 1056, 5), (250, 1062, 9), (350, 1054, 8)), ((330, 996, 6), (354, 1010, 6)))
    foot = c.mask(
        curve([(172, 1040), (164, 1020), (150, 1012), (134, 1016), (122, 1028), (104, 1036), (88, 1040), (76, 1048),
               (74, 1058), (84, 1064), (110, 1064), (150, 1062)])
    )  # fmt: skip
    _flesh(c, foot, ((84, 1060, 4), (160, 1060, 6)), ((96, 1041, 4), (124, 1031, 5), (146, 1018, 5)))

    def toes(pen: Pen) -> None:
        for x, y in ((88, 1048), (92, 1056)):
            pen.stroke(small([(x - 12, y + 1), (x, y)]), (0.42, 0.09, 36), 1.5, 0.6)

    c.draw(toes, detail=0.85, soft=0.3)


_DRESS: Final[Points] = (
    *((262, 866, CORNER), (232, 878), (200, 904), (168, 942), (144, 984), (134, 1020), (140, 1044, CORNER)),
    *((190, 1050), (250, 1040), (300, 1034), (352, 1024, CORNER), (360, 1004), (352, 980), (338, 962)),
    *((338, 936), (344, 906), (330, 872, CORNER)),
)


def dress(c: Canvas) -> None:
    """The pale dress: rounded back, spread over seat and thigh, its folds from the waist."""
    m = c.mask(curve(_DRESS), wobble=0.8)
    c.multiply(m.blur(6).move(2, 9), SHADE, 0.4)
    c.fill(m, _CLOTH, detail=0.7)
    for spine, soft, tone, share in (
        (((150, 1036, 6), (240, 1036, 12), (350, 1018, 6)), 8, _DUSK, 0.5),
        (((334, 890, 8), (322, 930, 16), (300, 960, 10)), 9, _FOLD, 0.55),
        (((250, 960, 2), (290, 976, 6), (346, 984, 3)), 4, _FOLD, 0.7),
        (((232, 966, 2), (262, 1000, 7), (306, 1026, 4)), 5, _FOLD, 0.65),
        (((214, 968, 2), (222, 1006, 7), (234, 1040, 4)), 5, _FOLD, 0.65),
        (((200, 962, 2), (184, 1000, 6), (172, 1042, 4)), 5, _FOLD, 0.6),
        (((196, 944, 2), (246, 966, 5), (318, 960, 2)), 4, _FOLD, 0.7),
    ):
        c.multiply(c.mask(limb(spine, 30), soft=soft) & m, tone, share)
    c.multiply(m * np.asarray(smoothstep(down(980), down(1050), c.y)[m.where], np.float32), _DUSK, 0.3)


def near_arm(c: Canvas) -> None:
    """The near arm: puffed sleeve, elbow bent, forearm along the castle's foot, hand round its front."""
    arm = c.mask(
        curve(
            [
                *((246, 926), (262, 962), (288, 990), (322, 1010), (360, 1014), (410, 1010), (448, 1006)),
                *((468, 1010), (490, 1012), (506, 1004), (510, 990), (498, 978), (476, 972), (452, 974)),
                *((410, 976), (368, 970), (340, 956), (322, 936), (310, 908)),
            ]
        )
    )
    c.multiply(arm.blur(6).move(2, 8), (0.5, 0.08, 240), 0.5)
    _flesh(
        c,
        arm,
        ((262, 964, 8), (310, 1002, 8), (370, 1010, 7), (440, 1004, 6), (500, 1006, 4)),
        ((320, 946, 5), (360, 974, 6), (420, 982, 5), (480, 980, 4)),
    )

    def lines(pen: Pen) -> None:
        for x, y in ((489, 986), (487, 994), (482, 1002)):
            pen.stroke(small([(x + 18, y), (x + 8, y - 1), (x, y - 1)]), (0.42, 0.09, 36), 1.6, 0.7)

    c.draw(lines, detail=0.85, soft=0.3)
    sleeve = c.mask(
        curve(
            [(270, 868), (240, 884), (226, 914), (236, 944), (264, 956), (298, 944), (322, 922), (324, 890), (302, 870)]
        )
    )
    c.multiply(sleeve.blur(5).move(2, 7), SHADE, 0.5)
    c.fill(sleeve, _CLOTH, detail=0.75)
    for spine, soft, share in (
        (((238, 936, 4), (270, 950, 7), (318, 924, 4)), 5, 0.6),
        (((254, 948, 1), (258, 926, 4), (266, 904, 1)), 3, 0.6),
        (((284, 948, 1), (284, 926, 4), (284, 900, 1)), 3, 0.6),
        (((308, 934, 1), (304, 914, 4), (298, 894, 1)), 3, 0.5),
    ):
        c.multiply(c.mask(limb(spine, 20), soft=soft) & sleeve, _FOLD, share)
