"""Parts of Upstairs Neighbour: the old woman sits: plum skirt, red jersey, a ball of wool in its pocket."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.marks import crease as fine
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import INK, RED, RED_DEEP, RED_PALE, SKIN, SKIN_DEEP, SKIRT, SKIRT_PALE, TEAL, crease

_BACK: Final[Points] = (
    (236, 682, CORNER),
    (194, 690),
    (163, 724),
    (144, 780),
    (136, 854),
    (143, 930),
    (156, 978, CORNER),
)
_BREAST: Final[Points] = (
    *((340, 960, CORNER), (354, 900), (354, 850), (350, 800), (336, 752), (308, 716), (280, 696, CORNER)),
)
_SKIRT: Final[Points] = (
    *((150, 930), (230, 900), (330, 894), (420, 892), (478, 902), (506, 936), (514, 1000), (522, 1084, CORNER)),
    *((450, 1096), (384, 1090, CORNER), (388, 1020), (330, 984), (230, 984), (156, 978)),
)
_SHOE: Final = (0.33, 0.06, 20)
_UPPER: Final[Points] = ((224, 756, 49), (216, 796, 47), (218, 832, 43), (236, 852, 40))
_FORE: Final[Points] = ((232, 850, 41), (270, 826, 37), (310, 792, 30), (338, 768, 25))
_SUN: Final = (0.665, 0.15, 34)


def silhouette(c: Canvas) -> Mask:
    """The silhouette of all of her but the head and the hands."""
    shins = (limb([(430 + dx, 1060, 21), (430 + dx, 1140, 17)], 10) for dx in (0, 46))
    return c.mask(curve((*_BACK, *_BREAST)), curve(_SKIRT), limb(_UPPER, 30), limb(_FORE, 30), *shins)


def legs(c: Canvas) -> None:
    """Shins in stockings below the hem, laced shoes on the floor."""
    for dx, dim in ((46, 0.5), (0, 0.0)):
        leg = c.mask(limb([(430 + dx, 1070, 21), (428 + dx, 1100, 17), (430 + dx, 1128, 15)], 20))
        c.fill(leg, (0.62, 0.06, 20), detail=0.6)
        c.multiply(leg.edge(-8, 0, 6), (0.6, 0.08, 350), 0.6)
        c.multiply(leg, (0.6, 0.08, 350), dim)
        shoe = c.mask(curve([(410 + dx, 1118), (424 + dx, 1124), (440 + dx, 1118), (458 + dx, 1132), (486 + dx, 1140),
                             (496 + dx, 1152), (492 + dx, 1158, CORNER), (412 + dx, 1158, CORNER),
                             (406 + dx, 1140)]), wobble=0.6)  # fmt: skip
        c.multiply(shoe.blur(6).move(6, 6), (0.55, 0.08, 40), 0.7)
        c.fill(shoe, _SHOE, detail=0.7)
        c.glaze(shoe.edge(-2, -5, 4), (0.5, 0.07, 20), 0.7)
        c.multiply(shoe, INK, 0.4 * dim)


def skirt(c: Canvas) -> None:
    """The lap, one long plane; the cloth falls from the knee."""
    m = c.mask(curve(_SKIRT), wobble=1.2)
    c.fill(m, SKIRT, detail=0.5, mottle=0.03)
    sweep(c, m, ((470, 906, 10), (500, 950, 12), (508, 1060, 10)), 10, SKIRT_PALE, 0.75, pale=True)
    sweep(c, m, ((330, 896, 8), (400, 896, 10), (470, 908, 8)), 9, SKIRT_PALE, 0.6, pale=True)
    sweep(c, m, ((470, 980, 8), (462, 1030, 10), (466, 1090, 10)), 9, SKIRT_PALE, 0.45, pale=True)
    sweeps(c, m, ((((160, 980, 10), (280, 980, 12), (370, 1000, 14), (392, 1084, 10)), 12, 0.7),
                  (((440, 940, 4), (436, 1010, 10), (440, 1090, 10)), 9, 0.5),
                  (((494, 960, 4), (490, 1020, 8), (494, 1090, 8)), 8, 0.45)), (0.55, 0.07, 340))  # fmt: skip

    def folds(pen: Pen) -> None:
        crease(pen, ((466, 944), (452, 1010), (450, 1092)), 2.4, INK, 0.6)
        crease(pen, ((496, 960), (486, 1030), (490, 1090)), 2.0, INK, 0.5)
        crease(pen, ((420, 960), (410, 1020), (412, 1088)), 2.2, INK, 0.6)
        crease(pen, ((384, 1084), (450, 1090), (522, 1078)), 1.8, SKIRT_PALE, 0.8)

    c.draw(folds, clip=m, detail=0.55, soft=0.7)
    nap(c, m, 1500, 1.4, "nap/skirt", 11, vary=(0.05, 0.01), alpha=0.5)


def _body(c: Canvas) -> Mask:
    return c.mask(curve((*_BACK, *_BREAST)), wobble=1.4)


def jersey(c: Canvas) -> None:
    """The trunk in its jersey, the ribbed hem, the collar, the pocket with the ball."""
    m = _body(c)
    c.multiply(m.blur(8).move(6, 8), (0.6, 0.06, 340), 0.4)
    c.fill(m, RED, detail=0.5, mottle=0.03)
    sweep(c, m, ((180, 730, 10), (160, 800, 14), (154, 900, 12)), 13, RED_PALE, 0.7, pale=True)
    sweeps(c, m, ((((320, 780, 14), (330, 860, 18), (330, 950, 16)), 16, 0.75),
                  (((270, 770, 8), (276, 860, 20), (270, 950, 24)), 20, 0.6)), RED_DEEP)  # fmt: skip
    c.glaze(m.edge(-10, -4, 7), _SUN, 0.5)
    hem = c.mask(limb([(140, 958, 20), (240, 966, 20), (350, 950, 20)], 30)) & m
    c.multiply(hem.edge(0, -5, 4), RED_DEEP, 0.9)
    _ribs(c, hem, [((150 + 12 * k, 936), (150 + 12 * k, 984)) for k in range(18)])
    nap(c, m, 1500, 1.5, "nap/jersey", 10, vary=(0.07, 0.015), alpha=0.55)
    collar = c.mask(limb([(184, 700, 17), (222, 716, 18), (262, 718, 17), (292, 706, 12)], 30), wobble=1)
    c.multiply(collar.blur(5).move(1, 7) & m, RED_DEEP, 0.9)
    c.fill(collar, RED, detail=0.6)
    c.glaze(collar.edge(-4, -6, 4), _SUN, 0.7)
    _ribs(c, collar, [((186 + 9 * k, 690 + 2 * k), (182 + 9 * k, 732)) for k in range(13)])


def _ribs(c: Canvas, m: Mask, lines: list[tuple[tuple[float, float], tuple[float, float]]]) -> None:
    def work(pen: Pen) -> None:
        for (ax, ay), (bx, by) in lines:
            fine(pen, ((ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)), 2.0, (0.4, 0.13, 10), 0.55, ends=0.6)

    c.draw(work, clip=m, detail=0.6, soft=0.5)


def far_arm(c: Canvas) -> None:
    """The far forearm, out from behind the breast."""
    sleeve = c.mask(limb([(290, 806, 38), (350, 764, 30), (398, 736, 24)], 30), wobble=1)
    c.fill(sleeve, RED, detail=0.6)
    c.multiply(sleeve, RED_DEEP, 0.75)
    wrist = c.mask(limb([(396, 738, 18), (420, 727, 16)], 10))
    c.fill(wrist, SKIN, detail=0.7)
    c.multiply(wrist, SKIN_DEEP, 0.5)


def near_arm(c: Canvas) -> None:
    """The near arm: round shoulder, the elbow at her side, the forearm along the giraffe's brow."""
    m = c.mask(limb(_UPPER, 30), wobble=1.2) | c.mask(limb(_FORE, 30), wobble=1.2)
    body = _body(c)
    c.multiply(m.blur(9).move(6, 10) & body, RED_DEEP, 0.8)
    c.multiply(c.mask(limb(_FORE, 30), soft=8).move(4, 14) - m, INK, 0.35)
    shoulder = c.mask(oval(218, 742, 62, 44), soft=16)
    c.fill(m & (c.full() - shoulder | m.move(0, 30)), RED, detail=0.55)
    c.fill(m & shoulder, RED, 0.6, detail=0.55)
    sweep(c, m, ((189, 756, 10), (180, 806, 12), (190, 856, 10)), 11, RED_PALE, 0.85, pale=True)
    sweep(c, m, ((184, 760, 6), (176, 806, 7), (184, 850, 6)), 7, _SUN, 0.45, pale=True)
    sweep(c, m, ((250, 816, 6), (286, 788, 8), (322, 756, 7)), 7, RED_PALE, 0.7, pale=True)
    sweeps(c, m, ((((222, 892, 10), (276, 864, 10), (344, 802, 8)), 9, 0.85),
                  (((252, 760, 8), (252, 800, 10), (244, 822, 8)), 10, 0.7)), RED_DEEP)  # fmt: skip

    def folds(pen: Pen) -> None:
        crease(pen, ((260, 808), (242, 820), (226, 812)), 2.4, (0.36, 0.12, 8), 0.7)
        crease(pen, ((268, 816), (248, 834), (224, 832)), 2.2, (0.36, 0.12, 8), 0.6)
        crease(pen, ((174, 840), (192, 852), (216, 848)), 2.0, (0.36, 0.12, 8), 0.5)

    c.draw(folds, clip=m, detail=0.55, soft=0.7)
    nap(c, m, 900, 1.2, "nap/arm", 10, vary=(0.07, 0.015), alpha=0.55)
    end = c.mask(limb([(312, 792, 31), (342, 764, 27)], 10)) & m
    _ribs(c, end, [((286 + 8 * k, 768 - 6 * k), (322 + 8 * k, 834 - 7 * k)) for k in range(8)])


def pocket(c: Canvas) -> None:
    """The ball of wool in the jersey's pocket."""
    x, y = 262.0, 918.0
    ball = c.mask(oval(x, y, 27, 25), wobble=0.8)
    c.multiply(ball.blur(5).move(3, 6), RED_DEEP, 0.8)
    c.fill(ball, TEAL, detail=0.7)
    c.multiply(ball.edge(6, 8, 7), (0.6, 0.08, 210), 0.8)

    def winds(pen: Pen) -> None:
        for k in range(5):
            crease(pen, ((x - 26, y - 10 + 9 * k), (x, y - 22 + 9 * k), (x + 26, y - 8 + 9 * k)), 1.2,
                   (0.45, 0.08, 205), 0.7)  # fmt: skip
            crease(pen, ((x - 22 + 10 * k, y - 22), (x - 12 + 9 * k, y), (x - 20 + 9 * k, y + 24)), 1.0,
                   (0.74, 0.08, 188), 0.7)  # fmt: skip

    c.draw(winds, clip=ball, detail=0.8, soft=0.3)
    slot = c.mask(curve([(224, 926, CORNER), (262, 934), (302, 922, CORNER), (298, 968, CORNER), (228, 974, CORNER)]),
                  wobble=0.8)  # fmt: skip
    c.multiply(slot.blur(3).move(0, 4), RED_DEEP, 0.7)
    c.fill(slot, RED, detail=0.6)
    c.multiply(slot, RED_DEEP, 0.3)
    c.glaze(slot.edge(0, -5, 3), RED_PALE, 0.8)
