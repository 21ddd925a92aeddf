"""Parts of Good Year: the pale evening, the risen ground, the soil laid in few beds between grass and whale."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.shapes import limb
from art.painting.stamps import jittered, strew

_BACK: Final = (
    *((-40, 1010), (30, 900), (60, 834), (130, 790), (220, 750), (300, 716), (372, 688), (430, 698), (520, 688)),
    *((640, 664), (760, 648), (840, 642)),
)
"""How deep the whale's upper line lies."""


_TURF: Final = (0.42, 0.06, 112)
_BLADE: Final = (0.6, 0.08, 108)


def lawn(x: Array | float) -> Array:
    """Return the ground's height on the card at x: it has risen under the tree, as a chest does."""
    v = np.asarray(x, np.float32)
    return np.asarray(598 - 76 * np.exp(-(((v - 420) / 235) ** 2)) + 4 * np.sin(v / 90), np.float32)


def sky(c: Canvas) -> None:
    """A high evening, lilac above, cream along the ground."""
    t = c.y / 590 + 0.14 * (c.field("air", 240, 4, (2.4, 0.9)) - 0.5)
    tones = ((0.79, 0.05, 312), (0.86, 0.042, 325), (0.92, 0.035, 20), (0.95, 0.045, 75))
    table = ramp(list(zip((0.0, 0.4, 0.75, 1.0), tones, strict=True)))
    c.fill(c.full(), pick(table, np.asarray(t, np.float32)), detail=0.0)


def soil(c: Canvas) -> None:
    """Dark loam and three pale beds between the grass and the whale, bent over its brow."""
    top = lawn(c.x)
    back = np.interp(c.x, [p[0] for p in _BACK], [p[1] for p in _BACK])
    k = (c.y - top) / np.maximum(back - top, 1) + 0.09 * (c.field("beds", 90, 3, (2.0, 0.7)) - 0.5)
    ground = c.full(smoothstep(-1.5, 1.5, c.y - top))
    grain = 0.03 * (c.field("grain", 12, 3) - 0.5)
    tones = ((0.68, 0.07, 52), (0.79, 0.06, 66), (0.71, 0.07, 54), (0.76, 0.06, 60))
    out = rgb(tones[0]) + np.zeros((*k.shape, 1), np.float32)
    for tone, since in zip(tones[1:], (0.4, 0.72, 1.12), strict=True):
        share = smoothstep(since - 0.015, since + 0.015, k)[..., None]
        out = out + (rgb(tone) - out) * share
    loam = 30 + 26 * (c.field("loam", 70, 3, (1.8, 0.8)) - 0.5)
    out = out + (rgb((0.43, 0.055, 32)) - out) * smoothstep(3, -3, c.y - top - loam)[..., None]
    c.fill(ground, np.asarray(np.clip(out * (1 + grain[..., None]), 0, 1), np.float32), detail=0.1)


def grass(c: Canvas) -> None:
    """The turf's edge, and short grass that stands up all over the rise."""
    edge = [(float(v), float(lawn(v)) + 4, 8.0) for v in np.linspace(-20, 820, 50)]
    c.fill(c.mask(limb(edge, 160), wobble=4, cell=14), _TURF, detail=0.3)
    r = c.rng("grass")
    x = r.uniform(-10, 810, 1300)
    tall = r.uniform(7, 17, 1300) * (1.2 + 0.4 * np.sin(x / 23 + 2 * np.sin(x / 41)))
    _blades(c, x, lawn(x) + r.uniform(-3, 10, 1300), tall, "grass")


def tufts(c: Canvas) -> None:
    """A few blades before the boots' soles."""
    r = c.rng("tufts")
    x = r.uniform(436, 656, 210)
    _blades(c, x, lawn(x) + 8 + r.uniform(-2, 4, 210), r.uniform(5, 15, 210), "tufts")


def _blades(c: Canvas, x: Array, y: Array, tall: Array, seed: str) -> None:
    r = c.rng(f"blades/{seed}")
    order = np.argsort(y)
    x, y = x[order], y[order]
    tone = rgb(_TURF) + (rgb(_BLADE) - rgb(_TURF)) * r.random((len(x), 1))
    tones = jittered(np.asarray(tone, np.float32), r, 0.03, 0.01)
    turn = -1.55 + 0.0016 * (x - 420) + r.normal(0, 0.28, len(x))
    strew(c, "blade", x, y, tall[order], turn, tones, seed=seed, detail=0.4)
