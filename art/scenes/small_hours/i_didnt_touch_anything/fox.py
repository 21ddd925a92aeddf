"""The sitting fox: a brush with a white tip, one red mass, a cream bib, four dark stockings."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import CREAM, DEEP, GREY, INK, PALE, RED, crease, locks, tufts

_TAIL: Final[Points] = (
    *((600, 1080, 34), (668, 1078, 52), (722, 1020, 66), (744, 930, 74), (736, 830, 72), (716, 740, 58)),
    *((706, 664, 38), (712, 602, 19)),
)
_TAIL_WAYS: Final[tuple[Points, ...]] = (
    ((620, 1040), (668, 1020), (682, 960), (672, 900), (662, 820), (664, 740), (690, 660), (714, 580)),
    ((620, 1064), (690, 1050), (722, 960), (716, 880), (704, 800), (694, 730), (700, 650), (714, 580)),
    ((620, 1090), (706, 1072), (752, 980), (752, 880), (738, 800), (718, 730), (708, 650), (714, 580)),
    ((620, 1116), (730, 1108), (796, 1010), (808, 890), (792, 800), (760, 720), (726, 650), (714, 580)),
)
_BACK: Final[Points] = (
    (548, 470),
    (596, 556),
    (640, 660),
    (676, 780),
    (696, 900),
    (694, 1000),
    (670, 1080),
    (612, 1118),
)
_FRONT: Final[Points] = (
    (500, 1112),
    (440, 1060),
    (408, 980),
    (376, 900),
    (340, 820),
    (318, 740),
    (316, 660),
    (340, 580),
)
_THROAT: Final[Points] = ((384, 500), (450, 440))
_WAYS: Final[tuple[Points, ...]] = (
    ((410, 480), (364, 560), (340, 660), (346, 760), (380, 860), (420, 960), (470, 1060)),
    ((460, 470), (430, 560), (412, 660), (420, 760), (446, 860), (480, 960), (530, 1080)),
    ((500, 460), (500, 560), (500, 660), (514, 760), (536, 860), (566, 970), (590, 1100)),
    ((540, 460), (566, 560), (590, 660), (616, 760), (632, 870), (640, 980), (630, 1100)),
    ((556, 470), (604, 556), (648, 660), (684, 780), (702, 900), (698, 1000), (670, 1090)),
)
_NEAR: Final[Points] = (
    *((352, 760), (346, 840), (352, 930), (350, 1010), (344, 1070), (318, 1088), (302, 1108), (310, 1126)),
    *((352, 1132), (398, 1128), (410, 1104), (408, 1010), (424, 920), (458, 830), (440, 750)),
)
_FAR: Final[Points] = (
    *((330, 780), (312, 860), (308, 940), (302, 1020), (296, 1064), (270, 1080), (256, 1098), (266, 1112)),
    *((306, 1116), (346, 1112), (362, 1000), (390, 880)),
)
_THIGH: Final[Points] = (
    *((452, 990), (470, 912), (528, 856), (604, 846), (664, 890), (694, 980), (674, 1080), (604, 1120)),
    *((520, 1122), (466, 1080)),
)
_FOOT: Final[Points] = (
    *((604, 1092), (566, 1082), (520, 1088), (484, 1092), (456, 1082), (430, 1084), (412, 1094), (400, 1106)),
    *((398, 1122), (410, 1133, CORNER), (422, 1139), (436, 1135, CORNER), (450, 1141), (466, 1136, CORNER)),
    *((482, 1141), (502, 1132), (540, 1130), (580, 1134), (608, 1126), (616, 1108)),
)
_TOES: Final[tuple[Points, ...]] = (
    ((410, 1133), (409, 1124), (414, 1114), (424, 1107)),
    ((436, 1135), (434, 1124), (439, 1112), (450, 1104)),
    ((466, 1136), (463, 1126), (467, 1115), (476, 1108)),
)


def tail(c: Canvas) -> None:
    """The brush, swung up behind the back; out of its white tip the bough has grown."""
    m = c.mask(limb(_TAIL, 80), wobble=3, cell=18)
    c.fill(m, mix(RED, DEEP, 0.4), detail=0.5, mottle=0.03)
    sweep(c, m, ((640, 1110, 16), (740, 1080, 22), (790, 960, 18), (782, 840, 16), (750, 740, 10)), 16, DEEP, 0.6)
    locks(c, _TAIL_WAYS, 360, (74, 6.5), (mix(RED, DEEP, 0.45), RED), seed="tail", until=0.74, share=0.6)
    tip = c.full(np.asarray(smoothstep(716, 694, c.y + 0.16 * (c.x - 710)), np.float32)) & m
    c.fill(tip, CREAM, detail=0.5)
    locks(
        c, _TAIL_WAYS, 100, (62, 6), (CREAM, (0.91, 0.03, 100)), seed="tip", since=0.7, until=0.9, shade=GREY, share=0.9
    )
    for edge, n, size, lean in (
        (((682, 644), (692, 620), (702, 600)), 8, (26, 6), 0.26),
        (((742, 646), (734, 620), (724, 600)), 8, (26, 6), -0.22),
        (((702, 606), (712, 600), (724, 606)), 7, (32, 5), 0.02),
    ):
        tufts(c, edge, n, size, (lean, -1.0), CREAM, f"tip {lean}")
    sweep(c, m, ((740, 700, 8), (730, 650, 10), (718, 600, 4)), 8, GREY, 0.5)


def trunk(c: Canvas) -> Mask:
    """Return the silhouette of neck, chest and back."""
    return c.mask(curve([*_BACK, *_FRONT, *_THROAT]), wobble=1.5)


def body(c: Canvas) -> None:
    """The mass in one red; the back in shade, the bib cream."""
    m = trunk(c)
    c.multiply(m.blur(10).move(16, 2) & c.mask(limb(_TAIL, 80)), (0.5, 0.14, 30), 0.85)
    far = c.mask(curve(_FAR), wobble=1)
    c.fill(far, mix(RED, DEEP, 0.7), detail=0.5)
    _stocking(c, far, 950, "far", (0.34, 0.04, 35))
    tufts(c, ((316, 962), (334, 954), (350, 958)), 5, (26, 4.6), (0.05, -1.0), (0.34, 0.04, 35), "far knee")
    c.fill(m, RED, detail=0.5, mottle=0.04)
    sweep(c, m, ((600, 540, 8), (660, 690, 18), (700, 850, 22), (706, 1000, 20), (660, 1100, 16)), 20, DEEP, 0.65)
    locks(c, _WAYS, 760, (70, 6), (RED, PALE), seed="trunk", clip=m.grow(4), share=0.4)
    sweep(c, m, ((560, 500, 10), (590, 590, 16), (620, 690, 14)), 16, PALE, 0.4, pale=True)


def bib(c: Canvas) -> None:
    """Throat and breast, cream, in locks that hang over the legs."""
    m = trunk(c)
    bib = c.mask(curve([(380, 480), (470, 520), (456, 600), (434, 690), (414, 780), (392, 826), (350, 826),
                        (300, 750), (290, 640), (330, 560)]), soft=4) & m  # fmt: skip
    c.fill(bib, CREAM, detail=0.5)
    ways: tuple[Points, ...] = (
        ((372, 500), (332, 590), (310, 680), (320, 770), (344, 850), (356, 910)),
        ((410, 500), (376, 590), (354, 690), (358, 780), (374, 860), (392, 920)),
        ((456, 510), (428, 600), (404, 700), (398, 780), (400, 860), (410, 920)),
        ((480, 520), (464, 600), (446, 690), (432, 780), (424, 850), (420, 900)),
    )
    locks(c, ways, 190, (84, 7), (CREAM, (0.92, 0.03, 95)), seed="bib", shade=GREY, share=0.9, until=0.8)
    sweep(c, m, ((436, 520, 16), (398, 560, 18), (360, 600, 10)), 16, GREY, 0.6)
    sweep(c, m, ((420, 760, 6), (396, 830, 10), (380, 890, 8)), 10, GREY, 0.4)
    tufts(c, ((340, 580), (317, 650), (316, 730), (336, 812)), 12, (26, 6), (-0.25, 1.0), CREAM, "breast")


def _stocking(c: Canvas, m: Mask, top: float, seed: str, tone: Colour = INK) -> None:
    """Dark below `top`, its upper edge ragged."""
    ragged = 26 * (c.field(f"stocking/{seed}", 14, 2, (0.6, 3)) - 0.5)
    dark = c.full(np.asarray(smoothstep(top - 4, top + 4, c.y + ragged), np.float32)) & m
    c.fill(dark, tone, detail=0.55, mottle=0.04)


def legs(c: Canvas) -> None:
    """The near foreleg, upright; the thigh; the long hind foot."""
    body = trunk(c)
    sweep(c, body, ((536, 668, 5), (540, 724, 12), (516, 790, 14), (474, 850, 10), (450, 890, 5)), 12, DEEP, 0.5)
    sweep(c, body, ((500, 640, 8), (506, 700, 13), (486, 770, 10)), 14, PALE, 0.4, pale=True)
    leg = c.mask(curve(_NEAR), wobble=1)
    low = np.asarray(smoothstep(770, 880, c.y), np.float32)
    c.multiply(leg.blur(9).move(10, 2) * low & body, DEEP, 0.7)
    c.fill(leg * low, RED, detail=0.5, mottle=0.03)
    ways: tuple[Points, ...] = (
        ((360, 780), (352, 870), (358, 960), (356, 1060)),
        ((400, 780), (392, 870), (384, 960), (378, 1060)),
        ((450, 780), (438, 860), (412, 950), (402, 1060)),
    )
    locks(c, ways, 130, (64, 5.5), (RED, PALE), seed="leg", clip=leg * low, share=0.42)
    sweep(c, leg, ((440, 850, 8), (416, 940, 8), (404, 1040, 8)), 9, DEEP, 0.45)
    _stocking(c, leg, 960, "near")
    tufts(c, ((362, 972), (382, 962), (404, 970)), 7, (30, 4.6), (0.1, -1.0), INK, "knee")
    sweep(c, leg, ((360, 1000, 5), (358, 1060, 6), (336, 1096, 6)), 7, (0.42, 0.04, 40), 0.6, pale=True)
    thigh = c.mask(curve(_THIGH), wobble=1.2)
    c.multiply((thigh.blur(12).move(-12, 0) - thigh) & body, DEEP, 0.75)
    c.fill(thigh & body.grow(3), RED, detail=0.5, mottle=0.03)
    swell: tuple[Points, ...] = (
        ((600, 850), (520, 880), (470, 960), (470, 1050), (520, 1110)),
        ((640, 860), (570, 900), (526, 970), (520, 1050), (556, 1110)),
        ((670, 890), (624, 930), (590, 990), (576, 1060), (596, 1116)),
        ((690, 940), (670, 980), (650, 1030), (636, 1080), (630, 1116)),
    )
    locks(c, swell, 300, (66, 6), (RED, PALE), seed="thigh", clip=thigh, share=0.42)
    sweep(c, thigh, ((690, 960, 12), (676, 1050, 16), (620, 1106, 14), (520, 1112, 8)), 14, DEEP, 0.6)
    sweep(c, thigh, ((486, 930, 8), (536, 876, 12), (604, 866, 8)), 12, PALE, 0.6, pale=True)
    foot = c.mask(curve(_FOOT), wobble=1)
    c.multiply(foot.blur(7).move(0, -8) & thigh, DEEP, 0.6)
    c.fill(foot, INK, detail=0.55, mottle=0.04)
    tufts(c, ((606, 1108), (598, 1098), (576, 1092)), 8, (15, 5.5), (0.8, -0.5), INK, "hock")
    for lit in (
        ((420, 1096, 4), (446, 1090, 6), (480, 1098, 5), (530, 1094, 5), (570, 1092, 3)),
        ((404, 1114, 3), (407, 1122, 3)),
        ((422, 1118, 4), (424, 1128, 4)),
        ((450, 1118, 4), (452, 1130, 4)),
    ):
        sweep(c, foot, lit, 4, (0.46, 0.045, 40), 0.7, pale=True)

    def toes(pen: Pen) -> None:
        for way in _TOES:
            crease(pen, way, 2, (0.14, 0.02, 30), 0.85)
        for x, y in ((322, 1104), (338, 1106)):
            crease(pen, ((x + 2, y - 4), (x - 2, y + 8), (x, y + 20)), 1.8, (0.14, 0.02, 30), 0.8)

    c.draw(toes, detail=0.7, soft=0.3)
