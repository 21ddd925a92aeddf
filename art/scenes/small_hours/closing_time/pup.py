"""Parts of Closing Time: the pup's bundle, upright on its mother's lap, swaddled in kelp up to the neck."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.shapes import Points

from .brush import DOWN, INK, RADIUS, SUN, coat, flow, paint_form
from .sun import ribbon

_BANDS: Final[tuple[Points, ...]] = (
    ((612, 628, 36), (658, 658, 40), (708, 664, 42), (794, 624, 38)),
    ((612, 572, 36), (658, 604, 40), (708, 610, 42), (794, 576, 40)),
    ((798, 474, 22), (762, 530, 36), (700, 580, 44), (608, 620, 34)),
    ((630, 484, 14), (656, 524, 30), (708, 574, 40), (798, 622, 38)),
)
"""From the lowest turn to the two that cross on its breast."""


def bundle(c: Canvas) -> None:
    """Body, its weight upon her, then the bands."""
    clay = Clay(c, (590, 380, 800, 760), melt=14)
    clay.limb([(718, 446, 55), (713, 500, 61), (702, 570, 67), (689, 624, 55)])
    body = clay.relief()
    m = body.mask
    c.multiply((m.blur(9).move(4, 8) - m) & c.full(np.asarray(c.y > 610, np.float32)), INK, 0.6)
    paint_form(c, body, DOWN)
    coat(c, m, flow(c, ((640, 500, 100), (700, 500, 85), (760, 500, 70))), 260, (24, 3.0), "pup/body", towards=90)
    gap = np.hypot(c.x - SUN[0], c.y - SUN[1]) - RADIUS
    light = np.asarray(np.clip(0.92 - gap / 230, 0.1, 0.9), np.float32)
    for k, band in enumerate(_BANDS):
        ribbon(c, band, 0.8 + k, m.grow(4), light, m, (0.4, 0.09, 40))
    c.multiply(m.edge(10, 6, 14), INK, 0.4)
