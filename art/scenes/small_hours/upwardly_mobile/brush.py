"""Parts of Upwardly Mobile: its inks, undersea greens, bear's browns, salmon's rose; how hair is combed."""

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

HIDE: Final = (0.49, 0.088, 52)
DEEP: Final = (0.31, 0.06, 40)
PALE: Final = (0.7, 0.095, 66)
TAN: Final = (0.79, 0.07, 74)
INK: Final = (0.17, 0.03, 40)
SHADE: Final = (0.5, 0.07, 262)
"""What fur is darkened with: the shaft's cool."""
SUN: Final = (0.96, 0.06, 92)
WATER: Final = (0.8, 0.085, 192)
FOAM: Final = (0.975, 0.016, 150)
COAT: Final = (0.56, 0.036, 145)
COAT_PALE: Final = (0.76, 0.045, 128)
COAT_DEEP: Final = (0.52, 0.06, 200)
"""What the cloth is multiplied with in its shade."""

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
    alpha: float = 0.34,
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
