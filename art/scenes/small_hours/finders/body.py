"""Parts of Finders: the cat's great back, its flank and haunch, cut by the card's edges."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.shapes import Points, curve

from .coat import BAND, FUR, PALE, SHADE, Way, bands, comb, deepen, fringe

_BACK: Final[Points] = ((470, 730), (508, 650), (560, 578), (630, 516), (710, 476), (780, 458), (850, 456))
_OUTLINE: Final[Points] = (
    *_BACK,
    (860, 800),
    (850, 1230),
    (480, 1240),
    (390, 1180),
    (350, 1080),
    (360, 960),
    (420, 840),
)
_STRIPES: Final[tuple[Points, ...]] = (
    ((520, 622, 3), (560, 680, 10), (572, 760, 10), (552, 840, 1)),
    ((566, 566, 4), (616, 634, 12), (636, 730, 11), (622, 820, 1)),
    ((626, 512, 4), (682, 590, 13), (706, 690, 11), (700, 770, 1)),
    ((694, 478, 4), (750, 556, 13), (776, 640, 11), (780, 710, 1)),
    ((764, 456, 4), (806, 520, 12), (830, 590, 10)),
    ((840, 800, 9), (740, 820, 13), (668, 884, 11), (632, 970, 2)),
    ((840, 880, 10), (760, 896, 13), (704, 950, 10), (680, 1020, 1)),
    ((840, 962, 10), (786, 980, 12), (748, 1026, 8), (740, 1070, 1)),
    ((470, 800, 2), (500, 850, 8), (502, 920, 7), (482, 980, 1)),
)
_WAYS: Final[tuple[Way, ...]] = (
    (500, 660, 60),
    (600, 560, 25),
    (720, 480, 5),
    (560, 780, 70),
    (700, 680, 50),
    (790, 600, 30),
    (800, 820, 150),
    (660, 920, 115),
    (760, 1000, 130),
    (440, 980, 100),
    (560, 1100, 60),
)


def body(c: Canvas) -> None:
    """Paint the mass of the cat, one curve, then its stripes, then hair."""
    m = c.mask(curve(_OUTLINE), wobble=2, cell=20)
    c.multiply(m.blur(20).move(-10, 6), (0.62, 0.09, 50), 0.5)
    c.fill(m, FUR, detail=0.3)
    c.glaze(
        m * np.asarray(smoothstep(760, 470, c.y + 0.35 * (c.x - 640))[m.where], np.float32), mix(FUR, PALE, 0.45), 0.8
    )
    bands(c, m, _STRIPES, BAND, 0.8, 3)
    between = pairwise(_STRIPES[:5])
    thin = [[(*np.mean([p[:2], q[:2]], 0), 0.38 * p[2]) for p, q in zip(a, b, strict=False)] for a, b in between]
    bands(c, m, tuple(thin), BAND, 0.5, 3)
    ridge = [(p[0] + 4, p[1] + 6, 9 + 0.02 * k) for k, p in enumerate(_BACK)]
    bands(c, m, (ridge,), BAND, 0.5, 5)
    deepen(
        c,
        m,
        (
            (((860, 748, 8), (750, 768, 22), (650, 840, 26), (596, 950, 26), (590, 1080, 14)), 16, 0.75),
            (((440, 820, 20), (430, 920, 44), (430, 1030, 40), (520, 1120, 30), (700, 1120, 30)), 26, 0.75),
        ),
        SHADE,
    )
    c.multiply(m * np.asarray(smoothstep(860, 1180, c.y)[m.where], np.float32), SHADE, 0.6)
    c.multiply(m * np.asarray(smoothstep(500, 860, c.x)[m.where], np.float32), (0.62, 0.07, 266), 0.75)
    comb(c, m, _WAYS, 9000, 30, "coat")
    fringe(c, _BACK, -0.28, 420, 26, (FUR, mix(FUR, PALE, 0.4), BAND), "ridge")
