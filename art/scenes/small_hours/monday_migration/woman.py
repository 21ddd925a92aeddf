"""Parts of Monday Migration: the washerwoman's dark dress, her arm and hand about the neck, her apron strings."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.shapes import CORNER, Points, curve, limb, place

from .goose import down
from .wing import ROSE, STRIPE, WHITE

CLOTH: Final = (0.215, 0.05, 340)
SKIN: Final = (0.72, 0.09, 46)
SHADE: Final = (0.56, 0.105, 32)
_DEEP: Final = (0.3, 0.05, 335)
_PALE: Final = (0.37, 0.07, 350)
_DARK: Final = (0.12, 0.03, 340)
_STRING: Final = (0.6, 0.17, 30)


def _cloth(c: Canvas, m: Mask, thickness: float) -> None:
    garment(c, m, CLOTH, thickness=thickness, weave=0.05, rim=0.0, gain=0.35, depth=0.6, mottle=0.03, detail=0.5)


def dress(c: Canvas) -> None:
    """Paint the dress: one bent back, a waist, a skirt that leaves the card."""
    m = c.mask(
        curve(
            [
                *((230, 600, CORNER), (174, 634), (128, 700), (106, 786), (112, 880), (140, 972), (108, 1050)),
                *((46, 1150), (-10, 1230, CORNER), (446, 1230, CORNER), (446, 1090), (424, 980), (436, 880)),
                *((448, 780), (440, 700), (412, 650), (380, 628, CORNER), (300, 640)),
            ]
        ),
        wobble=1.5,
    )
    c.multiply(m.blur(14).move(14, 10), (0.6, 0.08, 350), 0.5)
    _cloth(c, m, 110)
    sweeps(
        c,
        m,
        (
            (((120, 960, 4), (200, 990, 10), (320, 996, 10), (430, 980, 4)), 7, 0.7),
            (((110, 1010, 4), (90, 1100, 14), (60, 1230, 18)), 8, 0.8),
            (((170, 1030, 4), (180, 1120, 14), (176, 1230, 18)), 8, 0.8),
        ),
        _DEEP,
    )
    sweeps(
        c,
        m,
        (
            (((180, 640, 8), (116, 720, 18), (90, 840, 10)), 12, 0.7),
            (((90, 1040, 6), (50, 1130, 16), (10, 1230, 18)), 10, 0.6),
            (((140, 1030, 5), (136, 1120, 14), (120, 1230, 16)), 9, 0.55),
            (((190, 780, 5), (170, 860, 14), (150, 950, 5)), 10, 0.4),
        ),
        _PALE,
        pale=True,
    )
    band = c.mask(limb([(130, 960, 7), (190, 980, 7), (290, 984, 7), (440, 956, 6)], 40))
    c.multiply(band.blur(4).move(1, 6) & m, _DARK, 0.6)
    c.fill(band & m, _STRING, detail=0.7)
    c.multiply(band.edge(0, -4, 4) & m, (0.5, 0.14, 20), 0.6)


def arm(c: Canvas) -> None:
    """Paint the sleeve: full at the shoulder, the elbow lifted, the forearm laid round the neck."""
    upper = c.mask(
        curve(
            [
                *((262, 664, CORNER), (208, 700), (190, 770), (214, 844), (284, 898), (362, 918), (430, 902)),
                *((450, 850), (424, 780), (376, 722), (330, 680), (296, 664, CORNER)),
            ]
        ),
        wobble=1,
    )
    low = upper.blur(10).move(4, 12)
    c.multiply(low * np.asarray(smoothstep(740, 830, c.y)[low.where], np.float32), _DARK, 0.6)
    _cloth(c, upper, 70)
    fore = c.mask(
        curve(
            [
                *(
                    (540, 664, CORNER),
                    (478, 704),
                    (424, 744),
                    (372, 800),
                    (346, 862),
                    (362, 908),
                    (404, 922),
                    (450, 896),
                ),
                *((510, 826), (560, 756), (578, 736, CORNER)),
            ]
        ),
        wobble=1,
    )
    c.multiply(fore.blur(12).move(8, 16) - upper, (0.6, 0.08, 350), 0.6)
    crease = fore.blur(9).move(-7, -5) & upper
    c.multiply(crease * np.asarray(smoothstep(840, 770, c.y)[crease.where], np.float32), _DARK, 0.55)
    fore = fore * np.asarray(smoothstep(352, 416, c.x + 0.3 * (860 - c.y))[fore.where], np.float32)
    _cloth(c, fore, 60)
    sweeps(
        c,
        upper - fore,
        (
            (((380, 780, 2), (350, 790, 8), (300, 780, 2)), 5, 0.8),
            (((400, 790, 1), (366, 824, 8), (318, 838, 2)), 5, 0.85),
            (((398, 826, 1), (380, 862, 8), (346, 892, 2)), 5, 0.8),
            (((220, 856, 10), (290, 906, 16), (370, 914, 10)), 9, 0.8),
        ),
        _DEEP,
    )
    sweeps(
        c,
        upper - fore,
        (
            (((360, 800, 2), (340, 812, 6), (300, 816, 2)), 5, 0.5),
            (((384, 830, 2), (356, 852, 6), (322, 862, 2)), 5, 0.5),
            (((240, 700, 8), (244, 770, 18), (290, 836, 16), (340, 870, 6)), 12, 0.7),
            (((290, 690, 4), (336, 734, 10), (384, 780, 3)), 7, 0.6),
        ),
        _PALE,
        pale=True,
    )
    sweeps(
        c,
        fore,
        (
            (((380, 912, 8), (470, 866, 14), (572, 740, 9)), 9, 0.8),
            (((452, 772, 1), (424, 796, 6), (404, 836, 2)), 4, 0.8),
            (((462, 790, 1), (440, 826, 6), (432, 872, 2)), 4, 0.7),
            (((492, 706, 1), (510, 732, 5), (512, 764, 1)), 3, 0.7),
        ),
        _DEEP,
    )
    sweeps(
        c,
        fore,
        ((((396, 784, 4), (450, 738, 12), (530, 680, 6)), 8, 0.65),),
        _PALE,
        pale=True,
    )


def _hand_at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 584, 674, 1.0, -30)


def hand(c: Canvas) -> None:
    """Her hand laid flat on the goose, the fingers sunk in its down."""
    shadow = c.mask(limb(_hand_at([(-20, 10, 40), (50, 14, 44), (110, 14, 34)]), 20), soft=8)
    c.multiply(shadow.move(2, 10), (0.72, 0.09, 20), 0.5)
    for k, spine in enumerate(
        (
            ((20, 34, 15), (60, 42, 13), (92, 50, 11), (108, 56, 8)),
            ((24, 16, 16), (76, 20, 14.5), (116, 26, 12), (132, 31, 9)),
            ((24, -2, 16), (80, -4, 15), (124, -1, 12.5), (142, 4, 9)),
            ((20, -22, 16), (72, -28, 15), (112, -26, 12), (130, -22, 9)),
        )
    ):
        finger = c.mask(limb(_hand_at(spine), 24))
        c.multiply(finger.blur(3).move(0, 4), (0.62, 0.1, 25), 0.5)
        c.fill(finger, mix(SKIN, (0.78, 0.075, 50), 0.12 * k), detail=0.9)
        c.multiply(finger.edge(-1, -5, 4), SHADE, 0.5)
    back = c.mask(
        curve(_hand_at([(-46, -22), (-14, -38), (22, -40), (42, -24), (46, 2), (42, 28), (30, 48), (0, 46), (-44, 28)]))
    )
    c.fill(back, SKIN, detail=0.9)
    c.multiply(back * np.asarray(smoothstep(680, 730, c.y + 0.3 * (c.x - 584))[back.where], np.float32), SHADE, 0.6)
    for u, v in ((34, -22), (38, 0), (35, 20), (26, 38)):
        c.multiply(
            c.mask(limb(_hand_at([(u - 6, v + 9, 1.5), (u + 6, v + 10, 2.6), (u + 16, v + 9, 1)])), soft=1.5),
            SHADE,
            0.6,
        )
        c.glaze(c.mask(limb(_hand_at([(u - 8, v, 4), (u + 6, v - 1, 6)])), soft=4), (0.79, 0.075, 45), 0.5)
    thumb = c.mask(limb(_hand_at([(-34, -16, 17), (-4, -38, 16), (26, -56, 13.5), (52, -64, 11), (64, -64, 8)]), 24))
    c.multiply(thumb.blur(3).move(2, 5), SHADE, 0.5)
    c.fill(thumb, mix(SKIN, (0.79, 0.07, 52), 0.35), detail=0.9)
    c.multiply(thumb.edge(-1, -5, 4), SHADE, 0.4)
    down(c, _hand_at([(112, 64, 7), (142, 34, 7), (154, 4, 7), (140, -24, 6)]), 420, 2.5, "sunk")
    cuff = c.mask(limb(_hand_at([(-40, -34, 8), (-46, 0, 9), (-42, 38, 8)]), 16))
    c.multiply(cuff.blur(4).move(4, -2), SHADE, 0.5)
    c.fill(cuff, WHITE, detail=0.7)
    c.multiply(cuff.edge(-3, -4, 4), ROSE, 0.7)


def _shifted(points: Points) -> list[tuple[float, ...]]:
    return [(p[0] + 28, *p[1:]) for p in points]


_TAILS: Final[tuple[Points, ...]] = (
    (
        *((112, 984, CORNER), (98, 1036), (70, 1084), (48, 1140, CORNER), (60, 1146, CORNER), (72, 1160, CORNER)),
        *((92, 1100), (116, 1044), (124, 986, CORNER)),
    ),
    (
        *((104, 984, CORNER), (104, 1040), (92, 1096), (92, 1166, CORNER), (106, 1160, CORNER), (118, 1174, CORNER)),
        *((116, 1104), (126, 1044), (122, 986, CORNER)),
    ),
)
_LOOPS: Final[tuple[tuple[Points, Points], ...]] = (
    (
        ((122, 968, CORNER), (104, 926), (70, 884), (32, 868), (16, 886), (30, 918), (66, 954), (110, 978, CORNER)),
        ((98, 946, CORNER), (72, 910), (42, 886), (32, 892), (52, 922)),
    ),
    (
        ((114, 962, CORNER), (74, 938), (22, 930), (-12, 948), (-12, 978), (20, 996), (70, 994), (112, 982, CORNER)),
        ((92, 970, CORNER), (58, 954), (20, 948), (6, 960), (36, 974)),
    ),
)
"""The bow's two loops: outline, and the inside that shows."""


def bow(c: Canvas) -> None:
    """Her apron strings, tied behind."""
    for outline in _TAILS:
        _ribbon(c, outline)
    for outline, opening in _LOOPS:
        m = _ribbon(c, outline)
        c.fill(c.mask(curve(_shifted(opening)), soft=1), (0.42, 0.13, 18), detail=0.7)
        (x, y), (u, v) = outline[0][:2], outline[3][:2]
        for f in (-8, 6, 18):
            pleat = limb(_shifted([(x, y + 4, 2), (0.7 * x + 0.3 * u, 0.7 * y + 0.3 * v + f, 0.6)]), 10)
            c.multiply(c.mask(pleat, soft=1) & m, (0.45, 0.13, 18), 0.7)


def _ribbon(c: Canvas, outline: Points) -> Mask:
    m = c.mask(curve(_shifted(outline)), wobble=1)
    c.multiply(m.blur(4).move(3, 5), _DARK, 0.5)
    c.fill(m, _STRING, detail=0.7)
    c.multiply(m.edge(-3, -5, 5), (0.5, 0.14, 20), 0.7)
    return m


def knot(c: Canvas) -> None:
    """Knot the sheet's corner into them."""
    flap = c.mask(
        curve(
            _shifted(
                [
                    *((104, 984, CORNER), (90, 1014), (48, 1058, CORNER), (90, 1078), (138, 1070, CORNER), (130, 1014)),
                    (124, 984, CORNER),
                ]
            )
        )
    )
    under = c.mask(curve(_shifted([(92, 976), (94, 956), (112, 944), (136, 952), (150, 974), (140, 996), (112, 1002)])))
    lap = c.mask(
        curve(_shifted([(100, 950, CORNER), (126, 942), (138, 966), (134, 1000), (116, 1010, CORNER), (106, 978)]))
    )
    for m in (flap, under, lap):
        c.multiply(m.blur(4).move(2, 5), _DARK if m is not lap else (0.6, 0.07, 350), 0.6)
        c.fill(m, WHITE, detail=0.8)
    c.multiply(lap.blur(3).move(5, 2) & (under - lap), (0.6, 0.07, 350), 0.8)
    for m, spine, soft in (
        (flap, ((112, 1000, 2), (98, 1036, 6), (88, 1074, 4)), 3),
        (flap, ((122, 1000, 2), (124, 1036, 5), (126, 1070, 3)), 3),
        (lap, ((112, 956, 1), (122, 976, 4), (120, 1002, 1)), 2.5),
        (under, ((128, 990, 1), (140, 980, 4), (148, 972, 1)), 2.5),
    ):
        c.multiply(c.mask(limb(_shifted(spine), 20), soft=soft) & m, ROSE, 0.9)
    c.multiply(c.mask(limb(_shifted([(60, 1048, 2), (96, 1062, 2), (138, 1056, 2)]), 20)) & flap, STRIPE, 0.8)
