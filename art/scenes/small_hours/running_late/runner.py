"""Parts of Running Late: the one he waits for, far up the avenue, who runs barefoot and waves."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import crease
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .brush import INK, RED, SAND_DEEP, TEAL, WHITE

_EDGE: Final = (0.72, 0.03, 215)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of her, drawn running to the left, her foot at (0, 0), 100 high."""
    return place(points, 402, 286, 0.7, 0)


def runner(c: Canvas) -> None:
    """A long dress gathered up, a veil behind, one hand up to wave, the shoes in the other."""
    c.multiply(c.mask(oval(408, 287, 25, 4), soft=2), SAND_DEEP, 0.9)

    def work(pen: Pen) -> None:
        pen.fill(curve(_at([(6, -84, CORNER), (24, -92), (44, -86), (66, -92, CORNER), (58, -76), (66, -62, CORNER),
                            (40, -66), (16, -70)])), (0.78, 0.05, 196), 0.95)  # fmt: skip
        pen.fill(limb(_at([(12, -26, 5), (26, -12, 4), (40, -10, 3), (44, -16, 2.4)]), 16), INK)
        pen.fill(limb(_at([(-8, -26, 5), (-18, -12, 4), (-16, -1, 3), (-24, 0, 2.6)]), 16), INK)
        pen.fill(curve(_at([(-4, -66, CORNER), (8, -66), (14, -48), (30, -28), (42, -20, CORNER), (22, -12), (2, -8),
                            (-22, -12, CORNER), (-18, -30), (-8, -48)])), TEAL)  # fmt: skip
        pen.fill(limb(_at([(6, -60, 4), (20, -54, 3.4), (32, -62, 3)]), 14), INK)
        pen.fill(limb(_at([(-3, -60, 4.4), (-16, -55, 4), (-30, -57, 3.8), (-37, -72, 3.4), (-42, -88, 3)]), 20), INK)
        for u, v in ((-50, -92), (-47, -99), (-40, -100), (-34, -94)):
            pen.fill(limb(_at([(-42, -88, 4), (u, v, 2.2)]), 8), INK)
        pen.fill(curve(_at([(13, -66), (13, -86), (0, -95), (-13, -89), (-29, -76), (-25, -69), (-10, -63)])), _EDGE)
        pen.fill(curve(_at([(10, -70), (10, -84), (0, -92), (-12, -86), (-26, -76), (-24, -72), (-10, -66)])), WHITE)
        pen.fill(curve(_at([(-22, -76, CORNER), (-8, -84), (6, -88), (12, -78), (2, -76), (-10, -75)])), INK)
        nose, ear = _at([(-26, -75), (6, -92)])
        pen.dot(nose[0], nose[1], 2.1, INK)
        pen.dot(ear[0], ear[1], 2.9, INK)
        crease(pen, _at([(-23, -69), (-18, -67), (-12, -70)]), 1.2, RED)
        for x, y, turn in ((31, -58, 98), (37, -62, 40)):
            shoe = [(-1, -4), (6, -3), (12, 3), (20, 5), (21, 8, CORNER), (10, 8), (4, 4), (1, 9, CORNER), (-2, 8)]
            hand = _at([(x, y)])[0]
            pen.fill(curve(place(shoe, hand[0], hand[1], 0.9, turn)), RED)

    c.draw(work, detail=0.95, soft=0.15)
