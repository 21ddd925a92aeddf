"""Parts of Private Reserve: the hump, open like a bowl; the evening in its water, a ring, a moon."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .coat import DARK, INK, PALE, WOOL, locks

_X: Final = 590.0
_Y: Final = 622.0
_FLEECE: Final = ((0.55, 0.09, 55), WOOL, (0.46, 0.085, 48), (0.42, 0.08, 44))
_LIP: Final = (482.0, 618.0)
"""Where the camel's lip touches the water."""
_FRONT: Final[Points] = ((408, 616), (430, 660), (500, 690), (590, 700), (682, 690), (750, 660), (774, 616))


def bowl(c: Canvas) -> None:
    """Open the hump: far wall, then deep water."""
    back = [(x, 2 * _Y - y - 12) for x, y in _FRONT][2:-1]
    locks(c, back, 110, (20, 2.6), -1.0, "rim-back", _FLEECE, 2)
    hump = c.mask(oval(_X, _Y - 1, 190, 88), wobble=3)
    c.fill(hump, WOOL, detail=0.4)
    c.glaze(hump.edge(0, -8, 5), PALE, 0.5)
    hollow = c.mask(oval(_X, _Y, 178, 76), wobble=2)
    c.fill(hollow, DARK, detail=0.4)
    c.multiply(c.mask(oval(_X, _Y + 6, 172, 65), soft=6) & hollow, INK, 0.6)
    water = c.mask(oval(_X, _Y + 9, 172, 66), wobble=1)
    tone = pick(
        ramp([(0.72, 0.12, 22), (0.52, 0.11, 350), (0.36, 0.1, 305), (0.25, 0.085, 285), (0.2, 0.07, 280)]),
        np.asarray(np.clip((c.y - (_Y - 62)) / 140, 0, 1), np.float32),
    )
    c.fill(water, tone, detail=0.3)

    def mirrored(pen: Pen) -> None:
        pen.fill(limb([(700, 596, 15), (712, 640, 13), (700, 684, 11)], 30), (0.2, 0.06, 285), 0.6)

    c.draw(mirrored, clip=water, soft=2.5, detail=0.4)
    moon = c.mask(oval(610, 662, 17, 14)) - c.mask(oval(618, 659, 16, 13))
    c.fill(moon, (0.95, 0.045, 85), detail=0.9)


def rim(c: Canvas) -> None:
    """Lay the near rim's wool over the water's edge."""
    lip = c.mask(
        curve([(*_FRONT[0], CORNER), *_FRONT[1:-1], (*_FRONT[-1], CORNER), *((x, y + 20) for x, y in _FRONT[-2:0:-1])]),
        wobble=2,
    )
    c.fill(lip, WOOL, detail=0.5)
    c.glaze(lip.edge(0, -7, 4), PALE, 0.6)
    locks(c, [(x, y + 16) for x, y in _FRONT], 220, (46, 4.4), 1.3, "rim-low", _FLEECE, 7, 0.5)
    locks(c, _FRONT, 260, (28, 3.6), 1.3, "rim", _FLEECE, 3)


def ring(c: Canvas) -> None:
    """One ring about the lip."""
    x, y = _LIP
    water = c.mask(oval(_X, _Y + 9, 172, 66))
    near = np.asarray(smoothstep(y - 12, y + 12, c.y), np.float32)
    below = c.mask(oval(x - 4, y + 6, 36, 17), soft=3) & water
    c.multiply(below * near[below.where], (0.4, 0.07, 330), 0.75)
    drawn = (c.mask(oval(x, y, 62, 25)) - c.mask(oval(x, y - 1, 58.5, 22.5))) & water
    c.glaze(drawn * near[drawn.where], (0.88, 0.06, 30), 0.8)
