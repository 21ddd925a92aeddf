"""Parts of Relocation: its inks, where the water's levels lie, and the net of plates that a turtle is made of."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import Points

HORIZON: Final = 690.0
CUT: Final = 806.0
"""Where the card cuts the water open."""
DOOR: Final = (336.0, 560.0)
"""Where the house's light comes from."""

INK: Final = (0.17, 0.04, 300)
PLUM: Final = (0.3, 0.08, 318)
NIGHT: Final = (0.24, 0.07, 262)
GOLD: Final = (0.95, 0.1, 86)
AMBER: Final = (0.83, 0.15, 70)
CREAM: Final = (0.96, 0.04, 84)
CORAL: Final = (0.6, 0.16, 30)
TEAL: Final = (0.5, 0.08, 196)
TEAL_DEEP: Final = (0.3, 0.065, 215)
SEAM: Final = (0.8, 0.075, 118)

SKIN: Final = ramp(
    [
        (0.0, (0.22, 0.06, 255)),
        (0.25, (0.36, 0.065, 215)),
        (0.5, (0.53, 0.075, 185)),
        (0.7, (0.7, 0.08, 150)),
        (0.86, (0.86, 0.085, 100)),
        (1.0, (0.96, 0.07, 86)),
    ]
)
"""The turtle's skin from the deep's shade to the house's light."""
HORN: Final = ramp(
    [
        (0.0, (0.2, 0.06, 290)),
        (0.3, (0.31, 0.075, 330)),
        (0.55, (0.44, 0.095, 20)),
        (0.75, (0.62, 0.125, 48)),
        (1.0, (0.9, 0.11, 80)),
    ]
)
"""Its shell."""

crease: Final = partial(marks.crease, ends=0.15)


def cells(c: Canvas, m: Mask, seeds: Points, bend: float = 0.0) -> tuple[Array, Array]:
    """Return how far each place of the mask's box is from its plate's edge (units), and which plate it is on.

    `bend` says how far the edges swing (units).
    """
    s = m.scale
    y, x = np.mgrid[m.box[1] : m.box[3], m.box[0] : m.box[2]].astype(np.float32) / s
    if bend:
        x = x + 2 * bend * (c.field("bend-x", 44, 2)[m.where] - 0.5)
        y = y + 2 * bend * (c.field("bend-y", 44, 2)[m.where] - 0.5)
    first, second = np.full(m.a.shape, 1e9, np.float32), np.full(m.a.shape, 1e9, np.float32)
    mine, other = np.zeros(m.a.shape, np.int32), np.zeros(m.a.shape, np.int32)
    for k, p in enumerate(seeds):
        d = (x - p[0]) ** 2 + (y - p[1]) ** 2
        nearest = d < first
        second = np.where(nearest, first, np.minimum(second, d))
        other = np.where(nearest, mine, np.where(d <= second, k, other))
        first = np.where(nearest, d, first)
        mine = np.where(nearest, k, mine)
    at = np.array([(p[0], p[1]) for p in seeds], np.float32)
    apart = np.hypot(*(at[mine] - at[other]).transpose(2, 0, 1)) + 1e-3
    return np.asarray((second - first) / (2 * apart), np.float32), np.asarray(mine, np.float32)


def plates(c: Canvas, m: Mask, seeds: Points, wide: float, tone: Colour, share: float, pale: float = 0.5) -> None:
    """Lay a net of plates over skin: each a little darker in its middle, pale seams `wide` units between."""
    edge, mine = cells(c, m, seeds, 3 * wide)
    vary = 0.72 + 0.28 * np.sin(mine * 12.9898) ** 2
    body = np.asarray(smoothstep(0.5 * wide, 1.5 * wide, edge) * vary, np.float32)
    c.multiply(m * body, tone, share)
    c.glaze(m * np.asarray(smoothstep(0.9 * wide, 0.25 * wide, edge), np.float32), SEAM, pale)
    low = m * np.asarray(smoothstep(2.6 * wide, 1.0 * wide, edge) * smoothstep(0.5 * wide, wide, edge), np.float32)
    c.multiply(low, TEAL_DEEP, 0.3 * share)
