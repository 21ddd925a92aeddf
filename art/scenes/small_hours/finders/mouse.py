"""Parts of Finders: a mouse asleep under the beam's hem, its head on the warm cloth."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, oval, place

from .coat import INK

_FUR: Final = (0.56, 0.028, 60)
_DIM: Final = (0.6, 0.06, 30)
_ROSE: Final = (0.66, 0.075, 30)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, 60, 1056, 1.02)


def mouse(c: Canvas) -> None:
    """Paint its back, its head, the near ear."""
    back = c.mask(curve(_at([(-10, 0), (16, -26), (54, -34), (84, -14), (80, 30), (0, 30)])))
    skull = c.mask(curve(_at([(-44, 14), (-32, 0), (-14, -12), (8, -18), (30, -8), (32, 16), (8, 26), (-24, 24)])))
    c.multiply(skull.blur(5).move(-2, 4), (0.6, 0.1, 50), 0.7)
    c.fill(back, _FUR, detail=0.9)
    c.fill(skull, _FUR, detail=0.9)
    c.multiply(skull.edge(-2, -8, 7), _DIM, 0.6)
    for x, y, turn, tone in ((24, -28, 30, _FUR), (8, -26, -10, _FUR)):
        ((px, py),) = _at([(x, y)])
        ear = c.mask(oval(px, py, 17, 22, turn))
        c.multiply(ear.blur(3).move(2, 3) & (skull | back), _DIM, 0.7)
        c.fill(ear, tone, detail=0.9)
        c.glaze(ear.grow(-4), _ROSE, 0.8)

    nose = _at([(-44, 14)])[0]

    def work(pen: Pen) -> None:
        pen.fill(limb(_at([(-22, 4, 0.6), (-15, 9, 2), (-6, 5, 0.6)]), 12), INK)
        pen.fill(oval(nose[0], nose[1], 4.2, 3.6), (0.45, 0.08, 25))

    c.draw(work, detail=0.9)
