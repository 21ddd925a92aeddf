"""Parts of Protected Species: the girl in the red hood, on tiptoe on the bench, brow and mittens to the glass."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .coat import CREAM, GOLD, SPOT
from .dome import SEAT, inside

_RED: Final = (0.55, 0.195, 27)
_DEEP: Final = (0.5, 0.13, 0)
_LIT: Final = (0.66, 0.19, 32)
_SKIN: Final = (0.77, 0.075, 54)
_BLUSH: Final = (0.68, 0.14, 28)
_HAIR: Final = (0.25, 0.05, 40)
_WOOL: Final = (0.27, 0.05, 225)


def _folds(c: Canvas, m: Mask, tone: Colour, lines: tuple[tuple[Points, float, float], ...]) -> None:
    for spine, soft, share in lines:
        c.multiply(c.mask(limb(spine, 24), soft=soft) & m, tone, share)


def girl(c: Canvas) -> None:
    """Paint far mitten, tail, boots, coat, face, hood and the near arm."""
    _mitten(c, 411, 606, far=True)
    _tail(c)
    _boots(c)
    coat = c.mask(
        curve(
            [
                *((340, 704, CORNER), (322, 732), (304, 768), (280, 810), (282, 822), (312, 834), (352, 838)),
                *((392, 830), (404, 820), (402, 786), (398, 750), (392, 712, CORNER)),
            ]
        ),
        wobble=0.6,
    )
    c.fill(coat, _RED, detail=0.8, mottle=0.03)
    _folds(
        c,
        coat,
        _DEEP,
        (
            (((340, 730, 4), (318, 790, 9), (296, 836, 12)), 6, 0.65),
            (((366, 780, 2), (356, 816, 6), (350, 842, 8)), 4, 0.6),
            (((338, 770, 1), (334, 810, 4), (320, 838, 5)), 3, 0.5),
            (((396, 770, 2), (392, 810, 5), (390, 834, 7)), 4, 0.5),
        ),
    )
    c.glaze(c.mask(limb([(384, 770, 2), (378, 806, 5), (374, 832, 4)], 20), soft=4) & coat, _LIT, 0.6)
    _face(c)
    _hood(c)
    _arm(c)


def _mitten(c: Canvas, x: float, y: float, *, far: bool) -> None:
    """A mitten laid flat on the glass, thumb towards us."""
    if far:
        sleeve = c.mask(limb([(370, 660, 13), (388, 636, 13), (402, 620, 11)], 20))
        c.fill(sleeve, _RED, detail=0.8)
        c.multiply(sleeve, _DEEP, 0.6)
    m = c.mask(
        curve(
            [
                (x - 12, y + 22),
                (x - 8, y + 4),
                (x - 2, y - 14),
                (x + 6, y - 20),
                (x + 11, y - 12),
                (x + 12, y + 6),
                (x + 8, y + 24),
                (x - 2, y + 28),
            ]
        )
    )
    m = m & inside(c)
    c.fill(m, _WOOL, detail=0.85)
    if not far:
        thumb = c.mask(limb([(x - 4, y + 14, 5.5), (x - 10, y + 2, 5), (x - 11, y - 5, 3.6)], 16))
        c.multiply(thumb.blur(2).move(1, 2) & m, (0.3, 0.04, 225), 0.6)
        c.fill(thumb, (0.33, 0.055, 222), detail=0.85)


def _tail(c: Canvas) -> None:
    """Her own tail, from under the coat."""
    way = [
        (318, 820, 11),
        (292, 842, 11),
        (264, 846, 10.4),
        (240, 830, 9.8),
        (232, 800, 9),
        (246, 776, 8),
        (264, 776, 6.4),
        (270, 786, 3),
    ]
    m = c.mask(limb(way, 60))
    c.multiply(m.blur(3).move(0, 4), _HAIR, 0.35)
    c.fill(m, GOLD, detail=0.9)

    def work(pen: Pen) -> None:
        for x, y in (
            *(
                (300, 832),
                (294, 848),
                (282, 838),
                (274, 852),
                (266, 838),
                (256, 850),
                (250, 832),
                (240, 842),
                (234, 824),
            ),
            *((244, 814), (228, 808)),
        ):
            pen.fill(limb([(x - 2, y, 2.6), (x + 2, y + 1, 3)], 8), SPOT)
        pen.fill(limb([(222, 797, 2.4), (244, 797, 2.4)], 8), SPOT)
        pen.fill(limb([(230, 786, 8), (238, 780, 8), (246, 775, 8), (264, 775, 7), (272, 788, 4)], 20), SPOT)

    c.draw(work, clip=m, detail=0.9)


def _boots(c: Canvas) -> None:
    for x in (377, 331):
        leg = c.mask(limb([(x - 2, 818, 13), (x - 1, 846, 11)], 10))
        c.fill(leg, mix(_HAIR, _WOOL, 0.4), detail=0.7)
        top = SEAT - 44
        boot = c.mask(
            curve(
                [
                    *((x - 16, top + 4, CORNER), (x + 12, top, CORNER), (x + 13, top + 16), (x + 22, top + 25)),
                    *(
                        (x + 30, SEAT - 14),
                        (x + 29, SEAT - 8),
                        (x + 14, SEAT - 8),
                        (x + 2, SEAT - 16),
                        (x - 15, SEAT - 22),
                    ),
                    (x - 19, SEAT - 27),
                ]
            )
        )
        c.fill(boot, _WOOL, detail=0.85)
        c.glaze(
            c.mask(limb([(x + 2, top + 14, 2), (x + 14, top + 25, 4), (x + 25, SEAT - 15, 2)], 16), soft=2) & boot,
            (0.5, 0.06, 215),
            0.5,
        )
        c.glaze(c.mask(limb([(x - 15, top + 4, 3), (x + 12, top, 3)], 8)), CREAM, 0.9)


def _face(c: Canvas) -> None:
    m = c.mask(
        curve(
            [
                *((374, 628), (398, 622), (413, 630), (421, 644), (422, 656), (416, 667), (415, 672), (421, 684)),
                *((419, 689), (411, 692), (413, 698), (409, 702), (411, 707), (408, 712), (404, 722), (390, 727)),
                *((372, 722), (356, 700), (358, 660)),
            ]
        )
    ) & inside(c)
    c.fill(m, _SKIN, detail=0.95)
    c.glaze(c.mask(limb([(390, 696, 7), (398, 694, 7)], 10), soft=6) & m, _BLUSH, 0.65)
    c.multiply(c.mask(limb([(366, 640, 8), (372, 690, 10), (392, 726, 6)], 20), soft=6) & m, (0.62, 0.1, 30), 0.55)

    def work(pen: Pen) -> None:
        pen.fill(limb([(390, 671, 0.5), (397, 676, 1.6), (406, 677, 1.7), (412, 673, 0.7)], 24), _HAIR)
        for x, y, u, v in ((394, 674, 390, 678), (399, 677, 396, 682), (404, 678, 403, 682)):
            pen.fill(limb([(x, y, 0.8), (u, v, 0.3)], 8), _HAIR)
        pen.fill(limb([(391, 661, 0.5), (400, 657, 1.3), (411, 659, 0.6)], 24), _HAIR, 0.85)
        pen.fill(limb([(400, 701, 0.5), (405, 703, 1.3), (410, 702, 0.9)], 16), (0.48, 0.13, 22))
        pen.fill(limb([(412, 689, 0.9), (416, 690, 1)], 8), (0.5, 0.1, 30), 0.7)
        pen.fill(limb([(372, 628, 8), (392, 628, 6), (408, 634, 3), (417, 646, 0.5)], 30), _HAIR)
        pen.fill(limb([(380, 626, 6), (382, 650, 5), (376, 680, 4), (384, 706, 0.6)], 30), _HAIR)

    c.draw(work, detail=0.95)


def _hood(c: Canvas) -> None:
    m = c.mask(
        curve(
            [
                *((410, 630, CORNER), (400, 607), (376, 593), (346, 589), (319, 590), (307, 616), (303, 660)),
                *((313, 700), (328, 722), (360, 738), (394, 736), (406, 722, CORNER), (388, 714), (376, 694)),
                *((374, 662), (386, 640)),
            ]
        ),
        wobble=0.5,
    )
    c.multiply(m.blur(4).move(4, 3) & inside(c), (0.5, 0.1, 20), 0.35)
    c.fill(m, _RED, detail=0.85, mottle=0.03)
    _folds(
        c,
        m,
        _DEEP,
        (
            (((318, 640, 4), (318, 690, 10), (346, 734, 6)), 7, 0.6),
            (((376, 706, 2), (356, 706, 5), (334, 692, 2)), 4, 0.55),
            (((386, 724, 2), (360, 728, 5), (330, 722, 3)), 4, 0.65),
            (((380, 612, 1), (364, 630, 4), (360, 668, 3)), 4, 0.45),
        ),
    )
    c.glaze(c.mask(limb([(330, 626, 4), (350, 606, 8), (378, 602, 4)], 20), soft=5) & m, _LIT, 0.6)
    c.glaze(
        c.mask(limb([(406, 632, 1.6), (386, 642, 2.4), (377, 664, 2.4), (379, 692, 2.4), (392, 713, 1.6)], 40), soft=1)
        & m,
        _LIT,
        0.8,
    )


def _arm(c: Canvas) -> None:
    """The near arm, bent, its mitten on the glass below her chin."""
    m = c.mask(
        curve(
            [
                *((336, 742), (352, 732), (372, 738), (388, 754), (398, 758), (400, 744, CORNER), (420, 752, CORNER)),
                *((414, 776), (400, 794), (382, 794), (362, 778), (344, 762)),
            ]
        )
    )
    m = m * np.asarray(smoothstep(338, 374, c.x + 0.4 * (c.y - 740))[m.where], np.float32)
    below = c.full(smoothstep(764, 782, c.y))
    c.multiply(m.blur(4).move(-2, 6) & below, _DEEP, 0.7)
    _mitten(c, 409, 730, far=False)
    c.fill(m, _RED, detail=0.88)
    _folds(
        c,
        m,
        _DEEP,
        (
            (((366, 776, 2), (384, 790, 6), (404, 786, 4)), 4, 0.65),
            (((386, 762, 1), (392, 770, 3), (396, 782, 1)), 2, 0.6),
            (((374, 766, 1), (384, 776, 2.4), (390, 786, 1)), 2, 0.5),
        ),
    )
    c.glaze(c.mask(limb([(356, 746, 3), (376, 756, 5), (390, 768, 1)], 20), soft=4) & m, _LIT, 0.5)
    c.glaze(c.mask(limb([(400, 747, 2.4), (419, 755, 2.4)], 8)), CREAM, 0.9)
