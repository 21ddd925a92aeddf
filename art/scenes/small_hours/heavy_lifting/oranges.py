"""Parts of Heavy Lifting: the oranges, real ones: those in the shadow's basket and one on the step."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.shapes import CORNER, Points, circle, curve, limb, place

from .shade import DUSK

_ORANGE: Final = (0.72, 0.175, 52)
_HEAP: Final = (
    *((566, 40, 33), (632, 22, 35), (698, 38, 33), (516, 72, 30), (590, 76, 34), (660, 74, 35), (724, 74, 31)),
    (764, 84, 21),
)
_LEAF: Final[Points] = ((0, 0, CORNER), (18, -11), (42, -10), (66, 4, CORNER), (42, 12), (18, 9))


def _orange(c: Canvas, x: float, y: float, r: float) -> None:
    m = c.mask(circle(x, y, r), wobble=0.8)
    c.multiply(m.blur(4).move(3, 5), (0.5, 0.12, 35), 0.5)
    c.fill(m, _ORANGE, detail=0.8, mottle=0.03)
    dim = limb(
        [
            (x + 0.75 * r, y - 0.4 * r, 0.16 * r),
            (x + 0.6 * r, y + 0.6 * r, 0.24 * r),
            (x - 0.3 * r, y + 0.9 * r, 0.12 * r),
        ]
    )
    c.multiply(c.mask(dim, soft=0.2 * r) & m, (0.68, 0.15, 36), 0.7)
    c.glaze(c.mask(circle(x - 0.35 * r, y - 0.35 * r, 0.3 * r), soft=0.3 * r) & m, (0.84, 0.13, 72), 0.5)


def heap(c: Canvas) -> None:
    """Heap the basket on the shadow's head; two leaves among them."""
    for x, y, r in _HEAP:
        _orange(c, x, y, r)
    for x, y, turn in ((606, 52, 150), (688, 56, -24)):
        c.fill(c.mask(curve(place(_LEAF, x, y, 0.9, turn))), (0.42, 0.09, 140), detail=0.8)
    rim = c.mask(limb([(474, 92, 8), (550, 110, 12), (630, 116, 12), (720, 108, 12), (788, 92, 8)], 40), wobble=1)
    c.fill(rim, DUSK, detail=0.7)


def fallen(c: Canvas) -> None:
    """One has come to lie on a step; what its shadow shows is still the flowering twig."""
    x, y, r = 572.0, 878.0, 24.0
    stem: Points = ((576, 896, 11), (606, 890, 7), (624, 878, 4), (630, 850, 3.2), (628, 820, 2.6), (620, 792, 2))
    petals = [0.3 + 1.257 * k for k in range(5)]
    twig = c.mask(
        limb(stem, 50),
        curve(place(_LEAF, 630, 858, 0.34, -70)),
        curve(place(_LEAF, 629, 846, 0.5, -150)),
        curve(place(_LEAF, 629, 822, 0.4, -50)),
        *(limb([(619, 780, 3), (619 + 12 * math.cos(a), 780 + 12 * math.sin(a), 6.4)], 8) for a in petals),
    )
    c.fill(twig, DUSK, 0.9, detail=0.75)
    _orange(c, x, y, r)
