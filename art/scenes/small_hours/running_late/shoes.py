"""A pair of red dancing shoes: one is left on the step, the other is carried off."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval

_RED = (0.52, 0.19, 27)


def shoe(
    c: Canvas, x: float, y: float, size: float, turn: float, flip: bool, strap: tuple[tuple[float, float], ...]
) -> None:
    """A shoe in profile, its ball on the ground at (x, y), toe to the left; `strap` is how its strap lies."""
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        u, v = (-u if flip else u) * size, v * size
        return x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)

    heel = c.mask(
        curve(
            [
                (*at(29, -13), CORNER),
                at(33, -6),
                (*at(34, 0), CORNER),
                (*at(48, 0), CORNER),
                at(50, -10),
                (*at(52, -24), CORNER),
            ]
        )
    )
    inside = c.mask(
        curve(
            [
                (*at(-17, -25), CORNER),
                at(4, -33),
                at(28, -38),
                (*at(46, -44), CORNER),
                at(36, -26),
                at(16, -16),
                at(-5, -18),
            ]
        )
    )
    upper = c.mask(
        curve(
            [
                (*at(-53, -6), CORNER),
                at(-53, -14),
                at(-44, -22),
                at(-30, -26),
                (*at(-17, -25), CORNER),
                at(-6, -19),
                at(14, -15),
                at(32, -23),
                (*at(46, -44), CORNER),
                at(53, -38),
                (*at(53, -22), CORNER),
                at(34, -14),
                at(16, -8),
                at(-8, -3),
                at(-34, -2),
            ]
        )
    )
    sole = c.mask(
        curve(
            [
                (*at(-54, -6), CORNER),
                at(-34, -3),
                at(-8, -4),
                at(16, -9),
                (*at(34, -15), CORNER),
                at(33, -11),
                at(16, -5),
                at(-8, 0),
                at(-36, 1),
                at(-51, -1),
            ]
        )
    )
    c.form(heel, (0.26, 0.08, 25), thickness=8, rim=0.1, detail=0.9)
    c.fill(inside, (0.3, 0.1, 22), detail=0.9)
    c.multiply(inside.edge(0, 10 * size, 5), (0.4, 0.1, 350), 0.6)
    c.form(upper, _RED, thickness=16, gloss=0.35, rim=0.1, mottle=0.05, detail=0.92)
    c.form(sole, (0.22, 0.05, 30), thickness=4, rim=0.1, detail=0.9)
    c.multiply(upper.edge(0, 7 * size, 5), (0.4, 0.15, 10), 0.5)

    def trim(pen: Pen) -> None:
        pen.stroke(
            [at(-17, -25), at(-6, -19), at(14, -15), at(32, -23), at(46, -44)],
            (0.36, 0.15, 22),
            1.6 * size,
            0.9,
        )
        pen.stroke([at(u, v) for u, v in strap], (0.46, 0.18, 26), 4.2 * size)
        pen.stroke([at(-46, -17), at(-38, -21), at(-28, -22)], (0.9, 0.07, 60), 2.2 * size, 0.6)

    c.draw(trim, relief=1.4, detail=0.92)
    buckle = at(*strap[0])
    c.draw(
        lambda pen: pen.stroke(oval(buckle[0], buckle[1], 3.6 * size, 3.2 * size), (0.9, 0.09, 90), 1.6 * size),
        detail=0.95,
    )


def left_shoe(c: Canvas) -> None:
    """The one on the step, its strap undone."""
    x, y = 596.0, 1131.0
    c.multiply(c.mask(oval(x + 4, y + 2, 66, 9), soft=4), c.palette.deep, 0.75)
    shoe(c, x, y, 1.18, 0, False, ((27, -19), (22, -36), (6, -42), (-14, -36), (-30, -22)))
