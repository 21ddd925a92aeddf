"""A bright storm: one great plum cloud with a clean crown, its rain, and calm cream air below."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import blur

_BASE = 404.0
_WEST = ((150, 384, 66), (84, 414, 44), (232, 350, 92), (330, 300, 118), (300, 228, 84), (404, 196, 104))
_CROWN = (
    (372, 124, 62),
    (486, 138, 92),
    (452, 318, 128),
    (560, 246, 128),
    (566, 110, 70),
    (640, 172, 104),
    (604, 338, 124),
)
_EAST = (
    (716, 258, 122),
    (730, 350, 130),
    (806, 316, 110),
    (690, 128, 56),
    (200, 402, 70),
    (330, 352, 96),
    (460, 360, 96),
)
_HEAPS = (*_WEST, *_CROWN, *_EAST)
"""The cloud's great heaps: place and radius."""


def sky(c: Canvas) -> None:
    """Paint the sky."""
    c.wash(
        [
            (0, (0.83, 0.05, 305)),
            (0.18, (0.86, 0.055, 330)),
            (0.34, (0.91, 0.06, 40)),
            (0.46, (0.95, 0.075, 84)),
            (0.56, (0.96, 0.08, 90)),
        ],
        16,
        turn=4,
    )
    _far(c)
    _cloud(c)
    _rain(c)


def _far(c: Canvas) -> None:
    """Long thin bars of cloud near the horizon."""
    for y, x0, x1, thick, share in ((470, -60, 330, 9, 0.42), (512, 120, 620, 6, 0.36), (546, -40, 420, 4, 0.3)):
        n = c.noise.at(f"bar{y}", c.x / 120, c.y / 16, 1.0, 3) - 0.5
        body = (
            np.exp(-(((c.y - y + 14 * n) / thick) ** 2)) * smoothstep(x0, x0 + 120, c.x) * smoothstep(x1, x1 - 160, c.x)
        )
        c.glaze(np.asarray(body, np.float32), (0.66, 0.075, 325), share)


def _cloud(c: Canvas) -> None:
    r = np.random.default_rng(7)
    wx = c.x + 34 * (c.noise.at("wx", c.x / 48, c.y / 48, 1.0, 4) - 0.5)
    wy = c.y + 34 * (c.noise.at("wy", c.x / 48, c.y / 48, 1.0, 4) - 0.5)
    high = np.full(c.x.shape, -200.0)
    for x, y, q in _HEAPS:
        puffs: list[tuple[float, float, float, float]] = [(x, y, q, 0.0)]
        for _ in range(9):
            a, far = r.uniform(-3.4, 0.5), r.uniform(0.55, 0.92)
            puffs.append(
                (
                    x + q * far * np.cos(a),
                    y + q * far * np.sin(a) * 0.9,
                    q * r.uniform(0.26, 0.44),
                    0.55 * q * (1 - far),
                )
            )
        for px, py, pr, z in puffs:
            d = ((wx - px) ** 2 + (wy - py) ** 2) / pr**2
            high = np.maximum(high, z + pr * np.sqrt(np.clip(1 - d, 0, 1)) + np.where(d > 1, -60 * np.sqrt(d), 0))
    inside = smoothstep(-66, 16, blur(np.asarray(np.maximum(high, -90), np.float32), 3.5 * c.scale))
    form = blur(np.asarray(np.maximum(high, 0), np.float32), 7.5 * c.scale)
    puffy = 9 * (c.noise.at("puffy", c.x / 46, c.y / 38, 1.0, 4) - 0.5)
    form = np.asarray(form + puffy, np.float32)
    gy, gx = np.gradient(form, 1 / c.scale)
    slant = np.sqrt(1 + gx * gx + gy * gy)
    lit = (0.74 * gx + 0.58 * gy + 0.3) / slant
    base = _BASE + 12 * (c.noise.at("base", c.x / 150, c.y / 40, 1.0, 3) - 0.5)
    inside = inside * smoothstep(26, -14, c.y - base)
    low = smoothstep(190, _BASE, c.y)
    t = (
        0.46
        + 0.4 * lit * (1 - 0.5 * low)
        - 0.34 * low
        - 0.22 * smoothstep(330, 760, c.x)
        + 0.1 * smoothstep(200, 90, c.y)
    )
    shades = ramp(
        [
            (0, (0.37, 0.085, 304)),
            (0.28, (0.5, 0.09, 310)),
            (0.5, (0.66, 0.08, 324)),
            (0.72, (0.84, 0.07, 10)),
            (0.88, (0.94, 0.055, 70)),
            (1, (0.975, 0.04, 86)),
        ]
    )
    c.fill(c.full(np.asarray(inside, np.float32)), pick(shades, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.25)


def _rain(c: Canvas) -> None:
    """Curtains of rain below the right half, slanting with the wind."""
    lean = c.x + 0.34 * (c.y - _BASE)
    streaks = c.noise.at("fallstreak", lean / 34, c.y / 700, 1.0, 3)
    band = smoothstep(_BASE - 12, _BASE + 14, c.y) * smoothstep(620, 470, c.y) * smoothstep(330, 620, lean)
    c.glaze(np.asarray(band * (0.35 + 0.65 * smoothstep(0.36, 0.7, streaks)), np.float32), (0.6, 0.08, 315), 0.62)
