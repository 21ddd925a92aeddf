"""The leopard's face: wide pupils turned down, nose above the glass, whiskers in the light."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

from .leopard import INK, on_head

_AMBER: Colour = (0.8, 0.12, 90)


def face(c: Canvas) -> None:
    """Paint eyes, nose, mouth and whiskers."""
    for side in (-1, 1):
        _eye(c, side)
    nose = c.mask(
        curve(
            on_head(
                (-42, 88, CORNER), (-20, 77), (20, 77), (42, 88, CORNER), (27, 107), (8, 120), (-8, 120), (-27, 107)
            )
        )
    )
    c.fill(nose, (0.56, 0.1, 32), mottle=0.1, detail=0.8)
    ((nx, ny),) = on_head((0, 74))
    c.multiply(c.mask(oval(nx, ny, 44, 12, -7), soft=6) & nose, (0.4, 0.08, 25), 0.6)

    def lines(pen: Pen) -> None:
        for side in (-1, 1):
            pen.fill(curve(on_head((side * 34, 94), (side * 16, 99), (side * 18, 107), (side * 30, 103))), INK, 0.85)
            pen.stroke(on_head((0, 118), (0, 138), (side * 16, 151), (side * 40, 157), (side * 66, 158)), INK, 4, 0.8)
            for row in range(4):
                for k in range(4):
                    ((x, y),) = on_head((side * (34 + k * 18), 112 + row * 11 + k * 2))
                    pen.dot(x, y, 2.3, INK, 0.85)

    c.draw(lines, detail=0.9)

    def whiskers(pen: Pen) -> None:
        for side in (-1, 1):
            for k in range(5):
                root = (side * (62 + 6 * k), 112 + 11 * k)
                bow = (side * (150 + 6 * k), 92 + 26 * k)
                end = (side * (236 - 8 * k), 112 + 46 * k)
                pen.stroke(on_head(root, bow, end), (0.94, 0.04, 88), 1.7, 0.8)
            for k in range(3):
                pen.stroke(
                    on_head((side * (70 + 12 * k), -62), (side * (92 + 18 * k), -110), (side * (132 + 24 * k), -142)),
                    (0.9, 0.03, 120),
                    1.3,
                    0.5,
                )

    c.draw(whiskers, detail=0.9)


def _eye(c: Canvas, side: int) -> None:
    """An eye that looks down: the lid low over it, the wide pupil on the lower rim."""
    s = float(side)
    above = c.mask(limb(on_head((s * 50, -34, 6), (s * 78, -50, 13), (s * 108, -44, 6)), 12), soft=7)
    c.glaze(above, (0.84, 0.07, 80), 0.35)
    crease = c.mask(limb(on_head((s * 46, 0, 3), (s * 70, -22, 5), (s * 104, -22, 4), (s * 124, -4, 2)), 16), soft=5)
    c.multiply(crease, (0.3, 0.06, 45), 0.5)
    around = ((s * 26, 40, CORNER), (s * 42, 20), (s * 62, 3), (s * 92, -1), (s * 120, 9, CORNER))
    c.fill(c.mask(curve(on_head(*around, (s * 106, 35), (s * 76, 44), (s * 48, 39))), soft=1.8), INK, detail=0.9)
    open_ = ((s * 42, 32, CORNER), (s * 52, 16), (s * 68, 8), (s * 92, 5), (s * 116, 11, CORNER))
    ball = c.mask(curve(on_head(*open_, (s * 102, 30), (s * 76, 39))))
    c.fill(ball, (0.44, 0.08, 78), detail=0.95)
    ((x, y),) = on_head((s * 80 - 9, 23))
    c.fill(c.mask(oval(x, y, 27, 26), soft=1) & ball, (0.62, 0.11, 84), detail=0.95)
    c.fill(c.mask(oval(x, y + 12, 24, 12), soft=5) & ball, _AMBER, detail=0.95)
    c.fill(c.mask(oval(x, y + 4, 18, 17), soft=0.8) & ball, (0.09, 0.02, 60), detail=0.95)
    ((gx, gy),) = on_head((s * 80 - 13, 31))
    c.fill(c.mask(oval(gx, gy, 3.6, 5), soft=0.5) & ball, (0.99, 0.04, 90), detail=0.95)
    over = c.mask(limb(on_head((s * 44, 26, 3), (s * 66, 7, 6), (s * 92, 3, 6), (s * 114, 10, 3)), 16), soft=3)
    c.multiply(over & ball, (0.2, 0.05, 60), 0.75)
