"""Parts of Running Late: the small pot with a red geranium, hung by its handle from the teeth; a petal lost."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, oval, place

from .brush import INK, RED, RED_DEEP, RED_PALE, crease

_HANG: Final = (704.0, 623.0)
"""Where the teeth have the handle."""
_TURN: Final = 5.0
_CLAY: Final = (0.66, 0.13, 48)
_CLAY_DEEP: Final = (0.46, 0.12, 38)
_CLAY_PALE: Final = (0.84, 0.09, 65)
_IRON: Final = (0.72, 0.05, 200)
_WIRE: Final[Points] = (
    *((-57, 166), (-60, 140), (-60, 100), (-54, 60), (-38, 24), (-16, 2), (0, -4), (16, 2), (38, 24), (54, 60)),
    *((60, 100), (60, 140), (57, 166)),
)
_LEAF: Final = (0.55, 0.13, 150)
_LEAF_PALE: Final = (0.74, 0.14, 138)
_LEAF_DEEP: Final = (0.34, 0.09, 165)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Return points given from the teeth, in place."""
    return place(points, *_HANG, 1.0, _TURN)


def _spot(x: float, y: float) -> tuple[float, float]:
    """Return one place."""
    at = _at([(x, y)])[0]
    return at[0], at[1]


def pot(c: Canvas) -> None:
    """Paint leaves, the pot, the flower; then the wire, clear of the flower, and the rings of the rim it hooks into."""
    _leaves(c, ((-30, 138, 23, -24), (32, 139, 23, 22), (2, 143, 25, 0)))
    _clay(c)
    _leaves(c, ((-36, 158, 18, -40), (37, 160, 18, 40), (14, 158, 19, 14), (-12, 160, 18, -14)))
    _flower(c)
    _bail(c)


def _bail(c: Canvas) -> None:
    """One wire, drawn taut by the pot's weight; each end bent into a ring below the rim's edge."""
    rings = [_spot(side * 57, 167) for side in (-1, 1)]
    for x, y in rings:
        c.multiply(c.mask(circle(x + 2, y + 3, 8), soft=2.5), _CLAY_DEEP, 0.7)

    def work(pen: Pen) -> None:
        for x, y in rings:
            pen.fill(oval(x, y, 8, 8.6), INK)
            pen.fill(oval(x - 0.6, y - 0.8, 6.4, 7), _IRON)
            pen.fill(oval(x, y + 0.6, 4.2, 4.8), (0.2, 0.05, 38))
        way = _at(_WIRE)
        pen.stroke(way, INK, 5)
        pen.stroke([(x - 0.9, y - 0.9) for x, y in way], _IRON, 1.7)
        for x, y in rings:
            pen.stroke([(x - 6, y - 3), (x - 4, y + 4), (x + 1, y + 6.4), (x + 6, y + 2)], INK, 3.2)
            pen.stroke([(x - 5, y - 1), (x - 3.4, y + 4), (x + 0.6, y + 5.6)], _IRON, 1.2)

    c.draw(work, detail=0.95)


def _clay(c: Canvas) -> None:
    body = c.mask(curve(_at([(-52, 176, CORNER), (0, 184), (52, 176, CORNER), (46, 222), (38, 260, CORNER), (0, 268),
                             (-38, 260, CORNER), (-46, 222)])))  # fmt: skip
    rim = c.mask(curve(_at([(-62, 152, CORNER), (0, 146), (62, 152, CORNER), (61, 166), (58, 180, CORNER), (0, 188),
                            (-58, 180, CORNER), (-61, 166)])))  # fmt: skip
    for m in (body, rim):
        c.fill(m, _CLAY, detail=0.85, mottle=0.04)
        c.multiply(m.edge(20, 4, 18), _CLAY_DEEP, 0.85)
        c.glaze(m.edge(-7, -2, 6), _CLAY_PALE, 0.7)
    c.multiply((rim.move(0, 7).blur(3) & body) - rim, _CLAY_DEEP, 0.9)
    sweep(c, body, _at([(-24, 196, 5), (-22, 226, 6), (-18, 252, 4)]), 5, _CLAY_PALE, 0.7, pale=True)


def _leaves(c: Canvas, places: tuple[tuple[float, float, float, float], ...]) -> None:
    """Round scalloped leaves with a dark ring, as geraniums have."""
    for x, y, r, turn in places:
        edge = []
        for j in range(20):
            a = math.radians(18 * j)
            q = r * (1.0 if j % 2 else 0.9) * (1.0 - 0.22 * max(0.0, math.cos(a - math.pi / 2)) ** 6)
            edge.append((q * math.cos(a), 0.82 * q * math.sin(a)))
        at = _spot(x, y)
        m = c.mask(curve(place(edge, at[0], at[1], 1.0, turn + _TURN)))
        c.multiply(m.blur(4).move(1, 5), _LEAF_DEEP, 0.45)
        c.fill(m, _LEAF, detail=0.85)
        c.multiply(m.edge(7, 7, 7), _LEAF_DEEP, 0.8)
        c.glaze(m.edge(-6, -6, 6), _LEAF_PALE, 0.8)

        def veins(pen: Pen, at: tuple[float, float] = at, r: float = r, turn: float = turn) -> None:
            for b in (-150, -110, -70, -30, 20, 160):
                u = place(
                    [
                        (0, 0.3 * r),
                        (0.42 * r * math.cos(math.radians(b)), 0.3 * r + 0.4 * r * math.sin(math.radians(b))),
                        (0.85 * r * math.cos(math.radians(b)), 0.75 * r * math.sin(math.radians(b))),
                    ],
                    at[0],
                    at[1],
                    1.0,
                    turn + _TURN,
                )
                crease(pen, u, 0.9, _LEAF_PALE, 0.7)

        c.draw(veins, clip=m, detail=0.85, soft=0.2)
        sweep(c, m, [(at[0] - 0.4 * r, at[1] + 1, 2), (at[0], at[1] - 0.35 * r, 3), (at[0] + 0.4 * r, at[1] + 1, 2)], 3,
              _LEAF_DEEP, 0.45)  # fmt: skip


def _floret(pen: Pen, x: float, y: float, r: float, turn: float, tone: float) -> None:
    base = mix(RED_DEEP, RED, min(1.0, 2 * tone)) if tone < 0.5 else mix(RED, RED_PALE, 2 * tone - 1)
    for j in range(5):
        a = math.radians(turn + 72 * j)
        u, v = x + 0.52 * r * math.cos(a), y + 0.5 * r * math.sin(a)
        pen.fill(oval(u + 0.8, v + 1.4, 0.52 * r, 0.42 * r, turn + 72 * j), RED_DEEP, 0.6)
        pen.fill(oval(u, v, 0.5 * r, 0.4 * r, turn + 72 * j), base)
    pen.dot(x, y, 0.15 * r, (0.9, 0.08, 60))


def _flower(c: Canvas) -> None:
    """A ball of florets, pale where the moon has it, and two buds."""
    r = c.rng("florets")

    def stems(pen: Pen) -> None:
        for way in (((6, 162), (4, 130), (-6, 96)), ((12, 160), (22, 136), (27, 120), (36, 112))):
            crease(pen, _at(way), 3.4, _LEAF_DEEP)
            crease(pen, _at([(x - 1, y) for x, y in way]), 1.6, _LEAF_PALE)

    c.draw(stems, detail=0.9)

    def ball(pen: Pen) -> None:
        pen.fill(oval(*_spot(-3, 76), 35, 32), RED_DEEP)
        spots = [(float(q), float(a)) for q, a in zip(r.uniform(0, 1, 30) ** 0.5, r.uniform(0, 6.28, 30), strict=True)]
        for q, a in sorted(spots, key=lambda s: -s[0]):
            x, y = -3 + 34 * q * math.cos(a), 74 + 31 * q * math.sin(a)
            tone = 0.58 - 0.5 * q * (0.5 * math.cos(a) + 0.9 * math.sin(a)) + float(r.normal(0, 0.06))
            _floret(pen, *_spot(x, y), float(r.uniform(13, 17)), float(r.uniform(0, 72)), min(1.0, max(0.0, tone)))

        for u, v, q in ((36, 112, 5), (29, 108, 4.2), (40, 119, 3.8)):
            pen.fill(oval(*_spot(u, v), q, 1.4 * q, -20), RED)
            pen.fill(oval(*_spot(u - 1, v - 0.8 * q), 0.7 * q, 0.6 * q, -20), _LEAF)

    c.draw(ball, detail=0.95, soft=0.15)


def petal(c: Canvas) -> None:
    """One petal that was not held, turning as it falls: its face pale at the rim, its underside a dark sliver."""

    def there(points: Points) -> list[tuple[float, ...]]:
        return place(points, 738.0, 944.0, 1.1, -28.0)

    c.multiply(c.mask(oval(752, 1062, 18, 3.5), soft=4), (0.4, 0.07, 225), 0.5)
    under = c.mask(
        curve(there([(-26, 4, CORNER), (-8, 5), (10, 6), (25, 2), (22, 13), (8, 17), (-10, 13)])), wobble=0.4
    )
    c.fill(under, RED_DEEP, detail=0.95)
    c.glaze(under.edge(0, 4, 3), RED, 0.6)
    top: Points = ((-26, 4, CORNER), (-18, -5), (-6, -13), (8, -16), (18, -13), (21, -7, CORNER), (27, -4), (27, 3),
                   (18, 8), (4, 10), (-12, 8))  # fmt: skip
    face = c.mask(curve(there(top)), wobble=0.4)
    c.fill(face, RED, detail=0.95)
    sweep(c, face, [(*p, 5.0) for p in there([(-24, 4), (-10, 2), (2, 0)])], 5, RED_DEEP, 0.7)
    c.glaze(face.edge(-3, -2, 4), RED_PALE, 0.9)
    c.glaze(face.edge(-4, 3, 3), RED_PALE, 0.7)
    sweep(c, face, [(*p, 3.0) for p in there([(2, -9), (12, -8), (18, -4)])], 3, RED_PALE, 0.8, pale=True)

    def veins(pen: Pen) -> None:
        for end in ((12, -8), (17, -2), (12, 4)):
            crease(pen, there([(-16, 2), (0, 0.4 * end[1]), end]), 0.7, RED_DEEP, 0.35)

    c.draw(veins, clip=face, detail=0.9, soft=0.5)
