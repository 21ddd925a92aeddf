"""Parts of Heavy Lifting: the tone of the shadow, and the door at the top of the stair."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve

SHADE = (0.40, 0.085, 330)


def door(c: Canvas) -> None:
    """At the top: a keyhole door with a blue leaf, half out of the picture."""
    x, y = 772.0, 710.0
    for grow, tone in ((26, (0.86, 0.06, 85)), (12, (0.52, 0.11, 245))):
        shape = c.mask(
            curve(
                [
                    (x - 62 - grow, y, CORNER),
                    (x - 62 - grow, y - 120),
                    (x - 76 - grow, y - 190),
                    (x, y - 262 - grow),
                    (x + 76 + grow, y - 190),
                    (x + 62 + grow, y - 120),
                    (x + 62 + grow, y, CORNER),
                ],
                pull=0.4,
            )
        )
        c.form(shape, tone, thickness=8, mottle=0.1, grain=9, detail=0.5)
    leaf = c.mask(
        curve(
            [
                (x - 62, y, CORNER),
                (x - 62, y - 120),
                (x - 74, y - 186),
                (x, y - 252),
                (x + 74, y - 186),
                (x + 62, y - 120),
                (x + 62, y, CORNER),
            ],
            pull=0.4,
        )
    )
    c.form(leaf, (0.47, 0.09, 200), thickness=3, bump=np.sin(c.x * 0.42) * 1.4, mottle=0.1, detail=0.5)
    c.multiply(leaf.edge(-12, -16, 6), c.palette.deep, 0.7)

    def studs(pen: Pen) -> None:
        for k in range(7):
            for m in range(3):
                pen.dot(x - 46 + m * 30, y - 22 - k * 30, 3.4, (0.82, 0.13, 80))

    c.draw(studs, relief=2, detail=0.8, clip=leaf)
