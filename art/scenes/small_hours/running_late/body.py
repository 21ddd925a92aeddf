"""Parts of Running Late: the badger's trunk in evening dress, its legs over the bench's edge."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import COAT, COAT_DEEP, COAT_PALE, GREY, INK, TROUSER, WHITE, WOOD_DEEP

_COAT: Final[Points] = (
    *((158, 746), (122, 798), (99, 858), (92, 920), (98, 976), (116, 1004), (160, 1012), (224, 1000)),
    *((300, 986), (338, 950), (350, 900), (342, 852), (318, 808), (276, 776), (216, 752)),
)
_TAIL: Final[Points] = (
    *((106, 960, CORNER), (100, 1000), (108, 1040), (124, 1066, CORNER), (150, 1044), (178, 1006), (200, 976, CORNER)),
)
_THIGH: Final[Points] = ((196, 962, 48), (300, 952, 45), (372, 950, 41), (412, 954, 37))
_SHIN: Final[Points] = ((412, 956, 36), (420, 1024, 29), (422, 1080, 25), (422, 1112, 24))
_SHOE: Final[Points] = ((418, 1118, 22), (450, 1128, 18), (486, 1136, 13))
_FAR: Final[Points] = ((350, 940, 38), (436, 944, 32))
_FAR_SHIN: Final[Points] = ((440, 948, 31), (474, 1016, 25), (490, 1076, 22), (494, 1104, 21))
_FAR_SHOE: Final[Points] = ((492, 1110, 20), (520, 1120, 16), (550, 1128, 11))


def trunk(c: Canvas) -> Mask:
    """Return where the coat is."""
    return c.mask(curve(_COAT), wobble=1.4)


def coat(c: Canvas) -> None:
    """The bent back and the round front in one mass; a white shirt between the lapels."""
    tail = c.mask(curve(_TAIL), wobble=1.2)
    c.multiply(tail.blur(6).move(8, 6), COAT_DEEP, 0.35)
    c.fill(tail, COAT, detail=0.5)
    sweep(c, tail, ((190, 980, 14), (150, 1040, 14)), 12, COAT_DEEP, 0.7)
    m = trunk(c)
    c.multiply(m.blur(10).move(10, 8) - m, WOOD_DEEP, 0.35)
    c.fill(m, COAT, detail=0.5, mottle=0.03)
    sweep(c, m, ((150, 770, 12), (116, 840, 18), (108, 920, 18), (112, 980, 10)), 16, COAT_PALE, 0.85, pale=True)
    sweep(c, m, ((180, 1010, 20), (270, 1000, 26), (344, 960, 20)), 20, COAT_DEEP, 0.8)
    sweep(c, m, ((352, 850, 10), (356, 910, 14), (340, 960, 12)), 12, COAT_DEEP, 0.5)
    shirt = c.mask(curve([(262, 760, CORNER), (312, 788), (338, 836), (346, 884, CORNER), (318, 872), (286, 830),
                          (262, 790)]), wobble=0.8) & m  # fmt: skip
    c.multiply(shirt.blur(4).move(-3, 4) & m, COAT_DEEP, 0.5)
    c.fill(shirt, WHITE, detail=0.6)
    sweep(c, shirt, ((262, 776, 8), (290, 840, 9), (326, 884, 8)), 8, (0.84, 0.03, 215), 0.6)
    lapel = c.mask(curve([(232, 762, CORNER), (262, 776), (288, 826), (318, 870), (344, 888, CORNER), (322, 900),
                          (282, 876), (262, 846, CORNER), (246, 846, CORNER), (236, 800)]), wobble=0.8)  # fmt: skip
    c.multiply(lapel.blur(4).move(-4, 5) & m, COAT_DEEP, 0.7)
    c.fill(lapel, (0.35, 0.045, 226), detail=0.6)
    c.glaze(lapel.edge(4, -4, 3), COAT_PALE, 0.7)

    def folds(pen: Pen) -> None:
        crease(pen, ((150, 960), (178, 940), (220, 936)), 3.4, INK, 0.45)
        crease(pen, ((128, 900), (140, 930), (136, 976)), 3, INK, 0.35)
        crease(pen, ((290, 960), (316, 940), (346, 914)), 3, INK, 0.4)
        for x, y in ((316, 830), (330, 858)):
            pen.dot(x, y, 2.6, GREY)

    c.draw(folds, clip=m, detail=0.55, soft=0.7)


def _shoe(c: Canvas, spine: Points) -> None:
    m = c.mask(limb(spine, 24), wobble=0.6)
    c.fill(m, (0.33, 0.04, 230), detail=0.6)
    c.glaze(m.edge(-1, -6, 4), COAT_PALE, 0.7)


def legs(c: Canvas) -> None:
    """Both thighs level on the seat; the shins go down into what has gathered there."""
    _shoe(c, _FAR_SHOE)
    far = c.mask(limb(_FAR, 20), limb(_FAR_SHIN, 30), wobble=1)
    c.multiply(far.blur(8).move(8, 4) - far, WOOD_DEEP, 0.5)
    c.fill(far, (0.5, 0.034, 222), detail=0.45)
    _shoe(c, _SHOE)
    m = c.mask(limb(_THIGH, 40), limb(_SHIN, 40), wobble=1)
    c.multiply(m.blur(8).move(6, 4) & far, COAT_DEEP, 0.7)
    c.multiply(m.blur(9).move(-4, -12) & trunk(c), COAT_DEEP, 0.7)
    c.fill(m, TROUSER, detail=0.5, mottle=0.03)
    sweep(c, m, ((190, 1000, 14), (300, 994, 16), (374, 1000, 12), (392, 1060, 10)), 12, (0.66, 0.05, 232), 0.7)
    sweep(
        c, m, ((220, 926, 10), (320, 920, 12), (410, 926, 10), (438, 980, 6)), 10, (0.74, 0.022, 205), 0.75, pale=True
    )

    def folds(pen: Pen) -> None:
        crease(pen, ((372, 990), (396, 978), (430, 982)), 3, INK, 0.45)
        crease(pen, ((380, 1000), (398, 994), (420, 1000)), 2.6, INK, 0.35)
        crease(pen, ((240, 956), (300, 962), (360, 958)), 2.4, INK, 0.22)

    c.draw(folds, clip=m, detail=0.5, soft=0.7)
