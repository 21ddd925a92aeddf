"""Parts of Good Year: its inks, plum and gold and warm earth, and the lines that several parts keep to."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import Array
from art.painting.mask import Mask
from art.painting.shapes import Points, sample

SKIN: Final = (0.37, 0.066, 292)
SKIN_PALE: Final = (0.56, 0.062, 300)
SKIN_DEEP: Final = (0.42, 0.075, 295)
"""What the whale is multiplied with in its shade."""
NIGHT: Final = (0.14, 0.04, 300)
THROAT: Final = (0.77, 0.052, 335)
THROAT_PALE: Final = (0.86, 0.045, 20)
PLEAT: Final = (0.36, 0.075, 312)
GOLD: Final = (0.93, 0.085, 84)
BARK: Final = (0.31, 0.05, 330)
BARK_DARK: Final = (0.19, 0.04, 315)
BARK_LIT: Final = (0.66, 0.1, 50)
SOIL_DEEP: Final = (0.19, 0.042, 30)
FUR: Final = (0.54, 0.14, 46)
FUR_DEEP: Final = (0.5, 0.12, 28)
"""What the dormouse is multiplied with in its shade."""
CREAM: Final = (0.94, 0.05, 84)
PAW: Final = (0.8, 0.08, 35)

crease: Final = partial(marks.crease, ends=0.2)
sweeps: Final = partial(marks.sweeps, steps=50)

BACK: Final[Points] = (
    *((24, 916), (40, 890), (84, 868), (150, 853), (230, 843), (310, 834), (370, 822), (420, 802), (462, 770)),
    *((500, 732), (542, 700), (590, 682), (650, 668), (720, 652), (840, 636)),
)
"""The whale's upper line, from the tip of its snout to the card's edge."""


def lawn(x: Array | float) -> Array:
    """Return the ground's height on the card at x: long swells, as of water, the highest one under the tree."""
    v = np.asarray(x, np.float32)
    return np.asarray(
        414 - 42 * np.exp(-(((v - 590) / 170) ** 2)) - 16 * np.exp(-(((v - 98) / 90) ** 2)) + 5 * np.sin(v / 60),
        np.float32,
    )


def back(x: Array) -> Array:
    """Return how deep the whale's upper line lies at x."""
    s = sample(BACK, 120)
    return np.asarray(np.interp(x, s[:, 0], s[:, 1]), np.float32)


def near(c: Canvas, x: float, y: float, reach: float, m: Mask) -> Mask:
    """Return a mask that fades with the distance from a place: what a light there reaches."""
    return m * np.asarray(np.exp(-(((c.x - x) ** 2 + (c.y - y) ** 2) / reach**2)), np.float32)
