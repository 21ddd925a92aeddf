"""Parts of Loose Tile: the swallows below the sea."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval


def _swallow(pen: Pen, x: float, y: float, s: float, turn: float, beat: float) -> None:
    """Draw a swallow seen from above: sickle wings, forked tail; `beat` lifts one wing."""
    dark, blue = (0.2, 0.04, 265), (0.36, 0.08, 262)
    with pen.at(x, y, turn, s / 100):
        pen.fill(
            curve(
                [(0, -6, CORNER), (-18, -26 - 8 * beat), (-52, -26 - 14 * beat, CORNER), (-20, -8), (-4, 12, CORNER)]
            ),
            dark,
        )
        pen.fill(
            curve([(0, -6, CORNER), (18, -26 + 8 * beat), (52, -20 + 18 * beat, CORNER), (20, -6), (4, 12, CORNER)]),
            dark,
        )
        pen.fill(
            curve(
                [
                    (0, -30, CORNER),
                    (9, -18),
                    (8, 6),
                    (3, 24),
                    (14, 56, CORNER),
                    (0, 34, CORNER),
                    (-14, 56, CORNER),
                    (-3, 24),
                    (-8, 6),
                    (-9, -18),
                ]
            ),
            blue,
        )
        pen.fill(oval(0, -22, 5, 4), (0.5, 0.14, 30))


def birds(c: Canvas) -> None:
    """Small swallows far below in the hole, and two that have come up through it."""

    def below(pen: Pen) -> None:
        for x, y, s, turn, beat in (
            (436, 900, 40, 40, 0.4),
            (500, 950, 30, 70, -0.6),
            (688, 880, 38, -30, 0.2),
            (650, 1010, 26, 20, 0.8),
            (730, 990, 22, -60, -0.2),
            (416, 980, 20, 100, 0.3),
        ):
            _swallow(pen, x, y, s, turn, beat)

    c.draw(below, relief=1.5, detail=0.85)

    def out(pen: Pen) -> None:
        _swallow(pen, 712, 548, 104, 22, 0.5)
        _swallow(pen, 628, 470, 66, -18, -0.5)

    c.draw(out, relief=4, detail=0.9)
