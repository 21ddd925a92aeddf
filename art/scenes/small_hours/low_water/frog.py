"""Parts of Low Water: the old frog, curled, lids down, chin on its crossed arms; the bud that it holds."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, oval

from .cradle import at, curve, limb, sweep

SKIN: Final = (0.66, 0.105, 116)
SHADE: Final = (0.46, 0.085, 135)
LIGHT: Final = (0.8, 0.1, 108)
INK: Final = (0.2, 0.045, 165)
_THROAT: Final = (0.88, 0.055, 95)
_BODY: Final[Points] = (
    *((672, 792), (664, 766), (634, 740), (600, 720), (584, 684), (548, 662), (510, 670), (490, 700), (462, 706)),
    *((410, 676), (344, 664), (276, 688), (218, 748), (196, 830), (212, 900), (270, 948), (360, 970), (480, 972)),
    *((570, 950), (628, 892), (658, 850), (672, 818)),
)
_MOUTH: Final[Points] = (
    *((672, 800, 1), (644, 814, 2.6), (604, 826, 3), (560, 828, 3.2), (516, 816, 3), (488, 794, 2.4), (478, 784, 0.8)),
)
_FINGERS: Final[tuple[Points, ...]] = (
    ((556, 894, 13), (524, 890, 10), (500, 898, 8.5)),
    ((556, 902, 13), (520, 906, 10), (494, 922, 8.5)),
    ((560, 910, 13), (530, 924, 10), (508, 946, 8.5)),
    ((568, 914, 13), (550, 936, 10), (536, 958, 8.5)),
)
_TOES: Final[tuple[Points, ...]] = (
    ((346, 956, 14), (380, 944, 9), (410, 944, 7.5)),
    ((350, 960, 14), (394, 960, 9), (432, 962, 7.5)),
    ((350, 966, 14), (388, 978, 9), (422, 982, 7.5)),
    ((344, 970, 14), (368, 988, 9), (392, 996, 7.5)),
)


def frog(c: Canvas) -> None:
    """Paint body and head."""
    m = c.mask(curve(_BODY), wobble=1.5)
    c.multiply(m.blur(12).move(8, 12), (0.3, 0.05, 178), 0.5)
    c.fill(m, SKIN, detail=0.4, mottle=0.05)
    below: Points = ((470, 800), (456, 880), (500, 990), (620, 960), (690, 860), (690, 800))
    throat = c.mask(curve([*((p[0], p[1]) for p in _MOUTH), *below]), wobble=1) & m
    c.fill(throat, _THROAT, detail=0.4, mottle=0.03)
    sweep(
        c,
        m,
        (
            (((668, 812, 5), (606, 842, 12), (540, 846, 12), (490, 816, 8)), 7, 0.45),
            (((470, 720, 6), (462, 780, 12), (444, 850, 16), (430, 900, 12)), 10, 0.7),
            (((640, 900, 10), (560, 938, 26), (470, 950, 30)), 14, 0.75),
            (((600, 740, 5), (580, 762, 9), (530, 762, 9), (500, 736, 5)), 7, 0.5),
        ),
        SHADE,
        pale=False,
    )
    sweep(
        c,
        m,
        (
            (((592, 724, 4), (632, 748, 8), (658, 776, 6)), 5, 0.7),
            (((500, 690, 4), (536, 674, 8), (572, 686, 5)), 5, 0.7),
        ),
        LIGHT,
        pale=True,
    )
    _spots(c, m - throat)
    _face(c)


def _spots(c: Canvas, m: Mask) -> None:
    for x, y, q, w, turn in (
        (620, 784, 13, 9, 10),
        (586, 796, 9, 6, 0),
        (478, 742, 12, 8, -50),
        (644, 788, 6, 4, 20),
        (452, 800, 10, 15, 10),
        (556, 780, 8, 5, 0),
        (434, 862, 9, 12, 0),
    ):
        u, v = at([(x, y)])[0][:2]
        c.multiply(c.mask(oval(u, v, q, w, turn), soft=1.5, wobble=2) & m, SHADE, 0.6)


def _face(c: Canvas) -> None:
    lid = c.mask(
        curve([(496, 716), (508, 684), (544, 670), (578, 686), (594, 716), (576, 736), (540, 744), (508, 736)])
    )
    c.multiply(lid.blur(5).move(3, 6), SHADE, 0.6)
    c.fill(lid, (0.72, 0.1, 108), detail=0.8, mottle=0.03)
    c.multiply(lid.edge(4, 7, 6), SHADE, 0.5)
    c.glaze(lid.edge(-5, -7, 5), LIGHT, 0.8)

    def lines(pen: Pen) -> None:
        pen.fill(limb(_MOUTH, 60), INK)
        pen.fill(limb([(490, 718, 1), (510, 734, 3.6), (542, 743, 4.8), (574, 736, 3.8), (600, 716, 1)], 40), INK)
        pen.fill(limb([(500, 702, 0.7), (536, 688, 1.8), (578, 702, 0.7)], 30), SHADE, 0.9)
        pen.fill(limb([(508, 750, 0.7), (542, 760, 2), (580, 750, 0.7)], 30), INK, 0.4)
        pen.fill(limb([(524, 764, 0.7), (548, 771, 1.7), (576, 764, 0.7)], 30), INK, 0.3)
        pen.fill(limb([(648, 768, 1), (655, 772, 3), (660, 780, 1.2)], 16), INK)
        pen.fill(limb([(470, 772, 0.7), (464, 786, 2), (470, 802, 0.7)], 20), INK, 0.45)
        for k in range(3):
            fold = [(660 - 16 * k, 838 + 16 * k, 0.6), (610 - 6 * k, 858 + 14 * k, 1.7), (540, 864 + 15 * k, 0.6)]
            pen.fill(limb(fold, 30), SHADE, 0.5)

    c.draw(lines, detail=0.9, soft=0.3)


def _part(c: Canvas, m: Mask, shade: float) -> None:
    """Lay one part of a limb over what is below it."""
    c.multiply(m.blur(6).move(2, 7), (0.3, 0.05, 170), 0.6)
    c.fill(m, SKIN, detail=0.6, mottle=0.04)
    c.multiply(m.edge(3, 9, 7), SHADE, shade)
    c.glaze(m.edge(-2, -7, 6), LIGHT, 0.6)


def arms(c: Canvas) -> None:
    """The near forearm lies under the chin; the far one over it, its hand hanging down."""
    near = c.mask(
        curve(
            [
                *((424, 846), (452, 826), (482, 846), (494, 884), (524, 908), (580, 912), (640, 904), (662, 930)),
                *((650, 952), (590, 966), (512, 974), (456, 964), (424, 916)),
            ]
        ),
        wobble=1,
    )
    _part(c, near, 0.8)
    sweep(c, near, ((((452, 860, 4), (466, 910, 6), (500, 936, 4)), 6, 0.5),), SHADE, pale=False)
    far = c.mask(
        curve(
            [
                *((676, 890), (690, 918), (682, 948), (654, 956), (620, 940), (580, 926), (556, 926), (540, 902)),
                *((560, 884), (600, 878), (644, 876)),
            ]
        ),
        wobble=1,
    )
    _hand(c, far, _FINGERS)
    _part(c, far, 0.7)
    sweep(c, far, ((((556, 908, 14), (580, 906, 12)), 6, 0.5),), LIGHT, pale=True)


def _hand(c: Canvas, arm: Mask, fingers: tuple[Points, ...]) -> None:
    """Draw blunt soft fingers, the nearest last, each with its round tip."""
    for finger in fingers:
        x, y = at([(finger[-1][0], finger[-1][1])])[0][:2]
        m = c.mask(limb(finger, 30), oval(x, y, 10.5, 9.5), wobble=0.6)
        c.multiply((m.blur(4).move(3, 5)) - arm, (0.3, 0.05, 170), 0.6)
        c.fill(m, SKIN, detail=0.8)
        c.multiply(m.edge(2, 5, 4), SHADE, 0.7)
        c.glaze(m.edge(-2, -4, 4), LIGHT, 0.6)


def hind_foot(c: Canvas) -> None:
    """One long hind foot put out below the blanket."""
    shank = c.mask(limb([(240, 910, 28), (290, 944, 25), (350, 962, 19)], 30))
    _hand(c, shank, _TOES)
    _part(c, shank, 0.7)


def bud(c: Canvas) -> None:
    """A lotus bud, still shut; its stem is under the frog's arm."""

    def stem(pen: Pen) -> None:
        pen.fill(limb([(640, 944, 4.5), (630, 984, 4.5), (596, 1004, 4.5), (556, 1004, 5)], 30), LIGHT)

    c.draw(stem, detail=0.7)
    whole = c.mask(limb([(574, 1004, 7), (552, 1003, 21), (516, 1003, 24), (468, 1006, 11), (424, 1009, 0.6)], 50))
    c.fill(whole, (0.58, 0.13, 6), detail=0.8)
    for petal, tone in (
        ([(574, 996, 4), (540, 990, 13), (496, 994, 10), (424, 1009, 0.6)], (0.74, 0.11, 12)),
        ([(576, 1010, 4), (544, 1013, 13), (504, 1012, 11), (450, 1009, 0.6)], (0.84, 0.07, 18)),
    ):
        m = c.mask(limb(petal, 40)) & whole
        c.fill(m, tone, detail=0.8)
        c.multiply(m.edge(2, 4, 4), (0.5, 0.12, 355), 0.5)
