"""Parts of I Didn't Touch Anything: the peaches, and the one that is an egg on its shaded side."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place

from .ink import BARK, CREAM, GOLD, INK, crease

_PEACHES: Final = ((612, 204, 40, 580, 126),)
"""Each peach: where, how large, where its stalk begins."""
_SKIN: Final = ramp(
    [(0, (0.92, 0.145, 78)), (0.28, (0.8, 0.182, 56)), (0.6, (0.655, 0.208, 35)), (1, (0.48, 0.18, 21))]
)
_X: Final = 258.0
_Y: Final = 752.0
_CRACK: Final[Points] = (
    *((-42, -6, CORNER), (-28, -20, CORNER), (-18, -10, CORNER), (-4, -30, CORNER), (8, -16, CORNER)),
    *((24, -28, CORNER), (30, -10, CORNER), (48, -8, CORNER), (36, 6, CORNER), (40, 22, CORNER), (20, 18, CORNER)),
    *((8, 32, CORNER), (-6, 20, CORNER), (-22, 26, CORNER), (-26, 8, CORNER)),
)
"""The hole in the shell."""


def peaches(c: Canvas) -> None:
    """Hang the others."""
    for x, y, r, u, v in _PEACHES:
        c.fill(
            c.mask(limb([(u, v, 4), ((x + u) / 2 - 3, (y + v) / 2 - 12, 3.4), (x, y - 0.86 * r, 3.6)], 16)),
            BARK,
            detail=0.6,
        )
        _skin(c, c.mask(oval(x, y, r, r * 0.98), oval(x, y + r * 0.08, r * 0.94, r), wobble=0.8), x, y, r)


def _skin(c: Canvas, m: Mask, x: float, y: float, r: float) -> None:
    """Gold where the sun comes through, red away from it; the cleft, the down along its edge."""
    u = (c.x - x) / r * 0.8 - 0.35 * (c.y - y) / r + 1.1 * (c.field("bloom", 34, 3) - 0.5)
    c.fill(m, pick(_SKIN, np.asarray(np.clip(0.46 + 0.42 * u, 0, 1), np.float32)), detail=0.75)
    c.multiply(m.edge(6, -4, 6), (0.6, 0.14, 20), 0.5)
    cleft: Points = ((x + 2, y - r * 0.96, 3), (x - r * 0.34, y - r * 0.3, 3.2), (x - r * 0.3, y + r * 0.5, 0.5))
    c.multiply(c.mask(limb(cleft, 24), soft=2.2) & m, (0.55, 0.16, 25), 0.75)
    c.glaze(c.mask(limb([(p[0] - 6, p[1] + 2, p[2]) for p in cleft], 24), soft=3) & m, (0.97, 0.09, 86), 0.5)
    c.multiply(c.mask(oval(x, y - r * 0.95, r * 0.34, r * 0.15), soft=3) & m, (0.45, 0.12, 35), 0.75)
    c.glaze(m.edge(-3, 2, 2.5), GOLD, 0.85)


def egg(c: Canvas) -> None:
    """The ripest: a peach towards the sun, a speckled shell towards the fox; out of its crack looks a chick."""
    x, y, r = _X, _Y, 84.0
    outline = [(0, -0.98), (0.5, -0.9), (0.9, -0.42), (1.0, 0.14), (0.78, 0.72), (0.34, 1.05), (-0.16, 1.08),
               (-0.68, 0.82), (-0.98, 0.22), (-0.9, -0.44), (-0.48, -0.92)]  # fmt: skip
    m = c.mask(curve(place(outline, x, y, r, -6)), wobble=0.6)
    _skin(c, m, x, y, r)
    c.glaze(m.edge(-26, 10, 22), (0.95, 0.14, 84), 0.6)
    c.emit(m, 0.22)
    border = -8 + (c.x - x) * 0.75 + (c.y - y) * 0.65 + 26 * (c.field("peel", 26, 3) - 0.5)
    shell = m * np.asarray(smoothstep(-3, 9, border + 4), np.float32)
    tones = ramp([(0, (0.98, 0.035, 88)), (0.6, (0.93, 0.04, 80)), (1, (0.78, 0.07, 62))])
    c.fill(shell, pick(tones, np.asarray(np.clip(border / 80 + 0.1, 0, 1), np.float32)), 0.97, detail=0.8)
    s = c.rng("specks")

    def specks(pen: Pen) -> None:
        for _ in range(60):
            a, q = float(s.uniform(0, 6.28)), r * float(s.random()) ** 0.5
            pen.dot(x + q * np.cos(a), y + q * np.sin(a), float(s.uniform(0.6, 2.3)), (0.55, 0.1, 48), 0.75)

    c.draw(specks, clip=shell, detail=0.85, soft=0.2)
    c.multiply(m.edge(9, 9, 8), (0.62, 0.11, 50), 0.6)
    _chick(c, m)
    c.glaze(m.edge(-4, 1, 3), (0.985, 0.07, 90), 0.9)


def _chick(c: Canvas, m: Mask) -> None:
    """What is in it: dark, down, one round eye that looks up."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, _X + 20, _Y + 20, 0.98, -4)

    hole = c.mask(curve(at(_CRACK), pull=0.05))
    c.fill(hole.grow(2.5) & m, CREAM, detail=0.85)
    c.multiply((hole.grow(2.5) - hole).move(1, 2) & m, (0.62, 0.08, 50), 0.6)
    c.fill(hole, (0.26, 0.08, 50), detail=0.85)
    dx, dy = at(((2, 8),))[0][:2]
    down = c.mask(oval(dx, dy, 34, 27, -10), soft=2) & hole
    c.fill(down, (0.87, 0.15, 88), detail=0.85)
    edge: Points = at(((-30, 14), (-22, -8), (2, -18), (26, -10), (34, 10)))
    fringe(c, edge, 40, (12, 1.8), -1.5, "down", ((0.92, 0.14, 92), (0.8, 0.15, 80)), 3)
    c.multiply((hole - hole.move(2, 5)).blur(3) & hole, (0.45, 0.1, 50), 0.8)

    def work(pen: Pen) -> None:
        ex, ey = at(((6, 2),))[0][:2]
        pen.dot(ex, ey, 11, INK)
        pen.dot(ex + 3.4, ey - 3.8, 3.4, (0.99, 0.01, 90))
        pen.dot(ex - 3.4, ey + 3.6, 1.6, (0.8, 0.1, 80), 0.8)
        beak = curve(at(((24, 4), (36, -1), (46, 6, CORNER), (34, 12), (24, 12))))
        pen.fill(beak, (0.76, 0.16, 62))
        for line in (((-42, -6), (-58, 2), (-62, 14)), ((24, -28), (32, -44), (30, -54)), ((8, 32), (12, 44), (6, 54))):
            crease(pen, at(line), 1.5, (0.4, 0.07, 50), 0.9)

    c.draw(work, clip=m, detail=0.95, soft=0.2)
