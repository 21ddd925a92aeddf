"""Parts of Monday Migration: the coral sky, the low hill, the far skein, the line and its one peg."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

_FAR: Final = (0.42, 0.09, 350)
_ROPE: Final[Points] = (
    (-20, 92, 3.2),
    (180, 122, 3.2),
    (380, 142, 3.4),
    (556, 150, 3.4),
    (690, 104, 3.4),
    (820, 44, 3.2),
)
_SKEIN: Final = (
    *((66, 212, 1.0), (92, 202, 0.92), (118, 196, 0.9), (142, 186, 0.84), (164, 180, 0.8)),
    *((84, 228, 0.94), (104, 240, 0.9), (130, 248, 0.84), (176, 262, 0.78)),
)
"""Where the far geese fly, and how large."""


def sky(c: Canvas) -> None:
    """Wash the coral morning, paler towards the hill."""
    c.wash(
        [(0, (0.74, 0.125, 27)), (0.3, (0.79, 0.115, 33)), (0.6, (0.86, 0.085, 48)), (0.8, (0.91, 0.06, 66))],
        26,
    )


def skein(c: Canvas) -> None:
    """The others, already on their way: a small open wedge."""

    def work(pen: Pen) -> None:
        for k, (x, y, q) in enumerate(_SKEIN):
            up = (9, 5, -3, 7, 2, 8, -2, 6, 4)[k]
            pen.fill(
                limb(
                    [
                        (x - 9 * q, y + q, 0.7),
                        (x - 3 * q, y, 1.7 * q),
                        (x + 7 * q, y + q, 1.6 * q),
                        (x + 12 * q, y + q, 0.5),
                    ]
                ),
                _FAR,
            )
            pen.fill(
                limb([(x, y, 2.0 * q), (x + 3 * q, y - 0.6 * up * q, 1.5 * q), (x + 7 * q, y - up * q, 0.5)]), _FAR
            )

    c.draw(work, detail=0.9)


def hill(c: Canvas) -> None:
    """One pale slope, low."""
    m = c.mask(
        curve(
            [
                (-20, 1010, CORNER),
                (120, 1024),
                (420, 1090),
                (640, 1128),
                (820, 1120, CORNER),
                (820, 1230, CORNER),
                (-20, 1230, CORNER),
            ]
        ),
        wobble=3,
    )
    fall = np.asarray(
        np.clip((c.y - 1000) / 220 + 0.5 * (c.field("slope", 120, 3, (2.4, 0.8)) - 0.5), 0, 1), np.float32
    )
    c.fill(m, pick(ramp([(0.84, 0.09, 62), (0.76, 0.1, 52), (0.66, 0.11, 40)]), fall), detail=0.15)


def line(c: Canvas) -> None:
    """The washing line, drawn down where the sheet hangs."""
    m = c.mask(limb(_ROPE, 80))
    c.fill(m, (0.34, 0.07, 345), detail=0.7)
    c.glaze(m.edge(0, 2, 1.5), (0.7, 0.08, 40), 0.6)


def peg(c: Canvas, x: float = 558.0, y: float = 92.0, size: float = 1.0, turn: float = 0.0) -> None:
    """A peg: a split stick of old wood, its head at (x, y)."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn)

    m = c.mask(
        curve(
            at(
                [
                    *((-12, 0, CORNER), (-2, -8), (10, 0), (12, 14), (16, 58), (20, 114, CORNER), (8, 114, CORNER)),
                    *((2, 68, CORNER), (-2, 114, CORNER), (-15, 112, CORNER), (-13, 58), (-14, 14)),
                ]
            )
        )
    )
    c.multiply(m.blur(4 * size).move(5 * size, 6 * size), (0.5, 0.08, 350), 0.6)
    c.fill(m, (0.58, 0.09, 60), detail=0.85)
    c.multiply(c.mask(limb(at([(10, 4, 4), (13, 58, 5), (18, 112, 5)]), 12), soft=3) & m, (0.5, 0.08, 40), 0.7)
    c.multiply(c.mask(limb(at([(-14, 16, 1.8), (12, 16, 1.8)]), 8)) & m, (0.4, 0.08, 40), 0.8)


def spare(c: Canvas) -> None:
    """Two pegs on her waistband: those she has taken off the sheet."""
    peg(c, 296, 956, 0.5, 5)
    peg(c, 330, 954, 0.5, -7)
