"""Parts of Closing Time: the long body on its back, which tapers into the tail; hind feet hanging in the water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .brush import DEEP, FAWN, INK, PALE, PELT, fur, line

_TRUNK: Final[Points] = (
    *((92, 476), (82, 536), (76, 612), (88, 690), (134, 770), (204, 828), (292, 870), (384, 902), (466, 932)),
    *((536, 968), (594, 1012), (640, 1064), (682, 1112), (722, 1146), (756, 1160), (777, 1154), (772, 1136)),
    *((752, 1102), (736, 1058), (726, 1004), (718, 946), (706, 884), (690, 818), (660, 756), (618, 706), (566, 672)),
    *((506, 650), (436, 638), (360, 628), (300, 594), (240, 504)),
)
"""Chest, waist, hips and tail in one line: the back flows into the tail's lower edge, the belly into its upper one."""
_WAYS: Final[tuple[Points, ...]] = (
    ((160, 504), (84, 634), (140, 794), (310, 890), (480, 944), (604, 1024), (684, 1118), (768, 1156)),
    ((190, 514), (130, 644), (190, 774), (340, 854), (500, 904), (626, 1006), (702, 1112), (770, 1154)),
    ((220, 534), (190, 644), (250, 744), (380, 810), (540, 864), (654, 982), (716, 1096), (771, 1152)),
    ((250, 554), (240, 634), (310, 700), (430, 744), (570, 810), (676, 952), (730, 1084), (772, 1150)),
    ((280, 584), (300, 634), (370, 664), (480, 684), (600, 754), (696, 926), (738, 1074), (773, 1146)),
    ((290, 584), (320, 616), (390, 634), (500, 650), (616, 712), (704, 884), (738, 1054), (772, 1140)),
)
_NEAR_LEG: Final[Points] = ((606, 880, 78), (592, 930, 66), (560, 980, 44), (534, 1018, 32), (522, 1044, 31))
_NEAR_FOOT: Final[Points] = (
    *((553, 1014), (560, 1050), (554, 1090), (542, 1124), (528, 1148), (514, 1156), (506, 1146), (496, 1158)),
    *((480, 1166), (468, 1156), (458, 1162), (440, 1162), (432, 1150), (420, 1150), (406, 1142), (406, 1130)),
    *((426, 1116), (450, 1092), (474, 1060), (492, 1026), (510, 1004)),
)
_NEAR_TOES: Final[tuple[Points, ...]] = (
    ((534, 1052), (530, 1094), (518, 1126), (505, 1149)),
    ((520, 1052), (508, 1098), (490, 1132), (467, 1157)),
    ((508, 1054), (486, 1096), (460, 1128), (431, 1151)),
)
_FAR_LEG: Final[Points] = ((656, 842, 56), (704, 856, 44), (738, 888, 29), (748, 912, 26))
_FAR_FOOT: Final[Points] = (
    *((766, 886), (780, 926), (784, 964), (780, 990), (772, 1000), (764, 993), (758, 1006), (748, 1008), (742, 998)),
    *((732, 1003), (724, 994), (728, 970), (728, 936), (724, 906)),
)


def trunk(c: Canvas) -> Mask:
    """Return the silhouette of the trunk."""
    return c.mask(curve(_TRUNK), wobble=1.5)


def far_foot(c: Canvas) -> None:
    """The far hind leg, short, out from behind the belly, its foot hanging loose; paler with the water before it."""
    m = c.mask(limb(_FAR_LEG, 40), curve(_FAR_FOOT), wobble=1)
    c.fill(m, mix(mix(DEEP, PELT, 0.55), (0.7, 0.05, 240), 0.14), detail=0.45)
    sweep(c, m, ((700, 812, 6), (744, 850, 8), (772, 900, 6)), 8, PALE, 0.5, pale=True)
    fur(c, (((690, 830), (746, 866), (764, 920), (770, 980)), ((690, 900), (724, 904), (738, 940), (740, 990))), 40,
        (0.3, 4.5), (PELT, PALE), seed="fur/far", clip=m.grow(2), share=0.36)  # fmt: skip
    c.multiply(trunk(c).blur(12).move(10, 4) & m, INK, 0.5)
    _web(c, m, ((762, 926), (768, 960), (765, 994)), ((746, 928), (748, 966), (742, 1000)))


def _web(c: Canvas, m: Mask, *rays: Points) -> None:
    """Toes of a webbed foot, as soft grooves."""

    def work(pen: Pen) -> None:
        for ray in rays:
            line(pen, ray, 2.6, INK, 0.5)

    c.draw(work, clip=m, detail=0.5, soft=0.8)


def body(c: Canvas) -> None:
    """Fill the trunk as one mass, light on the belly and dark along the back; fur runs from chin to tail."""
    m = trunk(c)
    c.fill(m, PELT, detail=0.5, mottle=0.04)
    back = (
        (90, 634, 26),
        (150, 794, 40),
        (300, 888, 36),
        (470, 944, 34),
        (600, 1030, 30),
        (690, 1130, 20),
        (770, 1164, 8),
    )
    sweep(c, m, back, 30, DEEP, 0.75)
    sweep(c, m, ((680, 1030, 24), (722, 1096, 18), (770, 1148, 10)), 18, DEEP, 0.3)
    fur(c, _WAYS, 760, (0.08, 6), (PELT, PALE), seed="fur/trunk", clip=m.grow(4), share=0.42)
    sweep(c, m, ((96, 684, 10), (180, 816, 16), (330, 884, 18), (480, 934, 16)), 22, DEEP, 0.45)
    belly = ((270, 690, 16), (390, 694, 30), (510, 706, 36), (606, 776, 30), (656, 860, 20), (690, 960, 10))
    sweep(c, m, belly, 26, FAWN, 0.5, pale=True)
    sweep(c, m, ((120, 590, 8), (112, 650, 14), (136, 720, 10)), 16, PALE, 0.5, pale=True)
    sweep(c, m, ((360, 640, 8), (436, 646, 10), (520, 664, 8)), 10, INK, 0.35)


def near_foot(c: Canvas) -> None:
    """The near hind leg: a haunch that swells out of the flank, a short shank, a webbed foot with its toes curled."""
    body = trunk(c)
    leg = c.mask(limb(_NEAR_LEG, 50), wobble=1.2)
    foot = c.mask(curve(_NEAR_FOOT), wobble=1)
    m = leg | foot
    grown = np.asarray(smoothstep(-12, 96, 0.85 * (c.y - 866) - 0.52 * (c.x - 624)), np.float32)
    c.multiply((m.blur(13).move(-10, 10) & body) * grown, INK, 0.5)
    c.multiply((m.blur(13).move(14, 14) & body) * grown, INK, 0.5)
    c.fill(m * grown, PELT, detail=0.5, mottle=0.03)
    sweep(c, m, ((510, 950, 10), (530, 990, 12), (500, 1040, 8)), 12, DEEP, 0.4)
    sweep(c, m, ((664, 930, 12), (640, 970, 16), (586, 1016, 16), (556, 1060, 10)), 14, DEEP, 0.6)
    sweep(c, m, ((574, 850, 12), (548, 910, 16), (532, 976, 12), (516, 1040, 8)), 14, PALE, 0.6, pale=True)
    ways: tuple[Points, ...] = (
        ((566, 820), (526, 890), (520, 960), (502, 1020), (470, 1084)),
        ((606, 826), (566, 900), (546, 980), (520, 1040), (490, 1100)),
        ((650, 840), (622, 920), (574, 1000), (536, 1050), (510, 1110)),
        ((684, 850), (664, 940), (600, 1010), (552, 1056), (526, 1110)),
    )
    fur(c, ways, 210, (0.2, 5.5), (PELT, PALE), seed="fur/thigh", clip=m.grow(2) * grown, share=0.42, until=0.62)
    c.multiply(foot.edge(6, 10, 8), DEEP, 0.55)
    _web(c, foot, *_NEAR_TOES)
    sweep(c, foot, ((524, 1070, 4), (508, 1104, 5), (490, 1132, 3)), 5, PALE, 0.45, pale=True)
    sweep(c, foot, ((500, 1070, 4), (478, 1104, 5), (452, 1130, 3)), 5, PALE, 0.45, pale=True)
