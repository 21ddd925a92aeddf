"""Parts of Planning Permission: who lives in the mirrored palace: tiny beavers, tiny kingfishers."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval

from .inks import BLUE, CYAN, INK, ORANGE
from .weave import up

_FUR = (0.4, 0.09, 46)
_LIT = (0.74, 0.12, 70)


def beaver(c: Canvas, x: float, h: float, flip: bool) -> None:
    """A beaver the size of a thumbnail, upright, one side in the light."""
    y = up(h)

    def work(pen: Pen) -> None:
        with pen.at(x, y, 0, 1.1, flip):
            pen.fill(limb([(-5, -3, 2.5), (-13, -3, 3.8), (-20, -7, 3)], 10), INK)
            pen.fill(curve([(-8, 1), (-9, -10), (-4, -19), (4, -19), (8, -10), (8, 1)]), _FUR)
            pen.fill(oval(3, -9, 4, 8), _LIT, 0.8)
            pen.fill(curve([(-6, -22), (-4, -29), (3, -31), (9, -27), (14, -24), (13, -19), (6, -16), (-2, -17)]), _FUR)
            pen.fill(oval(8, -22, 4.5, 3.4), _LIT, 0.9)
            pen.dot(-3, -30, 2.4, _FUR)
            pen.dot(5, -26, 1.1, INK)
            pen.dot(13, -24, 1.5, INK)
            pen.fill(limb([(3, -14, 2.2), (9, -13, 1.8), (13, -16, 1.4)], 8), _FUR)

    c.draw(work, detail=0.92, soft=0.1)


def fisher(c: Canvas, x: float, h: float, flip: bool) -> None:
    """A kingfisher on a rail or a roof."""
    y = up(h)

    def work(pen: Pen) -> None:
        with pen.at(x, y, 0, 1.0, flip):
            pen.fill(limb([(-3, -4, 2), (-9, 4, 1.4)], 8), BLUE)
            pen.fill(oval(0, -8, 5.2, 8, 14), ORANGE)
            pen.fill(curve([(-7, -2), (-6, -12), (0, -16), (2, -9), (-3, -1)]), BLUE)
            pen.fill(oval(3, -17, 5.2, 4.6), BLUE)
            pen.fill(oval(1, -19, 3, 1.6), CYAN)
            pen.fill(curve([(7, -19), (17, -16), (7, -15)]), INK)
            pen.dot(5, -17.5, 1, INK)

    c.draw(work, detail=0.92, soft=0.1)
