"""Parts of Don't Wait Up: a few dry stalks that stand out of the snow, so deep does it lie; firs far off."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, polygon

from .ink import WHITE

_STALKS: Final[tuple[Points, ...]] = (
    ((708, 1216, 2.8), (722, 1110, 2.2), (738, 1046, 1.7), (762, 996, 1.0)),
    ((742, 1216, 2.6), (754, 1122, 2.0), (770, 1070, 1.6), (798, 1034, 0.9)),
    ((690, 1216, 2.2), (700, 1130, 1.7), (690, 1088, 1.3), (676, 1056, 0.8)),
)
_DRY: Final = (0.42, 0.075, 48)
_LIT: Final = (0.78, 0.1, 68)


def stalks(c: Canvas) -> None:
    """Umbels gone to seed, each ray with a crumb of snow."""

    def work(pen: Pen) -> None:
        for k, way in enumerate(_STALKS):
            pen.fill(limb(way, 40), _DRY)
            pen.fill(limb([(x - 0.9, y, 0.4 * w) for x, y, w in way], 40), _LIT, 0.9)
            x, y, _ = way[-1]
            size = (46, 40, 32)[k]
            for j in range(7):
                a = -1.57 + 0.3 * (j - 3) + 0.12 * (1 - k)
                u, v = x + size * 0.8 * math.cos(a), y + size * (0.62 + 0.1 * abs(j - 3)) * math.sin(a)
                pen.fill(limb([(x, y, 1.0), ((x + u) / 2, (y + v) / 2 + 2, 0.9), (u, v, 0.8)], 12), _DRY)
                for b in (-0.9, -0.3, 0.3, 0.9):
                    pen.dot(u + 5 * math.sin(b + 0.3 * (j - 3)), v - 4 * math.cos(b), 1.9, _DRY)
                pen.fill(limb([(u - 5, v - 3, 1.6), (u, v - 6, 3), (u + 5, v - 3, 1.6)], 10), WHITE)

    c.draw(work, detail=0.85, soft=0.3)


def firs(c: Canvas) -> None:
    """Three firs at the left on the edge of the plain."""

    def work(pen: Pen) -> None:
        for x, y, high in ((10, 699, 34), (-2, 700, 46), (28, 699, 22)):
            for k in range(4):
                w, top, low = high * (0.1 + 0.06 * k), y - high * (1 - 0.2 * k), y - high * (0.62 - 0.2 * k)
                pen.fill(polygon([(x - w, low), (x, top), (x + w, low), (x, low - 1)]), (0.5, 0.085, 268), 0.95)

    c.draw(work, detail=0.6, soft=0.5)
