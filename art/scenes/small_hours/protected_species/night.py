"""Parts of Protected Species: what the lamp does outside its glass, and the snow that has come out to her."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen

from .ink import MID, ROUND, WARM, away


def light(c: Canvas) -> None:
    """Let a little of the lamp's light stand in the air about the globe."""
    d = away(c)
    ring = np.exp(-np.maximum(d - ROUND, 0) / 60) * smoothstep(ROUND - 4, ROUND + 6, d)
    c.screen(np.asarray(ring * smoothstep(980, 800, c.y), np.float32), WARM, 0.12)


def flakes(c: Canvas) -> None:
    """Lay a few flakes in the air before her face."""
    r = c.rng("flakes")

    def work(pen: Pen) -> None:
        for k in range(34):
            y = 430 + 7.0 * k + float(r.normal(0, 8))
            x = 566 - 0.14 * (y - 430) + float(r.normal(0, 34))
            if np.hypot(x - MID[0], y - MID[1]) < ROUND + 6 or (x > 548 and y > 572):
                continue
            q = float(r.uniform(1.1, 3.4))
            pen.dot(x, y, q, (0.99, 0.01, 95), 0.55 + 0.12 * q)

    c.draw(work, detail=0.9, soft=0.4)
