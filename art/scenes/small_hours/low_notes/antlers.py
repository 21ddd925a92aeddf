"""Parts of Low Notes: antlers laid along the petal, which have begun to flower."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place, polygon, sample

from .coat import INK

_AT: Final = (-20.0, 28.0)
"""The antlers' place, from how they are typed."""

_HORN: Final = (0.3, 0.045, 48)
_EDGE: Final = (0.52, 0.06, 62)
_FAR: Final[tuple[Points, ...]] = (
    ((556, 392, 20), (520, 310, 17), (448, 244, 16), (370, 190, 14), (306, 110, 11), (290, 30, 3)),
    ((524, 316, 13), (452, 318, 11), (390, 296, 8), (352, 256, 2)),
    ((452, 248, 12), (446, 170, 10), (464, 100, 7), (500, 56, 2)),
    ((366, 186, 11), (292, 190, 9), (226, 170, 7), (186, 128, 2)),
)
_NEAR: Final[tuple[Points, ...]] = (
    ((580, 388, 22), (632, 316, 19), (690, 238, 18), (716, 146, 15), (700, 56, 11), (668, 4, 3)),
    ((612, 344, 14), (584, 268, 11), (592, 204, 8), (620, 168, 2)),
    ((690, 240, 13), (644, 168, 10), (606, 124, 8), (588, 84, 2)),
    ((716, 160, 12), (752, 110, 10), (772, 56, 7), (776, 14, 2)),
)
_BLOOMS: Final = (
    (352, 260, 44, -150),
    (292, 36, 56, -118),
    (188, 132, 62, -165),
    (498, 62, 46, -75),
    (619, 172, 40, -20),
    (590, 90, 52, -100),
    (774, 30, 30, -70),
)
"""Where a tine ends, a flower's length, where it looks (degrees)."""
_BUDS: Final = ((400, 300, 10, -150), (446, 176, 11, -80), (668, 10, 13, -30), (712, 110, 12, 80))


def antlers(c: Canvas) -> None:
    """Lay both antlers, the far one first, their shadow on the petal."""
    for side in (_FAR, _NEAR):
        m = c.mask(*(limb(place(p, *_AT), 50) for p in side), wobble=1.5, cell=10)
        c.multiply(m.blur(5).move(7, 9), (0.76, 0.09, 68), 0.8)
        c.fill(m, _HORN, detail=0.6)
        c.glaze(m.edge(4, 4, 4), _EDGE, 0.6)
        c.multiply(m.edge(-4, -3, 4), INK, 0.4)

        def grooves(pen: Pen, side: tuple[Points, ...] = side) -> None:
            for p in side:
                for f in (-0.35, 0.25):
                    pen.fill(
                        limb(
                            [(x + f * q, y + 0.3 * f * q, 0.07 * q) for x, y, q in sample(place(p, *_AT), 24)[4:]], 40
                        ),
                        INK,
                        0.6,
                    )

        c.draw(grooves, clip=m, detail=0.8)


def blooms(c: Canvas) -> None:
    """Open small flowers of the same kind where the antlers touch the petal."""
    for bx, by, q, turn in _BUDS:
        x, y = bx + _AT[0], by + _AT[1]
        bud = c.mask(curve(place([(-0.5, 0), (-0.6, -0.8), (0, -2), (0.6, -0.8), (0.5, 0), (0, 0.3)], x, y, q, turn)))
        c.multiply(bud.blur(3).move(3, 4), (0.7, 0.09, 68), 0.7)
        c.fill(bud, (0.93, 0.06, 92), detail=0.8)
        c.multiply(bud.edge(3, 2, 4), (0.72, 0.11, 60), 0.6)
        cup = c.mask(
            curve(place([(-0.6, -0.6), (0, -0.2), (0.6, -0.6), (0.4, 0.3), (0, 0.6), (-0.4, 0.3)], x, y, q, turn))
        )
        c.fill(cup, (0.46, 0.08, 128), detail=0.8)
    for x, y, q, turn in _BLOOMS:
        _bloom(c, x + _AT[0], y + _AT[1], q, turn)


def _bloom(c: Canvas, x: float, y: float, long: float, turn: float) -> None:
    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, long, turn)

    t = np.linspace(0, 2 * np.pi, 80)[:-1]
    r = 0.62 * (0.84 + 0.24 * np.abs(np.cos(2.5 * t + 0.4)) ** 0.7)
    rim = [(0.98 + 0.5 * float(a), float(b)) for a, b in zip(r * np.cos(t), r * np.sin(t), strict=True)]
    horn = c.mask(
        curve(
            at(
                [
                    (-0.1, -0.07),
                    (0.3, -0.1),
                    (0.66, -0.22),
                    (1.0, -0.55),
                    (1.0, 0.55),
                    (0.66, 0.22),
                    (0.3, 0.1),
                    (-0.1, 0.07),
                ]
            )
        )
    )
    m = c.mask(polygon(at(rim)))
    c.multiply((horn | m).blur(4).move(5, 8), (0.62, 0.1, 58), 0.85)
    c.fill(horn, (0.84, 0.085, 100), detail=0.8)
    c.multiply(horn.edge(3, 4, 4), (0.66, 0.09, 110), 0.6)
    c.fill(m, (0.965, 0.035, 98), detail=0.8)
    c.multiply(m.edge(2, 2, 2), (0.8, 0.09, 75), 0.5)

    def work(pen: Pen) -> None:
        for k in range(18):
            a = 2 * np.pi * k / 18
            end = (0.98 + 0.24 * float(np.cos(a)), 0.46 * float(np.sin(a)), 0.005)
            pen.fill(limb(at([(0.9, 0, 0.045), end]), 8), (0.6, 0.1, 112), 0.7)

    c.draw(work, clip=m, detail=0.8)
    heart = at([(0.9, -0.1, 0.1), (0.9, 0.1, 0.1)])
    c.glaze(c.mask(limb(at([(0.91, -0.14, 0.15), (0.91, 0.14, 0.15)]), 12), soft=0.08 * long), (0.7, 0.12, 108), 0.9)
    c.glaze(c.mask(limb(heart, 12), soft=1), (0.32, 0.06, 140), 0.95)
    cup = c.mask(limb(at([(-0.14, 0, 0.09), (0.06, 0, 0.125), (0.22, 0, 0.09), (0.34, 0, 0.03)]), 14))
    c.fill(cup, (0.46, 0.08, 128), detail=0.8)
