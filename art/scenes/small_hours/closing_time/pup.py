"""The secret of Closing Time: at the kelp's end a pup on its back, asleep too, with the moon in its arms."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, place

from .brush import CREAM, DEEP, FAWN, INK, PALE, PELT, line
from .kelp import LEAF

_SIZE: Final = 1.0


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the pup (belly at 0, 0, head to the right) where they lie on the card."""
    return place(points, 690, 650, _SIZE)


def pup(c: Canvas) -> None:
    """A little loaf of fur in the far water: belly, feet, the moon, a head laid on it, one paw."""
    water = c.mask(curve(at([(-84, 13, CORNER), (-30, 10), (30, 10), (84, 13, CORNER), (30, 23), (-40, 22)])), soft=1)
    c.multiply(water, (0.66, 0.05, 250), 0.7)

    mirror = c.mask(curve(at([(-58, 16), (0, 18), (62, 16), (50, 26), (0, 31), (-44, 26)])), soft=2)
    c.multiply(mirror, (0.66, 0.06, 20), 0.55)

    def loaf(pen: Pen) -> None:
        pen.fill(limb(at([(-54, 8, 6), (-64, -4, 6.5), (-70, -14, 5)]), 14), DEEP)
        pen.fill(
            curve(at([(-62, 14, CORNER), (-50, 0), (-20, -9), (20, -12), (52, -8), (66, 14, CORNER), (0, 17)])), PELT
        )
        pen.fill(limb(at([(-46, 10, 6), (-56, -3, 7), (-60, -16, 5)]), 14), PELT)
        pen.fill(limb(at([(-40, -1, 2), (-10, -7, 3), (20, -8, 2)]), 14), PALE, 0.7)

    c.draw(loaf, detail=0.85, soft=0.3)
    x, y = at([(-12, -30)])[0][:2]
    u, v = at([(-22, -40)])[0][:2]
    moon = c.mask(circle(x, y, 28 * _SIZE)) - c.mask(circle(u, v, 23 * _SIZE))
    c.multiply(moon.blur(3).move(1, 3), INK, 0.3)
    c.fill(moon, (0.97, 0.036, 98), detail=0.9)

    def head(pen: Pen) -> None:
        pen.fill(curve(at([(22, -26), (28, -44), (46, -54), (66, -48), (76, -30), (72, -8), (56, 2), (36, -4)])), PELT)
        pen.fill(
            curve(at([(17, -22), (26, -36), (42, -38), (52, -26), (48, -8), (34, -2), (20, -10)])), (0.88, 0.035, 70)
        )
        pen.fill(curve(at([(36, -4), (52, -10), (62, -16), (60, -2), (46, 4)])), FAWN, 0.5)
        pen.fill(curve(at([(13, -24), (18, -31), (25, -27), (20, -19)])), INK)
        line(pen, at([(34, -27), (40, -23), (48, -27)]), 1.7, INK)
        line(pen, at([(19, -14), (26, -12), (32, -15)]), 1.2, INK, 0.8)
        pen.fill(curve(at([(60, -36), (68, -40), (72, -32), (66, -26)])), DEEP)
        pen.fill(limb(at([(50, 3, 8), (26, 2, 7.5), (6, -6, 6.5)]), 16), PELT)
        for start, end, y in ((-78, -22, 16), (-6, 80, 17)):
            line(pen, at([(start, y), (0.5 * (start + end), y + 2), (end, y)]), 1.8, CREAM, 0.9)
        pen.fill(limb(at([(-26, 15, 3), (-20, 2, 3.4), (-22, -8, 3)]), 12), LEAF)

    c.draw(head, detail=0.92, soft=0.25)
