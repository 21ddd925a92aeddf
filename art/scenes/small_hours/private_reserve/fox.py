"""Parts of Private Reserve: a fennec asleep in the wool behind the palm."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

from .coat import DARK, INK, MID, WOOL, locks

_FUR: Final = (0.78, 0.075, 66)
_DIM: Final = (0.66, 0.09, 45)


def fox(c: Canvas) -> None:
    """Paint it curled round itself, its brush before its nose, the great ears laid out."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, 764, 594, 0.82)

    back = c.mask(limb(at([(70, 8, 34), (34, -4, 38), (2, 10, 26)]), 20), wobble=1)
    c.fill(back, _FUR, detail=0.8)
    c.multiply(back.edge(8, 8, 10), _DIM, 0.7)
    far, near = (
        c.mask(curve(at(points)))
        for points in (
            ((-2, -10, CORNER), (-6, -38), (2, -66, CORNER), (26, -40), (30, -8, CORNER)),
            ((8, -6, CORNER), (24, -34), (58, -52, CORNER), (58, -18), (34, 10, CORNER)),
        )
    )
    face = c.mask(
        curve(at([(-8, -14), (14, -16), (34, -4), (36, 14), (14, 26), (-14, 28), (-44, 32), (-50, 26), (-30, 8)]))
    )
    c.fill(far, mix(_FUR, _DIM, 0.5), detail=0.9)
    c.multiply(face.blur(5).move(4, 4) & back, _DIM, 0.7)
    c.fill(face, _FUR, detail=0.9)
    c.multiply(near.blur(4).move(2, 3) & (face | back), _DIM, 0.6)
    c.fill(near, _FUR, detail=0.9)
    c.multiply(near.grow(-6), (0.62, 0.1, 28), 0.8)
    tail = c.mask(limb(at([(76, 30, 20), (30, 46, 21), (-14, 48, 17), (-46, 42, 5)]), 20), wobble=1.5)
    c.multiply(tail.blur(4).move(0, -5) & face, _DIM, 0.7)
    c.fill(tail, mix(_FUR, _DIM, 0.4), detail=0.8)
    c.multiply(c.mask(limb(at([(-22, 46, 16), (-50, 42, 8)]), 12), soft=4) & tail, DARK, 0.8)

    def work(pen: Pen) -> None:
        pen.fill(limb(at([(-16, 5, 0.6), (-5, 11, 1.9), (7, 6, 0.6)]), 12), INK)
        pen.fill(limb(at([(-49, 27, 3.6), (-45, 29, 3.4)]), 8), INK)

    c.draw(work, detail=0.9)
    locks(c, [(722, 650), (756, 660), (812, 650)], 70, (30, 4), -1.4, "nest", (WOOL, MID), 4)
