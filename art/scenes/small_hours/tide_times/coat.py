"""Parts of Tide Times: how the dog's coat is laid: locks along drawn ways, the lower ones under the upper."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

HIDE: Final = (0.43, 0.06, 335)
DEEP: Final = (0.3, 0.055, 322)
PALE: Final = (0.56, 0.065, 352)
SILVER: Final = (0.86, 0.03, 45)
SMOKE: Final = (0.66, 0.045, 350)
INK: Final = (0.2, 0.045, 325)

_STEPS: Final = 40


def _lock(way: NDArray[np.float64], start: float, long: float, wide: float) -> Points:
    """Return a lock's spine with half widths: full near its root, thin at its tip."""
    shape = ((0.0, 0.5), (0.2, 0.95), (0.45, 1.0), (0.7, 0.74), (0.88, 0.36), (1.0, 0.04))
    out = []
    for t, w in shape:
        k = min(start + long * t, 1.0) * (_STEPS - 1)
        i = min(int(k), _STEPS - 2)
        p = way[i] + (way[i + 1] - way[i]) * (k - i)
        out.append((float(p[0]), float(p[1]), wide * w))
    return out


def locks(
    c: Canvas,
    ways: tuple[Points, ...],
    n: int,
    size: tuple[float, float],
    tones: tuple[Colour, Colour],
    *,
    seed: str,
    clip: Mask | None = None,
    since: float = -0.05,
    until: float = 0.8,
    shade: Colour = DEEP,
    contrast: float = 0.3,
) -> None:
    """Lay `n` locks along ways (from root to tip, side by side); `size` is a lock's share of a way and half width."""
    r = c.rng(f"locks/{seed}")
    paths = np.array([sample(way, _STEPS) for way in ways])
    starts = np.sort(r.uniform(since, until, n))[::-1]

    def work(pen: Pen) -> None:
        for start in starts:
            at = float(r.uniform(0, len(paths) - 1.001))
            k, f = int(at), at % 1
            way = paths[k] * (1 - f) + paths[k + 1] * f
            bent = np.linspace(0, 1, _STEPS)[:, None] ** 2 * r.normal(0, 9, 2)
            spine = _lock(way + bent, max(0.0, float(start)), size[0] * float(r.uniform(0.8, 1.2)),
                          size[1] * float(r.uniform(0.75, 1.2)))  # fmt: skip
            tone = mix(tones[0], tones[1], float(r.uniform(0, 1)) ** 1.3)
            pen.fill(limb([(x + 1.5, y + 3.5, q) for x, y, q in spine], 24), shade, contrast)
            pen.fill(limb(spine, 24), tone, 0.9)
            for across, tint in ((-0.45, tones[1]), (0.4, shade)):
                hair = [(x + across * q, y - 0.2 * across * q, 0.1 * q + 0.3) for x, y, q in spine[1:-1]]
                pen.fill(limb(hair, 20), tint, 0.3)

    c.draw(work, clip=clip, detail=0.5, soft=0.5)


def sweep(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float, *, pale: bool = False) -> None:
    """Lay one broad soft brush mark within a mass."""
    part = c.mask(limb(spine, 40), soft=soft) & m
    if pale:
        c.glaze(part, tone, share)
    else:
        c.multiply(part, tone, share)
