"""Parts of Upwardly Mobile: the way out, and the one who checks the tickets."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, limb, oval

VX, VY = 400.0, 336.0
"""Where everything runs to: the middle of the way out."""

WIDE = 224.0
"""The way out's radius."""


def mouth(c: Canvas) -> None:
    """The way out: a great disc of morning, with the falls coming over its sill."""
    c.glow(VX, VY, 400, (0.72, 0.1, 180), 0.55)
    hole = c.mask(oval(VX, VY, WIDE, WIDE), soft=1.5)
    table = ramp([(0.0, (0.985, 0.05, 105)), (0.5, (0.95, 0.075, 115)), (1.0, (0.84, 0.1, 160))])
    c.fill(hole, pick(table, np.hypot(c.x - VX, c.y - VY - 40) / (WIDE + 30)), detail=0.5)
    c.emit(hole, 0.22)
    c.screen(hole.edge(0, -6, 5), (0.95, 0.08, 130), 0.5)


def keeper(c: Canvas) -> None:
    """The one who checks the tickets: a bear in a cap, small, on the sill."""
    with c.group() as g:
        _bear(c)
    k = 0.62
    c.paste(g, bend=(VX + 6 + (c.x - VX - 138) / k, VY + 84 + (c.y - VY - 190) / k))


def _bear(c: Canvas) -> None:
    x, y = VX + 6, VY + 84.0
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
