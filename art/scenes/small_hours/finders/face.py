"""Parts of Finders: the crocodile's mouth and teeth, and the great wet eye that looks down at the bird."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval

from .brush import BACK, HIDE, HIDE_DEEP, HIDE_PALE, INK, IVORY, SEAM, crease
from .head import MOUTH, at, mask

_TEETH: Final[tuple[tuple[float, float, float, float], ...]] = (
    *((22, 8, 9, 20), (50, 6, 9, 22), (74, 14, -10, -27), (124, -4, 8, 17), (150, 8, 10, 22), (178, 12, 10, 24)),
    *((206, 10, 9, 20), (240, 10, -8, -17), (292, 0, 8, 17), (322, 2, 9, 20), (352, 10, 9, 19), (400, 26, -8, -15)),
)
"""Teeth: place on the mouth's line, half width (its sign is the tooth's way), length."""
_EYE: Final = (424.0, 366.0)


def face(c: Canvas) -> None:
    """Paint mouth, teeth and eye."""
    _mouth(c)
    _eye(c)


def _mouth(c: Canvas) -> None:
    m = mask(c)
    sweep(c, m, [(p[0] + 2, p[1] + 9, 6) for p in at(MOUTH)], 5, HIDE_DEEP, 0.7)

    def work(pen: Pen) -> None:
        pen.fill(limb([(*p, 1.2 + 2.6 * (1 - abs(2 * k / 12 - 1))) for k, p in enumerate(at(MOUTH))], 90), SEAM)
        corner = at(((570, -8), (596, 16), (602, 50)))
        crease(pen, corner, 2.2, SEAM, 0.8)
        for x, y, w, long in _TEETH:
            half = abs(w)
            cone: Points = ((x - half, y, CORNER), (x - half * 0.55, y + long * 0.6), (x, y + long, CORNER),
                            (x + half * 0.7, y + long * 0.5), (x + half, y, CORNER))  # fmt: skip
            pen.fill(curve(at([(p[0] + 2, p[1] + 3, *p[2:]) for p in cone])), SEAM, 0.4)
            pen.fill(curve(at(cone)), IVORY)
            crease(pen, at(((x + half * 0.45, y + 1), (x + half * 0.3, y + long * 0.5), (x, y + long * 0.9))), 1.3,
                   (0.8, 0.06, 84), 0.8)  # fmt: skip

    c.draw(work, detail=0.9, soft=0.25)


def _eye(c: Canvas) -> None:
    """An amber ball, a slit that points at the magpie, a lid that is raised before and falls behind."""
    x, y = _EYE
    m = mask(c)
    socket = c.mask(oval(x + 4, y + 4, 64, 56, TURN_EYE), soft=7)
    c.multiply(socket & m, HIDE_DEEP, 0.7)
    rim = c.mask(oval(x, y, 51, 47, TURN_EYE), wobble=0.6) & m.grow(-2)
    c.fill(rim, BACK, detail=0.85)
    ball = c.mask(oval(x, y, 43, 40, TURN_EYE)) & m.grow(-5)
    c.fill(ball, (0.84, 0.14, 86), detail=0.95)
    c.multiply(ball.edge(8, -6, 8), (0.64, 0.14, 58), 0.75)
    c.glaze(c.mask(oval(x - 14, y + 16, 24, 15, TURN_EYE), soft=5) & ball, (0.95, 0.09, 100), 0.85)
    lid = c.mask(curve([(x - 62, y - 66), (x - 34, y - 46), (x - 6, y - 36), (x + 22, y - 19), (x + 44, y + 6),
                        (x + 70, y + 16), (x + 60, y - 60), (x, y - 86)])) & rim  # fmt: skip

    def inside(pen: Pen) -> None:
        pen.fill(oval(x - 13, y + 6, 14, 29, 14), INK)
        pen.dot(x - 20, y - 8, 9, (0.99, 0.005, 90))
        pen.dot(x - 2, y + 21, 4, (0.98, 0.02, 90), 0.8)
        wet: Points = ((x - 36, y + 16, 1), (x - 22, y + 32, 3.4), (x + 4, y + 37, 4), (x + 28, y + 26, 1))
        pen.fill(limb(wet, 24), (0.95, 0.03, 220), 0.9)

    c.draw(inside, clip=ball, detail=0.95, soft=0.3)
    c.fill(lid, HIDE, detail=0.85)
    c.glaze(lid.edge(-2, -5, 4), HIDE_PALE, 0.8)
    under = ((x - 34, y - 38, 4), (x - 6, y - 28, 6), (x + 26, y - 4, 6), (x + 46, y + 24, 3))
    c.multiply((c.mask(limb(under, 24), soft=3) & ball) - lid, (0.4, 0.09, 60), 0.55)

    def lines(pen: Pen) -> None:
        crease(pen, [(x - 36, y - 43), (x - 8, y - 36), (x + 22, y - 18), (x + 49, y + 16)], 3.0, INK, 0.9)
        crease(pen, [(x - 14, y - 60), (x + 14, y - 52), (x + 40, y - 32), (x + 64, y + 2)], 2.4, SEAM, 0.6)
        crease(pen, [(x - 42, y + 22), (x - 22, y + 42), (x + 8, y + 48), (x + 38, y + 34)], 2.2, SEAM, 0.75)
        crease(pen, [(x - 8, y + 62), (x + 24, y + 60), (x + 52, y + 42)], 1.8, SEAM, 0.45)

    c.draw(lines, detail=0.9, soft=0.3)
    brow = [(x - 20, y - 64, 3), (x + 10, y - 58, 6), (x + 42, y - 36, 4)]
    sweep(c, m, brow, 5, HIDE_PALE, 0.7, pale=True)


TURN_EYE: Final = -24.0
