"""Parts of Not Today: the bear's trunk, seated, its weight against the door; legs stretched out."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb

from .brush import DEEP, HIDE, PALE, SHADE, TAN, comb

_TRUNK: Final[Points] = (
    *((618, 470), (652, 536), (662, 620), (658, 740), (646, 860), (630, 970), (600, 1050), (550, 1092), (450, 1098)),
    *((350, 1086), (290, 1040), (242, 966), (226, 886), (236, 806), (282, 730), (330, 660), (366, 600), (404, 520)),
)
_WAYS: Final[tuple[Points, ...]] = (
    ((620, 480), (656, 580), (660, 700), (644, 860), (616, 1040)),
    ((540, 520), (580, 640), (590, 780), (590, 920), (560, 1060)),
    ((470, 540), (480, 660), (480, 800), (470, 940), (440, 1060)),
    ((410, 540), (360, 660), (320, 760), (300, 880), (310, 1010)),
    ((380, 590), (304, 700), (248, 810), (236, 920), (284, 1050)),
)
_LEG: Final[Points] = ((524, 992, 92), (440, 1000, 92), (340, 1030, 66), (240, 1050, 47), (180, 1050, 44))
_FOOT: Final[Points] = (
    *((146, 1104), (108, 1090), (88, 1040), (90, 976), (108, 922), (138, 902), (172, 912), (194, 944), (206, 990)),
    *((222, 1030), (226, 1070), (200, 1100)),
)


def outline(c: Canvas) -> Mask:
    """Return where the trunk is."""
    return c.mask(curve(_TRUNK), wobble=2, cell=10)


def far_leg(c: Canvas) -> None:
    """The far leg and its sole, a little higher, in the shade."""
    m = c.mask(limb([(400, 950, 70), (300, 986, 54), (226, 1004, 42)], 30), wobble=1.5)
    c.fill(m, DEEP, detail=0.4)
    foot = c.mask(curve([(x + 58, 0.9 * y + 58) for x, y in _FOOT]), wobble=1.5)
    c.fill(foot, (0.45, 0.078, 46), detail=0.45)
    comb(c, foot, (((220, 1040), (190, 960), (190, 880)),), 160, "farfoot", long=18, tones=(DEEP, HIDE))


def trunk(c: Canvas) -> None:
    """Back, belly and rump in one heavy mass, the belly paler."""
    m = outline(c)
    c.fill(m, HIDE, detail=0.5)
    belly = c.mask(curve([(400, 600), (470, 700), (480, 830), (440, 960), (340, 1040), (270, 960), (256, 850),
                          (290, 730)]), soft=26)  # fmt: skip
    c.glaze(belly & m, PALE, 0.85)
    sweep(c, m, ((420, 700, 20), (350, 860, 44), (330, 930, 30)), 30, TAN, 0.45, pale=True)
    sweep(c, m, ((600, 560, 14), (626, 680, 20), (614, 800, 12)), 18, PALE, 0.5, pale=True)
    sweep(c, m, ((664, 520, 20), (672, 640, 26), (660, 860, 34), (600, 1080, 40)), 22, SHADE, 0.8)
    sweep(c, m, ((300, 1080, 30), (440, 1100, 36), (600, 1090, 36)), 20, SHADE, 0.75)
    sweep(c, m, ((372, 600, 12), (304, 720, 16), (262, 850, 14)), 14, TAN, 0.45, pale=True)
    comb(c, m, _WAYS, 2300, "trunk", long=30)


def near_leg(c: Canvas) -> None:
    """The near leg flat on the snow, its foot upright, pads to the front."""
    m = c.mask(limb(_LEG, 50), wobble=2, cell=10)
    body = outline(c)
    c.multiply(m.blur(12).move(-6, -10) & body, SHADE, 0.75)
    c.fill(m, HIDE, detail=0.5)
    sweep(c, m, ((560, 1086, 20), (420, 1098, 24), (300, 1094, 16), (200, 1096, 10)), 16, SHADE, 0.85)
    sweep(c, m, ((560, 926, 14), (460, 926, 18), (350, 980, 14), (250, 1014, 8)), 16, PALE, 0.95, pale=True)
    ways: tuple[Points, ...] = (
        ((620, 930), (480, 920), (350, 980), (220, 1020)),
        ((640, 1000), (480, 1010), (340, 1040), (200, 1060)),
        ((620, 1070), (480, 1090), (340, 1090), (200, 1090)),
    )
    comb(c, m, ways, 900, "leg", long=26)
    foot = c.mask(curve(_FOOT), wobble=1.5)
    c.multiply(foot.blur(8).move(12, 0) & m, SHADE, 0.7)
    c.fill(foot, HIDE, detail=0.6)
    comb(c, foot, (((216, 1080), (190, 990), (150, 900)), ((150, 1100), (110, 1000), (126, 900))), 360, "foot", long=20)
    sole = c.mask(curve([(136, 1086), (108, 1064), (104, 1020), (120, 984), (146, 982), (164, 1010), (168, 1056)]))
    c.fill(sole, (0.43, 0.065, 38), detail=0.7)
    sweep(c, sole, ((122, 1000, 6), (114, 1040, 10), (128, 1074, 5)), 6, (0.6, 0.07, 40), 0.7, pale=True)

    def toes(pen: Pen) -> None:
        for x, y, r in ((106, 962, 11), (122, 938, 12), (146, 932, 12), (168, 950, 11)):
            pen.fill(curve([(x - r, y + 2), (x, y - 1.15 * r), (x + r, y + 1), (x, y + 1.1 * r)]), (0.43, 0.065, 38))

    c.draw(toes, detail=0.75, soft=0.4)
