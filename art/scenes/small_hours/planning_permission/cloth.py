"""Plain cloth and bark in flat washes: one mass with little relief, broad soft strokes of dark and of pale over it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

Sweep = tuple[Points, float, float]
"""Points (x, y, radius), how soft, how strong."""


def sweeps(c: Canvas, m: Mask, lines: Sequence[Sweep], colour: Colour, *, pale: bool = False) -> None:
    """Lay broad soft strokes within a mask, darkening or paling."""
    for points, soft, share in lines:
        part = c.mask(limb(points, 40), soft=soft) & m
        if pale:
            c.glaze(part, colour, share)
        else:
            c.multiply(part, colour, share)


def cloth(c: Canvas, m: Mask, tone: Colour, thickness: float) -> None:
    """Paint the mass of a garment."""
    garment(c, m, tone, thickness=thickness, weave=0.05, rim=0.0, gain=0.4, depth=0.6, mottle=0.03, detail=0.5)


def combed(
    c: Canvas,
    m: Mask,
    ways: Sequence[Points],
    n: int,
    seed: str,
    tones: tuple[Colour, Colour],
    wide: float,
    long: tuple[int, int] = (5, 14),
) -> None:
    """Comb a mass: `n` thin strokes between the given lines, dark ones and pale ones, `long` in parts of 24."""
    r = c.rng(f"comb/{seed}")
    lines = np.array([[(p[0], p[1]) for p in sample(way, 24)] for way in ways])
    share = 0.42 if long[0] > 4 else 0.22

    def work(pen: Pen) -> None:
        for _ in range(n):
            at = r.uniform(0, len(lines) - 1.001)
            k, f = int(at), at % 1
            way = lines[k] * (1 - f) + lines[k + 1] * f + r.normal(0, 0.8 * wide, 2)
            a = int(r.integers(0, 23 - long[0]))
            b = min(23, a + int(r.integers(*long)))
            pale = r.random() < share
            half = float(r.uniform(0.4, 1.0)) * wide
            spine = [
                (float(x), float(y), max(0.3, half * float(np.sin(np.pi * (j + 0.3) / (b - a + 0.6)))))
                for j, (x, y) in enumerate(way[a : b + 1])
            ]
            pen.fill(limb(spine, 30), tones[1] if pale else tones[0], 0.4 if pale else 0.5)

    c.draw(work, clip=m, detail=0.6, soft=0.4)
