"""The row of houses on the far shore, the gap in it, and the one house that goes."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, oval, polygon

_INK = (0.27, 0.05, 225)
_BRICK = (0.56, 0.15, 31)
_PALE = (0.94, 0.035, 82)
_ROW = ((-30.0, 112.0), (30.0, 124.0), (178.0, 120.0), (238.0, 106.0), (298.0, 116.0))


def row(c: Canvas, base: float) -> None:
    """Paint the quay and the houses left on it; where one is missing, a dog sits."""
    quay = c.mask(polygon([(-20, base - 4), (392, base - 4), (404, base + 16), (-20, base + 22)]), wobble=2)
    for k, (x, h) in enumerate(_ROW):
        wall = c.mask(polygon([(x, base), (x, base - h), (x + 30, base - h - 26), (x + 60, base - h), (x + 60, base)]))
        c.fill(wall, (0.62 + 0.035 * (k % 2), 0.085, 38 + 8 * (k % 3)), detail=0.5)
    r = c.rng("likeness")
    c.fill(quay, (0.5, 0.06, 35), detail=0.4)

    def details(pen: Pen) -> None:
        for x, h in _ROW:
            pen.stroke([(x - 3, base - h + 2), (x + 30, base - h - 27)], (0.42, 0.08, 28), 6, round_ends=False)
            pen.stroke([(x + 30, base - h - 27), (x + 63, base - h + 2)], (0.42, 0.08, 28), 6, round_ends=False)
            for u, v in ((13, 20), (37, 20), (13, 58), (37, 58)):
                pen.fill(box(x + u, base - h + v, 11, 17), (0.4, 0.06, 230))
        # wallpaper of the rooms that went, on the neighbours' walls
        pen.fill(polygon([(178, base - 104), (168, base - 98), (168, base - 4), (178, base - 4)]), (0.84, 0.07, 70))
        pen.fill(polygon([(90, base - 106), (100, base - 100), (100, base - 4), (90, base - 4)]), (0.72, 0.05, 190))
        pen.fill(polygon([(216, base - 134), (236, base - 142), (250, base - 100), (230, base - 94)]), (0.42, 0.08, 28))
        pen.stroke([(214, base - 135), (238, base - 144)], (0.36, 0.08, 28), 6)
        # the dog
        x, y = 134.0, base - 3
        back = [(x - 18, y), (x - 20, y - 16), (x - 10, y - 36), (x - 2, y - 52)]
        chest = [
            (x + 9, y - 50),
            (x + 12, y - 30),
            (x + 11, y),
            (x + 4, y, CORNER),
            (x + 1, y - 14),
            (x - 4, y, CORNER),
        ]
        pen.fill(curve([*back, *chest]), _INK)
        brow = [(x - 4, y - 50), (x - 3, y - 64), (x + 7, y - 69), (x + 15, y - 63)]
        nose = [(x + 27, y - 60, CORNER), (x + 28, y - 54, CORNER), (x + 20, y - 51), (x + 10, y - 47)]
        pen.fill(curve([*brow, *nose]), _INK)
        pen.fill(curve([(x + 2, y - 68), (x - 8, y - 62), (x - 12, y - 46), (x - 6, y - 44), (x + 1, y - 54)]), _INK)
        pen.stroke([(x - 16, y - 3), (x - 28, y - 2), (x - 33, y - 10)], _INK, 5)
        pen.stroke([(x - 2, y - 48), (x + 12, y - 46)], _BRICK, 4)
        # the row in the still water
        for q, _ in _ROW:
            for k in range(7):
                w = 27 - 3 * k + float(r.uniform(-4, 4))
                m, y = q + 30 + float(r.uniform(-6, 6)), base + 27 + 9 * k + float(r.uniform(-2, 2))
                pen.stroke([(m - w, y), (m, y + 1.5), (m + w, y)], (0.55, 0.09, 36), 4.5, 0.42 - 0.04 * k)

    c.draw(details, detail=0.75)


def _teeth(x: float, top: float, side: int, r: np.random.Generator) -> list[tuple[float, float]]:
    """Give the torn edge of a wall, downwards: bricks stand out where the neighbour was."""
    out = []
    for k in range(18):
        q = x + side * (float(r.uniform(5, 15)) if k % 2 else float(r.uniform(0, 4)))
        out += [(q, top + 19.0 * k), (q, top + 19.0 * (k + 1))]
    return out


def house(c: Canvas) -> None:
    """Paint the narrow house that goes: brick in front, torn walls at its sides, one blind still down."""
    left, right, top, foot = 552.0, 712.0, 196.0, 500.0
    r = c.rng("bricks")
    ragged, other = _teeth(left, top, -1, r), _teeth(right, top, 1, r)
    gable = [*reversed(ragged), ((left + right) / 2, top - 84), *other]
    wall = c.mask(polygon(gable))
    c.form(wall, _BRICK, thickness=6, rim=0.05, mottle=0.1, shadow=0)
    shade = c.mask(polygon([(right - 44, top - 50), *other, (right - 44, 540)]))
    c.multiply(shade & wall, (0.45, 0.1, 350), 0.45)
    chimney = c.mask(polygon([(656, 96), (692, 96), (692, 190), (656, 160)]))
    c.fill(chimney, (0.46, 0.13, 28), detail=0.6)
    roof = c.mask(
        polygon(
            [
                (left - 22, top + 12),
                (632, top - 102),
                (right + 22, top + 12),
                (right + 6, top + 20),
                (632, top - 76),
                (left - 8, top + 20),
            ]
        )
    )
    c.fill(roof, _INK, detail=0.6)

    def details(pen: Pen) -> None:
        for _ in range(120):
            x, y = r.uniform(left + 4, right - 18), top + 8 + 11 * int(r.integers(0, 27))
            pen.fill(box(x, y, 15, 6), (0.48, 0.14, 28) if r.random() < 0.6 else (0.64, 0.14, 38), 0.75)
        for x, y in ((578.0, 222.0), (644.0, 222.0), (644.0, 356.0)):
            pen.fill(box(x - 5, y - 5, 52, 84), _PALE)
            pen.fill(box(x, y, 42, 74), _INK)
        pen.fill(box(578, 222, 42, 60), (0.86, 0.085, 76))
        pen.stroke([(599, 282), (599, 292)], _PALE, 2)
        pen.fill(box(644, 222, 42, 66), (0.86, 0.085, 76))
        # a cat in the lower window looks back
        with pen.clipped(box(644, 356, 42, 74)):
            pen.fill(curve([(650, 436), (652, 414), (660, 398), (670, 400), (680, 416), (682, 436)]), _PALE)
            pen.fill(oval(660, 392, 11, 9.5), _PALE)
            pen.fill(polygon([(650, 390), (650, 375), (659, 384)]), _PALE)
            pen.fill(polygon([(662, 384), (671, 375), (670, 391)]), _PALE)
            pen.dot(653, 392, 1.8, _INK)
            pen.dot(661, 392, 1.8, _INK)
            pen.stroke([(680, 436), (676, 420), (668, 412)], (0.72, 0.04, 75), 1.8, 0.7)
        # the door and the milk
        pen.fill(box(574, 362, 52, 140), _PALE)
        pen.fill(box(580, 370, 40, 132), (0.36, 0.065, 215))
        pen.dot(612, 440, 3.5, (0.86, 0.1, 76))
        pen.fill(box(562, 492, 78, 12), (0.8, 0.04, 75))
        pen.fill(box(628, 452, 11, 30), _PALE)
        pen.fill(box(630.5, 442, 6, 12), _PALE)

    c.draw(details, detail=0.85)
    c.multiply(c.mask(box(left - 10, foot - 26, 180, 60), soft=14) & wall, (0.4, 0.08, 300), 0.4)
