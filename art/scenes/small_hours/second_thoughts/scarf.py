"""Parts of Second Thoughts: the rose muffler, rolled round the bowed neck, one striped end hanging."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb

from .brush import sweeps

_ROSE: Final = (0.62, 0.135, 15)
_PALE: Final = (0.78, 0.1, 18)
_WINE: Final = (0.5, 0.12, 8)
_CREAM: Final = (0.93, 0.03, 70)
_SHADE: Final = (0.4, 0.05, 170)


def scarf(c: Canvas) -> None:
    """The end first, then the roll over it."""
    end = c.mask(
        curve([(66, 660, CORNER), (52, 740), (40, 838, CORNER), (94, 850, CORNER), (106, 770), (122, 700, CORNER)])
    )
    c.draw(_fringe, detail=0.7)
    c.multiply(end.blur(5).move(6, 6), _SHADE, 0.6)
    c.fill(end, _ROSE, detail=0.7)

    def stripes(pen: Pen) -> None:
        for y in (796, 818):
            pen.stroke([(30, y - 3), (66, y + 2), (110, y + 8)], _CREAM, 8, 0.9)

    c.draw(stripes, clip=end, detail=0.7)
    sweeps(c, end, (([(98, 700, 4), (84, 780, 6), (72, 850, 4)], 5, 0.6),), _WINE)
    loop = c.mask(
        limb([(176, 534, 14), (126, 560, 24), (100, 616, 34), (112, 682, 40), (156, 726, 39), (208, 754, 26),
              (242, 744, 13)], 60)
    )  # fmt: skip
    c.multiply(loop.blur(7).move(2, 9), _SHADE, 0.7)
    c.fill(loop, _ROSE, detail=0.7)
    pale = (([(150, 540, 4), (92, 590, 8), (72, 650, 8), (88, 716, 4)], 7, 0.6),)
    dark = (
        ([(134, 562, 2), (104, 620, 5), (108, 680, 5), (152, 726, 5), (212, 744, 2)], 4, 0.7),
        ([(82, 676, 2), (112, 738, 5), (176, 770, 3)], 4, 0.6),
        ([(120, 560, 2), (84, 610, 4), (78, 650, 1)], 3, 0.4),
    )
    sweeps(c, loop, pale, _PALE, pale=True)
    sweeps(c, loop, dark, _WINE)


def _fringe(pen: Pen) -> None:
    for k in range(8):
        x, y = 44 + 6.6 * k, 836 + 1.5 * k
        pen.fill(limb([(x, y, 2.6), (x - 1, y + 12, 2.4), (x - 3 + k % 2 * 2, y + 24, 1)], 10), _ROSE)
