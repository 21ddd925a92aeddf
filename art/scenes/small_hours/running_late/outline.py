"""The hourglass: how wide it is at each height, and where a tree of the avenue stands on it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array
from art.painting.mask import Mask
from art.painting.shapes import polygon

NECK = (400.0, 596.0)
UP, DOWN = 500.0, 520.0
WIDE = 300.0


def half(d: float) -> float:
    """Half the glass's width, `d` from the neck (0) to a plate (1)."""
    swell = math.pow(math.sin(math.pi / 2 * min(1.0, d / 0.74)), 1.75)
    return 9 + (WIDE - 9) * swell * (1 - 0.16 * max(0.0, (d - 0.74) / 0.26) ** 2)


def height(wide: float) -> float:
    """Inverse of `half` before the glass's widest place."""
    share = max(0.0, min(1.0, (wide - 9) / (WIDE - 9)))
    return 0.74 * math.asin(share ** (1 / 1.75)) / (math.pi / 2)


def bulb(c: Canvas, up: bool, grow: float = 0.0) -> Mask:
    """One bulb, made wider by `grow` units."""
    way = -UP if up else DOWN
    ds = np.linspace(0, 1, 60)
    right = [(NECK[0] + half(float(d)) + grow, NECK[1] + way * float(d)) for d in ds]
    left = [(NECK[0] - half(float(d)) - grow, NECK[1] + way * float(d)) for d in ds[::-1]]
    return c.mask(polygon(right + left))


def edge(d: Array, side: float, up: bool) -> list[tuple[float, float]]:
    """Places on the glass."""
    way = -UP if up else DOWN
    return [(NECK[0] + side * half(float(q)), NECK[1] + way * float(q)) for q in d]
