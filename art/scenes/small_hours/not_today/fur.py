"""Parts of Not Today: fur laid along a spine."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp
from art.painting.shapes import Points, limb, sample
from art.painting.stamps import jittered, scatter, strew

_FUR: Final = (0.36, 0.055, 55)
_TONES = ramp([(0.22, 0.04, 45), (0.34, 0.055, 52), (0.48, 0.065, 60), (0.62, 0.06, 68)])


def fur(c: Canvas, spine: Points, n: int, seed: str, *, long: float = 20.0, fan: float = 0.9) -> None:
    """Lay `n` hairs: along the spine, spreading to its two sides by `fan`, lit from the upper left."""
    m = c.mask(limb(spine, 40), wobble=3, cell=10)
    c.multiply(m.blur(6).move(4, 8), (0.25, 0.05, 270), 0.5)
    c.fill(m, _FUR, detail=0.5)
    r = c.rng(seed)
    x, y = scatter(m, n, r, "down")
    s = sample(spine, 60)
    d = np.gradient(s[:, :2], axis=0)
    k = np.argmin((x[:, None] - s[None, :, 0]) ** 2 + (y[:, None] - s[None, :, 1]) ** 2, axis=1)
    way = np.arctan2(d[k, 1], d[k, 0])
    off = (-(x - s[k, 0]) * np.sin(way) + (y - s[k, 1]) * np.cos(way)) / s[k, 2]
    light = 0.5 - 0.3 * ((x - s[k, 0]) * 0.5 + (y - s[k, 1]) * 0.85) / s[k, 2] + r.normal(0, 0.16, len(x))
    tone = jittered(np.asarray(pick(_TONES, np.asarray(np.clip(light, 0, 1), np.float32)), np.float32), r, 0.03, 0.006)
    turn = way + fan * off + r.normal(0, 0.3, len(x))
    size = long * r.uniform(0.6, 1.3, len(x))
    strew(c, "hair", x, y, np.asarray(size, np.float32), turn, tone, seed=seed, alpha=0.9, detail=0.5)
