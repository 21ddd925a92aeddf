"""Parts of Don't Wait Up: the swan's head, bent down to the cub: black mask, orange bill, an open eye."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .ink import INK, crease, on

_TURN: Final = 53.0
_UPPER: Final[Points] = (
    *((56, -30, CORNER), (88, -22), (120, -4), (152, 10), (180, 16), (194, 28), (190, 42, CORNER), (150, 40)),
    *((110, 36), (66, 30, CORNER), (60, 4)),
)
_LOWER: Final[Points] = ((58, 28, CORNER), (110, 36), (150, 41), (184, 43, CORNER), (150, 54), (104, 54), (62, 44))
_MASK: Final[Points] = (
    *((16, -4, CORNER), (40, -26), (54, -48), (72, -52), (86, -38), (84, -24, CORNER), (72, -14), (70, 6)),
    *((82, 32, CORNER), (60, 32), (52, 14)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, bill to the right) where they lie on the card."""
    return on(place(points, 446, 284, 1.0, _TURN))


def head(c: Canvas) -> None:
    """Paint bill, mask and eye."""
    lower = c.mask(curve(at(_LOWER), pull=0.3))
    c.fill(lower, (0.6, 0.17, 42), detail=0.8)
    c.glaze(lower.edge(-4, 4, 2.5), (0.84, 0.14, 72), 0.75)
    upper = c.mask(curve(at(_UPPER), pull=0.3))
    c.fill(upper, (0.72, 0.175, 52), detail=0.8)
    sweep(c, upper, at(((70, -26, 5), (120, -4, 5), (184, 18, 4))), 6, (0.62, 0.16, 35), 0.6)
    sweep(c, upper, at(((76, 20, 4), (120, 28, 5), (180, 34, 3))), 4, (0.86, 0.13, 72), 0.85, pale=True)

    def work(pen: Pen) -> None:
        pen.fill(curve(at(_MASK), pull=0.3), INK)
        pen.fill(curve(at(((183, 18), (195, 26), (194, 40, CORNER), (184, 34))), pull=0.3), (0.42, 0.11, 36))
        crease(pen, at(((62, 33), (110, 37), (150, 41), (188, 43))), 2.4, INK, 0.9)
        pen.fill(limb(at(((104, 4, 1.6), (118, 10, 3.4), (130, 15, 1.6))), 14), INK, 0.85)
        crease(pen, at(((60, -46), (70, -47), (78, -40))), 2.4, (0.5, 0.06, 280), 0.8)
        x, y = at(((6, -12),))[0][:2]
        pen.fill(limb(at(((-20, -8, 1), (-8, -28, 3), (14, -28, 3.4), (26, -14, 1.2))), 20), (0.58, 0.08, 262), 0.55)
        pen.fill(oval(x, y, 14.5, 12.6, _TURN), INK)
        pen.fill(oval(x + 1, y + 2.5, 9.5, 7.5, _TURN), (0.36, 0.075, 45))
        pen.fill(oval(x, y + 0.5, 8.2, 7.2, _TURN), (0.11, 0.02, 300))
        pen.dot(x - 4, y - 3.4, 3.7, (0.99, 0.02, 90))
        pen.dot(x + 4.5, y + 5, 1.4, (0.9, 0.06, 80), 0.8)

    c.draw(work, detail=0.95, soft=0.3)
