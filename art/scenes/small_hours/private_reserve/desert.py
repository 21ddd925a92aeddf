"""Parts of Private Reserve: the coral evening, broad dunes, and the line of footprints that comes over them."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, oval, sample

_TRACK: Final[Points] = (
    *((548, 372, 2.2), (600, 392, 3.2), (604, 420, 4.4), (540, 444, 5.6), (440, 468, 7), (330, 500, 9)),
    *((236, 548, 11.5), (214, 612, 14), (262, 680, 17), (318, 740, 20), (330, 810, 23)),
)
"""The way it came, from the horizon: x, y, a print's size."""


def sky(c: Canvas) -> None:
    """Wash the evening, coral above, pale along the sand."""
    c.wash(
        [(0, (0.745, 0.125, 26)), (0.12, (0.79, 0.115, 34)), (0.24, (0.835, 0.105, 42)), (0.31, (0.875, 0.09, 52))], 18
    )


def dunes(c: Canvas) -> None:
    """Lay three dunes, each with a lit side and a side in shade."""
    planes: tuple[tuple[Points, Points, float], ...] = (
        (
            ((-20, 392), (160, 366), (330, 384), (520, 360), (690, 384), (820, 366)),
            ((520, 360, CORNER), (600, 384), (720, 410), (840, 420, CORNER), (840, 384, CORNER), (690, 384)),
            0.0,
        ),
        (
            ((-20, 470), (150, 452), (330, 452), (480, 432), (640, 408), (820, 440)),
            ((640, 408, CORNER), (590, 440), (640, 490), (560, 560), (840, 640, CORNER), (840, 440, CORNER)),
            0.5,
        ),
        (
            ((-20, 520), (120, 520), (260, 570), (400, 640), (540, 700), (820, 740)),
            (
                (120, 520, CORNER),
                (216, 566),
                (236, 640),
                (200, 720),
                (250, 800),
                (420, 900, CORNER),
                (440, 656, CORNER),
                (260, 570),
            ),
            1.0,
        ),
    )
    for k, (top, shade, near) in enumerate(planes):
        edge: Points = ((*top[0], CORNER), *top[1:-1], (*top[-1], CORNER))
        m = c.mask(curve([*edge, (840, 1230, CORNER), (-40, 1230, CORNER)]), wobble=1.5, cell=40)
        fall = (c.y - top[2][1]) / 300 + 0.5 * (c.field(f"dune{k}", 130, 3, (2.6, 0.8)) - 0.5)
        table = ramp([(0.925, 0.055, 72), (0.895, 0.07, 64), (0.83, 0.09, 52)])
        c.fill(m, pick(table, np.asarray(np.clip(fall, 0, 1), np.float32)), detail=0.1)
        side = c.mask(curve(shade), soft=0.6) & m
        c.multiply(side, (0.8 - 0.03 * near, 0.095, 22), 0.75)


def track(c: Canvas) -> None:
    """Tread the prints, two toes each, alternately left and right of the line."""
    s = sample(_TRACK, 400)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(s[:, :2], axis=0).T) / s[1:, 2])])
    marks = [s[int(np.searchsorted(way, at))] for at in np.arange(1.0, way[-1], 2.5)]

    def work(pen: Pen) -> None:
        for k, (x, y, q) in enumerate(marks):
            u = x + (0.55 if k % 2 else -0.55) * q
            for side in (-1, 1):
                pen.fill(oval(u + 0.2 * side * q, y, 0.36 * q, 0.36 * q, 28 * side), (0.55, 0.12, 24), 0.85)

    c.draw(work, detail=0.7, soft=0.4)
