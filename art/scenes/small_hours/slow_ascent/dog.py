"""Parts of Slow Ascent: the sitting dog's body in profile: tail, legs, trunk, haunch, the snow along its back."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .coat import DEEP, GREY, HIDE, INK, TAN, hairs, lift, shade

_TRUNK: Final[Points] = (
    *((236, 792), (206, 836), (180, 880), (146, 930), (108, 990), (78, 1050), (68, 1100), (86, 1128, CORNER)),
    *((170, 1130), (232, 1080), (290, 1040), (330, 1010), (352, 964), (356, 916), (346, 872), (334, 826), (300, 790)),
)
_WAYS: Final[tuple[Points, ...]] = (
    ((240, 800), (200, 860), (150, 940), (104, 1010), (80, 1100)),
    ((270, 830), (240, 890), (196, 960), (150, 1030), (120, 1110)),
    ((310, 840), (300, 900), (280, 960), (240, 1020)),
    ((336, 850), (346, 910), (338, 960), (316, 1010)),
)


def tail(c: Canvas) -> None:
    """The tail, laid along the snow behind it, its tip up: about to wag."""
    spine = [(110, 1106, 22), (62, 1122, 22), (22, 1118, 21), (-2, 1092, 16), (-6, 1062, 4)]
    m = c.mask(limb(spine, 40), wobble=1.5)
    c.multiply(m.blur(6).move(-4, 10), (0.5, 0.09, 280), 0.7)
    c.fill(m, HIDE, detail=0.5)
    shade(c, m, [(100, 1130, 12), (40, 1138, 14), (0, 1120, 8)], 6, DEEP, 0.6)
    hairs(c, m, (tuple((x, y) for x, y, _ in spine),), 420, (DEEP, TAN), "tail", (16, 30))


def _paw(c: Canvas, x: float, y: float, q: float, tone: tuple[float, float, float]) -> None:
    """A paw seen from the side: a low arch, three toes."""
    m = c.mask(
        curve([(x - 34 * q, y - 22 * q), (x - 6 * q, y - 30 * q), (x + 24 * q, y - 24 * q), (x + 40 * q, y - 8 * q),
               (x + 38 * q, y + 6 * q), (x + 8 * q, y + 10 * q), (x - 30 * q, y + 8 * q)])
    )  # fmt: skip
    c.multiply(m.blur(4).move(-3, 6), (0.45, 0.09, 285), 0.7)
    c.fill(m, tone, detail=0.7)
    c.multiply(m.edge(-3, 8, 5), DEEP, 0.4)

    def toes(pen: Pen) -> None:
        for dx in (10, 24):
            u = x + dx * q
            pen.fill(limb([(u, y - 14 * q, 0.8), (u + 3 * q, y - 3 * q, 2.2), (u, y + 7 * q, 1)]), INK, 0.7)

    c.draw(toes, clip=m, detail=0.8)


def far_leg(c: Canvas) -> None:
    """The far foreleg, in the shade, half a step ahead."""
    _paw(c, 366, 1102, 0.9, (0.52, 0.05, 40))
    m = c.mask(limb([(322, 950, 34), (342, 1010, 26), (346, 1060, 20), (352, 1094, 21)], 30), wobble=1)
    c.fill(m, (0.29, 0.065, 30), detail=0.5)
    hairs(c, m, (((330, 950), (344, 1020), (350, 1094)),), 160, (DEEP, HIDE), "far")


def trunk(c: Canvas) -> None:
    """Neck, back, chest."""
    m = c.mask(curve(_TRUNK), wobble=1.5)
    c.multiply(m.blur(10).move(-10, 10), (0.5, 0.09, 280), 0.4)
    c.fill(m, HIDE, detail=0.5)
    shade(c, m, [(250, 1100, 40), (300, 1040, 30), (330, 1000, 16)], 20, DEEP, 0.8)
    shade(c, m, [(252, 850, 12), (232, 910, 22), (226, 970, 16)], 16, DEEP, 0.45)
    lift(c, m, [(338, 850, 12), (346, 910, 20), (340, 966, 16)], 10, TAN, 0.9)
    hairs(c, m, _WAYS, 3200, (DEEP, TAN), "trunk", (14, 28), 0.5)
    bib = c.mask(limb([(326, 850, 12), (338, 910, 20), (332, 970, 16)]))
    hairs(c, bib, _WAYS, 420, (TAN, GREY), "chest", (18, 34), 0.6)
    c.glaze(m.edge(5, -2, 3), (0.86, 0.05, 85), 0.7)


def haunch(c: Canvas) -> None:
    """The thigh folded up, the long hind foot flat on the snow."""
    foot = c.mask(
        curve([(120, 1096), (180, 1100), (236, 1098), (266, 1104), (280, 1118), (272, 1132), (220, 1136), (130, 1136),
               (96, 1124)])
    )  # fmt: skip
    c.multiply(foot.blur(4).move(-3, 6), (0.45, 0.09, 285), 0.7)
    c.fill(foot, TAN, detail=0.6)
    c.multiply(foot.edge(-2, 9, 5), DEEP, 0.5)
    m = c.mask(
        curve([(132, 968), (178, 972), (222, 1000), (248, 1040), (248, 1076), (226, 1100), (180, 1112), (120, 1122),
               (86, 1112), (74, 1070), (92, 1010)])
    )  # fmt: skip
    c.multiply(m.blur(9).move(12, 2) & c.mask(curve(_TRUNK)), DEEP, 0.75)
    c.multiply(m.blur(5).move(0, 8) & foot, DEEP, 0.7)
    c.fill(m, HIDE, detail=0.5)
    shade(c, m, [(100, 1120, 16), (170, 1112, 16), (236, 1090, 12)], 10, DEEP, 0.6)
    lift(c, m, [(150, 990, 14), (206, 1012, 18), (234, 1050, 12)], 12, TAN, 0.6)
    ways: tuple[Points, ...] = (
        ((140, 970), (190, 1000), (230, 1060)),
        ((110, 1000), (150, 1050), (200, 1100)),
        ((90, 1030), (100, 1080), (130, 1120)),
    )
    hairs(c, m, ways, 1100, (DEEP, TAN), "haunch", (14, 26), 0.5)

    def toes(pen: Pen) -> None:
        for x in (250, 264):
            pen.fill(limb([(x, 1112, 0.8), (x + 3, 1122, 2.2), (x, 1132, 1)]), INK, 0.7)

    c.draw(toes, clip=foot, detail=0.8)


def near_leg(c: Canvas) -> None:
    """The near foreleg: the shoulder's muscle, elbow, forearm straight down to the paw."""
    _paw(c, 316, 1126, 1.0, (0.68, 0.05, 60))
    m = c.mask(
        curve([(286, 884), (318, 908), (334, 952), (330, 1000), (320, 1046), (316, 1080), (326, 1114, CORNER),
               (286, 1116, CORNER), (284, 1080), (282, 1044), (268, 1014), (246, 990), (236, 950), (250, 906)])
    )  # fmt: skip
    c.multiply(m.blur(8).move(-9, 4) & c.mask(curve(_TRUNK)), DEEP, 0.6)
    c.fill(m, HIDE, detail=0.5)
    lift(c, m, [(316, 940, 8), (320, 1010, 9), (312, 1100, 10)], 7, TAN, 0.9)
    shade(c, m, [(262, 980, 8), (282, 1030, 8), (284, 1100, 6)], 6, DEEP, 0.6)
    lift(c, m, [(290, 1090, 14), (318, 1104, 14)], 10, GREY, 0.5)
    ways: tuple[Points, ...] = (
        ((280, 890), (284, 960), (304, 1040), (304, 1110)),
        ((310, 920), (316, 1000), (312, 1100)),
    )
    hairs(c, m, ways, 620, (DEEP, TAN), "near", (12, 24), 0.5)


def snow(c: Canvas) -> None:
    """Snow lies along its back, thick and thin, and in a cap on its thigh; its lower edge is caught in the hair."""
    back: Points = [
        *((210, 838, CORNER), (196, 846), (178, 870), (158, 894), (142, 922), (118, 958), (96, 996), (80, 1026)),
        *((68, 1054), (60, 1082), (64, 1104, CORNER), (78, 1076), (88, 1058), (100, 1044), (108, 1016), (124, 992)),
        *((142, 978), (152, 950), (166, 936), (186, 926), (188, 902), (200, 884), (218, 872), (220, 852)),
    ]
    thigh: Points = [(112, 992, CORNER), (136, 960), (170, 952), (204, 966), (230, 1000, CORNER), (214, 1000),
                     (200, 1010), (184, 998), (166, 996), (150, 1006), (132, 996)]  # fmt: skip
    for outline, seed in ((back, "snow"), (thigh, "cap")):
        m = c.mask(curve(outline), wobble=1.5, cell=12)
        c.multiply(m.blur(5).move(5, 8) & c.mask(curve(_TRUNK)), DEEP, 0.6)
        c.fill(m, (0.95, 0.02, 285), detail=0.7)
        c.glaze(m.edge(7, 8, 6), (0.7, 0.07, 280), 0.6)
        rim = m.edge(5, 6, 2).move(2, 3)
        ways: tuple[Points, ...] = (((200, 850), (160, 930), (110, 1010), (76, 1090)),)
        hairs(c, rim, ways, 260, ((0.86, 0.03, 285), (0.96, 0.02, 285)), seed, (9, 17), 0.7)
