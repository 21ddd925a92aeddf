"""Parts of Family Business: what is painted on the rocking-horse's back: a saddle, flowers, a girth."""

from __future__ import annotations

from collections.abc import Callable

from art.painting.canvas import Canvas
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .ink import CREAM, GREEN, RED, RED_DEEP, SUN


def saddle(c: Canvas, at: Callable[[Points], list[tuple[float, ...]]], m: Mask) -> None:
    """A painted saddle: cream, a green rim, three flowers; a green girth."""
    girth = c.mask(limb(at([(8, -58, 9), (22, 0, 9), (14, 54, 9)]), 30)) & m
    c.fill(girth, GREEN, detail=0.65)
    c.multiply(girth.edge(3, 0, 3), (0.5, 0.08, 230), 0.6)
    cloth: Points = (
        (-46, -62, CORNER),
        (-10, -52),
        (30, -62, CORNER),
        (46, -26),
        (30, 4),
        (4, 14),
        (-22, 2),
        (-44, -24),
    )
    rim = c.mask(curve(at(cloth)), wobble=0.6) & m
    c.multiply(rim.blur(4).move(3, 6) & m, RED_DEEP, 0.7)
    c.fill(rim, GREEN, detail=0.65)
    inner = c.mask(curve(at([(0.8 * x, 0.8 * y - 8, *r) for x, y, *r in cloth]))) & m
    c.fill(inner, CREAM, detail=0.65)
    c.multiply(inner.edge(6, 8, 8), (0.8, 0.06, 60), 0.7)

    def flowers(pen: Pen) -> None:
        for x, y in ((-24, -30), (2, -16), (24, -34)):
            for u, v in ((-5, -3), (5, -3), (0, 6), (-6, 3), (6, 3)):
                px, py = at([(x + u, y + v)])[0][:2]
                pen.dot(px, py, 3.5, RED)
            px, py = at([(x, y)])[0][:2]
            pen.dot(px, py, 2.8, (0.82, 0.12, 84))

    c.draw(flowers, detail=0.75, soft=0.3)
    c.glaze(rim.edge(-4, -7, 4), SUN, 0.3)
