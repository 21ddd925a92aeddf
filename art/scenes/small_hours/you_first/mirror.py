"""What the water makes of them: each turned round where she sits, so that they are face to face."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import rgb, smoothstep
from art.painting.layer import Layer
from art.painting.stamps import jittered, strew

from .shore import WATERLINE

_SHORT: Final = 0.64
"""How much shorter things are in the water."""


def upside_down(c: Canvas, left: Layer, right: Layer) -> None:
    """Lay both figures into the water, mirrored about their own middles."""
    deep = np.maximum(c.y - WATERLINE, 0)
    stir = (c.field("stir", 26, 2, (5, 1)) - 0.5) * (6 + 0.03 * deep)
    y = WATERLINE - 4 - deep / _SHORT
    clip = c.full(smoothstep(-1, 1, c.y - WATERLINE))
    for group, middle in ((right, 586.0), (left, 232.0)):
        c.paste(group, bend=(2 * middle - c.x + stir, y), clip=clip, alpha=0.96)
    air = c.full(np.asarray(smoothstep(-1, 1, c.y - WATERLINE) * (0.1 + 0.02 * deep / 426), np.float32))
    c.layer.detail *= np.where(c.y > WATERLINE, 0.72, 1.0).astype(np.float32)
    c.glaze(air, (0.62, 0.05, 155), 1.0)


def ripples(c: Canvas) -> None:
    """Long level strokes of light across the mirror."""
    r = c.rng("ripples")
    n = 90
    y = WATERLINE + 14 + 250 * r.random(n)
    x = r.uniform(-20, 820, n)
    long = (24 + 0.16 * (y - WATERLINE)) * r.uniform(0.7, 1.6, n)
    tones = np.repeat(rgb((0.86, 0.04, 110))[None], n, 0)
    strew(c, "bristle", x, y, long, r.normal(0, 0.02, n), jittered(tones, r, 0.04, 0.02), seed="ripples", alpha=0.15)
