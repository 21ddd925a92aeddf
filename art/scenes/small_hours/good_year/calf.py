"""Parts of Good Year: the secret. A calf asleep in the soil, brow to its mother's, and the shoot that it breathes."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .earth import lawn

_BARK: Final = (0.4, 0.06, 330)
_TONE: Final = (0.59, 0.062, 40)
_INK: Final = (0.38, 0.055, 10)
_HOLE: Final = (58.0, 646.0)
_MOUTH: Final[Points] = ((160, 730, 1), (128, 722, 2), (92, 730, 2.2), (66, 752, 2.2), (56, 776, 1))


def calf(c: Canvas) -> None:
    """Paint the calf, hardly darker than the earth it lies in; the card's edge cuts it off."""
    m = c.mask(
        curve(
            [
                *((-20, 634, CORNER), (30, 642), (58, 645), (98, 664), (136, 694), (160, 722), (160, 744), (140, 776)),
                *((96, 812), (40, 840), (-20, 852, CORNER)),
            ]
        ),
        wobble=1.5,
    )
    c.fill(m, _TONE, detail=0.3)
    below: Points = ((20, 800), (-20, 812), (-20, 870), (120, 860), (180, 760))
    throat = c.mask(curve([*((p[0], p[1]) for p in _MOUTH), *below]))
    c.glaze(throat & m, (0.71, 0.055, 48), 0.7)

    def lines(pen: Pen) -> None:
        pen.fill(limb(_MOUTH, 40), _INK, 0.8)
        pen.fill(limb([(18, 748, 0.6), (30, 757, 2.4), (44, 750, 0.6)], 20), _INK, 0.9)
        for k in range(1, 5):
            d = 15 * k
            chin, middle = (156 - 0.4 * d, 736 + 0.5 * d, 0.6), (104 - 0.3 * d, 744 + d, 1.5)
            way = [chin, middle, (40, 792 + 0.8 * d, 1.4), (-10, 818 + 0.6 * d, 1)]
            pen.fill(limb(way, 30), _INK, 0.45)

    c.draw(lines, detail=0.6, clip=m)


def shoot(c: Canvas) -> None:
    """Its thin stem, straight through the soil, and the first leaves above the grass."""
    x, y = _HOLE
    top = float(lawn(x))

    def work(pen: Pen) -> None:
        stem = [(x, y + 3, 4), (x - 1, top + 30, 3.2), (x + 1, top - 10, 3), (x - 3, top - 60, 1.4)]
        pen.fill(limb(stem, 40), _BARK)
        for u, v, turn, long in ((11, -36, -35, 14), (-14, -44, 208, 14), (9, -62, -52, 15), (-10, -70, 238, 13)):
            pen.fill(oval(x + u, top + v, long, 5, turn), (0.54, 0.08, 110))

    c.draw(work, detail=0.7)
