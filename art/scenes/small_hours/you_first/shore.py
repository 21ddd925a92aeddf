"""Morning over a still brook: a blush sky, far misty rises, the bank, the water's plain mirror."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.shapes import oval
from art.painting.stamps import jittered, strew

WATERLINE: Final = 774.0


def land(c: Canvas) -> None:
    """Paint sky and rises."""
    c.wash(
        [
            (0.0, (0.84, 0.06, 42)),
            (0.2, (0.875, 0.058, 50)),
            (0.36, (0.92, 0.05, 66)),
            (0.5, (0.95, 0.04, 84)),
            (1.0, (0.93, 0.04, 80)),
        ],
        30,
        turn=-6,
    )
    veil = c.noise.at("veil", (c.x + 0.8 * c.y) / 460, (c.y - 0.16 * c.x) / 120, 1.0, 3)
    c.glaze(smoothstep(0.52, 0.86, veil) * smoothstep(520, 200, c.y), (0.96, 0.03, 70), 0.45)
    for k, (y, high, tone) in enumerate(
        ((500.0, 90.0, (0.83, 0.04, 122)), (610.0, 60.0, (0.74, 0.055, 142)), (706.0, 24.0, (0.64, 0.07, 148)))
    ):
        line = c.x[:1] / (300 - 50 * k) + 3.3 * k
        crest = y - high * (c.noise.at(f"rise{k}", line, 0 * line, 1.0, 3) - 0.3)
        m = c.full(smoothstep(-2, 2, c.y - crest))
        t = np.clip((c.y - crest) / 110 + 0.5 * (c.field(f"meadow{k}", 50, 3, (2.5, 1)) - 0.5), 0, 1)
        mist = (tone[0] + 0.07, tone[1] * 0.7, tone[2] - 12)
        c.fill(m, pick(ramp([tone, mist]), np.asarray(t, np.float32)), detail=0.1)


def _rim(c: Canvas) -> Array:
    """Return the height of the bank's lower edge at each column."""
    x = c.x[:1]
    return np.asarray(WATERLINE + 8 * (c.noise.at("rim", x / 60, 0 * x, 1.0, 3) - 0.5), np.float32)


def water(c: Canvas) -> None:
    """The sky once more, upside down, a little deeper."""
    m = c.full(smoothstep(-1, 1, c.y - WATERLINE))
    t = np.clip((c.y - WATERLINE) / 426 + 0.06 * (c.field("sheet", 120, 3, (4, 1)) - 0.5), 0, 1)
    table = ramp(
        [
            (0.0, (0.5, 0.06, 158)),
            (0.14, (0.6, 0.055, 156)),
            (0.34, (0.7, 0.045, 150)),
            (0.7, (0.66, 0.045, 156)),
            (1.0, (0.54, 0.055, 164)),
        ]
    )
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.1)


def bank(c: Canvas) -> None:
    """The bank they sit on: a dark strip of turf, a few blades."""
    top = 736 + 14 * (c.noise.at("turf", c.x[:1] / 90, 0 * c.x[:1], 1.0, 3) - 0.5)
    m = c.full(smoothstep(-2, 2, c.y - top) * smoothstep(2, -2, c.y - _rim(c)))
    t = np.clip((c.y - 736) / 40 + 0.6 * (c.field("sod", 26, 3, (2, 1)) - 0.5), 0, 1)
    table = ramp([(0, (0.6, 0.09, 138)), (0.5, (0.46, 0.085, 146)), (1, (0.3, 0.06, 158))])
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.2)
    r = c.rng("blades")
    n = 420
    x = r.uniform(-10, 810, n)
    y = 738 + r.uniform(0, 26, n)
    tones = rgb((0.5, 0.09, 142)) + (rgb((0.68, 0.1, 132)) - rgb((0.5, 0.09, 142))) * r.random((n, 1))
    strew(
        c,
        "blade",
        x,
        y - 8,
        r.uniform(16, 34, n),
        -1.57 + r.normal(0, 0.3, n),
        jittered(np.asarray(tones, np.float32), r, 0.05, 0.02),
        seed="blades",
        detail=0.4,
    )
    shade = c.full(smoothstep(40, 90, c.x) * smoothstep(780, 730, c.x) * smoothstep(742, 764, c.y))
    c.multiply(shade & m, (0.3, 0.06, 165), 0.6)
    c.fill(c.mask(oval(412, 760, 30, 14)), (0.2, 0.05, 175), detail=0.3)
