"""The hauler: one bent curve of a long dark coat, rope over the shoulder, face down under a straw hat."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .cloth import RED
from .halter import END, rope

_COAT: Colour = (0.29, 0.06, 264)
_LEG: Colour = (0.3, 0.045, 40)
_BOOT: Colour = (0.22, 0.03, 40)
_SKIN: Colour = (0.5, 0.085, 48)
_STRAW: Colour = (0.82, 0.105, 82)

_BODY: Final[Points] = (
    *((706, 742, CORNER), (660, 742), (606, 772), (554, 826), (504, 896), (454, 976), (412, 1056, CORNER)),
    *((456, 1068), (498, 1052), (544, 1056), (586, 1038), (624, 1040, CORNER), (644, 990), (668, 940)),
    *((700, 894), (736, 846), (752, 800), (744, 766, CORNER)),
)


def puller(c: Canvas) -> None:
    """Paint legs, coat, rope's end, head, hat, the near arm, and what hangs from the pocket."""
    _legs(c)
    body = c.mask(curve(list(_BODY)))
    folds: list[Fold] = [
        (((640, 780, 14), (570, 850, 34), (480, 970, 26)), 9.0),
        (((560, 900, 4), (504, 980, 10), (470, 1066, 8)), -6.0),
        (((630, 900, 8), (614, 960, 20), (590, 1040, 14)), 6.0),
    ]
    garment(c, body, _COAT, folds, thickness=44, rim=0.0, gain=0.55, depth=0.66, detail=0.35)
    belly: Points = [(560, 1090), (540, 1000), (620, 900), (680, 830), (760, 800), (740, 880), (664, 960), (620, 1090)]
    c.multiply(c.mask(curve(belly), soft=16) & body, (0.34, 0.07, 285), 0.75)

    def creases(pen: Pen) -> None:
        dark = (0.16, 0.045, 268)
        pen.fill(limb([(560, 916, 0.5), (522, 982, 3.5), (496, 1062, 3)]), dark, 0.75)
        pen.fill(limb([(606, 976, 0.5), (576, 1014, 3.5), (552, 1070, 3)]), dark, 0.75)
        pen.fill(limb([(648, 930, 0.5), (616, 986, 3), (600, 1040, 3)]), dark, 0.7)
        pen.fill(limb([(660, 748, 0.5), (600, 800, 2), (540, 868, 0.5)]), dark, 0.5)

    c.draw(creases, clip=body, soft=1.2, detail=0.5)
    _head(c)
    lead: Points = [END, (594, 706), (634, 740), (656, 755), (684, 772), (714, 796), (742, 834)]
    c.multiply(c.mask(limb([(x, y + 9, 6) for x, y in lead[3:]]), soft=4) & body, (0.3, 0.06, 300), 0.6)
    rope(c, lead, 7.5)
    _arm(c)
    _pocket(c)


def _legs(c: Canvas) -> None:
    far = c.mask(
        curve(
            [
                *((600, 950, CORNER), (644, 934), (684, 952), (708, 990), (710, 1030), (696, 1076)),
                *((686, 1124, CORNER), (644, 1124, CORNER), (644, 1070), (636, 1034), (606, 1022, CORNER)),
            ]
        )
    )
    garment(c, far, _LEG, thickness=12, rim=0.0, gain=0.4, bias=-0.06, detail=0.5)

    def creases(pen: Pen) -> None:
        for line in (
            [(642, 1038, 3), (664, 1024, 3), (694, 1020, 0.5)],
            [(642, 1048, 2), (668, 1044, 3), (698, 1040, 0.5)],
            [(646, 1092, 2), (664, 1098, 2), (682, 1094, 0.5)],
        ):
            pen.fill(limb(line), (0.17, 0.03, 35), 0.7)

    c.draw(creases, clip=far, soft=1, detail=0.5)
    near = c.mask(
        curve([(440, 1030, CORNER), (372, 1106, CORNER), (400, 1136, CORNER), (446, 1098), (478, 1058, CORNER)])
    )
    garment(c, near, _LEG, thickness=14, rim=0.0, gain=0.45, detail=0.5)
    hem = c.mask(limb([(420, 1062, 14), (540, 1066, 16), (624, 1044, 14), (668, 950, 10)]), soft=7)
    c.multiply(hem & (far | near), (0.3, 0.05, 300), 0.6)
    for x, y, turn in ((662, 1132, 0), (372, 1126, 38)):
        shoe = place(
            [(-26, -26, CORNER), (14, -28), (26, -8), (52, 2), (60, 16, CORNER), (-26, 18, CORNER)], x, y, 0.95, turn
        )
        garment(c, c.mask(curve(shoe)), _BOOT, thickness=14, rim=0.0, gain=0.7, detail=0.6)


def _head(c: Canvas) -> None:
    face = c.mask(curve([(702, 734), (732, 708), (774, 742), (780, 774), (766, 796), (740, 804), (712, 784)]))
    c.form(face, _SKIN, thickness=26, rim=0.0, gain=0.6, bias=-0.12, detail=0.6)
    collar = c.mask(limb([(676, 738, 16), (706, 766, 24), (732, 800, 14)]))
    garment(c, collar, _COAT, thickness=16, rim=0.0, gain=0.6, bias=0.03, detail=0.5)
    crown = c.mask(
        curve([(690, 696, CORNER), (700, 664), (724, 642), (752, 646), (780, 664), (792, 700), (786, 764, CORNER)])
    )
    garment(
        c,
        crown,
        _STRAW,
        [(((716, 660, 6), (744, 672, 10), (774, 694, 5)), -6.0)],
        thickness=24,
        rim=0.0,
        gain=0.5,
        detail=0.65,
    )
    band = c.mask(limb([(688, 686, 8), (730, 708, 10), (770, 742, 10), (790, 768, 8)]))
    c.fill(band & crown, (0.29, 0.06, 264), detail=0.6)
    brim = c.mask(
        curve(
            [
                *((650, 676, CORNER), (694, 690), (740, 716), (776, 752), (794, 806, CORNER)),
                *((770, 792), (742, 758), (700, 722)),
            ]
        )
    )
    c.shadow(brim & face, 0, 14, 6, 0.5)
    garment(c, brim, _STRAW, thickness=7, rim=0.0, gain=0.6, bias=-0.04, detail=0.65)


def _arm(c: Canvas) -> None:
    fist = c.mask(curve([(722, 820), (738, 806), (758, 810), (766, 830), (758, 852), (734, 854), (720, 840)]))
    garment(c, fist, _SKIN, thickness=14, rim=0.0, gain=0.7, detail=0.6)

    def fingers(pen: Pen) -> None:
        for k in range(3):
            pen.stroke([(730 + 9 * k, 814 + 2 * k), (736 + 9 * k, 826), (736 + 8 * k, 844)], (0.36, 0.07, 35), 1.8, 0.7)

    c.draw(fingers, clip=fist, detail=0.6)
    sleeve = c.mask(
        curve(
            [
                *((646, 790), (676, 772), (702, 790), (712, 826), (714, 862, CORNER), (724, 848, CORNER)),
                *((758, 864, CORNER), (738, 902), (704, 934, CORNER), (676, 922), (654, 880), (640, 836)),
            ]
        )
    )
    c.multiply(sleeve.blur(8).move(-8, 10) & c.mask(curve(list(_BODY))), (0.3, 0.06, 300), 0.6)
    garment(c, sleeve, _COAT, thickness=16, rim=0.0, gain=0.45, bias=0.05, detail=0.45)
    under = c.mask(limb([(660, 900, 6), (700, 930, 14), (730, 906, 12), (758, 870, 7)]), soft=7)
    c.multiply(under & sleeve, (0.34, 0.07, 285), 0.7)

    def creases(pen: Pen) -> None:
        dark = (0.17, 0.045, 268)
        pen.fill(limb([(722, 850, 3.5), (702, 868, 3), (680, 872, 0.5)]), dark, 0.8)
        pen.fill(limb([(720, 856, 2.5), (704, 884, 3), (684, 898, 0.5)]), dark, 0.7)
        pen.fill(limb([(714, 830, 2), (696, 846, 2.5), (668, 850, 0.5)]), dark, 0.6)
        pen.fill(limb([(632, 800, 1), (648, 812, 2.5), (676, 808, 0.5)]), dark, 0.5)

    c.draw(creases, clip=sleeve, soft=1, detail=0.5)
    cuff = c.mask(limb([(724, 848, 6), (740, 850, 7), (753, 861, 4)]))
    garment(c, cuff, _COAT, thickness=7, rim=0.0, gain=0.5, bias=0.1, detail=0.6)


def _pocket(c: Canvas) -> None:
    """A small hood of the same red stuffed in the pocket, its ears hanging out."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, 574, 950, 1.05, 38)

    hood = c.mask(curve(at([(-20, 8, CORNER), (-22, -8), (-10, -22), (10, -22), (22, -6), (20, 8, CORNER)])))
    upright = c.mask(limb(at([(-6, -16, 7), (-8, -36, 9), (-4, -58, 1.5)])))
    c.form(upright, RED, thickness=7, rim=0.0, gain=0.5, bias=-0.05, detail=0.75)
    c.form(hood, RED, thickness=10, rim=0.0, gain=0.5, mottle=0.05, bias=-0.02, detail=0.75)

    def flap(pen: Pen) -> None:
        edge = [(-30, 2, CORNER), (34, 2, CORNER), (34, 17, CORNER), (-30, 17, CORNER)]
        pen.fill(curve(at(edge), pull=0.1), (0.24, 0.055, 266))
        pen.stroke(at([(-30, 2), (34, 2)]), (0.15, 0.04, 268), 2.5)

    c.draw(flap, detail=0.75)
    limp = c.mask(limb(at([(10, -16, 7), (24, -20, 8), (32, -2, 9), (34, 18, 7), (33, 32, 1.5)])))
    c.multiply(limp.blur(3).move(3, 4), (0.3, 0.06, 285), 0.6)
    c.form(limp, RED, thickness=7, rim=0.0, gain=0.5, detail=0.75)

    def slits(pen: Pen) -> None:
        pen.fill(limb(at([(-7, -26, 1), (-8, -38, 3), (-5, -52, 0.5)])), (0.36, 0.13, 15), 0.8)
        pen.fill(limb(at([(30, -4, 1), (33, 10, 3), (33, 24, 0.5)])), (0.36, 0.13, 15), 0.8)

    c.draw(slits, soft=0.6, detail=0.75)
