"""Parts of Finders: the bare wall in cool shade, the boards, the small high window with the evening in it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, polygon

_WALL = ramp([(0.8, 0.024, 225), (0.72, 0.034, 240), (0.62, 0.044, 252)])
_BOARD = ramp([(0.5, 0.068, 54), (0.43, 0.064, 48), (0.35, 0.056, 40)])
_SKY = ramp([(0.27, 0.095, 268), (0.36, 0.1, 262), (0.5, 0.09, 252)])
_SEAM: Final = (0.24, 0.045, 30)
_MEETS: Final = 800.0
"""Where wall and floor meet."""


def wall(c: Canvas) -> None:
    """Wash the wall: lightest in its upper left corner."""
    t = 0.75 * c.y / _MEETS + 0.28 * c.x / 800 - 0.12 + 0.35 * (c.field("lime", 190, 3) - 0.5)
    c.fill(c.full(), pick(_WALL, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
    c.fill(
        c.mask(polygon([(-10, _MEETS - 44), (810, _MEETS - 44), (810, _MEETS), (-10, _MEETS)]), wobble=1),
        (0.52, 0.045, 254),
        detail=0.3,
    )


def floor(c: Canvas) -> None:
    """Lay the boards, running away from us to a point far behind the wall."""
    m = c.mask(polygon([(-10, _MEETS), (810, _MEETS), (810, 1210), (-10, 1210)]))
    t = (c.y - _MEETS) / 400 + 0.4 * (c.field("grain", 60, 3, (0.5, 3.0)) - 0.5)
    c.fill(m, pick(_BOARD, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.2)

    def seams(pen: Pen) -> None:
        for foot in (-330, -130, 70, 270, 470):
            x = 300 + (foot - 300) * 0.52
            pen.fill(limb([(x, _MEETS, 1.0), (foot, 1210, 3.2)], 12), _SEAM, 0.85)

    c.draw(seams, detail=0.4)
    c.multiply(c.mask(limb([(-20, _MEETS + 4, 5), (820, _MEETS + 4, 5)], 8), soft=4) & m, (0.45, 0.05, 280), 0.7)


def window(c: Canvas) -> None:
    """Cut the window into the wall: reveal, evening sky, a thin moon."""
    hole = c.mask(polygon([(556, 34), (770, 34), (770, 262), (556, 262)]), wobble=1.4)
    c.fill(hole, (0.8, 0.028, 236), detail=0.6)
    c.fill(c.mask(polygon([(556, 34), (590, 58), (590, 236), (556, 262)])) & hole, (0.5, 0.05, 256), detail=0.6)
    c.fill(c.mask(polygon([(556, 34), (770, 34), (748, 58), (590, 58)])) & hole, (0.42, 0.055, 260), detail=0.6)
    pane = c.mask(polygon([(590, 58), (748, 58), (748, 236), (590, 236)]))
    c.fill(pane, pick(_SKY, np.asarray(np.clip((c.y - 58) / 190, 0, 1), np.float32)), detail=0.7)
    moon = c.mask(curve([(694, 84, CORNER), (712, 100), (710, 122), (688, 132, CORNER), (702, 119), (704, 102)]))
    c.fill(moon, (0.96, 0.035, 95), detail=0.95)
