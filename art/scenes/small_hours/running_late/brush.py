"""Parts of Running Late: its few inks, and the brush marks all of it is made of: sweeps, creases, locks of fur."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

INK: Final = (0.27, 0.03, 232)
COAT: Final = (0.42, 0.052, 222)
COAT_PALE: Final = (0.55, 0.05, 212)
COAT_DEEP: Final = (0.62, 0.06, 232)
"""What dark cloth is darkened with; never black, so that it stays a colour."""
TROUSER: Final = (0.6, 0.03, 218)
GREY: Final = (0.66, 0.018, 210)
WHITE: Final = (0.955, 0.012, 92)
AIR: Final = (0.868, 0.03, 198)
AIR_DEEP: Final = (0.78, 0.045, 205)
TEAL: Final = (0.62, 0.075, 193)
TEAL_PALE: Final = (0.76, 0.06, 188)
TEAL_DEEP: Final = (0.68, 0.07, 205)
SAND: Final = (0.915, 0.045, 88)
SAND_PALE: Final = (0.96, 0.026, 92)
SAND_DEEP: Final = (0.83, 0.06, 74)
WOOD: Final = (0.74, 0.075, 66)
WOOD_PALE: Final = (0.84, 0.065, 76)
WOOD_DEEP: Final = (0.68, 0.085, 48)
RED: Final = (0.66, 0.175, 28)
RED_DEEP: Final = (0.54, 0.165, 24)


def sweep(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float, *, pale: bool = False) -> None:
    """Lay one broad soft brush mark within a mass."""
    part = c.mask(limb(spine, 40), soft=soft) & m
    if pale:
        c.glaze(part, tone, share)
    else:
        c.multiply(part, tone, share)


def crease(pen: Pen, points: Points, wide: float, tone: Colour, share: float = 1.0) -> None:
    """Draw one line that swells in its middle and runs out thin at both ends."""
    last = len(points) - 1
    spine = [(p[0], p[1], wide * (0.2 + 0.8 * (1 - abs(2 * k / last - 1)))) for k, p in enumerate(points)]
    pen.fill(limb(spine, 36), tone, share)


def locks(
    c: Canvas,
    ways: tuple[Points, ...],
    n: int,
    size: tuple[float, float],
    tones: tuple[Colour, Colour],
    *,
    seed: str,
    clip: Mask | None = None,
    share: float = 0.45,
    until: float = 0.86,
) -> None:
    """Lay `n` locks along ways that lie side by side; `size` is a lock's share of a way, and its half width."""
    r = c.rng(f"locks/{seed}")
    paths = np.array([sample(way, 40) for way in ways])
    starts = np.sort(r.uniform(-0.05, until, n))[::-1]

    def work(pen: Pen) -> None:
        for start in starts:
            at = float(r.uniform(0, len(paths) - 1.001))
            k, f = int(at), at % 1
            way = paths[k] * (1 - f) + paths[k + 1] * f
            long, wide = size[0] * float(r.uniform(0.7, 1.25)), size[1] * float(r.uniform(0.7, 1.2))
            drift = r.normal(0, 2.6, 2)
            spine = []
            for t, w in ((0.0, 0.3), (0.25, 1.0), (0.6, 0.8), (1.0, 0.05)):
                p = way[int(min(max(start, 0.0) + long * t, 1.0) * 39)] + drift * t * t
                spine.append((float(p[0]), float(p[1]), wide * w))
            pen.fill(limb(spine, 14), mix(tones[0], tones[1], float(r.uniform(0, 1))), share)

    c.draw(work, clip=clip, detail=0.55, soft=0.5)
