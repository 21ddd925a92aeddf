"""Parts of Finders: half an onion, which the near hand holds behind the back."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place

from .brush import crease

_SKIN: Final = (0.47, 0.16, 350)
_RING: Final = (0.66, 0.14, 350)
_FLESH: Final = (0.965, 0.02, 340)
_HALF: Final[Points] = (
    *((0, -62), (7, -46), (26, -32), (42, -10), (42, 16), (26, 38), (6, 46), (-8, 46), (-28, 38), (-43, 16)),
    *((-42, -10), (-26, -32), (-8, -46)),
)
_AT: Final = (743.0, 834.0)
_SIZE: Final = 1.12
_TURN: Final = 14.0


def _layer(size: float) -> list[tuple[float, ...]]:
    return place([(x, y * size**0.12 + 6 * (1 - size)) for x, y in _HALF], *_AT, size * _SIZE, _TURN)


def onion(c: Canvas) -> None:
    """Cut lengthwise, its cut side to us: layer in layer, a dry tip, a beard of roots."""

    def tuft(pen: Pen) -> None:
        for x in (-6, -2, 3, 8):
            pen.fill(
                limb(place([(0, 42, 1.4), (x, 52, 1.2), (1.6 * x, 60, 0.4)], *_AT, _SIZE, _TURN), 10), (0.74, 0.06, 80)
            )
        for x in (-7, 0, 8):
            pen.fill(
                limb(place([(0, -50, 4), (x * 0.5, -66, 3), (x, -82, 0.5)], *_AT, _SIZE, _TURN), 12), (0.7, 0.09, 70)
            )

    c.draw(tuft, detail=0.85, soft=0.2)
    m = c.mask(curve(_layer(1.0)), wobble=0.4)
    c.fill(m, _SKIN, detail=0.9)

    def rings(pen: Pen) -> None:
        for k, size in enumerate((0.9, 0.72, 0.54, 0.36, 0.2)):
            pen.fill(curve(_layer(size)), mix(_FLESH, _RING, 0.06 * k))
            pen.fill(curve(_layer(size - 0.05)), _RING, 0.85)
            pen.fill(curve(_layer(size - 0.095)), mix(_FLESH, _RING, 0.04 * k))
        crease(pen, place([(0, 40), (0, 26), (0, 12)], *_AT, _SIZE, _TURN), 2.0, _RING, 0.7)

    c.draw(rings, detail=0.9, soft=0.3)
    sweep(c, m, place([(30, 30, 8), (44, 0, 8), (26, -34, 5)], *_AT, _SIZE, _TURN), 6, (0.7, 0.1, 330), 0.5)
