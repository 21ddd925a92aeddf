"""Parts of Express: what makes a lane of the veil: two wheel ruts, grass between them, grass over its borders."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, rgb, smoothstep
from art.painting.shapes import limb
from art.painting.stamps import jittered, sampled, strew

from .veil import borders, lying

_RUT: Final = (0.76, 0.045, 95)
_EARTH: Final = (0.55, 0.055, 80)
_GRASS: Final = (0.42, 0.085, 148)
_FRESH: Final = (0.58, 0.1, 136)


def _blades(c: Canvas, x: Array, y: Array, long: Array, seed: str) -> None:
    """Strew blades from the back to the front: pale and yellow far away, dark near."""
    r = c.rng(seed)
    order = np.argsort(y)
    x, y, long = x[order], y[order], long[order]
    near = np.clip((y - 530) / 200, 0, 1)[:, None]
    fresh = np.clip(0.75 * (1 - near) + 0.5 * r.random((len(x), 1)), 0, 1)
    tone = rgb(_GRASS) + (rgb(_FRESH) - rgb(_GRASS)) * fresh
    turn = -1.57 + r.normal(0, 0.35, len(x))
    long = np.asarray(long * r.uniform(0.6, 1.3, len(x)), np.float32)
    strew(c, "blade", x, y, long, turn, jittered(np.asarray(tone, np.float32), r, 0.03, 0.01), seed=seed, detail=0.5)


def lane(c: Canvas) -> None:
    """Press two ruts into the road, strew the tufts between them and along the borders."""
    worn = np.asarray(smoothstep(520, 580, c.y) * smoothstep(850, 700, c.y + 0.3 * (200 - c.x)), np.float32)
    patchy = np.asarray(worn * smoothstep(0.3, 0.55, c.field("worn", 26, 2)), np.float32)
    for across, drift in ((0.34, 0.14), (0.64, 0.1)):
        rut = c.mask(limb(lying(across, 0.4, 0.92, 0.034, drift), 60), wobble=4, cell=24, soft=2)
        c.multiply(rut * worn[rut.where], _RUT, 0.5)
        thin = c.mask(limb(lying(across, 0.4, 0.92, 0.018, drift), 60), wobble=4, cell=16, soft=1)
        c.multiply(thin * patchy[thin.where], _EARTH, 0.5)
    sod = c.mask(limb(lying(0.5, 0.4, 0.86, 0.075, 0.12), 60), wobble=6, cell=16, soft=3)
    c.glaze(sod * patchy[sod.where], _FRESH, 0.5)
    right, left = borders()
    r = c.rng("verge")
    for name, edge, since, until in (("right", right, 80, 112), ("left", left, 79, 114)):
        roots = r.uniform(since, until, 46)
        k = np.clip(np.repeat(roots, 9) + r.normal(0, 0.45, 414), since, until).astype(int)
        near = (k - since) / (until - since)
        x, y = edge[k, 0] + r.normal(0, 3.5, len(k)), edge[k, 1] + r.normal(0, 2.5, len(k)) + 3
        _blades(c, x, y, 10 + 17 * near * (1 - near**5), f"verge-{name}")
    n = 330
    t = r.uniform(0.44, 0.7, n)
    place = (t * 159).astype(int)
    s = (0.5 + 0.12 * (t - 0.4) + r.normal(0, 0.035, n))[:, None]
    at = right[place] * (1 - s) + left[place] * s
    kept = sampled(c, c.field("tufts", 30, 2), at[:, 0], at[:, 1])
    kept = (kept > 0.46) & (at[:, 1] > 538)
    at, t = at[kept], t[kept]
    _blades(c, at[:, 0], at[:, 1], 9 + 34 * (t - 0.44), "middle")
