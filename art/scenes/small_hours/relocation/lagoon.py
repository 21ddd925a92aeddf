"""Parts of Relocation: the pale sky of dawn, and calm water cut open so that one sees into it."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import limb

LEVEL: Final = 856.0
_HORIZON: Final = 742.0
_TINT: Final = (0.76, 0.065, 180)


def sky(c: Canvas) -> None:
    """Apricot above, paler low; one broad thin drift."""
    c.wash(
        [
            (0.0, (0.885, 0.07, 58)),
            (0.25, (0.91, 0.065, 64)),
            (0.48, (0.935, 0.055, 72)),
            (0.62, (0.95, 0.045, 80)),
            (1.0, (0.95, 0.045, 80)),
        ],
        24,
        turn=-6,
    )
    veil = c.noise.at("veil", (c.x + 0.4 * c.y) / 520, (c.y - 0.1 * c.x) / 120, 1.0, 3)
    c.glaze(smoothstep(0.52, 0.86, veil) * smoothstep(720, 300, c.y), (0.96, 0.035, 60), 0.5)


def surface(c: Canvas) -> Array:
    """Return the height of the cut waterline over the whole breadth."""
    return np.asarray(LEVEL + 5 * np.sin(c.x / 120 + 0.4) + 2 * np.sin(c.x / 43), np.float32)


def _wet(c: Canvas) -> Mask:
    return c.full(smoothstep(-1, 1, c.y - surface(c)))


def water(c: Canvas) -> None:
    """The lagoon as far as the sky, and below the cut its clear mint depth."""
    far = c.full(smoothstep(-1, 1, c.y - _HORIZON))
    t = np.clip((c.y - _HORIZON) / (LEVEL - _HORIZON), 0, 1) + 0.25 * (c.field("far", 90, 2, (4, 0.5)) - 0.5)
    tones = ramp([(0, (0.93, 0.045, 82)), (0.5, (0.92, 0.035, 120)), (1, (0.89, 0.045, 165))])
    c.fill(far, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
    d = np.clip((c.y - LEVEL) / 344, 0, 1) + 0.14 * (c.field("deep", 240, 3, (2, 0.7)) - 0.5)
    depth = ramp([(0, (0.86, 0.05, 172)), (0.5, (0.8, 0.06, 178)), (1, (0.73, 0.065, 186))])
    c.fill(_wet(c), pick(depth, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.1)


def under(c: Canvas) -> None:
    """Tint what lies below the surface; a narrow shade right under it."""
    wet = _wet(c)
    d = np.clip((c.y - LEVEL) / 344, 0, 1)
    c.glaze(wet * np.asarray(0.22 + 0.24 * d, np.float32), _TINT)
    near = np.exp(-np.maximum(c.y - surface(c), 0) / 9) * (c.y > surface(c))
    c.multiply(np.asarray(near, np.float32), (0.6, 0.07, 190), 0.35)


def over(c: Canvas) -> None:
    """The cut edge as one pale line; a few long flat ripples."""
    rim = np.exp(-(((c.y - surface(c) + 3) / 3.4) ** 2))
    c.glaze(np.asarray(rim, np.float32), (0.985, 0.02, 100), 0.95)

    def ripples(pen: Pen) -> None:
        for x, y, long, share in (
            (740, 1096, 90, 0.5),
            (690, 1118, 50, 0.4),
            (110, 1112, 90, 0.5),
            (190, 1132, 50, 0.4),
        ):
            line = [
                (x - long, y, 0.3),
                (x - 0.3 * long, y + 3, 2.2),
                (x + 0.3 * long, y + 2, 2),
                (x + long, y - 1, 0.3),
            ]
            pen.fill(limb(line, 24), (0.97, 0.025, 130), share)

    c.draw(ripples, detail=0.5, soft=0.5)
