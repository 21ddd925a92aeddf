"""Parts of Overdue: the library at night, pale as moonlight: shelves almost bare (their books are elsewhere)."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, circle, curve

from .inks import CREAM, MINT, SAND, SEA

_FLOOR: Final = 930.0
_BACK: Final = (0.9, 0.016, 190)
_WOOD: Final = (0.945, 0.016, 160)
_LINE: Final = (0.77, 0.03, 196)
_BAYS: Final = ((-90, 118), (118, 262), (538, 686), (686, 890))
_BOARDS: Final = (176, 356, 536, 716, 896)


def room(c: Canvas) -> None:
    """Wash the wall and lay the floor."""
    c.wash(
        [(0.0, (0.925, 0.018, 195)), (0.4, (0.925, 0.018, 180)), (0.76, (0.91, 0.02, 170)), (1.0, (0.925, 0.028, 105))]
    )
    floor = c.full(smoothstep(_FLOOR - 1, _FLOOR + 1, c.y))
    c.fill(floor, (0.915, 0.03, 98), detail=0.2)
    c.glaze(c.full(smoothstep(_FLOOR + 110, _FLOOR, c.y)) & floor, (0.86, 0.03, 160), 0.5)


def shelves(c: Canvas) -> None:
    """Bays of bare shelves to both sides of the window, three books left behind in them."""

    def work(pen: Pen) -> None:
        for left, right in _BAYS:
            wide = right - left
            pen.fill(box(left, -10, wide, _FLOOR + 10), _BACK)
            top = -20.0
            for y in _BOARDS:
                pen.fade(box(left, top, wide, 70), (left, top), (left, top + 70), [(0.85, 0.022, 194), _BACK])
                pen.fade(
                    box(left + 12, top, 26, y - top), (left + 12, 0), (left + 38, 0), [(0.84, 0.026, 196), _BACK], 0.7
                )
                top = y + 16
            for y in _BOARDS:
                pen.fill(box(left, y, wide, 16), _WOOD)
                pen.fill(box(left, y + 14, wide, 4), _LINE, 0.8)
        for x in sorted({edge for bay in _BAYS for edge in bay}):
            pen.fill(box(x - 9, -10, 18, _FLOOR + 10), _WOOD)
            pen.fill(box(x + 8, -10, 4, _FLOOR + 10), _LINE, 0.8)

    c.draw(work, detail=0.4, soft=0.7)

    def left_behind(pen: Pen) -> None:
        for x, y, w, h, turn, ink in (
            (40, 176, 24, 116, 0, MINT),
            (76, 172, 20, 104, -14, SAND),
            (742, 356, 24, 112, 12, SEA),
        ):
            pen.fill(box(x + 5, y - h + 2, w, h, 3, turn), _LINE, 0.5)
            pen.fill(box(x, y - h, w, h, 3, turn), ink, 0.85)
            for q in (0.16, 0.8):
                with pen.at(x + w / 2, y - h / 2, turn):
                    pen.fill(box(-w / 2, (q - 0.5) * h, w, 4), CREAM, 0.8)

    c.draw(left_behind, detail=0.7, soft=0.4)


def window(c: Canvas) -> None:
    """A tall window between the shelves, its night no darker than a watercolour, a thin moon in it."""
    frame = curve([(276, 940, CORNER), (276, 150, CORNER), (308, 58), (400, 14), (492, 58), (526, 150, CORNER),
                   (526, 940, CORNER)])  # fmt: skip
    m = c.mask(frame)
    c.fill(m.grow(11), (0.95, 0.018, 150), detail=0.4)
    c.multiply(m.grow(13) - m.grow(11), _LINE, 0.8)
    c.fill(m, (0.77, 0.05, 208), detail=0.4)
    moon = c.mask(circle(462, 74, 31)) - c.mask(circle(447, 66, 29))
    c.fill(moon, CREAM, detail=0.8)
