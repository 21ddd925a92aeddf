"""Parts of Last Service: the old man who is carried off: his coat with its two tails, his sleeves."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, polygon

from . import legs
from .brush import COAT, COAT_DEEP, COAT_INK, COAT_PALE, LACE, LINEN, MUSTARD, crease

_COAT: Final[Points] = (
    *((514, 616, CORNER), (490, 650), (475, 694), (475, 738), (488, 776), (492, 802, CORNER), (528, 806), (568, 816)),
    *((606, 834), (638, 872), (660, 928), (680, 986), (700, 1036, CORNER), (728, 1026), (752, 1004, CORNER)),
    *((730, 944), (710, 880), (684, 812), (652, 768), (660, 718), (664, 672), (648, 622), (606, 590), (552, 596)),
)
_FAR_TAIL: Final[Points] = (
    *((640, 770, CORNER), (690, 806), (728, 862), (752, 906), (774, 932, CORNER), (762, 958), (746, 980, CORNER)),
    *((714, 958), (686, 924), (664, 880), (640, 840, CORNER)),
)
_UPPER: Final[Points] = ((604, 644, 45), (646, 604, 45), (674, 556, 40), (684, 508, 34), (674, 466, 28))


def far_tail(c: Canvas) -> None:
    """The far tail of the coat, that the wind lifts."""
    m = c.mask(curve(_FAR_TAIL), wobble=1)
    c.fill(m, COAT, detail=0.5, mottle=0.03)
    c.multiply(m, COAT_DEEP, 0.5)
    sweep(c, m, ((690, 816, 4), (730, 878, 7), (776, 934, 6)), 6, COAT_PALE, 0.7, pale=True)
    sweep(c, m, ((660, 850, 8), (700, 920, 12), (750, 972, 8)), 9, COAT_DEEP, 0.8)

    def folds(pen: Pen) -> None:
        crease(pen, ((668, 812), (710, 880), (764, 946)), 2.2, COAT_INK, 0.6)
        crease(pen, ((660, 836), (694, 900), (750, 966)), 1.9, COAT_INK, 0.5)

    c.draw(folds, clip=m, detail=0.55, soft=0.6)


def coat(c: Canvas) -> None:
    """The coat: chest, waist, the front cut away over the thigh, the near tail that falls from the hip."""
    m = c.mask(curve(_COAT), wobble=1.0)
    c.multiply(m.blur(6).move(-3, 9) & legs.near(c), COAT_INK, 0.6)
    c.fill(m, COAT, detail=0.5, mottle=0.035)
    c.glaze(m.edge(-7, -4, 6), COAT_PALE, 0.5)
    for way, soft, share in (
        (((506, 660, 9), (492, 700, 15), (492, 750, 11)), 12, 0.75),
        (((650, 796, 4), (676, 850, 8), (704, 930, 10), (726, 1006, 8)), 9, 0.55),
        (((576, 676, 10), (590, 706, 16), (600, 750, 12)), 14, 0.4),
        (((632, 856, 4), (664, 920, 6), (692, 1000, 5)), 5, 0.6),
    ):
        sweep(c, m, way, soft, COAT_PALE, share, pale=True)
    sweeps(
        c,
        m,
        (
            (((652, 650, 12), (650, 710, 17), (644, 770, 12)), 14, 0.8),
            (((500, 792, 5), (560, 800, 9), (610, 820, 10), (650, 870, 10), (676, 950, 8), (700, 1020, 6)), 9, 0.8),
            (((540, 704, 8), (534, 750, 10), (520, 794, 8)), 10, 0.6),
            (((676, 806, 4), (712, 890, 7), (746, 1000, 7)), 7, 0.6),
        ),
        COAT_DEEP,
    )
    nap(c, m, 1500, 1.3, "nap/coat", 12, vary=(0.07, 0.012), alpha=0.5)

    def folds(pen: Pen) -> None:
        for way, wide in (
            (((534, 706), (524, 752), (500, 800)), 2.2),
            (((654, 770), (620, 760), (590, 764)), 2.0),
            (((640, 742), (612, 744), (586, 738)), 1.7),
            (((640, 796), (672, 880), (716, 1022)), 2.3),
            (((662, 792), (692, 880), (736, 1012)), 2.0),
            (((494, 770), (516, 776), (540, 770)), 1.8),
        ):
            crease(pen, way, wide, COAT_INK, 0.6)

    c.draw(folds, clip=m, detail=0.55, soft=0.7)
    _belt(c, m)
    _ticket(c, m)


def _belt(c: Canvas, m: Mask) -> None:
    """The half belt at the small of his back, two buttons down the front."""
    belt = c.mask(limb([(596, 780, 11), (630, 784, 12), (676, 774, 11)], 20), wobble=0.8) & m
    c.multiply(belt.blur(5).move(1, 7) & m, COAT_INK, 0.6)
    c.fill(belt, COAT, detail=0.6)
    c.glaze(belt.edge(-2, -4, 3), COAT_PALE, 0.8)

    def buttons(pen: Pen) -> None:
        for x, y in ((606, 782), (514, 718), (512, 764)):
            pen.dot(x + 1.5, y + 3, 8, COAT_INK, 0.8)
            pen.dot(x, y, 7.5, MUSTARD)
            pen.dot(x - 2, y - 2.5, 2.8, (0.9, 0.09, 88))

    c.draw(buttons, detail=0.7, soft=0.3)


def _ticket(c: Canvas, m: Mask) -> None:
    """His fare in the breast pocket: a slip of card, punched once."""
    slip = c.mask(polygon([(546, 718), (572, 710), (581, 745), (556, 752)]), wobble=0.5)
    c.multiply(slip.blur(3).move(2, 3) & m, COAT_INK, 0.6)
    c.fill(slip, LINEN, detail=0.75)
    c.fill(c.mask(oval(561, 725, 4.4, 4.4)), COAT, detail=0.75)
    c.draw(lambda pen: crease(pen, ((552, 740), (563, 737), (576, 734)), 1.6, LACE, 0.7), detail=0.75, soft=0.2)
    welt = c.mask(polygon([(536, 752), (596, 737), (599, 754), (540, 769)]), wobble=0.6)
    c.multiply(welt.blur(3).move(1, 5) & m, COAT_INK, 0.6)
    c.fill(welt, COAT, detail=0.6)
    c.glaze(welt.edge(-2, -5, 3), COAT_PALE, 0.9)


def far_arm(c: Canvas) -> None:
    """The far arm, down to her head."""
    m = c.mask(limb([(536, 658, 44), (452, 684, 38), (378, 700, 31), (318, 702, 23)], 30), wobble=1)
    c.fill(m, COAT, detail=0.5)
    c.multiply(m, COAT_DEEP, 0.4)
    sweep(c, m, ((450, 654, 6), (390, 676, 6), (330, 684, 4)), 7, COAT_PALE, 0.75, pale=True)
    sweep(c, m, ((480, 714, 10), (400, 726, 9), (330, 722, 6)), 9, COAT_INK, 0.5)

    def folds(pen: Pen) -> None:
        crease(pen, ((470, 664), (452, 690), (456, 716)), 2.2, COAT_INK, 0.6)
        crease(pen, ((440, 678), (424, 698), (428, 722)), 2.0, COAT_INK, 0.5)

    c.draw(folds, clip=m, detail=0.55, soft=0.6)
    nap(c, m, 260, 2.9, "nap/far", 10, vary=(0.06, 0.012), alpha=0.5)


def near_arm(c: Canvas) -> None:
    """The near arm, up to the strap."""
    m = c.mask(limb(_UPPER, 40), wobble=1)
    body = c.mask(curve(_COAT))
    shoulder = c.mask(oval(592, 662, 62, 56), soft=20)
    c.multiply((m.blur(9).move(-8, 10) & body) - shoulder, COAT_INK, 0.6)
    c.fill(m, COAT, detail=0.55, mottle=0.03)
    sweep(c, m, ((576, 624, 8), (618, 588, 12), (648, 540, 10), (658, 490, 7)), 9, COAT_PALE, 0.85, pale=True)
    sweep(c, m, ((646, 660, 12), (694, 600, 12), (718, 550, 10), (710, 480, 7)), 10, COAT_DEEP, 0.85)

    def folds(pen: Pen) -> None:
        crease(pen, ((606, 610), (628, 640), (632, 676)), 2.2, COAT_INK, 0.6)
        crease(pen, ((712, 560), (686, 570), (662, 560)), 2.4, COAT_INK, 0.7)
        crease(pen, ((716, 540), (692, 546), (670, 536)), 2.2, COAT_INK, 0.6)
        crease(pen, ((650, 610), (674, 606), (694, 590)), 2.0, COAT_INK, 0.5)

    c.draw(folds, clip=m, detail=0.55, soft=0.6)
    nap(c, m, 420, 1.9, "nap/near", 10, vary=(0.07, 0.012), alpha=0.5)


def far_cuff(c: Canvas) -> None:
    """The far sleeve's end, over the wrist."""
    cuff = c.mask(limb([(311, 681, 6), (307, 702, 7), (311, 724, 6)], 14), wobble=0.6)
    c.fill(cuff, (0.42, 0.066, 218), detail=0.6)


def near_cuff(c: Canvas) -> None:
    """The near sleeve's end, over the wrist."""
    cuff = c.mask(limb([(642, 474, 9), (672, 479, 10), (704, 466, 9)], 14), wobble=0.6)
    c.fill(cuff, (0.42, 0.066, 218), detail=0.6)
    c.glaze(cuff.edge(-2, -4, 3), COAT_PALE, 0.8)
