"""The hauler: one bent curve of a long dark coat, the rope in both hands at the hip, chin up under a straw hat."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .cloth import RED
from .halter import END, rope

_COAT: Colour = (0.29, 0.06, 264)
_LEG: Colour = (0.66, 0.02, 250)
_STRIPE: Colour = (0.42, 0.03, 262)
_BOOT: Colour = (0.22, 0.03, 40)
_SKIN: Colour = (0.6, 0.095, 50)
_STRAW: Colour = (0.82, 0.105, 82)

_BODY: Final[Points] = (
    *((706, 742, CORNER), (660, 742), (606, 772), (554, 826), (504, 896), (454, 976), (412, 1056, CORNER)),
    *((456, 1068), (498, 1052), (544, 1056), (586, 1038), (624, 1040, CORNER), (644, 990), (668, 940)),
    *((700, 894), (736, 846), (752, 800), (744, 766, CORNER)),
)


def puller(c: Canvas) -> None:
    """Paint legs, coat, head, hat, rope, arms, and what hangs from the pocket."""
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
    lead: Points = [END, (578, 730), (622, 806), (662, 872), (688, 914), (700, 950), (694, 994)]
    c.multiply(c.mask(limb([(x, y + 9, 6) for x, y in lead[2:5]]), soft=4) & body, (0.3, 0.06, 300), 0.6)
    _far_hand(c)
    rope(c, lead, 7.5)
    _fist(c, 690, 914)
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
            pen.fill(limb(line), (0.36, 0.03, 270), 0.7)

    c.draw(creases, clip=far, soft=1, detail=0.5)
    _stripes(c, far, [(606, 944), (686, 1010), (656, 1124)], 13)
    near = c.mask(
        curve([(440, 1030, CORNER), (372, 1106, CORNER), (400, 1136, CORNER), (446, 1098), (478, 1058, CORNER)])
    )
    garment(c, near, _LEG, thickness=14, rim=0.0, gain=0.45, detail=0.5)
    _stripes(c, near, [(470, 1034), (384, 1124)], 12)
    hem = c.mask(limb([(420, 1062, 14), (540, 1066, 16), (624, 1044, 14), (668, 950, 10)]), soft=7)
    c.multiply(hem & (far | near), (0.3, 0.05, 300), 0.6)
    for x, y, turn in ((662, 1132, 0), (372, 1126, 38)):
        shoe = place(
            [(-26, -26, CORNER), (14, -28), (26, -8), (52, 2), (60, 16, CORNER), (-26, 18, CORNER)], x, y, 0.95, turn
        )
        garment(c, c.mask(curve(shoe)), _BOOT, thickness=14, rim=0.0, gain=0.7, detail=0.6)


def _stripes(c: Canvas, leg: Mask, spine: Points, step: float) -> None:
    """Weave dark stripes down a trouser leg."""

    def work(pen: Pen) -> None:
        for k in range(-3, 4):
            pen.stroke([(x + step * k, y + 0.3 * step * k) for x, y in spine], _STRIPE, 3.2, 0.8)

    c.draw(work, clip=leg, detail=0.6)


def _head(c: Canvas) -> None:
    """Paint a head thrown back: a round nose, a pushed-out lip, a frown; the hat on the back of it."""
    outline: list[tuple[float, ...]] = [(664, 766), (662, 716), (682, 680), (722, 668), (748, 678), (755, 696)]
    outline += [(757, 706), (766, 708), (777, 706), (781, 716), (774, 726), (761, 731, CORNER), (758, 740), (761, 748)]
    outline += [(757, 752, CORNER), (761, 758), (757, 765), (763, 773), (760, 787), (742, 792), (726, 786), (720, 804)]
    outline += [(690, 804)]
    face = c.mask(curve(outline))
    c.form(face, _SKIN, thickness=24, rim=0.0, gain=0.6, detail=0.75)
    for x, y, r in ((724, 748, 17), (774, 716, 10)):
        c.glaze(c.mask(oval(x, y, r, r), soft=6) & face, (0.62, 0.16, 28), 0.5)
    ear = c.mask(oval(698, 728, 11, 16, 14))
    c.shadow(ear, 2, 3, 3, 0.4)
    c.form(ear, _SKIN, thickness=6, rim=0.0, gain=0.6, detail=0.75)

    def features(pen: Pen) -> None:
        dark = (0.2, 0.04, 40)
        pen.fill(limb([(726, 700, 2), (738, 697, 3.4), (751, 701, 2.2)]), dark)
        pen.fill(oval(742, 716, 8, 7.5), (0.95, 0.02, 85))
        pen.fill(oval(745, 717, 3.8, 4.4), dark)
        pen.fill(limb([(732, 713, 1.6), (741, 709, 3), (752, 713, 1.8)]), (0.46, 0.085, 42))
        pen.fill(limb([(741, 757, 1.2), (746, 753, 1.8), (758, 752, 1.2)]), (0.3, 0.07, 30))
        pen.fill(limb([(740, 749, 0.8), (737, 756, 1.4), (741, 763, 0.8)]), (0.4, 0.08, 32), 0.8)
        pen.fill(limb([(693, 722, 1), (699, 720, 1.8), (702, 728, 1.4), (698, 736, 1)]), (0.38, 0.08, 34), 0.8)

    c.draw(features, detail=0.85)
    hair = c.mask(curve([(668, 746, CORNER), (656, 716), (676, 682), (716, 676), (708, 700), (688, 708), (684, 740)]))
    c.form(hair, (0.25, 0.04, 40), thickness=10, rim=0.0, detail=0.6)
    collar = c.mask(limb([(662, 750, 15), (690, 782, 22), (730, 806, 13)]))
    garment(c, collar, _COAT, thickness=16, rim=0.0, gain=0.6, bias=0.03, detail=0.5)
    crown = c.mask(curve([(650, 702, CORNER), (640, 660), (654, 622), (690, 612), (722, 626), (738, 664, CORNER)]))
    fold: list[Fold] = [(((656, 640, 6), (682, 628, 10), (712, 638, 5)), -6.0)]
    garment(c, crown, _STRAW, fold, thickness=24, rim=0.0, gain=0.5, detail=0.65)
    band = c.mask(limb([(640, 690, 8), (690, 684, 10), (744, 656, 8)]))
    c.fill(band & crown, (0.29, 0.06, 264), detail=0.6)
    rim: list[tuple[float, ...]] = [(614, 724, CORNER), (650, 696), (700, 682), (740, 656), (776, 634, CORNER)]
    brim = c.mask(curve([*rim, (764, 664), (728, 692), (680, 710), (644, 718)]))
    c.shadow(brim & (face | hair), 0, 10, 5, 0.45)
    garment(c, brim, _STRAW, thickness=7, rim=0.0, gain=0.6, bias=-0.04, detail=0.65)


def _fist(c: Canvas, x: float, y: float) -> None:
    """Close a hand about the rope at (x, y)."""
    outline: Points = [(-22, -8), (-8, -22), (12, -20), (22, -2), (16, 18), (-6, 22), (-22, 10)]
    fist = c.mask(curve(place(outline, x, y, 1.0, -28)))
    c.shadow(fist, 2, 6, 4, 0.4)
    garment(c, fist, _SKIN, thickness=14, rim=0.0, gain=0.7, detail=0.7)

    def fingers(pen: Pen) -> None:
        for k in range(3):
            line: Points = [(-14, -10 + 9 * k), (0, -9 + 9 * k), (14, -4 + 8 * k)]
            pen.stroke(place(line, x, y, 1.0, -28), (0.36, 0.07, 35), 1.8, 0.7)

    c.draw(fingers, clip=fist, detail=0.7)


def _far_hand(c: Canvas) -> None:
    """Paint the far sleeve, which comes round the front to the rope."""
    sleeve = c.mask(limb([(738, 812, 19), (752, 838, 20), (754, 872, 23), (734, 906, 19), (710, 916, 14)]))
    garment(c, sleeve, _COAT, thickness=14, rim=0.0, gain=0.5, bias=-0.03, detail=0.5)


def _arm(c: Canvas) -> None:
    """Paint the near arm, bent, and its fist on the rope."""
    sleeve = c.mask(limb([(676, 796, 28), (702, 830, 27), (716, 858, 23), (700, 876, 21), (676, 876, 16)]))
    c.multiply(sleeve.blur(8).move(-6, 10) & c.mask(curve(list(_BODY))), (0.3, 0.06, 300), 0.6)
    _fist(c, 660, 870)
    garment(c, sleeve, _COAT, thickness=16, rim=0.0, gain=0.45, bias=0.05, detail=0.45)

    def creases(pen: Pen) -> None:
        dark = (0.17, 0.045, 268)
        pen.fill(limb([(690, 852, 3), (706, 858, 3), (724, 852, 0.5)]), dark, 0.7)
        pen.fill(limb([(688, 846, 2.5), (704, 840, 2.5), (718, 836, 0.5)]), dark, 0.6)
        pen.fill(limb([(656, 812, 1), (670, 822, 2.5), (694, 820, 0.5)]), dark, 0.5)

    c.draw(creases, clip=sleeve, soft=1, detail=0.5)
    cuff = c.mask(limb([(677, 860, 6), (674, 874, 7), (678, 889, 5)]))
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
