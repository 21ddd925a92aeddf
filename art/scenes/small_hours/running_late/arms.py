"""Parts of Running Late: one arm held out with the umbrella, the other one at the heart with a few flowers."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .body import trunk
from .brush import COAT, COAT_DEEP, COAT_PALE, GREY, INK, RED, RED_DEEP, WHITE

FAR: Final[Points] = ((276, 826, 40), (336, 838, 35), (400, 822, 29), (450, 802, 25))
UPPER: Final[Points] = ((186, 840, 52), (172, 880, 48), (182, 912, 44), (206, 928, 40))
_FORE: Final[Points] = ((204, 924, 40), (244, 916, 34), (284, 900, 28), (306, 888, 25))
_PAW: Final = (0.4, 0.028, 230)
_LEAF: Final = (0.6, 0.075, 170)


def far_arm(c: Canvas) -> None:
    """The sleeve that reaches out before the chest."""
    m = c.mask(limb(FAR, 40), wobble=1)
    c.fill(m, mix(COAT, INK, 0.22), detail=0.5)
    sweep(c, m, ((300, 880, 10), (370, 866, 12), (446, 832, 8)), 10, COAT_DEEP, 0.7)
    sweep(c, m, ((330, 810, 8), (390, 796, 8), (440, 780, 6)), 7, COAT_PALE, 0.7, pale=True)
    cuff = c.mask(limb([(446, 776, 8), (456, 800, 9), (461, 828, 8)], 16)) & m.grow(3)
    c.fill(cuff, WHITE, detail=0.65)
    c.multiply(cuff.edge(3, 4, 3), (0.84, 0.03, 215), 0.7)


def far_paw(c: Canvas) -> None:
    """Its paw closed about the stick: four blunt toes in front of it."""
    back = c.mask(
        curve([(460, 782), (476, 774), (492, 778), (498, 800), (492, 822), (478, 830), (462, 822)]), wobble=0.5
    )
    c.fill(back, _PAW, detail=0.75)
    _toes(
        c,
        back,
        (
            ((474, 783, 9), (490, 782, 9), (501, 786, 6.6)),
            ((474, 797, 9), (494, 796, 9), (507, 799, 6.6)),
            ((474, 810, 9), (493, 810, 8.6), (505, 812, 6.4)),
            ((474, 822, 8), (488, 823, 8), (498, 824, 6)),
        ),
    )


def _toes(c: Canvas, paw: Mask, toes: tuple[Points, ...]) -> None:
    """Blunt toes side by side, a small pale claw at the end of each."""
    for toe in toes:
        m = c.mask(limb(toe, 16))
        c.multiply(m.blur(2).move(0, 3) & paw, INK, 0.5)
        c.fill(m, _PAW, detail=0.8)
        c.glaze(m.edge(-1, -4, 2.5), (0.58, 0.025, 220), 0.8)

    def claws(pen: Pen) -> None:
        for toe in toes:
            x, y, r = toe[-1]
            pen.fill(limb([(x + 0.2 * r, y + 1, 0.42 * r), (x + r + 1, y + 3, 0.9)], 8), (0.86, 0.02, 90))

    c.draw(claws, detail=0.8, soft=0.3)


def near_arm(c: Canvas) -> None:
    """The near arm, elbow at the side, its paw before the chest."""
    upper, fore = c.mask(limb(UPPER, 40), wobble=1.2), c.mask(limb(_FORE, 40), wobble=1.2)
    m = upper | fore
    c.multiply(m.blur(10).move(4, 12) & trunk(c), COAT_DEEP, 0.85)
    c.multiply(fore.blur(6).move(0, -7) & trunk(c) - m, COAT_DEEP, 0.5)
    c.fill(m, COAT, detail=0.55, mottle=0.03)
    sweep(c, m, ((230, 830, 10), (222, 866, 12), (230, 892, 10)), 12, COAT_DEEP, 0.6)
    sweep(c, m, ((180, 950, 12), (230, 956, 14), (300, 922, 8)), 10, COAT_DEEP, 0.8)
    sweep(c, m, ((146, 840, 10), (134, 876, 12), (146, 916, 8)), 10, COAT_PALE, 0.75, pale=True)
    sweep(c, m, ((222, 892, 6), (260, 884, 8), (300, 868, 6)), 7, COAT_PALE, 0.75, pale=True)

    def folds(pen: Pen) -> None:
        crease(pen, ((196, 900), (214, 896), (238, 902)), 3.2, INK, 0.5)
        crease(pen, ((176, 906), (196, 912), (224, 910)), 2.6, INK, 0.35)

    c.draw(folds, clip=m, detail=0.55, soft=0.7)
    cuff = c.mask(limb([(294, 862, 8), (308, 886, 9), (313, 912, 8)], 16)) & m.grow(3)
    c.fill(cuff, WHITE, detail=0.65)
    c.multiply(cuff.edge(-3, 4, 3), (0.84, 0.03, 215), 0.7)


def bouquet(c: Canvas) -> None:
    """Five coral ranunculus in a paper frill, and the paw that holds them."""
    stems = c.mask(limb([(330, 884, 7), (322, 906, 6), (318, 926, 7)], 14))
    c.fill(stems, _LEAF, detail=0.7)
    paper = c.mask(curve([(326, 896, CORNER), (306, 850), (300, 822, CORNER), (340, 834), (388, 836, CORNER),
                          (376, 862), (346, 898, CORNER)]), wobble=1)  # fmt: skip
    c.multiply(paper.blur(6).move(2, 8), COAT_DEEP, 0.5)

    def leaves(pen: Pen) -> None:
        for x, y, turn in ((300, 818, -58), (392, 822, 54), (346, 778, 4)):
            pen.fill(curve(place([(0, 14, CORNER), (-8, 0), (0, -22, CORNER), (8, 0)], x, y, 1, turn)), _LEAF)

    c.draw(leaves, detail=0.75, soft=0.3)
    c.fill(c.mask(oval(345, 814, 34, 24)), RED_DEEP, detail=0.8)
    for x, y, r in ((322, 806, 20), (366, 802, 20), (344, 796, 19), (334, 828, 20), (366, 828, 19)):
        _bloom(c, x, y, r)
    c.fill(paper, WHITE, detail=0.7)
    c.multiply(paper.edge(5, 3, 5), (0.84, 0.03, 215), 0.7)

    def pleats(pen: Pen) -> None:
        for a in ((318, 836), (340, 842), (364, 846)):
            crease(pen, (a, (0.5 * (a[0] + 336), 870), (336, 892)), 1.8, (0.74, 0.03, 215), 0.8)

    c.draw(pleats, clip=paper, detail=0.7, soft=0.4)
    paw = c.mask(
        curve([(308, 872), (330, 868), (348, 878), (352, 896), (340, 908), (316, 908), (304, 894)]), wobble=0.5
    )
    c.fill(paw, _PAW, detail=0.75)
    _toes(
        c,
        paw,
        (
            ((324, 878, 8), (338, 877, 8), (347, 880, 6)),
            ((324, 890, 8), (341, 890, 8), (351, 892, 6)),
            ((324, 901, 7.4), (337, 902, 7.4), (346, 903, 5.6)),
        ),
    )
    c.glaze(c.mask(oval(318, 880, 9, 6), soft=3) & paw, GREY, 0.3)


def _bloom(c: Canvas, x: float, y: float, r: float) -> None:
    m = c.mask(oval(x, y, r, 0.94 * r), wobble=2.4, cell=9)
    c.multiply(m.blur(3).move(1, 4), RED_DEEP, 0.35)
    c.fill(m, RED, detail=0.85)
    c.multiply(m.edge(5, 6, 5), RED_DEEP, 0.6)
    c.glaze(m.edge(-4, -5, 4), (0.77, 0.14, 34), 0.7)

    def work(pen: Pen) -> None:
        for k, q in enumerate((0.62, 0.34)):
            turn = 40 * k + x
            arc = [(-q * r, 0.2 * r), (-0.6 * q * r, -0.7 * q * r), (0.5 * q * r, -0.8 * q * r), (q * r, 0.1 * r)]
            crease(pen, place(arc, x, y, 1, turn % 90 - 45), 1.8, RED_DEEP, 0.75)

    c.draw(work, detail=0.85, soft=0.3)
