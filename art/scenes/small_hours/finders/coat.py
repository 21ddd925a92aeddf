"""Parts of Finders: the tabby's colours, and how its coat is combed."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, rgb
from art.painting.mask import Mask
from art.painting.shapes import Points, limb, sample
from art.painting.stamps import jittered, sampled, scatter, strew

FUR: Final = (0.44, 0.032, 62)
PALE: Final = (0.76, 0.036, 78)
WARM: Final = (0.61, 0.112, 64)
CREAM: Final = (0.84, 0.055, 82)
BAND: Final = (0.215, 0.028, 40)
SHADE: Final = (0.42, 0.05, 290)
INK: Final = (0.14, 0.03, 20)

Way = tuple[float, float, float]
"""A place on the card and the way that hair lies there, in degrees: 0 to the right, 90 down."""


def bands(c: Canvas, m: Mask, lines: tuple[Points, ...], tone: Colour, share: float, soft: float = 2.0) -> None:
    """Lay tapering stripes within `m`, their borders uneven as hair is."""
    for line in lines:
        c.glaze(c.mask(limb(line, 60), soft=soft, wobble=3, cell=12) & m, tone, share)


def deepen(c: Canvas, m: Mask, lines: tuple[tuple[Points, float, float], ...], tone: Colour) -> None:
    """Darken soft broad folds within `m`: spine, softness, share."""
    for spine, soft, share in lines:
        c.multiply(c.mask(limb(spine, 60), soft=soft) & m, tone, share)


def lie(ways: tuple[Way, ...], x: Array, y: Array) -> Array:
    """Return which way hair lies at places, in radians, between the ways that are given."""
    u, v = np.zeros(len(x)), np.zeros(len(x))
    for px, py, turn in ways:
        w = 1 / ((x - px) ** 2 + (y - py) ** 2 + 400) ** 1.3
        u += w * np.cos(np.radians(turn))
        v += w * np.sin(np.radians(turn))
    return np.asarray(np.arctan2(v, u), np.float32)


def comb(c: Canvas, m: Mask, ways: tuple[Way, ...], n: int, long: float, seed: str, rough: float = 0.06) -> None:
    """Comb hair over `m` in the colours that are there."""
    r = c.rng(seed)
    x, y = scatter(m, n, r, "down")
    tone = jittered(sampled(c, c.layer.rgb, x, y), r, rough, 0.012)
    turns = lie(ways, x, y) + r.normal(0, 0.2, len(x))
    size = r.uniform(0.5, 1.1, len(x)) * long
    strew(c, "hair", x, y, size, turns, tone, seed=seed, alpha=0.8, detail=0.45)


def fringe(c: Canvas, edge: Points, turn: float, n: int, long: float, tones: tuple[Colour, ...], seed: str) -> None:
    """Let hair stand out along an edge; `turn` (radians) is added to the edge's way."""
    r = c.rng(seed)
    s = sample([p[:2] for p in edge], 400)
    d = np.gradient(s, axis=0)
    k = np.sort(r.integers(0, 400, n))
    way = np.arctan2(d[k, 1], d[k, 0]) + turn + r.normal(0, 0.22, n)
    x, y = s[k, 0] + r.normal(0, 2.5, n), s[k, 1] + r.normal(0, 2.5, n)
    tone = np.asarray([rgb(tones[int(j)]) for j in r.integers(0, len(tones), n)], np.float32)
    strew(c, "hair", x, y, r.uniform(0.5, 1.1, n) * long, way, jittered(tone, r, 0.05, 0.01), seed=seed, detail=0.6)
