"""Parts of Low Water: four flat blades, which the card's edges cut."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, place

_PANE: Final = (0.8, 0.05, 165)
_VEIN: Final = (0.34, 0.06, 350)
_BLADE: Final[Points] = (
    *((0, -4), (120, -26), (300, -40), (470, -36), (560, -16), (584, 14), (556, 50), (470, 78), (330, 90)),
    *((190, 78), (80, 44), (10, 10)),
)
_VEINS: Final[tuple[Points, ...]] = (
    ((0, -2, 5), (120, -24, 4.4), (300, -38, 4), (470, -35, 3), (560, -16, 2)),
    ((0, 0, 3), (140, -10, 2.4), (320, -14, 2), (520, -10, 1)),
    ((0, 2, 3), (130, 6, 2.2), (320, 16, 1.8), (540, 20, 0.8)),
    ((20, 6, 2.4), (150, 26, 2), (320, 46, 1.6), (490, 56, 0.8)),
    ((30, 12, 2.2), (130, 44, 1.8), (260, 70, 1.2), (360, 82, 0.6)),
)


def wings(c: Canvas) -> None:
    """Paint the far pair, then the near one."""
    for x, y, size, turn, flip in (
        (424, 190, 0.94, -72, 1),
        (392, 190, 0.94, -118, -1),
        (452, 206, 1.0, -32, 1),
        (376, 200, 1.0, -158, -1),
    ):
        _wing(c, x, y, size, turn, flip)


def _wing(c: Canvas, x: float, y: float, size: float, turn: float, flip: int) -> None:
    def at(points: Points) -> list[tuple[float, ...]]:
        return place([(p[0], flip * p[1], *p[2:]) for p in points], x, y, size, turn)

    m = c.mask(curve(at(_BLADE)))
    c.glaze(m, _PANE, 0.62)
    c.multiply(m.edge(-2, -2, 2), _VEIN, 0.3)

    def veins(pen: Pen) -> None:
        for k, vein in enumerate(_VEINS):
            pen.fill(limb(at(vein), 40), _VEIN, 0.85 if k == 0 else 0.5)
        for k in range(14):
            u = 70 + 34 * k
            pen.stroke(at([(u, -14 - 0.02 * u), (u + 8, 4 + 0.02 * u)]), _VEIN, 1.1, 0.4)
            pen.stroke(at([(u + 20, 8 + 0.02 * u), (u + 28, 24 + 0.06 * u)]), _VEIN, 1.1, 0.4)

    c.draw(veins, clip=m, detail=0.5, soft=0.3)
