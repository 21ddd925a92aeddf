"""The suitcase that she meant to hide, and the train."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, oval, polygon

from .plain import HORIZON

_BRASS: Colour = (0.8, 0.12, 82)
_CLOTH: Colour = (0.78, 0.15, 70)


def suitcase(c: Canvas) -> None:
    """Paint a real suitcase by her side, half under the skirt; no shadow leaves it."""
    turn = 7.0
    case = c.mask(box(508, 1006, 168, 108, 12, turn), wobble=0.8)
    lid = c.mask(polygon([(515, 1001), (530, 980), (668, 998), (680, 1024), (600, 1020)]), wobble=0.8)
    c.multiply(case.edge(2, 6, 2).move(1, 5), (0.5, 0.1, 40), 0.5)
    c.form(lid, (0.54, 0.12, 36), thickness=5, rim=0.0, gain=0.6, mottle=0.08, detail=0.65)
    c.form(case, (0.44, 0.12, 30), thickness=12, rim=0.0, gain=0.75, mottle=0.08, detail=0.65)

    def fittings(pen: Pen) -> None:
        with pen.at(592, 1060, turn):
            pen.fill(box(40, -54, 12, 108, 2), (0.32, 0.09, 28))
            for y in (-54, 34):
                pen.fill(curve([(84, y, CORNER), (84, y + 20, CORNER), (62, y + (20 if y > 0 else 0), CORNER)]), _BRASS)
            pen.fill(box(39, -8, 14, 17, 2), _BRASS)
            pen.fill(
                curve([(57, -22, CORNER), (80, -22, CORNER), (76, -2), (81, 18, CORNER), (66, 12, CORNER)]), _CLOTH
            )
            pen.stroke([(-84, -22), (84, -22)], (0.3, 0.09, 28), 2.4)

    c.draw(fittings, relief=2.5, detail=0.8)


def train(c: Canvas) -> None:
    """A train crosses the plain far off, under its steam."""
    y = HORIZON + 5

    def cars(pen: Pen) -> None:
        pen.stroke([(-5, y + 1), (805, y + 1)], (0.55, 0.08, 30), 1.2, 0.6)
        for k in range(6):
            pen.fill(box(556 + k * 19, y - 7, 17, 6.5, 1.2), (0.46, 0.08, 20))
        pen.fill(box(671, y - 9, 10, 9, 1), (0.34, 0.06, 300))
        pen.fill(box(680, y - 6, 17, 6, 1), (0.34, 0.06, 300))
        pen.fill(polygon([(689, y), (690, y - 13), (695, y - 13), (694, y)]), (0.34, 0.06, 300))

    c.draw(cars, detail=0.8)
    r = c.rng("steam")
    for k in range(26):
        f = k / 25
        puff = c.mask(
            oval(
                692 - 190 * f + float(r.normal(0, 3)),
                y - 18 - 26 * f**0.7 + float(r.normal(0, 3 + 5 * f)),
                5 + 17 * f,
                4 + 8 * f,
            ),
            soft=1.5,
        )
        c.fill(puff, (0.985, 0.015, 90), 0.85 - 0.65 * f, detail=0.5)
