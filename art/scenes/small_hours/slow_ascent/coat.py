"""Parts of Slow Ascent: the dog's colours, and how its short coat is laid along drawn ways."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, rgb
from art.painting.mask import Mask
from art.painting.shapes import Points, limb, sample
from art.painting.stamps import jittered, scatter, strew

HIDE: Final = (0.4, 0.085, 46)
DEEP: Final = (0.26, 0.06, 25)
TAN: Final = (0.56, 0.095, 58)
GREY: Final = (0.8, 0.03, 70)
INK: Final = (0.17, 0.04, 330)
RED: Final = (0.56, 0.19, 27)


def hairs(
    c: Canvas,
    m: Mask,
    ways: tuple[Points, ...],
    n: int,
    tones: tuple[Colour, Colour],
    seed: str,
    length: tuple[float, float] = (12, 24),
    alpha: float = 0.55,
) -> None:
    """Lay hairs rooted within `m`, each along the nearest of the ways."""
    r = c.rng(seed)
    x, y = scatter(m.grow(-2), n, r, "down")
    if not len(x):
        return
    at, to = [], []
    for way in ways:
        p = sample(way, 16)[:, :2]
        at.append(p[:-1])
        to.append(np.diff(p, axis=0))
    spots, steps = np.concatenate(at), np.concatenate(to)
    steps = steps / (np.linalg.norm(steps, axis=1, keepdims=True) + 1e-6)
    d = (x[:, None] - spots[None, :, 0]) ** 2 + (y[:, None] - spots[None, :, 1]) ** 2
    w = 1 / (d + 120) ** 2
    u, v = (w * steps[:, 0]).sum(1), (w * steps[:, 1]).sum(1)
    share = r.random((len(x), 1)) ** 1.5
    colours = np.asarray(rgb(tones[0]) + (rgb(tones[1]) - rgb(tones[0])) * share, np.float32)
    turn = np.arctan2(v, u) + r.normal(0, 0.16, len(x))
    strew(c, "hair", x, y, r.uniform(*length, len(x)), turn, jittered(colours, r, 0.03, 0.01), seed=seed,
          alpha=alpha, detail=0.5)  # fmt: skip


def shade(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float) -> None:
    """Darken a soft band within `m`."""
    c.multiply(c.mask(limb(spine, 30), soft=soft) & m, tone, share)


def lift(c: Canvas, m: Mask, spine: Points, soft: float, tone: Colour, share: float) -> None:
    """Lay a soft lighter band within `m`."""
    c.glaze(c.mask(limb(spine, 30), soft=soft) & m, tone, share)
