"""Parts of Night Rounds: its few inks, and the two brush marks all of it is made of."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb

INK: Final = (0.27, 0.06, 274)
HAIR: Final = (0.385, 0.075, 272)
HAIR_PALE: Final = (0.55, 0.075, 266)
BLUE: Final = (0.78, 0.06, 256)
CAST: Final = (0.68, 0.075, 268)
"""What white cloth is darkened with: a clear periwinkle, so that no shadow goes grey."""
CREAM: Final = (0.965, 0.02, 92)
SKIN: Final = (0.785, 0.072, 56)
SKIN_PALE: Final = (0.88, 0.05, 70)
SKIN_SHADE: Final = (0.76, 0.085, 25)
SKIN_INK: Final = (0.42, 0.09, 28)
BLUSH: Final = (0.72, 0.13, 28)
RED: Final = (0.6, 0.2, 29)
RED_DEEP: Final = (0.46, 0.17, 24)
GLOW: Final = (0.95, 0.1, 95)


def sweep(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float, *, pale: bool = False) -> None:
    """Lay one broad soft brush mark within a mass."""
    part = c.mask(limb(spine, 40), soft=soft) & m
    if pale:
        c.glaze(part, tone, share)
    else:
        c.multiply(part, tone, share)


def line(pen: Pen, points: Points, wide: float, tone: Colour, share: float = 1.0) -> None:
    """Draw one line that swells in its middle and runs out thin at both ends."""
    last = len(points) - 1
    spine = [(p[0], p[1], wide * (0.2 + 0.8 * (1 - abs(2 * k / last - 1)))) for k, p in enumerate(points)]
    pen.fill(limb(spine, 36), tone, share)
