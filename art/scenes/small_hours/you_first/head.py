"""A head in profile, laid anywhere and facing either way: measured from the ear, `u` towards the nose, `v` down."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, sample


class Head:
    """Where a head is: its ear at (x, y), `way` 1 to the right, `bow` degrees of the nose downwards."""

    def __init__(self, x: float, y: float, size: float, bow: float, way: float) -> None:
        """Stand there."""
        self.x, self.y, self.size, self.way = x, y, size, way
        self._cos, self._sin = math.cos(math.radians(bow)), math.sin(math.radians(bow))

    def one(self, u: float, v: float) -> tuple[float, float]:
        """Return the place of a point of the head."""
        du, dv = u * self._cos - v * self._sin, u * self._sin + v * self._cos
        return self.x + self.way * self.size * du, self.y + self.size * dv

    def at(self, points: Points) -> list[tuple[float, ...]]:
        """Return the places of points; radii are scaled, corners kept."""
        return [
            (*self.one(p[0], p[1]), *((p[2] if p[2] == CORNER else p[2] * self.size,) if len(p) > 2 else ()))
            for p in points
        ]


def profile(c: Canvas, h: Head, front: Sequence[tuple[float, ...]], skin: Colour, blush: Colour, shade: Colour) -> Mask:
    """Lay the face in two flat tones: `front` runs from the forehead's top down to below the chin."""
    back: list[tuple[float, ...]] = [(26, 80), (4, 62), (-22, 20), (-12, -60)]
    m = c.mask(curve(h.at([*front, *back])))
    c.fill(m, skin, detail=0.88, mottle=0.03)
    under = c.mask(limb(h.at([(74, 96, 8), (40, 88, 14), (10, 62, 18), (-6, 20, 16)])), soft=6 * h.size)
    c.multiply(under & m, shade, 0.55)
    c.multiply(c.mask(limb(h.at([(52, -30, 7), (72, -26, 7)])), soft=5) & m, shade, 0.28)
    c.glaze(c.mask(limb(h.at([(46, 24, 15), (58, 22, 12)])), soft=9) & m, blush, 0.5)
    c.glaze(c.mask(limb(h.at([(94, 6, 8), (100, 14, 6)])), soft=5) & m, blush, 0.3)
    edge = m.edge(-h.way * 4, 0, 3) * np.asarray(smoothstep(h.y - 90, h.y, c.y), np.float32)
    c.glaze(edge & m, skin, 0.2)
    return m


def combed(c: Canvas, h: Head, cap: Mask, locks: Sequence[Points], seed: str, tones: tuple[Colour, Colour]) -> None:
    """Comb a cap of hair: thin strokes between the given locks (head's points), dark ones and pale ones."""
    r = c.rng(f"comb/{seed}")
    ways = np.array([[h.one(p[0], p[1]) for p in sample(lock, 12)] for lock in locks])

    def work(pen: Pen) -> None:
        for _ in range(90):
            at = r.uniform(0, len(ways) - 1.001)
            k, f = int(at), at % 1
            way = ways[k] * (1 - f) + ways[k + 1] * f + r.normal(0, 1.2, 2)
            a, b = sorted(r.choice(12, 2, replace=False))
            if b - a < 3:
                continue
            pale = r.random() < 0.45
            pts = [(float(x), float(y)) for x, y in way[a : b + 1]]
            pen.stroke(pts, tones[1] if pale else tones[0], float(r.uniform(1.0, 2.2)), 0.3 if pale else 0.45)

    c.draw(work, detail=0.6, soft=0.3, clip=cap)


def ear(c: Canvas, h: Head, skin: Colour, flush: Colour) -> None:
    """An ear: a shell, its hollow, its rim."""
    shell = c.mask(curve(h.at([(7, -14), (-5, -18), (-14, -8), (-11, 7), (-3, 18), (4, 15), (6, 3)])))
    c.multiply(shell.blur(3).move(0, 3), (0.5, 0.08, 35), 0.5)
    c.fill(shell, skin, detail=0.88)
    c.multiply(c.mask(limb(h.at([(-2, -9, 3), (-6, 0, 4), (-1, 10, 2)])), soft=2) & shell, flush, 0.7)


def features(
    c: Canvas, h: Head, *, awake: bool, brow: Points, lid: Points, mouth: Points, dark: Colour, lip: Colour
) -> None:
    """Draw brow, the lid (shut, with its lashes, or open), mouth, nostril."""
    up = [(u, v - (9 if 0 < k < len(lid) - 1 else 2), *w) for k, (u, v, *w) in enumerate(lid)]

    def work(pen: Pen) -> None:
        pen.fill(limb(h.at(brow)), dark, 0.85)
        if awake:
            pen.fill(
                curve(h.at([*((p[0], p[1]) for p in up), *((p[0], p[1]) for p in reversed(lid))])), (0.93, 0.02, 80)
            )
            u, v = lid[2][0] + 3, lid[2][1] - 6
            pen.fill(limb(h.at([(u, v - 2, 4.6), (u, v + 1, 4.6)])), dark)
            pen.fill(limb(h.at(up)), dark)
        else:
            pen.fill(limb(h.at(lid)), dark)
            for p in lid[1:-1]:
                pen.fill(limb(h.at([(p[0], p[1], 1.0), (p[0] + 5, p[1] + 6, 0.3)])), dark, 0.8)
        pen.fill(limb(h.at(mouth)), lip, 0.9)
        pen.fill(limb(h.at([(90, 21, 0.8), (86, 19, 1.3), (84, 14, 0.6)])), lip, 0.7)

    c.draw(work, detail=0.9, soft=0.35)
