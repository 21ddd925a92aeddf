"""Parts of Tide Times: the dog that sits and leans back: trunk, haunch, braced forelegs; seen from its right."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .coat import DEEP, HIDE, INK, PALE, SILVER, SMOKE, locks, sweep

_TRUNK: Final[Points] = (
    *((160, 600), (136, 680), (98, 776), (58, 860), (22, 950), (6, 1040), (2, 1150, CORNER), (240, 1150, CORNER)),
    *((330, 1080), (366, 1020), (394, 960), (416, 900), (424, 830), (404, 760), (370, 700), (310, 640), (210, 580)),
)
_LEG: Final[Points] = ((290, 830, 78), (330, 910, 62), (396, 1000, 46), (466, 1078, 38), (500, 1110, 37))


def far_shadow(c: Canvas) -> None:
    """The dog's shadow on the sand, short and soft, and the furrows its paws have drawn."""
    m = c.mask(limb([(-20, 1152, 24), (200, 1160, 26), (420, 1156, 22), (620, 1130, 14)], 40), soft=9)
    c.multiply(m, (0.52, 0.09, 350), 0.75)


def trunk(c: Canvas) -> None:
    """Back, breast and neck in one mass, the coat falling from the spine."""
    m = c.mask(curve(_TRUNK), wobble=2)
    c.fill(m, DEEP, detail=0.4)
    ways: tuple[Points, ...] = (
        ((170, 590), (140, 690), (98, 790), (50, 890), (14, 990), (-6, 1110)),
        ((180, 590), (156, 700), (126, 810), (84, 910), (52, 1020), (30, 1140)),
        ((200, 600), (196, 710), (172, 820), (130, 930), (112, 1030), (100, 1140)),
        ((230, 620), (256, 730), (252, 830), (230, 930), (214, 1020), (200, 1120)),
        ((290, 650), (340, 730), (356, 820), (344, 910), (320, 1000), (290, 1080)),
    )
    locks(c, ways, 330, (0.3, 12), (HIDE, PALE), seed="trunk")
    low = np.asarray(smoothstep(780, 1150, c.y - 0.2 * c.x), np.float32)
    c.multiply(m * low[m.where], DEEP, 0.2)
    sweep(c, m, ((330, 740, 16), (260, 760, 30), (180, 750, 20)), 26, DEEP, 0.35)
    sweep(c, m, ((280, 980, 30), (290, 1060, 50), (250, 1110, 40)), 26, DEEP, 0.7)
    sweep(c, m, ((130, 720, 6), (100, 800, 16), (60, 900, 18), (36, 980, 8)), 14, PALE, 0.45, pale=True)
    _breast(c)


def _breast(c: Canvas) -> None:
    """The long grey hair of throat and breast."""
    ways: tuple[Points, ...] = (
        ((280, 680), (316, 760), (336, 840), (344, 930), (342, 1030)),
        ((330, 676), (366, 750), (384, 830), (384, 910), (374, 1010)),
        ((366, 680), (410, 750), (432, 820), (432, 890), (414, 970)),
    )
    locks(c, ways, 110, (0.36, 11), (SMOKE, SILVER), seed="breast", until=0.68, shade=(0.46, 0.05, 335))


def haunch(c: Canvas) -> None:
    """The near hind leg: a round thigh, the knee forward, the foot set flat and far in front."""
    foot = c.mask(
        curve([(190, 1100), (270, 1092), (350, 1084), (408, 1092), (440, 1120), (436, 1146), (416, 1154), (200, 1158)])
    )
    c.multiply(foot.blur(8).move(0, 6), INK, 0.4)
    c.fill(foot, HIDE, detail=0.5)
    c.glaze(c.mask(limb([(380, 1104, 10), (412, 1112, 18), (424, 1126, 10)], 20), soft=12) & foot, SMOKE, 0.8)
    c.multiply(foot & c.mask(limb([(200, 1152, 10), (330, 1150, 10), (440, 1150, 8)], 20), soft=7), DEEP, 0.7)
    hair = tuple(
        ((200, y), (280, y + 2 * k), (360, y + 5 * k), (420, y + 12 * k)) for k, y in enumerate((1090, 1106, 1128))
    )
    locks(c, hair, 40, (0.3, 8), (HIDE, PALE), seed="foot", until=0.56, clip=foot)
    _toes(c, foot, ((374, 1114), (398, 1112), (420, 1118)))
    m = c.mask(
        curve(
            [(36, 1158, CORNER), (26, 1060), (64, 960), (134, 894), (220, 886), (292, 930), (320, 990), (308, 1050),
             (266, 1092), (220, 1124), (190, 1158, CORNER)],
        ),
        wobble=1.5,
    )  # fmt: skip
    top = np.asarray(smoothstep(860, 920, c.y + 0.1 * c.x), np.float32)
    c.multiply(m.blur(14).move(12, -4) * top[m.blur(14).move(12, -4).where], INK, 0.75)
    c.fill(m * top[m.where], DEEP, detail=0.45)
    ways: tuple[Points, ...] = (
        ((110, 880), (66, 960), (36, 1040), (26, 1110), (20, 1170)),
        ((156, 870), (130, 960), (100, 1040), (86, 1110), (80, 1170)),
        ((206, 870), (204, 960), (182, 1040), (160, 1110), (150, 1170)),
        ((260, 890), (270, 970), (254, 1040), (224, 1100), (196, 1156)),
        ((300, 940), (320, 990), (314, 1040), (280, 1086), (244, 1124)),
    )
    locks(c, ways, 190, (0.4, 12), (HIDE, PALE), seed="haunch")
    sweep(c, m, ((60, 1136, 14), (160, 1130, 22), (270, 1076, 14)), 16, DEEP, 0.35)
    sweep(c, m, ((60, 1060, 20), (110, 960, 24), (210, 930, 36), (290, 990, 18)), 22, (0.64, 0.06, 0), 0.6, pale=True)


def _toes(c: Canvas, paw: Mask, roots: Points) -> None:
    """Short clefts between toes."""

    def work(pen: Pen) -> None:
        for x, y in roots:
            pen.fill(limb([(x, y, 0.6), (x + 6, y + 12, 2.2), (x + 5, y + 26, 1.8)], 12), INK, 0.6)

    c.draw(work, clip=paw, detail=0.6, soft=0.5)


def _paw(c: Canvas, x: float, y: float, dark: float) -> None:
    """A broad forepaw, dug in; a small heap of sand pushed up before it."""
    paw = c.mask(
        curve([(x - 44, y - 26), (x - 6, y - 46), (x + 36, y - 38), (x + 66, y - 8), (x + 64, y + 20, CORNER),
               (x - 30, y + 24, CORNER)])
    )  # fmt: skip
    c.fill(paw, SILVER, detail=0.6)
    c.multiply(paw, SMOKE, dark)
    c.multiply(paw.edge(0, 14, 9), SMOKE, 0.8)
    _toes(c, paw, ((x + 6, y - 10), (x + 30, y - 10), (x + 50, y - 2)))
    heap = c.mask(
        curve([(x - 30, y + 32, CORNER), (x + 14, y + 18), (x + 54, y + 14), (x + 84, y + 4), (x + 118, y + 30, CORNER),
               (x + 40, y + 36)]),
        soft=1,
    )  # fmt: skip
    c.fill(heap, (0.88, 0.07, 50), detail=0.4)
    c.multiply(heap.edge(-5, 9, 6), (0.7, 0.09, 15), 0.6)


def far_leg(c: Canvas) -> None:
    """The far foreleg, in the shade, set a little further off."""
    spine = [(x + 84, y - 26, 0.9 * q) for x, y, q in _LEG[1:]]
    m = c.mask(limb(spine, 40), wobble=1.5)
    c.fill(m, (0.35, 0.055, 330), detail=0.4)
    _paw(c, 594, 1102, 0.6)
    ways = tuple(tuple((x + d, y + 6) for x, y, _ in spine) for d in (-34, 0, 30))
    locks(c, ways, 60, (0.36, 9), ((0.34, 0.055, 330), HIDE), seed="far")
    low = c.mask(limb([(540, 1046, 20), (572, 1076, 24)], 10), soft=14)
    c.glaze(low & m, SMOKE, 0.7)


def near_leg(c: Canvas) -> None:
    """The near foreleg, straight as a prop from shoulder to paw, feathered behind."""
    _paw(c, 506, 1128, 0.1)
    m = c.mask(limb(_LEG, 50), wobble=1.5)
    top = np.asarray(smoothstep(800, 900, c.y - 0.1 * c.x), np.float32)
    shade = m.blur(10).move(-12, 8)
    c.multiply(shade * top[shade.where], INK, 0.45)
    c.fill(m * top[m.where], HIDE, detail=0.45)
    ways: tuple[Points, ...] = (
        ((220, 800), (250, 890), (310, 990), (390, 1084), (440, 1136)),
        ((260, 780), (300, 890), (366, 990), (436, 1080), (476, 1132)),
        ((310, 780), (350, 890), (410, 980), (474, 1066), (506, 1114)),
        ((350, 800), (390, 890), (444, 970), (500, 1052), (530, 1096)),
    )
    sock = c.mask(limb([(424, 1030, 44), (470, 1080, 40), (506, 1116, 36)], 20), soft=5)
    c.fill(sock & m, SMOKE, detail=0.5)
    cuff: tuple[Points, ...] = (
        ((372, 1010), (420, 1080), (462, 1150)),
        ((410, 1000), (460, 1070), (500, 1140)),
        ((450, 990), (500, 1056), (544, 1120)),
    )
    locks(c, cuff, 60, (0.5, 8), (SMOKE, SILVER), seed="cuff", since=0.05, until=0.52, shade=(0.5, 0.05, 335))
    faded = m.grow(8)
    clip = faded * np.asarray(smoothstep(790, 860, c.y)[faded.where], np.float32)
    locks(c, ways, 140, (0.36, 11), (HIDE, PALE), seed="near", until=0.42, clip=clip)
    sweep(c, m, ((300, 820, 14), (350, 890, 22), (420, 980, 12)), 16, PALE, 0.4, pale=True)
    sweep(c, m, ((236, 880, 10), (330, 1010, 12), (430, 1110, 10)), 12, DEEP, 0.6)
