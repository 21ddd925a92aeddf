"""Parts of Relocation: its few inks, and the two brush marks all of it is made of."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb

INK: Final = (0.25, 0.045, 205)
SHELL: Final = (0.46, 0.06, 192)
SHELL_DEEP: Final = (0.36, 0.06, 200)
SHELL_PALE: Final = (0.6, 0.06, 182)
SKIN: Final = (0.66, 0.055, 168)
SKIN_DEEP: Final = (0.5, 0.06, 182)
SKIN_PALE: Final = (0.8, 0.045, 140)
CREAM: Final = (0.95, 0.025, 82)
CORAL: Final = (0.68, 0.145, 34)
CORAL_DEEP: Final = (0.54, 0.15, 28)
MINT: Final = (0.83, 0.05, 172)


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
