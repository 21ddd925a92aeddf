"""Parts of Protected Species: the glass dome and the winter in it: a snowy street, a lamp, a bench, paw prints."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, polygon

from .coat import INK

_LEFT: Final = 56.0
_RIGHT: Final = 424.0
_TOP: Final = 424.0
_FLOOR: Final = 962.0
SEAT: Final = 872.0
_IRON: Final = (0.26, 0.045, 225)
_SNOW: Final = (0.95, 0.016, 200)
_BLUE: Final = (0.72, 0.055, 225)
_WOOD: Final = (0.36, 0.07, 40)
_TRACK: Final[Points] = (
    (120, 936, 6.4),
    (150, 926, 6.0),
    (172, 941, 6.6),
    (204, 930, 6.4),
    (226, 944, 7),
    (258, 934, 6.8),
)


def _bell(inset: float) -> list[tuple[float, ...]]:
    a, b, t, f = _LEFT + inset, _RIGHT - inset, _TOP + inset, _FLOOR
    return [
        *((a, f, CORNER), (a, 780), (a, 640), (a + 22, 530), (a + 82, 452), (0.5 * (a + b), t), (b - 82, 452)),
        *(
            (b - 22, 530),
            (b, 640),
            (b, 780),
            (b, f, CORNER),
            (b - 90, f + 16),
            (0.5 * (a + b), f + 22),
            (a + 90, f + 16),
        ),
    ]


def inside(c: Canvas) -> Mask:
    """Return where the dome is seen."""
    return c.mask(curve(_bell(0)))


def street(c: Canvas) -> None:
    """Paint the winter dusk, roofs, the snow, lamp and bench."""
    m = inside(c)
    c.multiply(m.blur(16).move(0, 6), INK, 0.5)
    c.fill(
        m,
        pick(
            ramp([(0.7, 0.06, 232), (0.82, 0.045, 220), (0.93, 0.025, 90)]),
            np.asarray(np.clip((c.y - 430) / 440, 0, 1), np.float32),
        ),
        detail=0.3,
    )
    _roofs(c, m)
    snow = (
        c.mask(
            curve(
                [
                    (20, 900, CORNER),
                    (120, 884),
                    (240, 892),
                    (340, 884),
                    (460, 896, CORNER),
                    (460, 1000, CORNER),
                    (20, 1000, CORNER),
                ]
            )
        )
        & m
    )
    c.fill(snow, _SNOW, detail=0.4)
    c.multiply(snow * np.asarray(smoothstep(925, 985, c.y)[snow.where], np.float32), _BLUE, 0.6)
    c.glaze(c.mask(oval(142, 908, 74, 15), soft=1.5) & snow, (0.93, 0.09, 90), 0.6)
    _prints(c)
    _lamp(c)
    _bench(c)


def _roofs(c: Canvas, m: Mask) -> None:
    """Three houses in snow, nobody awake in them."""
    far, near, dark = (0.73, 0.045, 230), (0.67, 0.052, 234), (0.54, 0.06, 240)

    def work(pen: Pen) -> None:
        pen.fill(polygon([(30, 910), (30, 726), (104, 640), (176, 726), (176, 910)]), far)
        pen.fill(polygon([(290, 910), (290, 742), (356, 672), (440, 762), (440, 910)]), far)
        pen.fill(polygon([(168, 910), (168, 752), (232, 684), (298, 752), (298, 910)]), near)
        for x, y in ((84, 738), (84, 812), (222, 718)):
            pen.fill(polygon([(x, y), (x + 20, y), (x + 20, y + 32), (x, y + 32)]), dark, 0.75)
            pen.fill(limb([(x - 3, y + 34, 2), (x + 10, y + 33, 3), (x + 23, y + 34, 2)], 12), _SNOW)
        for way in (
            [(18, 744, 5), (60, 694, 8), (104, 642, 7), (146, 692, 8), (180, 733, 5)],
            [(286, 750, 4), (320, 712, 8), (356, 674, 7), (400, 720, 8), (440, 764, 4)],
            [(156, 767, 5), (194, 726, 8.5), (232, 686, 7), (272, 726, 8.5), (310, 767, 5)],
        ):
            pen.fill(limb(way, 60), _SNOW)

    c.draw(work, clip=m, detail=0.4)


def _prints(c: Canvas) -> None:
    """The prints that lead to the bench: a paw's."""

    def work(pen: Pen) -> None:
        for x, y, q in _TRACK:
            pen.fill(oval(x, y, 0.8 * q, 0.5 * q), (0.56, 0.07, 235))
            for u, v in ((0.5, -0.75), (1.05, -0.4), (1.2, 0.15), (0.95, 0.6)):
                pen.fill(oval(x + u * q + 1.5, y + v * q * 0.8, 0.27 * q, 0.2 * q), (0.56, 0.07, 235))

    c.draw(work, detail=0.8)


def _lamp(c: Canvas) -> None:
    x = 142

    def work(pen: Pen) -> None:
        pen.fill(limb([(x, 560, 3.4), (x, 700, 4.2), (x, 840, 5.4), (x, 880, 8), (x, 904, 11)], 40), _IRON)
        pen.fill(oval(x, 848, 9, 4), _IRON)
        pen.fill(polygon([(x - 17, 506), (x + 17, 506), (x + 11, 560), (x - 11, 560)]), (0.9, 0.13, 88))
        pen.fill(polygon([(x - 9, 514), (x + 9, 514), (x + 6, 556), (x - 6, 556)]), (0.97, 0.07, 95))
        for u, w in ((-17, -11), (17, 11), (0, 0)):
            pen.fill(limb([(x + u, 506, 1.6), (x + w, 560, 1.6)], 8), _IRON)
        pen.fill(polygon([(x - 22, 507), (x, 484), (x + 22, 507)]), _IRON)
        pen.fill(limb([(x, 488, 3), (x, 478, 2.4)], 6), _IRON)
        pen.fill(limb([(x - 13, 561, 2.4), (x + 13, 561, 2.4)], 6), _IRON)
        pen.fill(limb([(x - 21, 502, 2), (x - 8, 489, 5), (x, 482, 5.4), (x + 9, 490, 5), (x + 21, 503, 2)], 20), _SNOW)

    c.draw(work, detail=0.8)


def _bench(c: Canvas) -> None:
    """A bench seen from before, snow left on its far end."""

    def work(pen: Pen) -> None:
        for x in (236, 394):
            pen.fill(limb([(x, SEAT, 5), (x, 908, 4.4), (x - 4, 926, 5)], 12), _IRON)
            pen.fill(limb([(x + 6, SEAT - 6, 4.4), (x + 10, 822, 3.6), (x + 12, 806, 4)], 12), _IRON)
        for y in (812, 834):
            pen.fill(limb([(224, y, 6.4), (410, y, 6.4)], 8), (0.4, 0.08, 42))
        pen.fill(limb([(212, SEAT, 8), (406, SEAT, 8)], 8), _WOOD)
        pen.fill(limb([(224, 804, 3), (246, 801, 6), (280, 805, 3)], 20), _SNOW)
        pen.fill(limb([(210, SEAT - 8, 3), (226, SEAT - 11, 6), (262, SEAT - 9, 5), (292, SEAT - 8, 2)], 20), _SNOW)

    c.draw(work, detail=0.7)


def glass(c: Canvas) -> None:
    """Lay the glass over it: a rim, two clean reflections."""
    m = inside(c)
    c.glaze(m - c.mask(curve(_bell(5)), soft=0.8), (0.97, 0.02, 190), 0.75)
    c.multiply(m.edge(16, 0, 14), (0.6, 0.06, 220), 0.4)
    c.multiply(m.edge(-16, 0, 14), (0.6, 0.06, 220), 0.4)
    shine = c.mask(limb([(76, 850, 2), (75, 690, 5.5), (88, 584, 5), (106, 530, 1)], 40))
    c.glaze(shine & m, (0.99, 0.01, 200), 0.6)


def foot(c: Canvas) -> None:
    """Turn the wooden foot it stands on."""
    for grow, y, tall in ((16, 990, 34), (4, 964, 26)):
        a, b = _LEFT - grow, _RIGHT + grow
        low = y + tall
        m = c.mask(
            curve(
                [
                    *((a + 8, y - 2), (a + 90, y + 16), (0.5 * (a + b), y + 21), (b - 90, y + 16), (b - 8, y - 2)),
                    *((b + 3, y + 8), (b, low - 6), (b - 14, low + 4), (b - 90, low + 16), (0.5 * (a + b), low + 21)),
                    *((a + 90, low + 16), (a + 14, low + 4), (a, low - 6), (a - 3, y + 8)),
                ]
            )
        )
        c.multiply(m.blur(6).move(4, 4), INK, 0.5)
        c.fill(m, _WOOD, detail=0.6, mottle=0.05)
        c.multiply(m.edge(0, 8, 6), INK, 0.5)
        c.glaze(m.edge(0, -3, 2), (0.6, 0.09, 55), 0.6)
