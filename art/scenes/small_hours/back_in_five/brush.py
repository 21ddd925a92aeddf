"""Parts of Back in Five: its few inks (coral, pale ochre, faded teal) and the marks all of it is made of."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Path, Point, Points, limb, oval

CREAM: Final = (0.965, 0.022, 86)
CREAM_DEEP: Final = (0.83, 0.05, 70)
RED: Final = (0.645, 0.175, 28)
RED_DEEP: Final = (0.52, 0.165, 24)
CORAL: Final = (0.745, 0.135, 27)
CORAL_DEEP: Final = (0.61, 0.15, 24)
PINK: Final = (0.86, 0.07, 28)
BLUSH: Final = (0.935, 0.035, 45)
OCHRE: Final = (0.83, 0.085, 76)
OCHRE_DEEP: Final = (0.68, 0.095, 64)
TEAL: Final = (0.66, 0.07, 212)
TEAL_DEEP: Final = (0.5, 0.068, 222)
TEAL_PALE: Final = (0.79, 0.052, 205)
YELLOW: Final = (0.85, 0.13, 84)
YELLOW_DEEP: Final = (0.68, 0.125, 68)
SKIN: Final = (0.71, 0.083, 52)
SKIN_PALE: Final = (0.84, 0.06, 64)
SKIN_DEEP: Final = (0.56, 0.09, 42)
HAIR: Final = (0.36, 0.03, 45)
INK: Final = (0.29, 0.05, 35)
SHADE: Final = (0.72, 0.082, 38)
"""What shadows are multiplied with: a warm rose, so that nothing goes to mud."""
CAST: Final = (0.76, 0.06, 320)
"""The colour of shadows that lie on the lane."""


def disc(at: Point, rx: float, ry: float, turn: float = 0.0) -> Path:
    """Return an ellipse about a point."""
    return oval(at[0], at[1], rx, ry, turn)


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
