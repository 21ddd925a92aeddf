"""Parts of Overdue: its few inks (teal, cream, one coral) and the two brush marks all of it is made of."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb

INK: Final = (0.27, 0.045, 215)
DEEP: Final = (0.4, 0.06, 208)
TEAL: Final = (0.5, 0.068, 202)
SEA: Final = (0.62, 0.066, 182)
MINT: Final = (0.77, 0.05, 172)
CREAM: Final = (0.935, 0.035, 88)
SAND: Final = (0.85, 0.055, 80)
PEACH: Final = (0.83, 0.078, 62)
CORAL: Final = (0.67, 0.15, 33)
SHADE: Final = (0.52, 0.06, 212)
"""What shadows lean to: teal, never black."""


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
    spine = [(x, y, wide * (0.25 + 0.75 * (1 - abs(2 * k / last - 1)))) for k, (x, y) in enumerate(points)]
    pen.fill(limb(spine, 36), tone, share)
