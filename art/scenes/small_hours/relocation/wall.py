"""Parts of Relocation: the party wall: of the neighbours' rooms the papers, a shelf, where a picture hung."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import oval, polygon

from .house import APEX, CORNER_X, EAVE, FOOT, p
from .ink import CREAM, INK, PLUM

_ROSE: Final = (0.76, 0.14, 20)
_LEAF: Final = (0.66, 0.09, 180)
_FLOORS: Final = (338.0, 486.0)
_TORN: Final = tuple(
    p(u, v) for u, v in ((0.12, 208), (0.2, 220), (0.36, 206), (0.5, 216), (0.62, 234), (0.84, 222), (1.0, 206))
)
"""The upper edge of the roses' paper."""


def _outline(c: Canvas) -> Mask:
    """The wall, its far edge toothed where bricks went with the neighbours."""
    r = c.rng("torn wall")
    edge: list[tuple[float, float]] = []
    v, u = FOOT + 4, 1.0
    while v > EAVE:
        edge.append(p(u, v))
        v = max(v - float(r.uniform(16, 34)), EAVE)
        edge.append(p(u, v))
        u = 1.0 + float(r.uniform(-0.06, 0.08))
    return c.mask(polygon([p(0, FOOT + 4), *edge, APEX, p(0, EAVE)]), wobble=1)


def party_wall(c: Canvas) -> None:
    """Attic bricks, roses upstairs, stripes below; floors' stumps between."""
    m = _outline(c)
    c.fill(m, (0.42, 0.1, 10), detail=0.6, mottle=0.1)
    r = c.rng("attic")

    def attic(pen: Pen) -> None:
        for row in range(18):
            for k in range(10):
                x, y = 76 + 18 * k + (9 if row % 2 else 0), 66 + 11 * row - 0.1 * 18 * k
                if r.random() < 0.75:
                    pen.fill(polygon([(x, y), (x + 15, y - 1.5), (x + 15, y + 6.5), (x, y + 8)]),
                             mix((0.34, 0.09, 350), (0.54, 0.13, 30), float(r.random())), 0.75)  # fmt: skip

    c.draw(attic, clip=m, detail=0.6, soft=0.4)
    for k, (top, low, tone) in enumerate(
        ((EAVE + 10, _FLOORS[0], (0.45, 0.115, 345)), (_FLOORS[0], _FLOORS[1], (0.7, 0.075, 180)),
         (_FLOORS[1], FOOT + 4, (0.72, 0.13, 30)))
    ):  # fmt: skip
        part = (
            c.mask(polygon([p(0, top), *(_TORN if k == 0 else ()), p(1.2, top), p(1.2, low), p(0, low)]), wobble=0.5)
            & m
        )
        c.fill(part, tone, detail=0.65, mottle=0.05)
        (_roses, _dots, _stripes)[k](c, part, top)
    _traces(c, m)
    c.multiply(
        m * np.asarray(0.55 + 0.4 * smoothstep(CORNER_X - 40, CORNER_X, c.x), np.float32), (0.66, 0.11, 330), 0.75
    )
    c.multiply(m * np.asarray(smoothstep(330, 120, c.y), np.float32), PLUM, 0.35)
    c.fill(m.edge(-5, 0, 0.5), (0.34, 0.11, 20), 0.9, detail=0.7)
    c.glaze(m.edge(-1.5, 0, 0.6), (0.78, 0.13, 36), 0.6)


def _roses(c: Canvas, m: Mask, top: float) -> None:
    def work(pen: Pen) -> None:
        for row in range(5):
            for k in range(5):
                x, y = p(0.1 + 0.24 * k, top + 18 + 30 * row + (15 if k % 2 else 0))
                for dx, turn in ((-8, 25), (8, -30)):
                    pen.fill(oval(x + dx, y + 5, 6, 2.8, turn), _LEAF, 0.9)
                for dx, dy in ((-3, -2), (3, -3), (0, -5), (-2, 3), (3, 3)):
                    pen.dot(x + dx, y + dy, 4.2, _ROSE)
                pen.dot(x, y - 1, 2.8, mix(_ROSE, CREAM, 0.5))

    c.draw(work, clip=m, detail=0.75, soft=0.3)


def _dots(c: Canvas, m: Mask, top: float) -> None:
    def work(pen: Pen) -> None:
        for row in range(9):
            for k in range(8):
                x, y = p(0.06 + 0.14 * k, top + 12 + 18 * row + (9 if k % 2 else 0))
                pen.dot(x, y, 3.0, CREAM, 0.85)

    c.draw(work, clip=m, detail=0.7, soft=0.3)


def _stripes(c: Canvas, m: Mask, top: float) -> None:
    def work(pen: Pen) -> None:
        for k in range(9):
            u = 0.05 + 0.13 * k
            pen.fill(
                polygon([p(u, top), p(u + 0.06, top), p(u + 0.06, FOOT + 8), p(u, FOOT + 8)]), (0.52, 0.15, 20), 0.8
            )

    c.draw(work, clip=m, detail=0.7, soft=0.3)


def _traces(c: Canvas, m: Mask) -> None:
    """Stumps of floors, the pale ghost of a picture and its nail, a shelf with a cup on it."""

    def work(pen: Pen) -> None:
        for v in _FLOORS:
            pen.fill(polygon([p(0, v - 5), p(1.2, v - 5), p(1.2, v + 9), p(0, v + 9)]), (0.36, 0.07, 40))
            pen.fill(polygon([p(0, v - 5), p(1.2, v - 5), p(1.2, v - 1), p(0, v - 1)]), (0.7, 0.09, 60))
        pen.fill(polygon([p(0.34, 388), p(0.7, 388), p(0.7, 440), p(0.34, 440)]), (0.9, 0.05, 160))
        x, y = p(0.52, 378)
        pen.dot(x, y, 2.6, INK)
        pen.fill(polygon([p(0.2, 562), p(0.72, 562), p(0.72, 569), p(0.2, 569)]), (0.34, 0.07, 30))
        x, y = p(0.5, 562)
        pen.fill(polygon([(x - 9, y - 17), (x + 9, y - 17), (x + 6, y), (x - 6, y)]), (0.55, 0.1, 195))
        pen.stroke([(x - 8, y - 13), (x - 16, y - 11), (x - 14, y - 4), (x - 7, y - 4)], (0.55, 0.1, 195), 2.4)

    c.draw(work, clip=m, detail=0.85, soft=0.3)
