"""Parts of Upwardly Mobile: the way out, and the one who checks the tickets."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval

VX, VY = 452.0, 236.0


def mouth(c: Canvas) -> None:
    """The way out: white morning, falling water, and the one who checks the tickets."""
    hole = c.mask(oval(VX, VY - 10, 84, 90))
    c.fill(
        hole,
        pick(ramp([(0.97, 0.04, 110), (0.92, 0.07, 150), (0.8, 0.1, 170)]), np.hypot(c.x - VX, c.y - VY + 30) / 130),
        detail=0.7,
    )
    c.emit(hole, 0.5)
    x, y = VX + 6, VY + 84.0
    fall = c.mask(
        curve([(x - 62, y - 44, CORNER), (x + 54, y - 44, CORNER), (x + 84, y + 36, CORNER), (x - 88, y + 36, CORNER)]),
        soft=4,
    )
    c.fill(fall * (0.55 + 0.45 * c.field("fall", 9, 3, (1, 5))), (0.95, 0.04, 160), 0.85, detail=0.6)
    fur = (0.2, 0.045, 50)
    body = c.mask(
        curve(
            [
                (x - 40, y + 6, CORNER),
                (x - 44, y - 34),
                (x - 34, y - 68),
                (x - 14, y - 84),
                (x + 14, y - 84),
                (x + 34, y - 68),
                (x + 44, y - 34),
                (x + 40, y + 6, CORNER),
            ]
        ),
        limb([(x - 32, y - 62, 12), (x - 58, y - 46, 10), (x - 66, y - 66, 9)]),
        limb([(x + 32, y - 62, 12), (x + 54, y - 40, 10), (x + 70, y - 46, 9)]),
        oval(x, y - 96, 27, 24),
        oval(x - 22, y - 116, 8, 8),
        oval(x + 22, y - 116, 8, 8),
        wobble=1.6,
        cell=6,
    )
    c.form(body, fur, thickness=22, mottle=0.12, grain=8, rim=0.9, detail=0.9)
    c.form(c.mask(oval(x + 1, y - 86, 13, 10)), (0.36, 0.06, 60), rim=0.4, detail=0.9)
    cap = c.mask(
        curve(
            [
                (x - 23, y - 108, CORNER),
                (x - 25, y - 125),
                (x, y - 131),
                (x + 25, y - 125),
                (x + 23, y - 108, CORNER),
                (x, y - 104),
            ]
        )
    )
    c.form(cap, (0.3, 0.09, 258), rim=0.9, detail=0.9)

    def face(pen: Pen) -> None:
        pen.dot(x, y - 91, 4.4, (0.12, 0.02, 50))
        pen.dot(x - 10, y - 99, 2.4, (0.1, 0.02, 50))
        pen.dot(x + 11, y - 99, 2.4, (0.1, 0.02, 50))
        pen.stroke([(x - 24, y - 106), (x, y - 101), (x + 24, y - 106)], (0.15, 0.04, 260), 4)
        pen.dot(x, y - 116, 3.4, (0.85, 0.13, 85))
        pen.stroke([(x - 38, y - 64), (x + 2, y - 30), (x + 36, y - 14)], (0.45, 0.11, 40), 4)
        pen.fill(box(x + 24, y - 22, 24, 20, 4), (0.5, 0.12, 42))

    c.draw(face, detail=0.95)
    c.glow(x, y + 30, 34, (0.97, 0.03, 150), 0.6)
