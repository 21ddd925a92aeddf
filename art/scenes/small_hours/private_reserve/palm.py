"""Parts of Private Reserve: the one palm at the pool's rim."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

from .coat import DARK, INK, MID, locks

_LEAF: Final = (0.27, 0.05, 200)
_LIGHT: Final = (0.38, 0.062, 188)
_BARK: Final = (0.4, 0.06, 25)
_TRUNK: Final[Points] = ((704, 590, 23), (722, 520, 17), (730, 400, 15), (712, 280, 14), (676, 180, 14))
_FRONDS: Final[tuple[Points, ...]] = (
    ((676, 172), (730, 130), (790, 130), (850, 170)),
    ((676, 172), (700, 100), (750, 50), (820, 20)),
    ((676, 172), (650, 90), (600, 40), (530, 20)),
    ((676, 172), (690, 90), (690, 30), (670, -40)),
    ((676, 172), (600, 110), (530, 110), (466, 150)),
    ((676, 172), (606, 160), (556, 200), (524, 276)),
    ((676, 172), (744, 180), (786, 230), (806, 310)),
    ((676, 172), (650, 190), (622, 250), (616, 330)),
    ((676, 172), (704, 200), (722, 250), (724, 310)),
)


def palm(c: Canvas) -> None:
    """Paint the trunk in its rings, the fronds, and the tuft it grows from."""
    trunk = c.mask(limb(_TRUNK, 60), wobble=1)
    c.fill(trunk, _BARK, detail=0.6)
    c.multiply(trunk.edge(7, 0, 6), INK, 0.6)
    s = sample(_TRUNK, 34)

    def rings(pen: Pen) -> None:
        for x, y, q in s[1:]:
            pen.fill(limb([(x - q, y - 2, 0.8), (x, y + 4, 2), (x + q, y - 1, 0.8)], 12), INK, 0.6)

    c.draw(rings, clip=trunk, detail=0.7)
    for k, frond in enumerate(_FRONDS):
        _frond(c, frond, k)
    locks(c, [(664, 614), (702, 626), (744, 618)], 90, (34, 4), -1.5, "foot", (MID, DARK), 3)


def _frond(c: Canvas, way: Points, k: int) -> None:
    r = c.rng(f"frond{k}")
    s = sample(way, 34)
    d = np.gradient(s, axis=0)
    angle = np.arctan2(d[:, 1], d[:, 0])

    def work(pen: Pen) -> None:
        for j in range(3, 34):
            for side in (-1, 1):
                long = 78 * np.sin(np.pi * (0.12 + 0.82 * j / 33)) ** 0.8 + float(r.normal(0, 4))
                a = angle[j] + side * (0.95 - 0.5 * j / 33) + float(r.normal(0, 0.06))
                x, y = s[j]
                u, v = x + long * np.cos(a), y + long * np.sin(a) + 0.2 * long
                mid = (0.5 * (x + u) + 2, 0.5 * (y + v) - 5, 3.5)
                pen.fill(limb([(x, y, 2), mid, (u, v, 0.4)], 12), _LEAF if side > 0 else _LIGHT, 1.0)
        pen.fill(limb([(*p, 3.2 - 0.08 * j) for j, p in enumerate(s)], 40), INK, 0.7)

    c.draw(work, detail=0.8)
