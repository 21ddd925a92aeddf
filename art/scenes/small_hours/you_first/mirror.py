"""What the water makes of them: each turned round where she sits, so that they are face to face; and the red stream."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.layer import Layer
from art.painting.shapes import limb
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


def _bed(c: Canvas) -> Array:
    """Return how much of the water is red: one stream towards us."""
    return c.mask(
        limb([(404, 760, 40), (410, 830, 40), (426, 910, 46), (412, 1000, 56), (404, 1100, 84), (440, 1250, 140)], 60),
        soft=5,
    ).whole()


def stream(c: Canvas) -> None:
    """The scarf in the water: less and less wool, more and more ripples."""
    deep = np.clip((c.y - WATERLINE) / 426, 0, 1)
    n = c.noise.at("run", c.x / (60 + 90 * deep), c.y / (6 + 10 * deep), 1.0, 3) - 0.5
    a = smoothstep(0.3, 0.7, _bed(c) * (1 - 0.3 * deep) + n * (0.65 + 1.5 * deep))
    near = c.mask(limb([(404, 760, 90), (420, 940, 100), (404, 1100, 124), (440, 1250, 190)], 60), soft=14).whole()
    a = a * near * smoothstep(-1, 1, c.y - WATERLINE)
    t = np.clip(0.55 + 0.9 * n + 0.1 * (c.field("red", 50, 3, (3, 1)) - 0.5), 0, 1)
    table = ramp([(0, (0.4, 0.15, 22)), (0.5, (0.54, 0.19, 26)), (0.85, (0.68, 0.16, 30)), (1, (0.86, 0.08, 45))])
    pale = ramp([(0, (0.58, 0.09, 25)), (0.3, (0.7, 0.08, 32)), (0.6, (0.84, 0.06, 45)), (1, (0.95, 0.04, 70))])
    gone = smoothstep(0.26, 0.8, deep + 0.5 * (c.noise.at("wash-out", c.x / 70, c.y / 9, 1.0, 3) - 0.5))[..., None]
    colours = pick(table, np.asarray(t, np.float32)) * (1 - gone) + pick(pale, np.asarray(t, np.float32)) * gone
    c.fill(c.full(np.asarray(a, np.float32)), np.asarray(colours, np.float32), 0.92, detail=0.35)


def strand(c: Canvas) -> None:
    """What is left of the wool: one thread, carried down the stream and out of the picture."""
    f = np.linspace(0, 1, 160)
    x = 412 + 22 * f - 40 * np.sin(4.4 * f) + (3 + 7 * f) * np.sin(26 * f**0.8)
    way = [(float(u), float(v)) for u, v in zip(x, 846 + 390 * f, strict=True)]
    c.draw(lambda pen: pen.stroke(way, (0.5, 0.19, 25), 3.2, 0.95), detail=0.7, soft=0.3)
