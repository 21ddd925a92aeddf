"""Parts of Closing Time: the evening sky, the sea as far as it, the clear deep cut open before us."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import curve, limb

from .brush import FLAME, LEVEL, SUN

_HORIZON: Final = 606.0


def sky(c: Canvas) -> None:
    """Plum above, rose, then peach along the sea; long clouds lit from below; a far coast."""
    c.wash(
        [(0.0, (0.42, 0.1, 306)), (0.1, (0.51, 0.118, 330)), (0.22, (0.59, 0.14, 0)), (0.36, (0.69, 0.145, 20)),
         (0.5, (0.785, 0.13, 50)), (1.0, (0.785, 0.13, 50))], 30, turn=4,
    )  # fmt: skip
    veil = c.noise.at("veil", (c.x - 0.35 * c.y) / 420, (c.y + 0.1 * c.x) / 60, 1.0, 4)
    cloud = smoothstep(0.52, 0.74, veil) * smoothstep(520, 330, c.y) * smoothstep(20, 150, c.y)
    below = c.noise.at("veil", (c.x - 0.35 * c.y) / 420, (c.y + 14 + 0.1 * c.x) / 60, 1.0, 4)
    c.glaze(cloud, (0.58, 0.125, 345), 0.55)
    edge = np.clip((veil - below) * 4, 0, 1) * cloud
    c.glaze(np.asarray(edge, np.float32), (0.89, 0.1, 50), 0.85)
    coast = c.mask(curve([(-20, 600), (60, 584), (140, 578), (240, 588), (340, 592), (470, 586), (560, 572), (660, 566),
                          (760, 556), (830, 560), (830, 620), (-20, 620)]), wobble=3)  # fmt: skip
    c.fill(coast, (0.66, 0.105, 10), 0.8, detail=0.2)


def surface(c: Canvas) -> Array:
    """Return the height of the cut over the whole breadth."""
    return np.asarray(LEVEL + 6 * np.sin(c.x / 118 + 0.8) + 2.4 * np.sin(c.x / 43 + 2), np.float32)


def wet(c: Canvas) -> Mask:
    """Return what lies below the cut."""
    return c.full(smoothstep(-1, 1, c.y - surface(c)))


def water(c: Canvas) -> None:
    """The far sea with the sky in it; below the cut the clear deep, lit from above, with rays."""
    far = c.full(smoothstep(-1, 1, c.y - _HORIZON))
    t = (c.y - _HORIZON) / (LEVEL - _HORIZON) + 0.5 * (c.field("far", 70, 3, (6, 0.35)) - 0.5)
    tones = ramp([(0, (0.84, 0.09, 50)), (0.3, (0.7, 0.105, 12)), (0.65, (0.53, 0.1, 330)), (1, (0.42, 0.09, 290))])
    c.fill(far, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
    d = (c.y - LEVEL) / (1200 - LEVEL) + 0.16 * (c.field("deep", 240, 3, (2, 0.7)) - 0.5)
    d = d + 0.18 * np.clip(np.abs(c.x - SUN[0]) / 400, 0, 1) ** 1.5
    depth = ramp([(0, (0.86, 0.085, 170)), (0.18, (0.72, 0.1, 188)), (0.48, (0.56, 0.095, 206)),
                  (0.8, (0.39, 0.08, 222)), (1, (0.3, 0.072, 238))])  # fmt: skip
    c.fill(wet(c), pick(depth, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.1)


def rays(c: Canvas) -> None:
    """The sun's light in the water: a warm bloom below her, shafts that fan down from it."""
    d = np.hypot((c.x - SUN[0]) / 430, (c.y - LEVEL - 60) / 330)
    c.screen(wet(c) * np.asarray(np.exp(-1.6 * d * d), np.float32), (0.76, 0.13, 118), 0.62)
    a = np.arctan2(c.x - SUN[0], c.y - SUN[1] + 60) * 57.3
    n = c.noise.at("shafts", a / 7.0, 0 * a + 3, 1.0, 2) + 0.35 * c.noise.at("fine", a / 2.2, 0 * a + 9, 1.0, 1)
    shaft = smoothstep(0.6, 0.86, n) * smoothstep(1230, 700, c.y) ** 1.2 * smoothstep(66, 40, np.abs(a))
    c.screen(wet(c) * np.asarray(shaft, np.float32), (0.9, 0.12, 102), 0.66)


def under(c: Canvas, who: Mask) -> None:
    """Tint what hangs below the cut, the more the deeper; a bright lining right below the surface."""
    d = np.clip((c.y - LEVEL) / 260, 0, 1)
    c.glaze((wet(c) & who) * np.asarray(0.05 + 0.34 * d, np.float32), (0.42, 0.085, 205))
    dy = np.maximum(c.y - surface(c), 0)
    near = np.exp(-dy / 55) * (c.y > surface(c)) * (0.22 + 0.78 * np.exp(-(((c.x - SUN[0]) / 260) ** 2)))
    c.screen(np.asarray(near, np.float32), (0.82, 0.14, 80), 0.5)


def over(c: Canvas) -> None:
    """The cut edge, pale, golden where the sun is near; ripples on the far sea that carry its colour."""
    warm = np.exp(-(((c.x - SUN[0]) / 230) ** 2))
    rim = np.exp(-(((c.y - surface(c) + 2) / 2.3) ** 2))
    c.glaze(np.asarray(rim * 0.7, np.float32), (0.88, 0.05, 190), 0.75)
    c.glaze(np.asarray(rim * warm, np.float32), (0.97, 0.08, 88), 0.9)
    low = np.exp(-(((c.y - surface(c) - 6) / 4.0) ** 2))
    c.multiply(np.asarray(low, np.float32), (0.5, 0.08, 220), 0.35)


def ripples(c: Canvas) -> None:
    """Long flat ripples on the far sea."""

    def work(pen: Pen) -> None:
        for x, y, long, wide, tone, share in (
            (60, 640, 80, 2.4, FLAME, 0.5), (24, 662, 60, 3, FLAME, 0.55), (90, 676, 70, 3, (0.9, 0.07, 40), 0.5),
            (770, 634, 60, 2.2, FLAME, 0.5), (792, 668, 50, 3, FLAME, 0.6),
        ):  # fmt: skip
            spine = [(x - long, y, 0.3), (x - 0.3 * long, y + 1, wide), (x + 0.3 * long, y, wide), (x + long, y, 0.3)]
            pen.fill(limb(spine, 24), tone, share)

    c.draw(work, detail=0.4, soft=0.6)
