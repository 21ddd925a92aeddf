"""Parts of Planning Permission: the secret: at one window of the palace somebody small waves."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval

from .inks import COAT, DEEP, INK, PAW
from .lathe import up
from .openings import arch, window

_WARM = (0.9, 0.1, 86)


def guest(c: Canvas, x: float, h: float) -> None:
    """A tiny beaver leans out of a warm window, one paw raised."""
    window(c, x, h, 25, 40, _WARM, bars=False)
    y = up(h) + 8

    def work(pen: Pen) -> None:
        pen.fill(
            curve(
                [(x - 19, y + 31), (x - 18, y + 12), (x - 8, y + 2), (x + 8, y + 2), (x + 15, y + 14), (x + 16, y + 31)]
            ),
            DEEP,
        )
        pen.fill(limb([(x + 9, y + 20, 5.5), (x + 19, y + 10, 4.6), (x + 18, y - 7, 4)], 16), COAT)
        pen.fill(oval(x + 18, y - 10, 4.6, 5), PAW)
        for s in (-1, 1):
            pen.dot(x - 3 + s * 10, y - 21, 4.2, DEEP)
        pen.fill(curve([(x - 17, y - 6), (x - 13, y - 19), (x - 3, y - 24), (x + 7, y - 19), (x + 11, y - 6),
                        (x + 6, y + 5), (x - 3, y + 8), (x - 12, y + 5)]), COAT)  # fmt: skip
        pen.fill(oval(x - 3, y - 1, 8, 6), (0.79, 0.07, 74))
        pen.fill(oval(x - 3, y - 6, 4, 2.8), INK)
        pen.dot(x - 9, y - 10, 1.8, INK)
        pen.dot(x + 3, y - 10, 1.8, INK)
        pen.fill(oval(x - 3, y + 5, 2, 2.6), (0.95, 0.05, 85))

    c.draw(work, clip=c.mask(arch(x, h, 24, 39)), detail=0.9, soft=0.15)
