"""Work boots: hers, dug in; and a man's, braced against her, with nobody in them."""

from __future__ import annotations

import math
from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place

_SHAFT: Final = ((-0.48, -0.66, CORNER), (-0.28, -0.69), (-0.01, -0.65, CORNER), (0.01, -0.48), (0.08, -0.32))
_VAMP: Final = ((0.18, -0.22), (0.32, -0.16), (0.46, -0.07), (0.53, 0.04), (0.52, 0.13, CORNER))
_HEEL: Final = ((-0.47, 0.13, CORNER), (-0.51, 0.0), (-0.46, -0.16), (-0.44, -0.34))
_SOLE: Final = (
    *((-0.5, 0.1, CORNER), (0.0, 0.12), (0.53, 0.1, CORNER), (0.56, 0.17), (0.44, 0.2), (0.12, 0.19)),
    *((-0.1, 0.2), (-0.13, 0.28, CORNER), (-0.51, 0.28, CORNER)),
)


def boot(
    c: Canvas, x: float, y: float, size: float, turn: float, left: bool, leather: Colour, bias: float, empty: bool
) -> None:
    """Paint a boot about (x, y), `size` long, toe right (or `left`), turned; an empty one gapes, its lace undone."""

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn, left)

    def line(points: Points) -> list[tuple[float, ...]]:
        return [p[:2] for p in put(points)]

    def folds(*spines: tuple[tuple[tuple[float, float, float], ...], float]) -> list[Fold]:
        return [(put(list(spine)), height) for spine, height in spines]

    if empty:
        hole = c.mask(curve(put([(-0.49, -0.66), (-0.4, -0.74), (-0.2, -0.76), (-0.04, -0.68), (-0.2, -0.6)])))
        c.form(hole, (0.36, 0.06, 40), thickness=6, bias=-0.1, detail=0.85)
        c.multiply(
            c.mask(curve(put([(-0.42, -0.67), (-0.28, -0.71), (-0.1, -0.67), (-0.26, -0.61)])), soft=3),
            (0.1, 0.03, 30),
            0.9,
        )
        tongue = c.mask(curve(put([(-0.12, -0.6), (-0.1, -0.78), (0.0, -0.86), (0.06, -0.76), (0.0, -0.5)])))
        garment(c, tongue, leather, thickness=8, bias=bias - 0.06, detail=0.85)
    upper = c.mask(curve(put([*_SHAFT, *_VAMP, *_HEEL])))
    creases = folds(
        (((0.1, -0.2, 0.02), (0.2, -0.08, 0.03), (0.22, 0.06, 0.02)), -5.0),
        (((0.02, -0.26, 0.02), (0.1, -0.12, 0.03), (0.1, 0.04, 0.015)), -4.0),
        (((-0.44, -0.2, 0.02), (-0.3, -0.24, 0.035), (-0.16, -0.2, 0.015)), -5.0),
        (((-0.44, -0.34, 0.02), (-0.32, -0.36, 0.03), (-0.2, -0.34, 0.015)), -4.0),
        (((0.38, -0.1, 0.05), (0.42, 0.0, 0.08), (0.42, 0.08, 0.04)), 5.0),
        (((-0.34, -0.02, 0.04), (-0.3, 0.04, 0.08), (-0.24, 0.08, 0.03)), 5.0),
    )
    garment(c, upper, leather, creases, thickness=size * 0.24, crumple=1.6, gloss=0.16, rim=0.3, bias=bias, detail=0.86)
    low = c.mask(limb(put([(-0.5, 0.08, 0.07), (0.1, 0.1, 0.07), (0.54, 0.09, 0.07)])), soft=size * 0.05)
    c.glaze(low & upper, (0.78, 0.07, 78), 0.5)
    sole = c.mask(curve(put(_SOLE), pull=0.2))
    garment(c, sole, (0.27, 0.035, 40), thickness=7, rim=0.3, bias=bias, detail=0.86)
    tag = c.mask(limb(put([(-0.48, -0.64, 0.035), (-0.26, -0.67, 0.035), (-0.07, -0.63, 0.035)])))
    garment(c, tag, leather, thickness=6, bias=bias + 0.04, detail=0.86)

    def trim(pen: Pen) -> None:
        cord = (0.88, 0.05, 88)
        dark = (0.2, 0.04, 35)
        pen.stroke(line([(0.3, -0.17), (0.36, -0.04), (0.34, 0.1)]), dark, 1.6, 0.7)
        pen.stroke(line([(-0.47, -0.1), (-0.28, -0.08), (-0.2, 0.1)]), dark, 1.5, 0.7)
        pen.stroke(line([(-0.17, -0.62), (-0.15, -0.42), (-0.06, -0.24), (0.08, -0.1)]), dark, 1.6, 0.7)
        for k in range(5):
            t = k / 4
            a = (-0.18 + 0.22 * t * t + 0.02 * t, -0.54 + 0.4 * t)
            b = (-0.06 + 0.2 * t * t, -0.5 + 0.32 * t)
            eyelet = line([a])[0]
            pen.dot(eyelet[0], eyelet[1], 2.4, dark)
            if not empty or k > 1:
                pen.stroke(line([a, b]), cord, 2.8)
        if empty:
            pen.stroke(line([(-0.1, -0.36), (0.06, -0.46), (0.18, -0.36), (0.2, -0.2)]), cord, 2.4)
            pen.stroke(line([(-0.08, -0.4), (-0.22, -0.3), (-0.26, -0.12), (-0.2, 0.02)]), cord, 2.4)
        else:
            pen.stroke(line([(-0.1, -0.56), (0.02, -0.62), (0.06, -0.52), (-0.08, -0.54)]), cord, 2.4)
            pen.stroke(line([(-0.1, -0.55), (-0.02, -0.44), (0.06, -0.42)]), cord, 2.4)

    c.draw(trim, relief=1.4, detail=0.9)


def mound(c: Canvas, x: float, y: float, wide: float, seed: str) -> None:
    """Chaff that a heel has pushed up before itself."""
    heap = c.mask(
        curve([(x - wide, y + 8), (x - wide * 0.5, y - 12), (x, y - 20), (x + wide * 0.6, y - 8), (x + wide, y + 9)]),
        wobble=3,
        cell=9,
    )
    c.multiply(heap.blur(6).move(10, 6), (0.5, 0.09, 315), 0.5)
    c.form(heap, (0.82, 0.085, 78), thickness=16, rim=0.0, mottle=0.2, grain=6, detail=0.6)
    r = c.rng(f"mound{seed}")

    def straws(pen: Pen) -> None:
        for _ in range(26):
            px, py = x + wide * float(r.uniform(-0.9, 0.9)), y + float(r.uniform(-16, 8))
            a, n = float(r.uniform(-0.9, 0.9)), float(r.uniform(8, 20))
            tone = ((0.92, 0.08, 90), (0.6, 0.09, 65))[int(r.integers(0, 2))]
            pen.stroke([(px, py), (px + n * math.cos(a), py + n * math.sin(a))], tone, 1.5, 0.9)

    c.draw(straws, detail=0.75)
