"""A tin pail, and what looks out of it."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.materials import metal
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, polygon

_SHADE: Colour = (0.36, 0.12, 335)


def pail(c: Canvas) -> None:
    """Paint it."""
    x, y = 736.0, 962.0
    c.multiply(c.mask(oval(x + 26, y + 18, 60, 13), soft=6), _SHADE, 0.75)
    mouth = c.mask(oval(x + 1, y - 52, 36, 9))
    c.fill(mouth, (0.3, 0.05, 310), detail=0.7)

    def tail(pen: Pen) -> None:
        gold = (0.66, 0.16, 56)
        pen.fill(
            curve(
                [
                    (x - 14, y - 48, CORNER),
                    (x - 5, y - 74),
                    (x - 12, y - 90),
                    (x - 30, y - 106, CORNER),
                    (x - 10, y - 104),
                    (x + 4, y - 94),
                    (x + 16, y - 110),
                    (x + 34, y - 120, CORNER),
                    (x + 24, y - 100),
                    (x + 9, y - 82),
                    (x + 10, y - 64),
                    (x + 18, y - 48, CORNER),
                ]
            ),
            gold,
        )
        for k in range(6):
            pen.stroke(
                [(x + 2, y - 78), (x - 8 + 4 * k, y - 90), (x - 24 + 10 * k, y - 105 - k)], (0.5, 0.16, 40), 1.4, 0.7
            )

    m = c.draw(tail, relief=3, detail=0.8)
    c.multiply(m * smoothstep(x - 6, x + 20, c.x), (0.5, 0.14, 340), 0.5)
    side = c.mask(
        polygon([(x - 35, y - 52), (x + 37, y - 52), (x + 29, y + 14), (x - 27, y + 14)]), oval(x + 1, y + 14, 28, 7)
    ) - c.mask(oval(x + 1, y - 53, 35, 8.5))
    metal(c, side, (0.62, 0.03, 300), thickness=40, polish=0.3, detail=0.7)
    c.multiply(side * smoothstep(x - 10, x + 34, c.x), (0.34, 0.09, 310), 0.7)

    def rim(pen: Pen) -> None:
        pen.stroke(curve([(x - 35, y - 52), (x + 1, y - 43), (x + 37, y - 52)], closed=False), (0.84, 0.03, 60), 3)
        pen.stroke(
            [(x - 34, y - 50), (x - 41, y - 22), (x - 20, y - 8), (x + 20, y - 13), (x + 35, y - 48)],
            (0.36, 0.05, 310),
            2.2,
        )

    c.draw(rim, relief=1, detail=0.75)
