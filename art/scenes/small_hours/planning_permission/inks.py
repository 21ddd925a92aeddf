"""Parts of Planning Permission: its inks, the waterline, fur combed along drawn ways, one feather."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from art.painting import marks
from art.painting.canvas import Canvas
from art.painting.colour import Colour, rgb
from art.painting.mask import Mask
from art.painting.shapes import Points, sample
from art.painting.stamps import jittered, scatter, strew

WATER: Final = 664.0
"""The mirror: what stands above it by so much hangs below it by as much."""
FOOT: Final = 590.0
"""Where the twig meets the water, and the axis of the palace."""

COAT: Final = (0.5, 0.09, 52)
DEEP: Final = (0.3, 0.06, 40)
PALE: Final = (0.68, 0.1, 64)
TAN: Final = (0.76, 0.085, 70)
INK: Final = (0.16, 0.03, 40)
PAW: Final = (0.33, 0.05, 38)
SHADE: Final = (0.46, 0.06, 175)
"""What fur is darkened with: the cool of the bank."""
SUN: Final = (0.965, 0.05, 100)
GOLD: Final = (0.86, 0.14, 78)
FLAME: Final = (0.96, 0.1, 90)
ABYSS: Final = (0.17, 0.04, 190)
BLUE: Final = (0.58, 0.145, 248)
BLUE_DEEP: Final = (0.36, 0.11, 258)
CYAN: Final = (0.82, 0.115, 218)
ORANGE: Final = (0.69, 0.17, 50)
ORANGE_DEEP: Final = (0.54, 0.15, 40)
ORANGE_PALE: Final = (0.84, 0.12, 70)

crease: Final = partial(marks.crease, ends=0.2)


def comb(
    c: Canvas,
    m: Mask,
    ways: tuple[Points, ...],
    n: int,
    seed: str,
    *,
    long: float = 24.0,
    tones: tuple[Colour, Colour] = (DEEP, PALE),
    alpha: float = 0.36,
) -> None:
    """Lay `n` short hairs over a mass and a little beyond its edge, each along the nearest of the drawn ways."""
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
