"""Parts of Overdue: the secret: a mouse in spectacles tiptoes off with the slip that says when the book is due."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, oval, place, polygon

from .inks import CORAL, CREAM, INK, SHADE, crease

_COAT: Final = (0.66, 0.03, 70)
_DARK: Final = (0.46, 0.035, 60)
_PINK: Final = (0.8, 0.07, 40)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the mouse (feet at 0, 0, walking to the left) where they lie on the card."""
    return place(points, 136, 1168, 1.26)


def _xy(points: Points) -> list[tuple[float, float]]:
    return [(p[0], p[1]) for p in _at(points)]


def mouse(c: Canvas) -> None:
    """Tail, body on its toes, slip held high, head."""
    c.multiply(c.mask(limb(_at([(-40, 3, 4), (10, 4, 8), (60, 2, 4)]), 20), soft=7), SHADE, 0.55)
    c.multiply(c.mask(limb(_at([(-26, 3, 3), (10, 4, 5), (36, 3, 3)]), 20), soft=4), SHADE, 0.6)
    tail = c.mask(limb(_at([(26, -28, 4), (54, -18, 3), (74, -30, 2.6), (88, -22, 1.2)]), 30))
    c.fill(tail, mix(_PINK, _DARK, 0.3), detail=0.85)
    for leg in (
        [(14, -24, 9), (24, -12, 5), (22, -3, 4), (12, 0, 3.4)],
        [(-2, -22, 8), (-12, -12, 5), (-14, -3, 4), (-24, -1, 3.4)],
    ):
        c.fill(c.mask(limb(_at(leg), 24)), mix(_COAT, _DARK, 0.35), detail=0.85)
    slip = c.mask(polygon(_at([(-58, -132), (26, -150), (36, -96), (-48, -78)])))
    c.multiply(slip.blur(4).move(3, 6), SHADE, 0.5)
    c.fill(slip, CREAM, detail=0.95)
    body = c.mask(
        curve(_at([(-14, -62), (6, -66), (28, -48), (34, -24), (16, -12), (-8, -14), (-20, -32)])), wobble=0.6
    )
    c.fill(body, _COAT, detail=0.85)
    sweep(c, body, _at([(28, -40, 5), (26, -20, 7), (4, -14, 5)]), 5, _DARK, 0.55)

    def marks(pen: Pen) -> None:
        for row in range(3):
            for col in range(3):
                x, y = -42 + 24 * col, -119 + 14 * row
                a = _at([(x, y - 0.22 * (x + 42)), (x + 14, y - 0.22 * (x + 56))])
                last = row == 2 and col == 0
                if row == 2 and col:
                    continue
                pen.stroke([p[:2] for p in a], CORAL if last else SHADE, 3.4 if last else 2.2, 0.9)

    c.draw(marks, clip=slip, detail=0.95, soft=0.2)
    for way in ([(6, -50, 6.5), (20, -70, 5), (21, -96, 4.6)], [(-10, -52, 6), (-34, -64, 4.6), (-42, -82, 4.4)]):
        c.fill(c.mask(limb(_at(way), 20)), mix(_COAT, _DARK, 0.25), detail=0.9)
    _head(c)


def _head(c: Canvas) -> None:
    for x, y in _xy([(-14, -84), (4, -78)]):
        ear = c.mask(circle(x, y, 11))
        c.fill(ear, mix(_COAT, _DARK, 0.3), detail=0.9)
        c.fill(c.mask(circle(x, y + 1, 6.5), soft=1), _PINK, detail=0.9)
    head = c.mask(
        curve(_at([(6, -64), (-6, -76), (-24, -72), (-40, -58), (-48, -52, CORNER), (-40, -46), (-20, -44), (0, -50)]))
    )
    c.fill(head, _COAT, detail=0.9)
    c.multiply(head.edge(2, 5, 3), _DARK, 0.5)

    def work(pen: Pen) -> None:
        x, y = _at([(-48, -52)])[0]
        pen.fill(oval(x, y, 3.4, 3), (0.5, 0.1, 30))
        for ex, ey, r in ((-22, -61, 6.6), (-34, -60, 5.2)):
            px, py = _at([(ex, ey)])[0]
            pen.fill(circle(px, py, r), (0.95, 0.02, 200), 0.75)
            pen.stroke(circle(px, py, r), INK, 1.7)
            pen.dot(px - 1.2, py + 0.6, 1.8, INK)
        crease(pen, [p[:2] for p in _at([(-15, -62), (-8, -65), (-1, -66)])], 1.2, INK)
        crease(pen, [p[:2] for p in _at([(-42, -47), (-36, -45), (-31, -47)])], 1.1, _DARK)

    c.draw(work, detail=0.95, soft=0.15)
