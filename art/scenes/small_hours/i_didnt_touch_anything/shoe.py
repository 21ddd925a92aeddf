"""A boy's scuffed ankle boot, seen from the side."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, place

_UPPER = (
    (-0.5, -0.52, CORNER),
    (-0.14, -0.56, CORNER),
    (-0.08, -0.3),
    (0.1, -0.16),
    (0.36, -0.12),
    (0.5, 0.02),
    (0.48, 0.14, CORNER),
)
_HEEL = ((-0.5, 0.14, CORNER), (-0.54, -0.1), (-0.5, -0.3))
_SOLE = (
    (-0.54, 0.12, CORNER),
    (0.5, 0.12),
    (0.54, 0.2),
    (0.46, 0.24),
    (-0.16, 0.22),
    (-0.18, 0.28, CORNER),
    (-0.54, 0.28, CORNER),
)
LEATHER = (0.42, 0.09, 42)


def shoe(c: Canvas, x: float, y: float, size: float, turn: float, left: bool = False, bias: float = 0.0) -> None:
    """Paint the boot about (x, y), `size` long, its toe pointing right before it is turned."""

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn, left)

    mouth = c.mask(curve(put([(-0.52, -0.5), (-0.32, -0.6), (-0.12, -0.56), (-0.3, -0.46)])))
    c.fill(mouth, (0.2, 0.04, 45), detail=0.9)
    upper = c.mask(curve(put([*_UPPER, *_HEEL])))
    c.form(upper, LEATHER, thickness=size * 0.2, rim=0.5, gloss=0.3, mottle=0.12, grain=7, bias=bias, detail=0.9)
    sole = c.mask(curve(put(_SOLE), pull=0.2))
    c.form(sole, (0.3, 0.05, 50), thickness=4, rim=0.4, bias=bias, detail=0.9)

    def trim(pen: Pen) -> None:
        pen.stroke([p[:2] for p in put([(0.18, -0.15), (0.26, 0.0), (0.24, 0.11)])], (0.3, 0.07, 40), 1.6, 0.8)
        pen.stroke([p[:2] for p in put([(-0.5, -0.14), (-0.3, -0.1), (-0.2, 0.11)])], (0.3, 0.07, 40), 1.4, 0.7)
        for k in range(4):
            a, b = put([(-0.16 + 0.075 * k, -0.44 + 0.1 * k), (-0.01 + 0.07 * k, -0.37 + 0.085 * k)])
            pen.stroke([a[:2], b[:2]], (0.88, 0.05, 95), 2.6)
        knot = put([(-0.12, -0.48), (0.02, -0.56), (0.1, -0.46)])
        pen.stroke([p[:2] for p in knot], (0.88, 0.05, 95), 2.4)
        kx, ky = put([(-0.1, -0.48)])[0][:2]
        pen.stroke([(kx, ky), (kx + 8, ky + 24), (kx + 2, ky + 46)], (0.88, 0.05, 95), 2.3)
        pen.stroke([(kx, ky), (kx - 7, ky + 20), (kx - 3, ky + 38)], (0.84, 0.05, 95), 2.3)

    c.draw(trim, relief=1.4, detail=0.9)
