"""Parts of Planning Permission: the wall of polished glass, what it mirrors, the joints between its panes."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.layer import Layer
from art.painting.shapes import limb, polygon

_EDGE: Final = 126.0
"""Where the wall ends, on the left."""
_JOINT: Final = 668.0
_LEFT, _RIGHT = 196.0, 84.0
"""How high the level joint runs at the card's two sides."""


def glass(c: Canvas) -> None:
    """Wash what the wall mirrors but for the tree: a pale dawn, and the ground."""
    c.wash(
        [
            (0.0, (0.77, 0.07, 142)),
            (0.25, (0.84, 0.075, 124)),
            (0.5, (0.91, 0.08, 106)),
            (0.75, (0.94, 0.07, 94)),
            (1.0, (0.92, 0.06, 92)),
        ],
        warp=16,
    )
    low = smoothstep(1050, 1076, c.y + 0.06 * (c.x - 600) + 16 * (c.field("sod", 90, 2) - 0.5))
    c.glaze(c.full(np.asarray(low, np.float32)), (0.6, 0.085, 132), 0.85)
    c.multiply(c.full(np.asarray(smoothstep(1070, 1220, c.y), np.float32)), (0.5, 0.07, 150), 0.5)


def mirrored(c: Canvas, inside: Layer) -> None:
    """Lay down the open sky beside the wall, then the wall, its panes hung a little askew."""
    c.wash([(0.0, (0.93, 0.035, 100)), (0.6, (0.96, 0.045, 92)), (1.0, (0.9, 0.05, 95))], warp=10)
    level = _LEFT + (_RIGHT - _LEFT) * c.x / 800
    right, above = c.x > _JOINT, c.y < level
    x = c.x + np.where(right, -7.0, 0.0) + np.where(above, 6.0, 0.0)
    y = c.y + np.where(right, 6.0, 0.0) + np.where(above, -4.0, 0.0)
    wall = c.full(smoothstep(_EDGE - 1, _EDGE + 1, c.x))
    c.paste(inside, bend=(np.asarray(x, np.float32), np.asarray(np.clip(y, 1, 1198), np.float32)), clip=wall)
    c.multiply(wall, (0.74, 0.075, 150), 0.32)


def sheen(c: Canvas) -> None:
    """Draw joints and the wall's edge; two slanting bands of sky lie on the polish."""
    for a, wide in ((150.0, 96.0), (276.0, 24.0)):
        band = c.mask(polygon([(a + 330, -10), (a + 330 + wide, -10), (a + wide - 90, 1210), (a - 90, 1210)]), soft=3)
        c.glaze(band, (0.97, 0.04, 98), 0.17)
    joints = (
        ((_JOINT, -10, 1.8), (_JOINT, 1210, 2.2)),
        ((_EDGE, _LEFT - 12, 1.2), (810, _RIGHT - 1, 2.2)),
    )
    for joint in joints:
        line = c.mask(limb(joint, 12))
        c.multiply(line, (0.4, 0.05, 165), 0.75)
        c.glaze(line.move(3, 2.5), (0.97, 0.03, 95), 0.5)
    rim = c.mask(polygon([(_EDGE - 12, -10), (_EDGE, -10), (_EDGE, 1210), (_EDGE - 12, 1210)]))
    c.fill(rim, (0.5, 0.06, 160), detail=0.6)
    c.glaze(rim.edge(-3, 0, 1), (0.9, 0.04, 110), 0.7)
