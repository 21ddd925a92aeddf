"""Parts of Running Late: the upper glass: an avenue of poplars on the sand, its road running out through the hole."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, place

from .brush import AIR_DEEP, SAND, SAND_DEEP, SAND_PALE, TEAL, TEAL_PALE, crease, sweep
from .glass import AXIS, upper

HORIZON: Final = 206.0
_FAR: Final = (0.88, 0.035, 175)
_DEEP: Final = (0.5, 0.07, 195)


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
            _poplar(c, side, s)


def _poplar(c: Canvas, side: int, s: float) -> None:
    """One slim tree: a flame of leaves on a short stem, its shadow running across the sand; `s` is its nearness."""
    m = upper(c).grow(-3)
    r = c.rng(f"poplar/{side}/{s}")
    x, y = AXIS + side * 166 * s, HORIZON + 112 * s
    high, wide = 186 * s * float(r.uniform(0.93, 1.04)), 27 * s * float(r.uniform(0.92, 1.1))
    tone = mix(_FAR, _DEEP, float(min(1.0, 0.18 + s) ** 0.8))
    flame = [(0, 4, CORNER), (-0.6, -0.06), (-1, -0.26), (-0.94, -0.48), (-0.62, -0.74), (-0.2, -0.94), (0.06, -1.0),
             (0.3, -0.9), (0.7, -0.7), (1, -0.44), (0.94, -0.2), (0.5, -0.05)]  # fmt: skip
    leaf = c.mask(
        curve([(x + p[0] * wide, y - 10 * s + (0 if k == 0 else p[1] * high), *p[2:]) for k, p in enumerate(flame)]),
        wobble=1.8 * s,
        cell=9,
    )
    stem = c.mask(limb([(x, y - 0.2 * high, 3.4 * s), (x, y, 4.2 * s)], 8))
    cast = c.mask(limb([(x, y, 7 * s), (x + 40 * s, y + 7 * s, 9 * s), (x + 96 * s, y + 12 * s, 4 * s)], 14), soft=2.5)
    c.multiply(cast & m, AIR_DEEP, 0.7)
    c.fill(stem & m, mix(tone, (0.5, 0.05, 60), 0.6), detail=0.5)
    c.fill(leaf & m, tone, detail=0.5, mottle=0.03)
    c.glaze((leaf & m).edge(-7 * s, -4 * s, 5 * s + 0.5), mix(TEAL_PALE, _FAR, 0.4), 0.75)
    c.multiply((leaf & m).edge(8 * s, 3 * s, 5 * s + 0.5), TEAL, 0.5)
    if s < 0.3:
        return

    def work(pen: Pen) -> None:
        for _ in range(int(34 * s)):
            u, v = float(r.uniform(-0.7, 0.7)), float(r.uniform(0.1, 0.86))
            px, py = x + u * wide * (1 - 0.7 * v), y - v * high
            way = place([(0, 0), (-1.5, -9), (1, -19)], px, py, s, 7 * u)
            crease(pen, way, 2.1 * s, TEAL_PALE if u < 0.1 else (0.44, 0.06, 200), 0.5)

    c.draw(work, clip=leaf & m, detail=0.5, soft=0.4)
