"""Parts of Back in Five: the stallkeeper, fat and content, seated on the bird's feet as on a swing."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, union

from .brush import (
    CREAM,
    CREAM_DEEP,
    SHADE,
    SKIN,
    SKIN_DEEP,
    SKIN_PALE,
    TEAL,
    TEAL_DEEP,
    TEAL_PALE,
    YELLOW,
    YELLOW_DEEP,
    crease,
    sweep,
)

_TRUNK: Final[Points] = (
    *((392, 640), (440, 656), (492, 700), (516, 756), (506, 806), (450, 834), (370, 842), (300, 838), (262, 806)),
    *((252, 752), (266, 694), (300, 652), (344, 634)),
)
_APRON: Final[Points] = (
    *((430, 650, CORNER), (480, 686), (520, 746), (514, 792), (532, 808), (548, 834, CORNER), (500, 848)),
    *((432, 842, CORNER), (426, 810), (416, 760), (420, 700)),
)


def _trouser(c: Canvas, thigh: Points, shin: Points, tone: Colour) -> Mask:
    m = c.mask(union(limb(thigh, 30), limb(shin, 30)), wobble=1)
    c.fill(m, tone, detail=0.6)
    c.multiply(m.edge(4, 14, 10), TEAL_DEEP, 0.6)
    c.glaze(m.edge(-2, -8, 6), TEAL_PALE, 0.45)
    return m


def far_leg(c: Canvas) -> None:
    """The far leg swings forward; its foot is bare, for the slipper has just gone."""
    ankle = c.mask(limb([(606, 880, 17), (614, 902, 15), (616, 922, 16)], 14))
    foot = c.mask(curve([(602, 908), (620, 902), (646, 914), (678, 920), (690, 932), (678, 944), (640, 944), (610, 940),
                         (598, 926)]))  # fmt: skip
    c.fill(ankle | foot, mix(SKIN, SKIN_DEEP, 0.15), detail=0.8)
    c.multiply((ankle | foot).edge(2, 8, 5), SHADE, 0.6)
    c.glaze(foot.edge(0, -6, 3), SKIN_PALE, 0.6)

    def toes(pen: Pen) -> None:
        for k, (x, y, r) in enumerate(((684, 930, 9), (674, 939, 6.5), (663, 942, 5.8), (653, 943, 5.2))):
            pen.dot(x, y, r, mix(SKIN, SKIN_PALE, 0.3 - 0.06 * k))
        for x, y in ((675, 933), (666, 938), (656, 940)):
            crease(pen, ((x, y - 4), (x - 1, y + 2), (x + 1, y + 7)), 1.3, SKIN_DEEP, 0.7)
        pen.fill(oval(690, 927, 3.6, 3), SKIN_PALE)

    c.draw(toes, detail=0.85, soft=0.3)
    _trouser(c, ((420, 806, 42), (510, 802, 42), (566, 808, 38)), ((566, 808, 38), (594, 850, 31), (606, 886, 26)),
             mix(TEAL_DEEP, (0.36, 0.05, 235), 0.55))  # fmt: skip


def slipper(c: Canvas) -> None:
    """The slipper that falls: toe down, empty."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, 632, 1010, 1.02, 32)

    m = c.mask(
        curve(
            at(
                [
                    *((-50, -10, CORNER), (-30, -18), (0, -16), (28, -6), (52, -8, CORNER), (50, 12), (28, 18)),
                    *((-10, 18), (-42, 15), (-52, 4)),
                ]
            )
        ),
        wobble=0.6,
    )
    c.fill(m, YELLOW, detail=0.85)
    c.multiply(m.edge(-5, 8, 5), YELLOW_DEEP, 0.8)
    hole = c.mask(curve(at([(-48, -8), (-28, -15), (-4, -13), (4, -4), (-14, 0), (-38, -1)])))
    c.fill(hole & m, (0.55, 0.1, 58), detail=0.85)


def trunk(c: Canvas) -> None:
    """Back, belly and seat as one round mass; the apron over it, its bow at the back."""
    m = c.mask(curve(_TRUNK), wobble=1.2)
    c.fill(m, TEAL, detail=0.6, mottle=0.03)
    sweep(c, m, ((270, 800, 14), (330, 838, 20), (450, 832, 16)), 18, TEAL_DEEP, 0.65)
    sweep(c, m, ((276, 760, 12), (286, 696, 14), (330, 650, 12)), 13, TEAL_PALE, 0.8, pale=True)
    sweep(c, m, ((372, 650, 10), (410, 664, 12), (440, 670, 8)), 10, TEAL_DEEP, 0.55)

    def folds(pen: Pen) -> None:
        crease(pen, ((274, 774), (300, 790), (344, 792)), 3, TEAL_DEEP, 0.7)
        crease(pen, ((282, 744), (306, 754), (334, 750)), 2.6, TEAL_DEEP, 0.5)

    c.draw(folds, clip=m, detail=0.6, soft=0.6)


def near_leg(c: Canvas) -> None:
    """The near thigh on the bird's foot, the shin hanging, a slipper on the foot."""
    skin = c.mask(limb([(552, 900, 18), (552, 930, 16), (554, 946, 16)], 14))
    c.fill(skin, SKIN, detail=0.8)
    c.multiply(skin.edge(5, 2, 4), SHADE, 0.6)
    shoe = c.mask(curve([(534, 938, CORNER), (556, 944), (578, 938), (610, 952), (632, 946, CORNER), (630, 966),
                         (596, 974), (552, 972), (534, 962)]), wobble=0.6)  # fmt: skip
    c.fill(shoe, YELLOW, detail=0.8)
    c.multiply(shoe.edge(2, 9, 5), YELLOW_DEEP, 0.7)
    c.glaze(shoe.edge(0, -5, 2.5), (0.94, 0.08, 90), 0.7)
    m = _trouser(c, ((312, 820, 46), (380, 832, 47), (440, 832, 44), (522, 820, 40)),
                 ((522, 820, 40), (546, 868, 32), (552, 908, 28)),
                 mix(TEAL_DEEP, (0.36, 0.05, 235), 0.25))  # fmt: skip
    belly = c.mask(curve(_TRUNK))
    hem = c.mask(curve([(250, 770), (330, 790), (430, 800), (440, 826), (350, 826), (270, 812), (240, 790)]))
    c.multiply(hem.blur(5).move(0, 6) & m, TEAL_DEEP, 0.6)
    c.fill(hem & belly, TEAL, detail=0.6)
    c.multiply(hem.edge(0, 8, 5) & belly, TEAL_DEEP, 0.5)

    def folds(pen: Pen) -> None:
        crease(pen, ((512, 858), (530, 848), (556, 848)), 2.6, TEAL_DEEP, 0.8)
        crease(pen, ((520, 876), (538, 870), (564, 872)), 2.2, TEAL_DEEP, 0.6)

    c.draw(folds, clip=m, detail=0.6, soft=0.5)
    _apron(c)


def _apron(c: Canvas) -> None:
    m = c.mask(curve(_APRON), wobble=1)
    c.multiply(m.blur(5).move(-5, 6) & (c.mask(curve(_TRUNK)) | c.mask(limb([(400, 826, 46), (500, 826, 43)]))),
               TEAL_DEEP, 0.55)  # fmt: skip
    c.fill(m, CREAM, detail=0.65)
    sweep(c, m, ((436, 818, 5), (480, 826, 8), (524, 818, 7)), 8, CREAM_DEEP, 0.75)
    sweep(c, m, ((424, 690, 7), (424, 760, 9), (436, 820, 8)), 9, CREAM_DEEP, 0.5)
    sweep(c, m, ((440, 846, 5), (500, 852, 6), (546, 838, 5)), 8, CREAM_DEEP, 0.5)
    _tie(c)


def _tie(c: Canvas) -> None:
    """The apron's band round his back, and its bow."""
    band = c.mask(limb([(258, 800, 4.5), (330, 810, 5), (424, 796, 5)], 24))
    c.multiply(band.blur(3).move(0, 4), TEAL_DEEP, 0.5)
    c.fill(band, CREAM, detail=0.65)

    def bow(pen: Pen) -> None:
        x, y = 256.0, 802.0
        for way, drop in ((-1.0, 0.0), (-0.55, 24.0)):
            loop = [
                (x, y, CORNER),
                (x + 30 * way, y - 16 + drop),
                (x + 42 * way, y + drop),
                (x + 26 * way, y + 12 + drop),
            ]
            pen.fill(curve(loop), CREAM)
        pen.fill(limb([(254, 804, 4), (238, 838, 4.4), (242, 866, 3.4)], 16), CREAM)
        pen.dot(x - 1, y + 1, 7, CREAM_DEEP)

    c.draw(bow, detail=0.65, soft=0.4)


def far_arm(c: Canvas) -> None:
    """The far arm goes round behind the far shin; its hand comes out again under the bird's bill."""
    sleeve = c.mask(limb([(446, 690, 33), (484, 712, 30), (512, 714, 26)], 20))
    fore = c.mask(limb([(504, 714, 20), (538, 700, 17), (554, 682, 16)], 16))
    c.fill(fore, mix(SKIN, SKIN_DEEP, 0.12), detail=0.85)
    c.multiply(fore.edge(2, 8, 5), SHADE, 0.6)
    c.fill(sleeve, mix(TEAL, TEAL_DEEP, 0.4), detail=0.65)
    c.multiply(sleeve.edge(4, 9, 6), TEAL_DEEP, 0.6)


def far_hand(c: Canvas) -> None:
    """Palm, thumb and two fingers that hold the dark tip as one holds a cup."""
    palm = c.mask(limb([(550, 682, 15), (558, 672, 16), (564, 664, 14)], 14))
    tone = mix(SKIN, SKIN_DEEP, 0.08)
    for spine in (((572, 664, 8), (583, 648, 7.4), (580, 631, 6)), ((566, 662, 8), (574, 644, 7.4), (569, 626, 6))):
        f = c.mask(limb(spine, 16))
        c.multiply(f.blur(2.5).move(-3, 2), SHADE, 0.5)
        c.fill(f, tone, detail=0.88)
        c.multiply(f.edge(3, 1, 2), SHADE, 0.4)
    c.fill(palm, tone, detail=0.88)
    c.multiply(palm.edge(3, 6, 4), SHADE, 0.5)
    thumb = c.mask(limb([(546, 676, 7.6), (536, 666, 7), (532, 654, 5.6)], 14))
    c.multiply(thumb.blur(2.5).move(2, 3), SHADE, 0.5)
    c.fill(thumb, mix(SKIN, SKIN_PALE, 0.15), detail=0.88)


def upper_arm(c: Canvas) -> None:
    """The near arm's upper half: back and down from the shoulder, behind the shin, to an elbow beyond it."""
    m = c.mask(limb([(342, 694, 42), (306, 728, 42), (268, 758, 38), (262, 772, 36)], 30), wobble=1)
    c.multiply(m.blur(8).move(4, 12) & c.mask(curve(_TRUNK)), TEAL_DEEP, 0.7)
    c.fill(m, TEAL, detail=0.65)
    sweep(c, m, ((290, 690, 10), (256, 722, 12), (234, 766, 10)), 11, TEAL_PALE, 0.85, pale=True)
    sweep(c, m, ((370, 730, 8), (330, 762, 10), (300, 782, 10)), 10, TEAL_DEEP, 0.6)


def near_arm(c: Canvas) -> None:
    """Its lower half comes back before the shin, so that this lies in the crook; the hand rests on the belly."""
    sleeve = c.mask(limb([(258, 770, 36), (300, 782, 34), (336, 778, 29)], 30), wobble=1)
    fore = c.mask(limb([(330, 778, 23), (372, 768, 19), (402, 756, 16)], 24))
    on = c.mask(curve(_TRUNK)) | c.mask(curve(_APRON)) | c.mask(limb(((292, 740, 8), (296, 850, 8)), 8))
    c.multiply((sleeve | fore).blur(7).move(4, 12) & on, TEAL_DEEP, 0.65)
    c.multiply(sleeve.blur(5).move(0, -8) & on, TEAL_DEEP, 0.45)
    c.fill(fore, SKIN, detail=0.82)
    sweep(c, fore, ((340, 800, 6), (376, 788, 6), (408, 772, 5)), 7, SHADE, 0.6)
    sweep(c, fore, ((340, 760, 5), (372, 752, 5), (398, 742, 4)), 6, SKIN_PALE, 0.6, pale=True)
    c.fill(sleeve, TEAL, detail=0.65)
    sweep(c, sleeve, ((240, 806, 8), (296, 818, 10), (340, 808, 8)), 10, TEAL_DEEP, 0.7)
    sweep(c, sleeve, ((282, 752, 6), (310, 752, 6), (334, 752, 5)), 7, TEAL_PALE, 0.8, pale=True)
    sweep(c, sleeve, ((232, 750, 6), (226, 776, 6)), 8, TEAL_PALE, 0.7, pale=True)
    cuff = c.mask(limb([(338, 752, 9), (345, 778, 10), (342, 804, 9)], 16), wobble=0.6)
    c.multiply(cuff.blur(3).move(5, 1) & fore, SHADE, 0.6)
    c.fill(cuff, TEAL, detail=0.7)
    c.glaze(cuff.edge(-5, -3, 4), TEAL_PALE, 0.8)
    c.multiply(cuff.edge(4, 6, 4), TEAL_DEEP, 0.5)

    def folds(pen: Pen) -> None:
        crease(pen, ((268, 790), (290, 776), (306, 752)), 2.6, TEAL_DEEP, 0.6)
        crease(pen, ((262, 776), (276, 766), (284, 750)), 2.2, TEAL_DEEP, 0.5)

    c.draw(folds, clip=sleeve, detail=0.65, soft=0.5)
    _resting(c)


def _resting(c: Canvas) -> None:
    """The near hand, laid flat on the belly."""
    palm = c.mask(limb([(400, 756, 17), (420, 750, 18)], 12))
    c.multiply(palm.blur(5).move(3, 8) & c.mask(curve(_APRON)), CREAM_DEEP, 0.8)
    for k in range(4):
        y = 740 + 9.5 * k
        f = c.mask(limb([(420, y, 7), (440, y - 2 + 1.5 * k, 6.8), (457 - 3 * abs(k - 1), y - 1 + 3 * k, 5.8)], 14))
        c.multiply(f.blur(2.5).move(1, 4), SHADE, 0.55)
        c.fill(f, mix(SKIN, SKIN_PALE, 0.15), detail=0.88)
        c.glaze(f.edge(-1, -3, 1.5), SKIN_PALE, 0.6)
    c.fill(palm, SKIN, detail=0.85)
    c.glaze(palm.edge(-2, -6, 4), SKIN_PALE, 0.5)
    thumb = c.mask(limb([(404, 742, 8), (416, 730, 7.4), (430, 724, 6)], 14))
    c.multiply(thumb.blur(2.5).move(1, 4), SHADE, 0.45)
    c.fill(thumb, mix(SKIN, SKIN_PALE, 0.15), detail=0.88)
