"""Parts of Closing Time: the pale evening sky, the sea as far as it, and the water cut open before us."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import limb

from .brush import WATER

LEVEL: Final = 716.0
_HORIZON: Final = 572.0


def sky(c: Canvas) -> None:
    """Apricot above, cream along the sea, one long veil."""
    c.wash(
        [
            (0.0, (0.86, 0.078, 52)),
            (0.2, (0.885, 0.07, 58)),
            (0.36, (0.925, 0.055, 70)),
            (0.48, (0.95, 0.04, 82)),
            (1.0, (0.95, 0.04, 82)),
        ],
        24,
        turn=5,
    )
    veil = c.noise.at("veil", (c.x - 0.5 * c.y) / 480, (c.y + 0.12 * c.x) / 96, 1.0, 3)
    c.glaze(smoothstep(0.54, 0.86, veil) * smoothstep(530, 180, c.y), (0.96, 0.035, 66), 0.45)


def surface(c: Canvas) -> Array:
    """Return the height of the cut waterline over the whole breadth."""
    return np.asarray(LEVEL + 5 * np.sin(c.x / 110 + 1.2) + 2 * np.sin(c.x / 41), np.float32)


def wet(c: Canvas) -> Mask:
    """Return what lies below the cut."""
    return c.full(smoothstep(-1, 1, c.y - surface(c)))


def water(c: Canvas) -> None:
    """The sea as far as the sky, and below the cut its pale depth."""
    far = c.full(smoothstep(-1, 1, c.y - _HORIZON))
    t = np.clip((c.y - _HORIZON) / (LEVEL - _HORIZON), 0, 1) + 0.3 * (c.field("far", 80, 2, (5, 0.4)) - 0.5)
    tones = ramp(
        [(0, (0.88, 0.045, 58)), (0.25, (0.83, 0.035, 20)), (0.6, (0.745, 0.045, 265)), (1, (0.72, 0.06, 238))]
    )
    c.fill(far, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
    d = np.clip((c.y - LEVEL) / (1200 - LEVEL), 0, 1) + 0.16 * (c.field("deep", 240, 3, (2, 0.7)) - 0.5)
    depth = ramp([(0, (0.88, 0.032, 214)), (0.5, (0.83, 0.04, 222)), (1, (0.765, 0.048, 230))])
    c.fill(wet(c), pick(depth, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.1)


def under(c: Canvas) -> None:
    """Tint what hangs below the surface, more so the deeper it hangs."""
    d = np.clip((c.y - LEVEL) / (1200 - LEVEL), 0, 1)
    c.glaze(wet(c) * np.asarray(0.13 + 0.27 * d, np.float32), WATER)
    near = np.exp(-np.maximum(c.y - surface(c), 0) / 9) * (c.y > surface(c))
    c.multiply(np.asarray(near, np.float32), (0.62, 0.06, 226), 0.35)


def over(c: Canvas) -> None:
    """The cut edge as one pale line."""
    rim = np.exp(-(((c.y - surface(c) + 3) / 3.2) ** 2))
    c.glaze(np.asarray(rim, np.float32), (0.985, 0.018, 90), 0.95)


def ripples(c: Canvas) -> None:
    """A few long flat ripples on the far water; the sun's colour lies in some."""

    def work(pen: Pen) -> None:
        for x, y, long, wide, tone, share in (
            (640, 650, 90, 3.2, (0.74, 0.13, 33), 0.55),
            (600, 668, 60, 2.8, (0.74, 0.13, 33), 0.5),
            (690, 682, 120, 3.0, (0.97, 0.02, 80), 0.75),
            (740, 696, 60, 2.4, (0.97, 0.02, 80), 0.6),
            (40, 634, 70, 2.6, (0.97, 0.02, 80), 0.7),
            (20, 666, 50, 2.4, (0.97, 0.02, 80), 0.6),
            (120, 1040, 80, 2.4, (0.95, 0.02, 210), 0.5),
            (190, 1060, 46, 2.0, (0.95, 0.02, 210), 0.4),
        ):
            spine = [(x - long, y, 0.3), (x - 0.3 * long, y + 2, wide), (x + 0.3 * long, y + 1, 0.9 * wide),
                     (x + long, y - 1, 0.3)]  # fmt: skip
            pen.fill(limb(spine, 24), tone, share)

    c.draw(work, detail=0.4, soft=0.6)
