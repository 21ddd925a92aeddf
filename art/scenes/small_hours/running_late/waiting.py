"""Parts of Running Late: the one who waits, on a bench in the last lamp's light, under a green umbrella."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, oval, place

from .avenue import END, VIEW
from .brush import INK, WHITE, crease

_WOOD: Final = (0.42, 0.1, 45)
_WOOD_PALE: Final = (0.7, 0.12, 62)
_COAT: Final = (0.36, 0.03, 250)
_GREEN: Final = (0.55, 0.14, 158)
_GREEN_DEEP: Final = (0.36, 0.1, 165)
_GREEN_PALE: Final = (0.78, 0.13, 140)
_SIZE: Final = 0.8


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points given from the bench's middle on the ground, in place."""
    return place(points, VIEW[0], END, _SIZE)


def _spot(x: float, y: float) -> tuple[float, float]:
    """Return one place."""
    at = _at([(x, y)])[0]
    return at[0], at[1]


def waiting(c: Canvas) -> None:
    """Paint light, bench, badger, umbrella."""
    x, y = VIEW[0], END
    d = np.hypot((c.x - x) / 84, (c.y - y + 70) / 84)
    c.glaze(np.asarray(np.exp(-(d**3)), np.float32), (0.965, 0.09, 95), 0.6)
    c.multiply(c.mask(limb(_at([(-84, 6, 5), (0, 9, 9), (96, 8, 5)]), 12), soft=3), (0.45, 0.11, 50), 0.7)
    _bench(c)
    _badger(c)
    _umbrella(c)


def _bench(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for x in (-72, 72):
            pen.fill(limb(_at([(x, 4, 3.4), (x, -30, 3.4), (x * 1.03, -66, 3)]), 10), mix(_WOOD, INK, 0.4))
        for y, h in ((-64, 8), (-50, 8)):
            pen.fill(
                curve(_at([(-82, y, CORNER), (82, y - 1, CORNER), (82, y + h, CORNER), (-82, y + h + 1, CORNER)])),
                _WOOD,
            )
            crease(pen, _at([(-80, y + 1.5), (0, y + 1), (80, y + 1)]), 1.2, _WOOD_PALE, 0.9)
        pen.fill(curve(_at([(-84, -34, CORNER), (84, -34, CORNER), (88, -24, CORNER), (-88, -24, CORNER)])), _WOOD)
        crease(pen, _at([(-82, -33), (0, -33), (82, -33)]), 1.6, _WOOD_PALE)

    c.draw(work, detail=0.85, soft=0.2)


def _badger(c: Canvas) -> None:
    """Seated, seen from the front, head a little tilted; both paws round the umbrella's stick."""
    body = c.mask(curve(_at([(-28, -22), (-34, -48), (-27, -78), (-12, -94), (14, -94), (26, -78), (31, -48), (28, -22),
                             (0, -18)])), wobble=0.5)  # fmt: skip
    c.fill(body, _COAT, detail=0.85)
    sweep(c, body, _at([(-26, -34, 6), (-26, -62, 6), (-16, -84, 4)]), 4, (0.72, 0.07, 85), 0.8, pale=True)
    sweep(c, body, _at([(0, -30, 12), (0, -60, 10)]), 6, INK, 0.8)
    for side in (-1, 1):
        leg = c.mask(curve(_at([(side * 8, -32), (side * 24, -34), (side * 27, -20), (side * 25, 0), (side * 30, 5),
                                (side * 12, 6), (side * 11, -8)])))  # fmt: skip
        c.fill(leg, mix(_COAT, INK, 0.5), detail=0.85)
        c.glaze(leg.edge(-2, -2, 2), (0.74, 0.1, 80), 0.6)
    head = c.mask(
        curve(
            _at(
                [
                    (-27, -112),
                    (-24, -130),
                    (-8, -141),
                    (8, -141),
                    (23, -131),
                    (27, -113),
                    (18, -97),
                    (7, -84),
                    (-5, -84),
                    (-17, -96),
                ]
            )
        ),
        wobble=0.4,
    )
    ears = c.mask(circle(*_spot(-23, -134), 8), circle(*_spot(22, -135), 8))
    c.fill(ears, INK, detail=0.9)
    c.fill(c.mask(circle(*_spot(-23, -136), 4.4), circle(*_spot(22, -137), 4.4)), WHITE, detail=0.9)
    c.fill(head, WHITE, detail=0.95)

    def face(pen: Pen) -> None:
        for s in (-1, 1):
            pen.fill(curve(_at([(s * 4, -91, CORNER), (s * 7, -104), (s * 7, -122), (s * 11, -138), (s * 22, -133),
                                (s * 22, -120), (s * 16, -108), (s * 9, -95)])), INK)  # fmt: skip
            pen.dot(*_spot(s * 12.5, -114), 4.3, (0.5, 0.1, 60))
            pen.dot(*_spot(s * 12.2, -114), 3.2, (0.1, 0.02, 60))
            pen.dot(*_spot(s * 12.2 + 1.2, -115.6), 1.5, WHITE)
        pen.fill(oval(*_spot(1, -89), 6.4, 4.6), INK)
        pen.dot(*_spot(2.6, -90.6), 1.3, WHITE)

    c.draw(face, clip=head, detail=1.0)
    c.multiply(head.edge(5, 5, 5), (0.78, 0.08, 70), 0.6)


def _umbrella(c: Canvas) -> None:
    """Green, held a little aslant; the stick between the paws."""

    def stick(pen: Pen) -> None:
        pen.stroke(_at([(30, -44), (34, -100), (22, -196)]), INK, 3.2)

    c.draw(stick, detail=0.95)
    top: Points = ((12, -198, CORNER), (-30, -190), (-68, -168), (-84, -136, CORNER), (-70, -146), (-56, -138, CORNER),
                   (-40, -149), (-20, -143, CORNER), (0, -153), (22, -145, CORNER), (44, -153), (62, -143, CORNER),
                   (80, -148), (96, -138, CORNER), (86, -168), (54, -191))  # fmt: skip
    m = c.mask(curve(_at(top)), wobble=0.3)
    c.fill(m, _GREEN, detail=0.95)
    c.multiply(m.edge(14, 4, 12), _GREEN_DEEP, 0.9)
    sweep(c, m, _at([(-60, -158, 8), (-36, -178, 9), (-4, -190, 4)]), 6, _GREEN_PALE, 0.8, pale=True)

    def ribs(pen: Pen) -> None:
        for x, y, u in ((-56, -138, -30), (-20, -143, -8), (22, -145, 20), (62, -143, 46)):
            crease(pen, _at([(12, -197), (u, -175), (x, y)]), 1.2, _GREEN_DEEP, 0.85)
        pen.fill(limb(_at([(12, -196, 2.2), (10, -208, 1)]), 6), INK)

    c.draw(ribs, detail=0.95)

    def paws(pen: Pen) -> None:
        pen.fill(limb(_at([(20, -74, 9), (32, -66, 8), (33, -60, 6.5)]), 10), mix(_COAT, INK, 0.45))
        pen.fill(limb(_at([(-20, -72, 9), (-2, -58, 8), (20, -54, 7), (31, -54, 6)]), 12), mix(_COAT, INK, 0.25))

    c.draw(paws, detail=0.9, soft=0.2)
