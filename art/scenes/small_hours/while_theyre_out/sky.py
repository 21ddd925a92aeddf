"""A bright storm: torn plum cloud over a strip of cream."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep


def sky(c: Canvas) -> None:
    """Paint the sky: one great cloud, dark below, its edges torn and lit from the left."""
    c.wash(
        [
            (0, (0.78, 0.06, 310)),
            (0.2, (0.8, 0.06, 325)),
            (0.36, (0.88, 0.07, 40)),
            (0.46, (0.95, 0.08, 86)),
            (0.56, (0.96, 0.08, 90)),
        ],
        30,
        turn=5,
    )

    def body(dx: float, dy: float) -> Array:
        x, y = c.x + dx, c.y + dy
        depth = np.maximum(660 - y, 40) / 520
        bend = 0.55 * (c.noise.at("bend", x / 330, y / 210, 1.0, 3) - 0.5)
        n = c.noise.at("storm", (x - 300) / (290 * depth) + bend, y / (215 * depth) + bend, 1.0, 5)
        return np.asarray(n + 0.2 * np.exp(-(((y - 250 - 0.16 * (x - 400)) / 150) ** 2)), np.float32)

    here, there = body(0, 0), body(-26, -22)
    thick = smoothstep(0.5, 0.68, here)
    lit = np.clip(0.5 + 4.2 * (here - there), 0, 1)
    shades = ramp(
        [
            (0, (0.32, 0.085, 304)),
            (0.3, (0.48, 0.095, 310)),
            (0.55, (0.7, 0.08, 328)),
            (0.8, (0.88, 0.07, 30)),
            (1, (0.97, 0.055, 80)),
        ]
    )
    low = smoothstep(330, 560, c.y)
    t = 0.12 + 0.62 * lit + 0.3 * (1 - thick) + 0.26 * low
    fade = smoothstep(620, 470, c.y)
    c.fill(
        c.full(np.asarray(thick * (0.35 + 0.65 * fade), np.float32)),
        pick(shades, np.asarray(np.clip(t, 0, 1), np.float32)),
        0.96,
        detail=0.2,
    )
    streaks = c.noise.at("fallstreak", (c.x + 0.5 * c.y) / 26, c.y / 420, 1.0, 3)
    band = smoothstep(370, 470, c.y) * smoothstep(640, 570, c.y) * smoothstep(380, 620, c.x)
    c.glaze(np.asarray(smoothstep(0.4, 0.75, streaks) * band, np.float32), (0.58, 0.085, 312), 0.6)
