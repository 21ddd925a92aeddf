"""Parts of Don't Wait Up: the secret: a grown fox at the water's edge, and the way it came."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place, sample

from .ink import BLUE, CREAM, INK, RED, RED_DEEP


def waiting(c: Canvas) -> None:
    """Paint the fox, a few points high, and its prints from beyond the card."""
    x, y = 746.0, 752.0
    way = sample(((808, 709), (800, 717), (789, 725), (783, 733), (776, 743)), 9)

    def work(pen: Pen) -> None:
        for k, (u, v) in enumerate(way):
            size = 0.9 + 1.3 * k / 8
            side = (1 if k % 2 else -1) * 0.9 * size
            pen.fill(oval(u + side, v, 1.5 * size, 0.75 * size), BLUE, 0.8)
        pen.fill(curve(place(((-12, 0), (10, -2), (34, 0), (38, 4), (10, 5), (-8, 3)), x, y)), BLUE, 0.55)
        brush = ((9, -7), (17, -6), (25, -7), (32, -11, CORNER), (30, -3), (22, 1.5), (10, 1))
        pen.fill(curve(place(brush, x, y)), RED_DEEP)
        pen.fill(curve(place(((32, -11, CORNER), (30, -3), (26, 0), (25.5, -7)), x, y)), CREAM)
        head = ((-20, -33, CORNER), (-14, -38), (-10, -41), (-10, -51, CORNER), (-4, -43), (0, -51, CORNER), (2, -40))
        back = ((4, -33), (10, -24), (15, -12), (15, -3), (11, 1))
        front = ((-1, 1), (-3, -4), (-5, 1, CORNER), (-12, 1, CORNER), (-9, -8), (-10, -18), (-9, -25), (-9, -29),
                 (-14, -30.5))  # fmt: skip
        pen.fill(curve(place((*head, *back, *front), x, y), pull=0.3), RED)
        pen.fill(curve(place(((-19, -32.5), (-11, -33), (-5, -31), (-3, -24), (-6, -15), (-9.5, -17), (-9, -27),
                              (-13, -30.5)), x, y)), CREAM)  # fmt: skip
        pen.fill(limb(place(((-8, -11, 2.2), (-7.6, -3, 1.9), (-8.6, 0, 2.3)), x, y), 10), INK, 0.9)
        pen.fill(limb(place(((2, -11, 0.4), (6, -13, 0.9), (10, -6, 0.8), (7, 0, 0.5)), x, y), 14), RED_DEEP, 0.9)
        for u, v in ((-8.6, -47), (-0.6, -47)):
            pen.fill(limb(place(((u, v - 3, 0.5), (u + 0.6, v, 1.7)), x, y), 8), INK)
        u, v = place(((-19.4, -33),), x, y)[0][:2]
        pen.dot(u, v, 1.4, INK)
        pen.dot(u + 9, v - 3.6, 1.1, INK)

    c.draw(work, detail=0.9, soft=0.2)
