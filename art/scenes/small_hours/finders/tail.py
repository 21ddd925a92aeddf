"""Parts of Finders: the ringed tail, laid round in front of everything."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.shapes import Points, limb, sample

from .coat import BAND, FUR, PALE, SHADE, Way, bands, comb, deepen, fringe

_TAIL: Final[Points] = (
    *((880, 1050, 66), (760, 1100, 66), (620, 1138, 64), (480, 1152, 60), (350, 1144, 55), (260, 1122, 48)),
    *((204, 1092, 42), (172, 1068, 33)),
)


def _ring(at: float, wide: float, lean: float) -> Points:
    """Return a ring round the tail, thick in its middle, at a share of the tail's length."""
    s = sample(_TAIL, 200)
    k = int(at * 198)
    d = s[k + 1, :2] - s[k, :2]
    d = d / np.hypot(*d)
    n = np.array([-d[1], d[0]])
    r = s[k, 2]
    return [
        (*(s[k, :2] + n * r * u + d * (lean * (1 - u * u))), wide * (0.6 + 0.4 * (1 - abs(u))))
        for u in (-1.05, -0.5, 0, 0.5, 1.05)
    ]


def tail(c: Canvas) -> None:
    """Paint the tail, its rings and its dark tip."""
    m = c.mask(limb(_TAIL, 90), wobble=3, cell=14)
    c.multiply(m.blur(12).move(-4, -12), (0.42, 0.07, 320), 0.6)
    c.fill(m, mix(FUR, PALE, 0.18), detail=0.6)
    rings = tuple(_ring(at, 15 - 7 * at, 16) for at in (0.1, 0.24, 0.38, 0.51, 0.63, 0.74, 0.83))
    bands(c, m, rings, BAND, 0.92)
    bands(c, m, (((222, 1102, 48), (150, 1056, 48)),), BAND, 0.92)
    c.multiply(m * np.asarray(smoothstep(400, 860, c.x)[m.where], np.float32), (0.62, 0.07, 266), 0.75)
    low = [(p[0] - 4, p[1] + 0.7 * p[2], 0.45 * p[2]) for p in _TAIL]
    deepen(c, m, ((low, 14, 0.7),), SHADE)
    ways: tuple[Way, ...] = ((800, 1085, 160), (560, 1150, 176), (350, 1144, 186), (220, 1110, 200), (120, 1060, 215))
    comb(c, m, ways, 3600, 26, "tail")
    top = [(p[0], p[1] - p[2]) for p in _TAIL]
    fringe(c, top, -0.3, 300, 24, (FUR, BAND, mix(FUR, PALE, 0.3)), "tail-ridge")
