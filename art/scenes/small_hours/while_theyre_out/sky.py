"""A bright storm: torn lilac cloud over a strip of cream."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.materials import cloud_bank


def sky(c: Canvas) -> None:
    """Paint the sky."""
    c.wash(
        [
            (0, (0.74, 0.065, 308)),
            (0.16, (0.68, 0.075, 306)),
            (0.32, (0.74, 0.075, 325)),
            (0.43, (0.87, 0.075, 40)),
            (0.5, (0.95, 0.08, 88)),
            (0.56, (0.95, 0.08, 90)),
        ],
        30,
        turn=7,
    )
    for k, (y, tones, size, share) in enumerate(
        (
            (520, [(0.7, 0.07, 330), (0.84, 0.075, 30), (0.97, 0.06, 85)], (16, 46), 0.7),
            (400, [(0.54, 0.085, 306), (0.7, 0.08, 328), (0.95, 0.07, 75)], (26, 80), 0.85),
            (240, [(0.5, 0.085, 300), (0.66, 0.08, 312), (0.9, 0.06, 60)], (36, 110), 0.8),
            (80, [(0.56, 0.075, 300), (0.72, 0.065, 310), (0.9, 0.045, 60)], (40, 120), 0.75),
        )
    ):

        def crest(x: float, y: float = y, k: int = k) -> float:
            return y + 40 * math.sin(x / 130 + 2.1 * k) + 0.14 * (x - 400)

        cloud_bank(c, crest, tones, seed=f"bank{k}", size=size, rows=3, alpha=share, fade=(0.0, 1.3))
    streaks = c.noise.at("fallstreak", (c.x + 0.5 * c.y) / 22, c.y / 420, 1.0, 3)
    band = smoothstep(380, 480, c.y) * smoothstep(640, 560, c.y) * smoothstep(420, 700, c.x)
    c.glaze(np.asarray(smoothstep(0.42, 0.75, streaks) * band, np.float32), (0.62, 0.085, 312), 0.6)
