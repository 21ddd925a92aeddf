"""Parts of Upstairs Neighbour: the one shadow that all of them cast together, away from the window."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import Points, limb

from .chair import silhouette as chair
from .face import silhouette as face
from .head import mask as head
from .neck import silhouette as neck
from .room import FLOOR
from .scarf import hanging
from .woman import silhouette as woman

_TONE: Final = (0.8, 0.062, 358)
_AWAY: Final = (54.0, 34.0)
_FEET: Final[tuple[Points, ...]] = (
    ((76, 1147, 7), (100, 1130, 8), (132, 1110, 10)),
    ((134, 1130, 6), (150, 1120, 8), (172, 1110, 9)),
    ((362, 1147, 7), (386, 1130, 8), (416, 1110, 10)),
    ((440, 1154, 9), (470, 1136, 15), (506, 1110, 22)),
    ((488, 1154, 7), (512, 1136, 12), (536, 1110, 18)),
)
"""What falls on the floor, from each foot back to the wall."""


def cast(c: Canvas) -> None:
    """Lay the shadow on wall and floor."""
    who = woman(c) | face(c) | chair(c)
    who = who | neck(c) | head(c) | hanging(c)
    wall = c.full(np.asarray(smoothstep(FLOOR + 1, FLOOR - 1, c.y), np.float32))
    c.multiply(who.move(*_AWAY).blur(7) & wall, _TONE, 0.5)
    c.multiply(c.mask(*(limb(foot, 20) for foot in _FEET), soft=4) - wall, _TONE, 0.6)
