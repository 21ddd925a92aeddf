"""Parts of Running Late: the upper glass: an avenue of round trees, its sandy road running out through the hole."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.marks import crease, sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, place

from .brush import AIR_DEEP, SAND, SAND_DEEP, SAND_PALE, WOOD_DEEP
from .glass import AXIS, upper

HORIZON: Final = 206.0
_FAR: Final = (0.89, 0.04, 165)
_LEAF: Final = (0.68, 0.092, 160)
_LEAF_DEEP: Final = (0.56, 0.09, 168)
_LEAF_PALE: Final = (0.83, 0.085, 150)


def avenue(c: Canvas) -> None:
    """Sky, sand, road and trees, the far ones first."""
    m = upper(c).grow(-3)
    c.glaze(m * smoothstep(HORIZON, 90, c.y), (0.86, 0.05, 196), 0.55)
    c.glaze(m * smoothstep(60, 0, np.abs(c.y - HORIZON)), (0.95, 0.03, 95), 0.55)
    land = c.mask(
        curve([(110, 214, CORNER), (260, 209), (400, HORIZON), (540, 209), (690, 214, CORNER), (690, 470, CORNER),
               (110, 470, CORNER)], pull=0.2),
        wobble=1,
    ) & m  # fmt: skip
    c.fill(land, SAND, detail=0.35, mottle=0.02)
    c.multiply(land * smoothstep(90, 250, np.abs(c.x - AXIS) + 0.3 * (c.y - 200)), SAND_DEEP, 0.55)
    road = c.mask(
        curve([(396, 207, CORNER), (404, 207, CORNER), (446, 258), (502, 318), (560, 380, CORNER), (480, 430),
               (411, 470, CORNER), (389, 470, CORNER), (320, 430), (240, 380, CORNER), (298, 318), (354, 258)],
              pull=0.2),
        soft=2.5,
    ) & land  # fmt: skip
    c.multiply((road.blur(6) & land) - road, SAND_DEEP, 0.5)
    c.fill(road, SAND_PALE, 0.9, detail=0.5)
    sweep(c, land, ((250, 380, 8), (340, 410, 14), (388, 450, 10)), 10, SAND_DEEP, 0.55)
    sweep(c, land, ((550, 380, 8), (460, 410, 14), (412, 450, 10)), 10, SAND_DEEP, 0.7)

    def flow(pen: Pen) -> None:
        for q in (-0.5, 0.5):
            crease(pen, ((AXIS + 6 * q, 216), (AXIS + 60 * q, 268), (AXIS + 108 * q, 320), (AXIS + 128 * q, 348)), 2.6,
                   SAND_DEEP, 0.75)  # fmt: skip
        for k in (-2, -1, 0, 1, 2):
            q = k / 2
            way = ((AXIS + 96 * q, 356), (AXIS + 62 * q, 388), (AXIS + 26 * q, 420), (AXIS + 8 * q, 456))
            crease(pen, way, 1.9, SAND_DEEP, 0.7)
        for s in (-1, 1):
            for a, b in ((176, 346), (140, 378)):
                crease(pen, ((AXIS + s * a, b), (AXIS + s * a * 0.62, b + 12), (AXIS + s * a * 0.3, b + 34)), 1.6,
                       SAND_DEEP, 0.7)  # fmt: skip

    c.draw(flow, clip=land, detail=0.5, soft=0.5)
    for s in (0.09, 0.125, 0.175, 0.25, 0.36, 0.52, 0.76, 1.08):
        for side in (-1, 1):
            _tree(c, side, s)


def _tree(c: Canvas, side: int, s: float) -> None:
    """One clipped tree: a round crown on a thin stem, its shadow running across the sand; `s` is its nearness."""
    m = upper(c).grow(-3)
    r = c.rng(f"tree/{side}/{s}")
    x, y = AXIS + side * 166 * s, HORIZON + 112 * s
    high, wide = 128 * s * float(r.uniform(0.96, 1.05)), 42 * s * float(r.uniform(0.94, 1.06))
    near = float(min(1.0, 0.18 + s) ** 0.8)
    tone, deep = mix(_FAR, _LEAF, near), mix(_FAR, _LEAF_DEEP, near)
    lobes = [wide * float(r.uniform(0.92, 1.08)) for _ in range(11)]
    turns = [k * math.tau / len(lobes) for k in range(len(lobes))]
    rim = [(x + q * math.cos(a), y - high + 0.95 * q * math.sin(a)) for q, a in zip(lobes, turns, strict=True)]
    leaf = c.mask(curve(rim), wobble=2.6 * s, cell=7) & m
    stem = c.mask(limb([(x, y - high, 2.8 * s), (x, y - 0.4 * high, 3.2 * s), (x, y, 4.6 * s)], 10)) & m
    cast = c.mask(limb([(x, y, 3 * s), (x + 54 * s, y + 5 * s, 3 * s)], 8), oval(x + 92 * s, y + 9 * s, 42 * s, 9 * s),
                  soft=2.5)  # fmt: skip
    c.multiply(cast & m, AIR_DEEP, 0.7)
    c.fill(stem, mix(_FAR, WOOD_DEEP, 0.4 + 0.6 * near), detail=0.5)
    c.fill(leaf, tone, detail=0.5, mottle=0.03)
    c.glaze(leaf.edge(-10 * s, -9 * s, 8 * s + 0.5), _LEAF_PALE, 0.8)
    c.glaze(leaf.edge(9 * s, 10 * s, 8 * s + 0.5), deep, 0.8)
    if s < 0.2:
        return

    def work(pen: Pen) -> None:
        for _ in range(int(20 + 44 * s)):
            a, q = float(r.uniform(0, math.tau)), wide * 0.92 * float(r.uniform(0, 1)) ** 0.5
            u, v = q * math.cos(a), q * math.sin(a)
            tuft = place([(-8, 3), (-3, -3), (3, -3), (8, 3)], x + u, y - high + v, 0.9 * s, 30 * u / wide)
            crease(pen, tuft, 2.4 * s, _LEAF_PALE if u + v < 0.2 * wide else deep, 0.6)

    c.draw(work, clip=leaf, detail=0.5, soft=0.4)
