"""Combing: short hairs over a mass, along ways that are drawn over it.

Hair that lies all one way is `coats.nap`; what covers a modelled form by itself is `materials.fur`.
"""

from __future__ import annotations

import numpy as np

from .canvas import Canvas
from .colour import Colour, rgb
from .mask import Mask
from .shapes import Points, sample
from .stamps import jittered, scatter, strew


def comb(
    c: Canvas,
    m: Mask,
    ways: tuple[Points, ...],
    n: int,
    seed: str,
    *,
    tones: tuple[Colour, Colour],
    alpha: float,
    long: float = 24.0,
) -> None:
    """Lay `n` short hairs over a mass and a little beyond its edge, each along the nearest of the drawn ways.

    They are about `long` units each, in tones from the first to the second, and cover what is below by `alpha` of 1.
    """
    r = c.rng(f"comb/{seed}")
    x, y = scatter(m.grow(-1.5), n, r, "down")
    at, way = [], []
    for w in ways:
        s = sample([p[:2] for p in w], 24)
        at.append(s)
        way.append(np.gradient(s, axis=0))
    p, d = np.concatenate(at), np.concatenate(way)
    d = d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    near = 1 / ((x[:, None] - p[None, :, 0]) ** 2 + (y[:, None] - p[None, :, 1]) ** 2 + 60) ** 1.6
    flow = near @ d
    turn = np.arctan2(flow[:, 1], flow[:, 0]) + r.normal(0, 0.16, len(x))
    tone = rgb(tones[0]) + (rgb(tones[1]) - rgb(tones[0])) * r.random((len(x), 1))
    colours = jittered(np.asarray(tone, np.float32), r, 0.03, 0.008)
    size = np.asarray(long * r.uniform(0.6, 1.25, len(x)), np.float32)
    strew(c, "hair", x, y, size, np.asarray(turn, np.float32), colours, seed=seed, alpha=alpha, detail=0.5)
