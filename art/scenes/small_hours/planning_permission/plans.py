"""Parts of Planning Permission: the roll of plans across her knees."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

from .cloth import sweeps
from .woman import DEEP

_PAPER = (0.93, 0.03, 95)


def plans(c: Canvas) -> None:
    """Paint the roll, its end towards us."""
    m = c.mask(
        curve(
            [
                *((352, 968, CORNER), (372, 946, CORNER), (470, 1010), (548, 1062, CORNER), (552, 1088), (534, 1112)),
                *((514, 1110, CORNER), (430, 1054), (346, 1004, CORNER)),
            ],
            pull=0.2,
        )
    )
    c.multiply(m.blur(8).move(-4, 14), DEEP, 0.7)
    c.fill(m, _PAPER, detail=0.7)
    sweeps(c, m, ((((346, 1004, 8), (430, 1050, 13), (516, 1108, 12)), 8, 0.7),), (0.72, 0.05, 100))
    end = c.mask(oval(531, 1087, 17, 30, 32))
    c.fill(end, (0.84, 0.04, 95), detail=0.75)

    def rolled(pen: Pen) -> None:
        pale, line = (0.84, 0.04, 95), (0.5, 0.04, 120)
        for rx, ry in ((13, 25), (8.5, 17), (4, 9)):
            pen.fill(oval(531, 1087, rx, ry, 32), line)
            pen.fill(oval(532, 1087.5, rx - 1.6, ry - 2.0, 32), pale)
        pen.stroke([(438, 989), (434, 1021), (406, 1041)], (0.5, 0.12, 28), 5)

    c.draw(rolled, detail=0.75)
