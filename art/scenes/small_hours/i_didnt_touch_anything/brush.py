"""The card's few inks, and the brush marks all of it is made of."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, limb, sample

INK: Final = (0.25, 0.035, 35)
DEEP: Final = (0.56, 0.145, 36)
RED: Final = (0.665, 0.16, 45)
PALE: Final = (0.77, 0.13, 58)
CREAM: Final = (0.965, 0.022, 88)
GREY: Final = (0.82, 0.03, 150)
LEAF: Final = (0.5, 0.09, 148)
MOSS: Final = (0.78, 0.085, 122)

_STEPS: Final = 40

crease: Final = partial(marks.crease, ends=0.25)


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
    until: float = 0.86,
    shade: Colour = DEEP,
    share: float = 0.5,
) -> None:
    """Lay `n` locks along ways that lie side by side; `size` is a lock's length and half its width, in card units."""
    r = c.rng(f"locks/{seed}")
    paths = np.array([sample(way, _STEPS) for way in ways])
    starts = np.sort(r.uniform(since, until, n))[::-1]

    def work(pen: Pen) -> None:
        for start in starts:
            at = float(r.uniform(0, len(paths) - 1.001))
            k, f = int(at), at % 1
            way = paths[k] * (1 - f) + paths[k + 1] * f
            length = float(np.hypot(*np.diff(way, axis=0).T).sum())
            long, wide = size[0] / length * float(r.uniform(0.7, 1.25)), size[1] * float(r.uniform(0.7, 1.2))
            drift = r.normal(0, 3, 2)
            spine = []
            for t, w in ((0.0, 0.3), (0.25, 1.0), (0.6, 0.8), (1.0, 0.05)):
                p = way[int(min(max(start, 0.0) + long * t, 1.0) * (_STEPS - 1))] + drift * t * t
                spine.append((float(p[0]), float(p[1]), wide * w))
            tone = mix(tones[0], tones[1], float(r.uniform(0, 1)) ** 1.2)
            pen.fill(limb([(x + 1, y + 2.5, q) for x, y, q in spine], 14), shade, 0.4 * share)
            pen.fill(limb(spine, 14), tone, share)

    c.draw(work, clip=clip, detail=0.55, soft=0.4)


def tufts(
    c: Canvas, edge: Points, n: int, size: tuple[float, float], way: tuple[float, float], tone: Colour, seed: str
) -> None:
    """Lay `n` pointed tufts along an edge; `size` is length and half width, `way` where they point, (x, y)."""
    r = c.rng(f"tufts/{seed}")
    places = sample(edge, n)

    def work(pen: Pen) -> None:
        for x, y in places:
            long, wide = size[0] * float(r.uniform(0.7, 1.3)), size[1] * float(r.uniform(0.8, 1.2))
            a, b = way[0] + float(r.normal(0, 0.16)), way[1] + float(r.normal(0, 0.16))
            spine = [(x + q * a * long, y + q * b * long, w) for q, w in ((-0.4, wide), (0.2, wide * 0.8), (1.0, 0.3))]
            pen.fill(limb(spine, 14), tone)

    c.draw(work, detail=0.55, soft=0.4)
