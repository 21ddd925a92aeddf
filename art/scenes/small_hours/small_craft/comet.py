"""The comet: its head, its tail blown across the sky, its collar."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import circle

from .rings import COMET


def comet(c: Canvas) -> None:
    """Paint it."""
    x, y = COMET
    way = np.array([0.62, -0.785])
    for width, length, share, ink in (
        (190.0, 760.0, 0.6, (0.6, 0.12, 40)),
        (110.0, 640.0, 0.6, (0.85, 0.1, 72)),
        (46.0, 460.0, 0.85, (0.98, 0.05, 88)),
    ):
        d = (c.x - x) * way[0] + (c.y - y) * way[1]
        side = -(c.x - x) * way[1] + (c.y - y) * way[0] - 0.00028 * np.maximum(d, 0) ** 2
        wide = 13 + width * np.clip(d, 0, None) / length
        tail = np.exp(-((side / wide) ** 2)) * np.exp(-np.clip(d, 0, None) / (length * 0.5)) * smoothstep(-16, 8, d)
        strands = 0.6 + 0.8 * c.noise.at("strand", side / (5 + 0.05 * np.abs(d)), d / 420, 1.0, 3)
        c.screen(c.full(np.asarray(np.clip(tail * strands, 0, 1), np.float32)), ink, share)
    c.glow(x, y, 150, (0.88, 0.13, 70), 0.6)
    c.glow(x, y, 40, (0.98, 0.06, 90), 1.0)
    ball = c.mask(circle(x, y, 17), soft=2.5)
    c.fill(ball, (0.995, 0.02, 95), detail=0.95)
    c.emit(ball, 1.0)
