"""Parts of Close Shave: the shaving, a strip swept along its way; what stands across the way is given at each point."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import polygon, sample

from .brush import AMBER, GOLD, GOLD_DEEP, GOLD_PALE, SHADE

_WAY: Final = (
    *((506, 882, 20, -4), (520, 846, 21, -5), (556, 800, 22, -4), (592, 750, 23, -4), (598, 694, 22, -12)),
    *((560, 652, 14, -20), (486, 640, 7, -19), (400, 626, 8, -18), (310, 590, 13, -19), (214, 556, 17, -22)),
    *((138, 566, 25, -22), (88, 608, 31, -15), (68, 678, 32, -3), (80, 738, 29, -3), (99, 790, 27, 0)),
    *((106, 848, 28, 2), (114, 920, 27, 2)),
)
"""From the plane's mouth over the calf's back, of which it becomes the first turn: the strip's middle (x, y), half of
its width as a vector."""


def ribbon(c: Canvas, body: Mask) -> None:
    """Lay the strip; where it turns its other face to us it is darker, its edges are thin and light."""
    n = 300
    p = sample(_WAY, n)
    t = np.linspace(0, 1, n)
    d = np.gradient(p[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    q = p[:, 2:] * (1 + 0.05 * np.sin(t * 47) + 0.04 * np.sin(t * 91 + 1))[:, None]
    side = d[:, 0] * q[:, 1] - d[:, 1] * q[:, 0]
    faces = np.clip(side / 14, -1, 1)
    light = 0.5 - 0.5 * d[:, 0] * np.sign(side) + 0.25 * np.sin(t * 31)

    def at(k: int, s: float) -> tuple[float, float]:
        return float(p[k, 0] + s * q[k, 0]), float(p[k, 1] + s * q[k, 1])

    def work(pen: Pen) -> None:
        for k in range(n - 1):
            j = min(k + 2, n - 1)
            base = mix(GOLD_DEEP, GOLD, 0.6 + 0.4 * float(np.clip(light[k], 0, 1)))
            tone = mix(base, GOLD_PALE, 0.5 * float(np.clip(light[k] - 0.3, 0, 1)))
            tone = mix(tone, AMBER, 0.22 * float(np.clip(faces[k], 0, 1)))
            tone = mix(tone, GOLD, float(np.clip((p[k, 1] - 690) / 90, 0, 1)) if k > n // 2 else 0.0)
            pen.fill(polygon([at(k, -1), at(j, -1), at(j, 1), at(k, 1)]), tone)

    def grain(pen: Pen) -> None:
        r = c.rng("ribbon")
        for s in np.linspace(-0.82, 0.82, 8):
            a = int(r.uniform(0, 60))
            pts = [at(k, float(s) + 0.03 * float(np.sin(k / 9 + s * 7))) for k in range(a, n, 4)]
            dark = bool(r.random() < 0.6)
            pen.stroke(pts, AMBER if dark else GOLD_PALE, float(r.uniform(1.0, 2.2)), 0.26 if dark else 0.55)
        for s in (-0.97, 0.97):
            pen.stroke([at(k, s) for k in range(0, n, 3)], GOLD_PALE, 2.6, 0.9)

    low = n * 5 // 6
    last = c.mask(polygon([*(at(k, -1) for k in range(low, n)), *(at(k, 1) for k in range(n - 1, low, -1))]))
    c.multiply(last.blur(5).move(7, 3) & body, SHADE, 0.6)
    over = c.full(((c.y < 800) | (c.x > 300)).astype(np.float32)) | body
    m = c.draw(work, clip=over, detail=0.75) & over
    c.draw(grain, clip=m, detail=0.75, soft=0.3)
