"""Parts of Close Shave: its few inks (honey, cream, faded blue) and the marks all of it is made of."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb

CREAM: Final = (0.95, 0.03, 88)
LINEN_DEEP: Final = (0.8, 0.05, 78)
GOLD: Final = (0.83, 0.118, 80)
GOLD_DEEP: Final = (0.68, 0.125, 64)
GOLD_PALE: Final = (0.95, 0.062, 90)
AMBER: Final = (0.6, 0.115, 58)
BEECH: Final = (0.74, 0.095, 70)
BLUE: Final = (0.66, 0.058, 238)
BLUE_DEEP: Final = (0.53, 0.066, 248)
BLUE_PALE: Final = (0.78, 0.045, 230)
SKIN: Final = (0.735, 0.072, 54)
SKIN_PALE: Final = (0.85, 0.05, 66)
FLUSH: Final = (0.68, 0.125, 34)
GREY: Final = (0.83, 0.01, 240)
GREY_DEEP: Final = (0.64, 0.02, 255)
RED: Final = (0.64, 0.14, 34)
INK: Final = (0.33, 0.06, 45)
SHADE: Final = (0.72, 0.085, 48)
"""What shadows are multiplied with: a warm honey, so that nothing goes to mud."""


def sweep(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float, *, pale: bool = False) -> None:
    """Lay one broad soft brush mark within a mass."""
    part = c.mask(limb(spine, 40), soft=soft) & m
    if pale:
        c.glaze(part, tone, share)
    else:
        c.multiply(part, tone, share)


def crease(pen: Pen, points: Points, wide: float, tone: Colour, share: float = 1.0) -> None:
    """Draw one line that swells in its middle and runs out thin at both ends."""
    last = len(points) - 1
    spine = [(p[0], p[1], wide * (0.2 + 0.8 * (1 - abs(2 * k / last - 1)))) for k, p in enumerate(points)]
    pen.fill(limb(spine, 36), tone, share)
