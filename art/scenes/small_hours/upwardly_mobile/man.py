"""Parts of Upwardly Mobile: the one who has stopped: legs, one long coat, a bent arm and two hands under the case."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

COAT: Final = (0.5, 0.042, 162)
DARK: Final = (0.3, 0.04, 178)
PALE: Final = (0.66, 0.042, 150)
SKIN: Final = (0.77, 0.072, 50)
SHADE: Final = (0.6, 0.095, 36)
_LEG: Final = (0.3, 0.03, 205)
_SHOE: Final = (0.24, 0.04, 40)


def sweeps(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], *, pale: bool = False) -> None:
    """Brush folds into cloth: dark ones, or pale ones."""
    for spine, soft, share in lines:
        c.glaze(c.mask(limb(spine, 40), soft=soft) & m, PALE if pale else DARK, share)


def legs(c: Canvas) -> None:
    """Both legs straight on the flat water, the far one a little ahead; shoes that point up the stairs."""
    for x, y, tone in ((520, -38, mix(_LEG, (0.5, 0.04, 195), 0.3)), (654, -17, _LEG)):
        leg = c.mask(
            curve(
                [
                    *((x - 50, 1060, CORNER), (x + 56, 1060, CORNER), (x + 46, y + 1130), (x + 50, y + 1166, CORNER)),
                    *((x + 6, y + 1176), (x - 44, y + 1160, CORNER), (x - 40, y + 1120)),
                ]
            )
        )
        shoe = c.mask(
            curve(
                [
                    *((x + 46, y + 1150, CORNER), (x + 58, y + 1176), (x + 54, y + 1204, CORNER), (x - 60, y + 1206)),
                    *(
                        (x - 124, y + 1204),
                        (x - 142, y + 1190),
                        (x - 128, y + 1172),
                        (x - 92, y + 1162),
                        (x - 50, y + 1142, CORNER),
                    ),
                ]
            )
        )
        c.multiply(shoe.blur(8).move(-4, 8), (0.5, 0.07, 195), 0.6)
        c.fill(shoe, _SHOE, detail=0.6)
        c.glaze(
            c.mask(limb([(x - 122, y + 1184, 4), (x - 92, y + 1172, 6), (x - 60, y + 1158, 4)], 10), soft=3) & shoe,
            (0.5, 0.05, 45),
            0.6,
        )
        c.fill(leg, tone, detail=0.5)
        c.glaze(c.mask(limb([(x - 28, 1080, 6), (x - 24, y + 1150, 7)], 10), soft=5) & leg, (0.46, 0.03, 200), 0.5)
        c.multiply(c.mask(limb([(x - 60, 1104, 16), (x + 60, 1112, 16)], 10), soft=10) & leg, (0.4, 0.04, 190), 0.7)


_BODY: Final[Points] = (
    *((492, 694, CORNER), (464, 752), (446, 840), (432, 930), (412, 1020), (384, 1104, CORNER)),
    *((452, 1118), (520, 1106), (596, 1124), (680, 1110), (752, 1124), (822, 1100, CORNER)),
    *((806, 1010), (794, 900), (776, 800), (744, 726), (690, 682), (636, 664), (596, 650, CORNER)),
)


def coat(c: Canvas) -> None:
    """The coat: a rounded back, a long fall to the shins."""
    m = c.mask(curve(_BODY), wobble=1.2)
    c.multiply(m.blur(12).move(6, 14), (0.58, 0.065, 190), 0.5)
    c.fill(m, COAT, detail=0.5, mottle=0.04)
    c.glaze(m * np.asarray(smoothstep(640, 830, c.x + 0.12 * (900 - c.y))[m.where], np.float32), DARK, 0.6)
    sweeps(
        c,
        m,
        (
            (((470, 900, 6), (462, 1000, 16), (436, 1112, 20)), 10, 0.55),
            (((560, 960, 3), (556, 1040, 12), (548, 1116, 16)), 8, 0.6),
            (((640, 980, 3), (652, 1050, 11), (656, 1116, 15)), 8, 0.55),
            (((720, 900, 3), (742, 1010, 12), (752, 1116, 16)), 8, 0.6),
            (((470, 740, 4), (500, 840, 26), (560, 900, 14)), 16, 0.5),
            (((560, 700, 4), (600, 720, 8), (690, 714, 3)), 6, 0.35),
        ),
    )
    sweeps(
        c,
        m,
        (
            (((612, 672, 4), (690, 704, 10), (744, 770, 6)), 8, 0.6),
            (((510, 960, 4), (506, 1040, 11), (494, 1108, 13)), 8, 0.45),
            (((604, 970, 4), (606, 1050, 10), (604, 1114, 12)), 8, 0.4),
            (((690, 900, 4), (700, 1010, 11), (704, 1110, 13)), 9, 0.4),
        ),
        pale=True,
    )

    wet = smoothstep(1046, 1086, c.y + 26 * (c.field("wet", 60, 3) - 0.5) + 10 * np.sin(c.x / 46))
    c.glaze(m * np.asarray(wet[m.where], np.float32), DARK, 0.5)

    def seams(pen: Pen) -> None:
        ink = (0.24, 0.035, 180)
        pen.stroke([(700, 690), (728, 780), (742, 900), (762, 1020), (776, 1110)], ink, 2.6, 0.55)
        pen.stroke([(776, 1112), (768, 1060), (764, 1030)], ink, 4, 0.7)

        pen.stroke([(588, 1014), (640, 1024), (690, 1020)], ink, 3.4, 0.7)
        pen.stroke([(588, 1014), (586, 1034), (640, 1046), (690, 1042), (690, 1020)], ink, 2.2, 0.5)

    c.draw(seams, clip=m, soft=0.5, detail=0.5)


def arm(c: Canvas) -> None:
    """The near arm: down from the shoulder to the elbow, forward under the case; cuff and hand."""
    fore = c.mask(
        curve(
            [
                *((640, 862), (560, 868), (470, 872), (414, 874, CORNER), (408, 944, CORNER), (480, 968)),
                *((570, 984), (650, 982), (700, 940), (700, 880)),
            ]
        ),
        wobble=0.8,
    )
    _hand(c)
    c.multiply(fore.blur(8).move(2, 14), (0.3, 0.04, 178), 0.6)
    c.fill(fore, COAT, detail=0.6, mottle=0.04)
    upper = c.mask(
        curve(
            [
                *((632, 694), (588, 740), (572, 830), (576, 900), (600, 962), (652, 982), (704, 960)),
                *((730, 900), (736, 810), (722, 736), (684, 694)),
            ]
        ),
        wobble=0.8,
    )
    edge = c.mask(limb([(606, 716, 6), (572, 800, 9), (570, 880, 7)], 30), soft=9)
    c.glaze(edge, DARK, 0.5)
    c.fill(upper, COAT, detail=0.6, mottle=0.04)
    both = upper | fore
    c.glaze(
        c.mask(limb([(726, 740, 8), (726, 860, 18), (690, 970, 12), (600, 986, 12), (420, 954, 8)], 60), soft=12)
        & both,
        DARK,
        0.75,
    )
    sweeps(
        c,
        both,
        (
            (((590, 880, 2), (620, 912, 7), (668, 920, 2)), 4, 0.7),
            (((582, 908, 2), (612, 938, 7), (654, 950, 2)), 4, 0.6),
            (((480, 880, 2), (500, 920, 6), (490, 956, 2)), 4, 0.5),
            (((640, 740, 2), (620, 790, 6), (616, 850, 2)), 6, 0.4),
        ),
    )
    sweeps(
        c,
        both,
        (
            (((640, 712, 6), (606, 760, 12), (592, 850, 6)), 8, 0.6),
            (((430, 884, 4), (500, 886, 8), (580, 884, 4)), 5, 0.6),
        ),
        pale=True,
    )
    cuff = c.mask(limb([(412, 880, 11), (406, 910, 12), (408, 938, 11)], 20))
    c.fill(cuff, mix(COAT, DARK, 0.45), detail=0.6)


def _hand(c: Canvas) -> None:
    """His near hand, a mitten under the corner of the case, the thumb up along its side."""
    hand = c.mask(
        curve(
            [
                *(
                    (420, 876, CORNER),
                    (396, 868),
                    (372, 852),
                    (350, 832),
                    (336, 828),
                    (330, 840),
                    (340, 862),
                    (348, 882),
                ),
                *((336, 894), (306, 900), (274, 898), (248, 888), (233, 892), (234, 908), (260, 930), (306, 946)),
                *((360, 948), (420, 940, CORNER)),
            ]
        )
    )
    c.multiply(hand.blur(5).move(-2, -4), (0.25, 0.04, 40), 0.6)
    c.fill(hand, SKIN, detail=0.85)
    c.glaze(c.mask(limb([(250, 928, 6), (310, 948, 9), (410, 944, 9)], 20), soft=6) & hand, SHADE, 0.7)
    c.glaze(c.mask(limb([(342, 884, 2), (362, 900, 7), (392, 910, 3)], 20), soft=4) & hand, SHADE, 0.6)
    c.glaze(c.mask(limb([(344, 842, 4), (372, 866, 6), (400, 882, 5)], 20), soft=4) & hand, (0.84, 0.05, 58), 0.6)

    def lines(pen: Pen) -> None:
        pen.fill(limb([(256, 910, 0.6), (286, 918, 1.2), (330, 919, 0.6)]), SHADE, 0.7)

    c.draw(lines, detail=0.85, soft=0.4)


def far_hand(c: Canvas) -> None:
    """The fingers of the other hand come round the far end of the case."""
    for k, (x, y) in enumerate(((222, 820), (222, 843), (227, 866))):
        finger = c.mask(
            limb([(x - 8, y + 2, 10), (x + 4, y - 2, 13), (x + 24, y - 1, 12), (x + 40 - 2 * k, y + 3, 9)], 20)
        )
        c.multiply(finger.blur(4).move(2, 4), (0.22, 0.04, 40), 0.6)
        c.fill(finger, mix(SKIN, SHADE, 0.12 + 0.1 * k), detail=0.8)
        c.glaze(finger.edge(0, 4, 4), SHADE, 0.6)
