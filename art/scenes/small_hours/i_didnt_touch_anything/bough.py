"""The bough: grown out of the brush in one curve, long folded leaves, a few peaches."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, oval, sample

from .brush import LEAF

_RISE: Final[Points] = ((708, 690, 17), (712, 600, 17), (726, 480, 16.5), (728, 360, 15.5), (694, 244, 14.5))
_OVER: Final[Points] = (
    (610, 160, 13.5),
    (490, 124, 12.5),
    (386, 144, 12),
    (302, 222, 11),
    (226, 308, 10),
    (130, 344, 8.5),
)
_TIP: Final[Points] = ((52, 330, 6), (16, 294, 3.5))
_BARK: Final = (0.44, 0.045, 70)
_LEAVES: Final[tuple[tuple[float, float, float, int], ...]] = (
    (0.12, 1.0, 104, 1), (0.19, -1.0, 112, 0), (0.25, 1.0, 120, 0), (0.32, -1.0, 118, 1), (0.38, 1.0, 110, 0),
    (0.43, -1.0, 112, 1), (0.49, 1.0, 108, 0), (0.53, -1.0, 104, 1), (0.57, 1.0, 116, 0),
    (0.68, 1.0, 110, 0), (0.92, -1.0, 76, 0), (0.97, 1.0, 84, 1),
)  # fmt: skip
"""Where along the bough, on which side, how long, before (1) or behind the wood."""
_PEACHES: Final = ((648, 332, 44), (392, 252, 37), (74, 442, 40))


def _way() -> np.ndarray:
    return np.asarray(sample([*_RISE, *_OVER, *_TIP], 240), float)


def bough(c: Canvas) -> None:
    """Paint the wood in one sweep, leaves behind and before."""
    way = _way()
    heading = np.arctan2(np.gradient(way[:, 1]), np.gradient(way[:, 0]))
    r = c.rng("leaves")

    def lay(which: int) -> None:
        for k, (t, side, length, layer) in enumerate(_LEAVES):
            if layer == which:
                i = int(t * 239)
                angle = float(heading[i]) + side * float(r.uniform(0.55, 1.0))
                leaf(c, (float(way[i, 0]), float(way[i, 1])), length, angle, k)

    lay(0)
    wood = c.mask(limb([(float(a), float(b), float(q)) for a, b, q in way], 300), wobble=1.6, cell=30)
    c.fill(wood, _BARK, detail=0.5, mottle=0.12)
    c.multiply(wood.edge(5, 6, 4), (0.45, 0.05, 60), 0.6)
    c.glaze(wood.edge(-4, -5, 3), (0.68, 0.06, 90), 0.55)
    lay(1)


def leaf(c: Canvas, root: tuple[float, float], length: float, angle: float, seed: int) -> None:
    """Paint one long leaf in two flat halves along a pale rib."""
    r = c.rng(f"leaf{seed}/{root[0]:.0f}/{root[1]:.0f}")
    x, y = root
    droop = 0.34 * math.cos(angle) + float(r.normal(0, 0.1))
    wide = float(r.uniform(0.15, 0.19))
    ca, sa = math.cos(angle), math.sin(angle)

    def at(u: float, v: float) -> tuple[float, float]:
        w = v + droop * u * u
        return x + length * (u * ca - w * sa), y + length * (u * sa + w * ca)

    up = [(*at(0, 0), CORNER), at(0.16, -wide * 0.6), at(0.42, -wide), at(0.74, -wide * 0.62), (*at(1, 0), CORNER)]
    down = [at(0.74, wide * 0.62), at(0.42, wide), at(0.16, wide * 0.6)]
    rib = [at(0.74, 0.004), at(0.42, 0.006), at(0.16, 0.004)]
    base = mix(LEAF, (0.58, 0.1, 138), float(r.random()) * 0.6)
    sunny = mix(base, (0.76, 0.1, 122), 0.42)
    c.fill(c.mask(curve([*up, *down])), base if ca > 0 else sunny, detail=0.55, mottle=0.05)
    c.fill(c.mask(curve([*up, *rib])), sunny if ca > 0 else base, detail=0.55, mottle=0.05)

    def vein(pen: Pen) -> None:
        pen.fill(limb([(*at(0, 0), 1.6), (*at(0.5, 0.006), 1.0), (*at(0.9, 0), 0.3)]), (0.86, 0.07, 118), 0.7)

    c.draw(vein, detail=0.55)


def fruits(c: Canvas) -> None:
    """Hang the peaches, each with a leaf at its shoulder."""
    way = _way()
    for k, (x, y, r) in enumerate(_PEACHES):
        i = int(np.argmin(np.hypot(way[:, 0] - x, way[:, 1] - (y - r - 50))))
        top = (float(way[i, 0]), float(way[i, 1]))
        stalk = [(*top, 4), ((top[0] + x) / 2, (top[1] + y - r) / 2 - 4, 3.2), (x, y - r * 0.86, 3.4)]
        c.fill(c.mask(limb(stalk, 12)), _BARK, detail=0.55)
        _peach(c, x, y, r)
        leaf(c, (x, y - r * 0.9), r * 2.1, (2.6, 2.5, 0.5)[k], 60 + k)


def _peach(c: Canvas, x: float, y: float, r: float) -> None:
    """One flat wash, apricot to rose, and the cleft."""
    m = c.mask(oval(x, y, r, r * 0.96), circle(x, y + r * 0.06, r * 0.95), wobble=0.8)
    u = (c.x - x) / r + 0.7 * (c.y - y) / r + 1.6 * (c.field("bloom", 30, 3) - 0.5)
    tones = ramp([(0, (0.87, 0.1, 80)), (0.5, (0.79, 0.13, 58)), (1, (0.66, 0.165, 28))])
    c.fill(m, pick(tones, np.asarray(np.clip(0.45 + 0.42 * u, 0, 1), np.float32)), detail=0.6)
    groove = limb([(x, y - r * 0.92, 2.4), (x - r * 0.3, y - r * 0.3, 2.4), (x - r * 0.2, y + r * 0.6, 0.4)], 24)
    c.multiply(c.mask(groove, soft=1.8) & m, (0.55, 0.15, 28), 0.6)
    c.multiply(c.mask(oval(x, y - r * 0.93, r * 0.3, r * 0.13), soft=3) & m, (0.5, 0.12, 40), 0.6)
