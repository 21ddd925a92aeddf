"""Parts of Protected Species: where the leopardess' head lies, its outline, how its hair is combed."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array
from art.painting.mask import Mask
from art.painting.shapes import Points, curve, limb, place

NOSE: Final = (497.0, 690.0)
_SIZE: Final = 1.0
_TURN: Final = 0.0
_HEAD: Final[Points] = (
    *(
        (-1, 2),
        (1, -10),
        (10, -24),
        (24, -37),
        (54, -58),
        (84, -86),
        (104, -112),
        (126, -134),
        (162, -160),
        (206, -182),
    ),
    *((258, -196), (330, -190), (380, -60), (350, 150), (290, 186), (236, 178), (190, 156), (138, 146), (84, 148)),
    *((44, 142), (22, 126), (12, 104), (9, 88), (2, 74), (-3, 56), (-1, 38), (6, 24), (3, 14)),
)
_WAYS: Final[tuple[tuple[float, float, float, float], ...]] = (
    *((20, -30, 20, -14), (60, -60, 20, -20), (110, -116, 20, -16), (180, -164, 20, -8), (260, -170, 20, 2)),
    *((40, 10, 20, 8), (40, 60, 18, 10), (60, 120, 20, 6), (100, 40, 20, 8), (150, 0, 20, 6), (160, 90, 18, 14)),
    *(
        (220, 40, 16, 16),
        (230, 130, 10, 20),
        (260, -60, 20, 8),
        (140, -60, 20, -4),
        (300, 100, 8, 20),
        (330, 0, 12, 18),
    ),
)
"""How the hair lies: a place, a way."""


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head on the card."""
    return place(points, *NOSE, _SIZE, _TURN)


def head_mask(c: Canvas) -> Mask:
    """Return the head's silhouette, going softly over into the neck."""
    face = c.mask(limb(at([(-20, 10, 190), (150, -10, 170)]), 20), soft=24)
    return c.mask(curve(at(_HEAD)), wobble=1) & face


def way(x: Array, y: Array) -> Array:
    """Return how the hair lies at places (radians)."""
    p = np.array([(*at([(a, b)])[0], u, v) for a, b, u, v in _WAYS])
    d2 = (np.asarray(x)[:, None] - p[:, 0]) ** 2 + (np.asarray(y)[:, None] - p[:, 1]) ** 2
    w = 1 / (d2 + 200)
    return np.asarray(np.arctan2((w * p[:, 3]).sum(1), (w * p[:, 2]).sum(1)))
