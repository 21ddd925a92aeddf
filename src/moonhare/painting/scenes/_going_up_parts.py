"""Parts of Going Up: the lift and the sloth that hangs in it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp
from moonhare.painting.materials import fur
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon

X, TOP, FOOT = 400.0, 262.0, 612.0
BRASS: Colour = (0.76, 0.13, 82)
_IRON: Colour = (0.27, 0.05, 190)
_COAT: Colour = (0.46, 0.07, 62)


def cage_behind(c: Canvas) -> None:
    """The back of the cage: nothing but light."""
    x, top, foot = X, TOP, FOOT
    inside = c.mask(
        polygon([(x - 128, top), (x + 128, top), (x + 128, foot), (x - 128, foot)]),
        curve(
            [
                (x - 128, top + 2, CORNER),
                (x - 100, top - 66),
                (x, top - 112),
                (x + 100, top - 66),
                (x + 128, top + 2, CORNER),
            ]
        ),
    )
    c.glow(x, (top + foot) / 2, 240, (0.9, 0.13, 78), 0.75)
    d = np.hypot((c.x - x) / 210, (c.y - top - 120) / 330)
    gold = ramp([(0, (0.99, 0.06, 95)), (0.3, (0.95, 0.12, 86)), (0.7, (0.82, 0.15, 72)), (1, (0.6, 0.14, 55))])
    c.fill(inside, pick(gold, np.asarray(d, np.float32)), detail=0.7)
    c.emit(inside, 0.5)

    def bars(pen: Pen) -> None:
        for k in range(-3, 4):
            pen.stroke([(x + k * 34, top - 6), (x + k * 34, foot)], (0.62, 0.13, 60), 3, 0.7)
        pen.stroke([(x - 118, top + 40), (x + 118, top + 40)], (0.5, 0.11, 55), 8)

    c.draw(bars, relief=2.4, detail=0.75)


def sloth(c: Canvas) -> None:
    """It hangs from the rail by all four, asleep, a red cap on its head."""
    x, top = X, TOP
    rail = top + 40
    body = Clay(c, (x - 140, top + 10, x + 140, top + 320), melt=16)
    body.limb([(x - 44, top + 196, 40), (x + 6, top + 226, 54), (x + 56, top + 190, 42)])
    for hip, mid, end in (
        ((x - 40, top + 186), (x - 56, top + 110), (x - 44, rail + 6)),
        ((x - 18, top + 192), (x - 10, top + 116), (x - 20, rail + 6)),
        ((x + 56, top + 180), (x + 76, top + 116), (x + 58, rail + 6)),
        ((x + 36, top + 190), (x + 34, top + 120), (x + 30, rail + 6)),
    ):
        body.limb([(*hip, 26), (*mid, 20), (*end, 13)])
    relief = body.relief(1.5)
    c.form(relief, _COAT, mottle=0.12, grain=20, shadow=16, rim=0.9, detail=0.7)
    fur(c, relief, body.angle, seed="coat", length=(12, 26), spacing=3.0, spread=0.35, detail=0.7)

    def claws(pen: Pen) -> None:
        for px in (x - 44, x - 20, x + 58, x + 30):
            for k in (-6, 0, 6):
                pen.stroke([(px + k, rail + 8), (px + k, rail - 8), (px + k + 3, rail - 10)], (0.9, 0.05, 85), 4)

    c.draw(claws, relief=2, detail=0.85)
    _head(c, x - 62, top + 236)


def _head(c: Canvas, x: float, y: float) -> None:
    head = Clay(c, (x - 80, y - 80, x + 80, y + 80), melt=10)
    head.ball(x, y, 47, 42, turn=-8)
    head.ball(x - 2, y + 14, 25, 20, z=26)
    relief = head.relief(1.5)
    c.shadow(relief.mask, 4, 8, 9, 0.5)
    c.form(relief, _COAT, rim=0.8, mottle=0.08, detail=0.8)
    fur(c, relief, relief.flow((0, 1), 0.3), seed="head", length=(8, 15), spacing=2.6, spread=0.4, detail=0.8)
    face = c.mask(oval(x - 1, y + 6, 36, 29, -8), soft=3)
    c.form(relief.within(face), (0.85, 0.07, 82), rim=0.4, mottle=0.06, detail=0.85)
    for f in (-1, 1):
        band = c.mask(oval(x + f * 22 - 1, y + 4 - f * 3, 15, 9, f * 32 - 8), soft=2)
        c.form(relief.within(band), (0.34, 0.07, 50), detail=0.88)

    def marks(pen: Pen) -> None:
        for f in (-1, 1):
            ex, ey = x + f * 19 - 1, y + 2 - f * 3
            pen.stroke([(ex - 7, ey), (ex, ey + 4), (ex + 7, ey)], (0.14, 0.03, 40), 3.6)
        pen.fill(curve([(x - 11, y + 11), (x - 1, y + 7), (x + 9, y + 10), (x - 1, y + 19)]), (0.2, 0.03, 35))
        pen.stroke([(x - 18, y + 23), (x - 6, y + 28), (x + 8, y + 27), (x + 18, y + 19)], (0.28, 0.05, 40), 2.4)

    c.draw(marks, detail=0.95)
    cap = c.mask(
        curve(
            [
                (x - 38, y - 26, CORNER),
                (x - 34, y - 56),
                (x - 8, y - 66),
                (x + 20, y - 60),
                (x + 28, y - 34, CORNER),
                (x - 4, y - 36),
            ]
        )
    )
    c.form(cap, (0.56, 0.18, 28), thickness=20, rim=0.6, detail=0.85)
    band = c.mask(limb([(x - 39, y - 27, 5), (x - 6, y - 38, 6), (x + 29, y - 35, 5)]))
    c.form(band, BRASS, gloss=0.5, detail=0.88)


def _rib(x: float, y: float, half: float, rise: float, share: float) -> list[tuple[float, float]]:
    return [
        (x + half * share, y),
        (x + half * share * 0.86, y - rise * 0.55),
        (x + half * share * 0.4, y - rise * 0.9),
        (x, y - rise),
    ]


def cage_before(c: Canvas) -> None:
    """The front of the cage, its folding gate pushed to the sides, and the crown that should hold a cable."""
    x, top, foot = X, TOP, FOOT

    def frame(pen: Pen) -> None:
        for f in (-1, 1):
            pen.stroke([(x + f * 132, top - 4), (x + f * 132, foot + 10)], _IRON, 11)
            pen.stroke([(x + f * 104, top + 8), (x + f * 104, foot - 24)], _IRON, 6)
            for k in range(9):
                y = top + 30 + k * 38
                pen.stroke([(x + f * 130, y), (x + f * 110, y + 19), (x + f * 130, y + 38)], _IRON, 2.6)
                pen.stroke([(x + f * 110, y), (x + f * 130, y + 19), (x + f * 110, y + 38)], _IRON, 2.6)
            pen.stroke(
                curve(
                    [(x + f * 126, top + 22), (x + f * 96, top + 30), (x + f * 84, top + 10), (x + f * 98, top + 2)],
                    closed=False,
                ),
                BRASS,
                4,
            )
        for share in (-1, -0.62, -0.2, 0.2, 0.62, 1):
            pen.stroke(curve(_rib(x, top - 16, 138, 104, share), closed=False), _IRON, 6)
        for h, w in ((0.5, 0.86), (0.86, 0.46)):
            pen.stroke(
                [(x - 138 * w, top - 16 - 104 * h), (x, top - 8 - 104 * h), (x + 138 * w, top - 16 - 104 * h)],
                BRASS,
                3,
            )

    c.draw(frame, relief=4, detail=0.8)
    for y, h, w in ((top - 14, 24, 148), (foot + 6, 30, 150)):
        beam = c.mask(polygon([(x - w, y), (x + w, y), (x + w - 6, y + h), (x - w + 6, y + h)]))
        c.form(beam, _IRON, thickness=9, gloss=0.4, rim=0.8, detail=0.75)

        def studs(pen: Pen, y: float = y, h: float = h, w: float = w) -> None:
            for k in range(11):
                pen.dot(x - w + 20 + k * (2 * w - 40) / 10, y + h / 2, 4, BRASS)

        c.draw(studs, relief=3, detail=0.8)
    ring = c.mask(oval(x, top - 142, 19, 22)) - c.mask(oval(x, top - 142, 10, 13))
    c.form(ring, BRASS, gloss=0.6, rim=0.6, thickness=6, detail=0.85)
    c.form(c.mask(oval(x, top - 118, 15, 10)), BRASS, gloss=0.5, detail=0.8)
    under = c.mask(
        curve(
            [
                (x - 120, foot + 36, CORNER),
                (x + 120, foot + 36, CORNER),
                (x + 60, foot + 62),
                (x, foot + 70),
                (x - 60, foot + 62),
            ]
        )
    )
    c.form(under, mix(_IRON, c.palette.deep, 0.3), thickness=20, rim=0.6, detail=0.7)

    def roots(pen: Pen) -> None:
        r = c.rng("roots")
        for i in range(15):
            px = x - 120 + i * 17 + float(r.normal(0, 5))
            long = float(r.uniform(30, 120))
            pen.stroke(
                [
                    (px, foot + 32),
                    (px + float(r.normal(0, 8)), foot + 40 + long * 0.5),
                    (px + float(r.normal(0, 16)), foot + 40 + long),
                ],
                (0.4, 0.09, 140),
                float(r.uniform(1.6, 3.6)),
            )

    c.draw(roots, relief=2, detail=0.7)
