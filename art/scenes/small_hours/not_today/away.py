"""Who would have it open: a child that runs up with its arms wide, and two sandals that wait in the snow."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_RED: Colour = (0.52, 0.18, 27)
_SKIN: Colour = (0.6, 0.08, 55)
_HAIR: Colour = (0.28, 0.05, 50)
_DEEP: Colour = (0.42, 0.15, 26)
_SCARF: Colour = (0.52, 0.07, 200)
_WOOL: Colour = (0.72, 0.12, 78)
_STOCKING: Colour = (0.34, 0.06, 262)


def child(c: Canvas) -> None:
    """Paint a child in a winter coat that runs up to the door with its arms wide."""
    x0, y0, size = 128.0, 704.0, 1.3

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x0 + size * u, y0 + size * v) for u, v in points]

    def arm(*points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        return [(x0 + size * u, y0 + size * v, size * r) for u, v, r in points]

    trail = [(-36, -4, 5.0), (-58, -10, 4.4), (-50, -19, 3.8), (-66, -24, 3.2), (-58, -31, 2.7), (-70, -35, 2.2)]

    def prints(pen: Pen) -> None:
        for u, v, r in trail:
            (x, y), s = at((u, v))[0], r * size
            pen.fill(oval(x, y, s, s * 0.42, -14), (0.6, 0.09, 256), 0.85)
        pen.fill(oval(*at((2, 2))[0], 46, 5, -3), (0.56, 0.09, 256), 0.8)

    def work(pen: Pen) -> None:
        # the scarf's end, the far arm, the leg that has pushed off
        scarf = ((6, -76), (-10, -74), (-26, -80), (-44, -76))
        pen.fill(limb([(x, y, 4.4) for x, y in at(*scarf)]), _SCARF)
        pen.fill(limb(arm((12, -68, 5.0), (28, -78, 4.4), (42, -92, 3.6))), _DEEP)
        pen.fill(oval(*at((45, -96))[0], 5.6, 6.6, 30), _WOOL)
        pen.fill(limb(arm((-6, -28, 6), (-18, -16, 4.8), (-34, -17, 4.2))), _STOCKING)
        pen.fill(limb(arm((-33, -19, 4.6), (-40, -16, 4.6), (-42, -8, 3.4))), _HAIR)
        # the leg that lands
        pen.fill(limb(arm((8, -28, 6), (20, -16, 4.8), (22, -5, 4.2))), _STOCKING)
        pen.fill(limb(arm((22, -8, 4.6), (22, -3, 4.6), (31, -2, 3.4))), _HAIR)
        coat = at((-4, -74), (16, -75), (20, -60), (20, -46), (28, -25), (4, -20), (-26, -27), (-14, -44), (-8, -60))
        pen.fill(curve([(*q, CORNER) if k in {0, 1, 4, 6} else q for k, q in enumerate(coat)]), _DEEP)
        lit = at((-4, -74), (8, -75), (6, -58), (4, -42), (4, -21), (-26, -27), (-14, -44), (-8, -60))
        pen.fill(curve([(*q, CORNER) if k in {0, 1, 4, 5} else q for k, q in enumerate(lit)]), _RED)
        pen.fill(limb(arm((-1, -69, 5.4), (-20, -76, 4.6), (-36, -88, 3.8))), _RED)
        pen.fill(oval(*at((-40, -92))[0], 5.8, 6.8, -30), _WOOL)
        # head: hair below a cap with a bobble, the face to the door
        pen.fill(limb([(*q, 4.6) for q in at((0, -76), (8, -73), (18, -75))]), _SCARF)
        pen.fill(oval(*at((10, -88))[0], 14, 14.5), _HAIR)
        face = at((14, -96), (21, -93), (22.5, -89), (25, -86), (22, -84), (21.5, -80), (16, -77), (11, -82), (11, -90))
        pen.fill(curve([(*q, CORNER) if k in {0, 3} else q for k, q in enumerate(face)]), _SKIN)
        pen.dot(*at((19, -88.5))[0], 1.1, _HAIR)
        cap = at((-2, -91), (-1, -101), (10, -107), (20, -102), (23, -94), (10, -95))
        pen.fill(curve([(*q, CORNER) if k in {0, 4} else q for k, q in enumerate(cap)]), _WOOL)
        pen.fill(oval(*at((8, -109))[0], 5, 5), (0.93, 0.02, 90))

    c.draw(prints, detail=0.8, soft=0.8)
    c.draw(work, relief=1, detail=0.9, soft=0.3)


def sandals(c: Canvas) -> None:
    """Paint two red sandals side by side, trodden into the snow, their toes to the door."""
    hollow = c.mask(oval(108, 868, 84, 44, -12), soft=10)
    c.multiply(hollow, (0.6, 0.085, 256), 0.75)
    _sandal(c, 118, 838, 0.86, -24)
    _sandal(c, 96, 886, 1.0, -10)
    for y, k in ((862, 0.8), (909, 0.98)):
        x = 180 - 85 * k
        bank = c.mask(
            curve([(x - 74 * k, y - 2), (x - 50 * k, y - 7), (x - 22 * k, y + 2), (x + 10 * k, y - 4),
                   (x + 40 * k, y - 9), (x + 74 * k, y - 10), (x + 60 * k, y + 10), (x, y + 20),
                   (x - 50 * k, y + 14)]), wobble=2, soft=1.4)  # fmt: skip
        c.fill(bank, (0.92, 0.03, 242), detail=0.3)
        c.multiply(bank * smoothstep(y + 2, y + 18, c.y), (0.7, 0.075, 252), 0.7)


def _sandal(c: Canvas, x: float, y: float, size: float, turn: float) -> None:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(u: float, v: float, high: float = 0) -> tuple[float, float]:
        return x + 0.62 * size * (u * cos - v * sin), y + size * (0.54 * (u * sin + v * cos) - high)

    edge = [(-62, -4), (-56, -20), (-34, -24), (0, -20), (34, -27), (60, -18), (67, 4), (52, 24), (20, 24), (-10, 17),
            (-36, 21), (-58, 14)]  # fmt: skip
    sole = c.mask(curve([at(*q) for q in edge]))
    c.multiply(sole.blur(4).move(6, 6), (0.45, 0.1, 258), 0.85)
    c.fill(sole.move(0, 4 * size), (0.34, 0.1, 28), detail=0.85)
    c.fill(sole, _RED, detail=0.85)
    inner = c.mask(curve([at(u * 0.86 + 1, v * 0.76) for u, v in edge]))
    c.fill(inner, (0.46, 0.12, 26), detail=0.85)

    def strap(pen: Pen, u: float, wide: float, high: float, tone: Colour) -> None:
        arch = [(23.0, 0.0), (16.0, high * 0.8), (0.0, high), (-14.0, high * 0.7), (-25.0, 0.0)]
        there = [at(u - wide, v, h) for v, h in arch]
        back = [at(u + wide, v, h) for v, h in reversed(arch)]
        ends = {0, len(arch) - 1, len(arch), 2 * len(arch) - 1}
        pen.fill(curve([(*q, CORNER) if k in ends else q for k, q in enumerate([*there, *back])]), tone)

    def work(pen: Pen) -> None:
        heel = [at(-34, -21), at(-54, -17, 2), at(-62, -3, 5), at(-57, 13, 5), at(-34, 21, 2)]
        pen.stroke(curve(heel, closed=False), (0.46, 0.17, 26), 9 * size)
        strap(pen, -27, 4.5, 8, _RED)
        strap(pen, 34, 13, 6, (0.56, 0.18, 28))
        pen.fill(oval(*at(-27, 20, 6), 3 * size, 3 * size), (0.93, 0.05, 90))

    c.draw(work, relief=2, detail=0.9)
