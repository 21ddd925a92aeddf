"""Small things of Fresh Tracks: the hut, the hare with its shadow, the butterflies."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour
from moonhare.painting.materials import smoke
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import box, curve, limb, oval, place, polygon

BLUE: Colour = (0.34, 0.13, 266)
SUN = (0.75, 0.66)
"""Which way shadows fall."""


def cottage(c: Canvas, x: float, y: float, scale: float, turn: float) -> None:
    """A hut from above: two slopes of a red roof, a smoking chimney, light on the grass before its door."""

    def at(points: list[tuple[float, float]]) -> list[tuple[float, ...]]:
        return place(points, x, y, scale, turn)

    eaves = at([(-36, -25), (36, -25), (36, 25), (-36, 25)])
    for k in range(5):
        shifted = [(p[0] + SUN[0] * 7 * k, p[1] + SUN[1] * 7 * k) for p in eaves]
        c.multiply(c.mask(polygon(shifted), soft=1.5), (0.36, 0.1, 200), 0.2)
    red: Colour = (0.62, 0.18, 30)
    for k, (a, b) in enumerate(((-25, 0), (0, 25))):
        slope = c.mask(polygon(at([(-36, a), (36, a), (36, b), (-36, b)])))
        c.form(slope, red if k == 0 else (0.44, 0.15, 22), thickness=4, mottle=0.08, grain=6, rim=0.6, detail=0.85)

    def tiles(pen: Pen) -> None:
        for v in (-19, -13, -7, 7, 13, 19):
            pen.stroke(at([(-35, v), (35, v)]), (0.36, 0.13, 20), 1.2, 0.5)
        pen.stroke(at([(-37, 0), (37, 0)]), (0.82, 0.13, 50), 3)

    c.draw(tiles, detail=0.85)
    cx, cy = at([(18, -9)])[0][:2]
    c.multiply(c.mask(box(cx - 4, cy - 4, 22, 18, 3, turn), soft=2), BLUE, 0.4)
    c.form(c.mask(box(cx - 8, cy - 8, 16, 16, 2, turn)), (0.86, 0.05, 60), thickness=5, rim=0.6, detail=0.9)
    c.fill(c.mask(box(cx - 4, cy - 4, 8, 8, 1, turn)), (0.25, 0.05, 30), detail=0.9)
    smoke(
        c,
        [(cx, cy, 6), (cx + 26, cy - 22, 10), (cx + 74, cy - 36, 16), (cx + 130, cy - 76, 24)],
        (0.97, 0.03, 80),
        seed="hearth",
        alpha=0.5,
        n=26,
    )


def hare(c: Canvas, x: float, y: float) -> None:
    """A hare from above, no more than a brown back and two ears; its long shadow sits up and listens."""
    shade = [
        curve([(x, y - 12), (x + 44, y + 4), (x + 92, y + 54), (x + 84, y + 86), (x + 42, y + 70), (x - 4, y + 18)]),
        oval(x + 106, y + 94, 29, 21, 42),
        limb([(x + 120, y + 96, 9), (x + 156, y + 112, 11), (x + 194, y + 122, 3)], 16),
        limb([(x + 108, y + 108, 9), (x + 132, y + 140, 11), (x + 150, y + 172, 3)], 16),
    ]
    c.multiply(c.mask(*shade, soft=2), BLUE, 0.9)
    c.form(c.mask(oval(x, y, 26, 18, 40)), (0.62, 0.09, 58), thickness=18, rim=0.9, mottle=0.1, detail=0.9)
    c.form(c.mask(oval(x - 18, y - 16, 14, 12, 40)), (0.66, 0.09, 60), thickness=12, rim=0.9, detail=0.9)
    ears = [
        limb([(x - 16, y - 20, 4), (x + 2, y - 25, 6), (x + 18, y - 22, 2)], 12),
        limb([(x - 22, y - 10, 4), (x - 10, y + 3, 6), (x + 2, y + 10, 2)], 12),
    ]
    c.form(c.mask(*ears), (0.76, 0.08, 55), thickness=5, rim=0.9, detail=0.9)
    c.form(c.mask(oval(x + 21, y + 16, 8, 8)), (0.97, 0.02, 80), thickness=7, detail=0.9)
    r = c.rng("hops")

    def hops(pen: Pen) -> None:
        for k in range(8):
            px, py = x + 44 + 24 * k + float(r.normal(0, 3)), y - 34 - 25 * k + 1.6 * k * k
            for dx, dy, q in ((0, 0, 2.6), (5, 7, 2.6), (-4, 12, 2.0), (10, 14, 2.0)):
                pen.dot(px + dx, py + dy, q, BLUE, 0.7)

    c.draw(hops, detail=0.7, soft=0.5)


def butterflies(c: Canvas) -> None:
    """Three that have flown out over the snow, each with its shadow below it."""
    for x, y, q, turn, tone in (
        (150.0, 330.0, 15.0, 24.0, (0.84, 0.14, 82)),
        (104.0, 236.0, 12.0, -30.0, (0.7, 0.18, 35)),
        (206.0, 180.0, 10.0, 70.0, (0.95, 0.05, 90)),
    ):
        for side in (-1, 1):
            half = ((0.0, -0.1), (0.7, -0.9), (1.1, -0.3), (0.6, 0.1), (0.8, 0.7), (0.1, 0.5))
            wing = [(side * u, v) for u, v in half]
            path = curve(place(wing, x, y, q, turn))
            low = curve(place(wing, x + 26, y + 24, q, turn))
            c.multiply(c.mask(low, soft=2), BLUE, 0.5)
            c.form(c.mask(path), tone, thickness=3, rim=0.8, detail=0.95)
        a = math.radians(turn - 90)
        ends = [(x + math.cos(a) * q * k, y + math.sin(a) * q * k) for k in (-0.5, 0.6)]
        c.draw(lambda pen, e=ends: pen.stroke(e, (0.25, 0.06, 40), 1.8), detail=0.95)  # type: ignore[misc]
