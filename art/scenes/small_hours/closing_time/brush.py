"""Parts of Closing Time: its few inks, and how fur is laid: short locks along drawn ways, the lower ones first."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

INK: Final = (0.22, 0.045, 20)
DEEP: Final = (0.36, 0.06, 20)
PELT: Final = (0.475, 0.07, 35)
PALE: Final = (0.645, 0.064, 46)
FAWN: Final = (0.77, 0.052, 60)
CREAM: Final = (0.93, 0.028, 78)
SUN: Final = (0.7, 0.168, 32)
SUN_DEEP: Final = (0.655, 0.18, 30)
WATER: Final = (0.82, 0.042, 222)

_STEPS: Final = 40


def sweep(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float, *, pale: bool = False) -> None:
    """Lay one broad soft brush mark within a mass."""
    part = c.mask(limb(spine, 40), soft=soft) & m
    if pale:
        c.glaze(part, tone, share)
    else:
        c.multiply(part, tone, share)


def fur(
    c: Canvas,
    ways: tuple[Points, ...],
    n: int,
    size: tuple[float, float],
    tones: tuple[Colour, Colour],
    *,
    seed: str,
    clip: Mask | None = None,
    since: float = -0.05,
    until: float = 0.86,
    shade: Colour = DEEP,
    share: float = 0.5,
) -> None:
    """Lay `n` locks along ways that lie side by side; `size` is a lock's share of a way, and its half width."""
    r = c.rng(f"fur/{seed}")
    paths = np.array([sample(way, _STEPS) for way in ways])
    starts = np.sort(r.uniform(since, until, n))[::-1]

    def work(pen: Pen) -> None:
        for start in starts:
            at = float(r.uniform(0, len(paths) - 1.001))
            k, f = int(at), at % 1
            way = paths[k] * (1 - f) + paths[k + 1] * f
            long, wide = size[0] * float(r.uniform(0.7, 1.25)), size[1] * float(r.uniform(0.7, 1.2))
            drift = r.normal(0, 3.5, 2)
            spine = []
            for t, w in ((0.0, 0.3), (0.25, 1.0), (0.6, 0.8), (1.0, 0.05)):
                p = way[int(min(max(start, 0.0) + long * t, 1.0) * (_STEPS - 1))] + drift * t * t
                spine.append((float(p[0]), float(p[1]), wide * w))
            tone = mix(tones[0], tones[1], float(r.uniform(0, 1)) ** 1.2)
            pen.fill(limb([(x + 1, y + 2.5, q) for x, y, q in spine], 14), shade, 0.28 * share)
            pen.fill(limb(spine, 14), tone, share)

    c.draw(work, clip=clip, detail=0.55, soft=0.5)


def line(pen: Pen, points: Points, wide: float, tone: Colour, share: float = 1.0) -> None:
    """Draw one line that swells in its middle and runs out thin at both ends."""
    last = len(points) - 1
    spine = [(x, y, wide * (0.25 + 0.75 * (1 - abs(2 * k / last - 1)))) for k, (x, y) in enumerate(points)]
    pen.fill(limb(spine, 36), tone, share)
