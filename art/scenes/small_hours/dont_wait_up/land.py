"""Parts of Don't Wait Up: the sky of a winter dawn with the sun low in it, and the white plain."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, rgb, smoothstep
from art.painting.shapes import circle

from .ink import GOLD, HORIZON, SUN


def sky(c: Canvas) -> None:
    """Blue above, gold about the sun, rose along the plain; a few thin clouds lit from below."""
    c.wash(
        [
            (0.0, (0.49, 0.11, 259)),
            (0.16, (0.59, 0.1, 253)),
            (0.33, (0.7, 0.075, 246)),
            (0.44, (0.84, 0.045, 265)),
            (0.51, (0.9, 0.07, 40)),
            (0.58, (0.88, 0.105, 48)),
            (1.0, (0.87, 0.08, 45)),
        ],
        26,
        turn=3,
    )
    d = np.hypot(c.x - SUN[0], (c.y - SUN[1]) * 1.1)
    c.glaze(np.asarray(smoothstep(420, 60, d), np.float32) * 0.85, (0.9, 0.085, 50))
    c.glaze(np.asarray(smoothstep(230, 80, d), np.float32) * 0.9, (0.95, 0.095, 76))
    veil = c.noise.at("veil", (c.x - 0.7 * c.y) / 420, (c.y + 0.16 * c.x) / 60, 1.0, 3)
    band = smoothstep(0.56, 0.76, veil) * smoothstep(560, 330, c.y) * smoothstep(40, 190, c.y)
    c.glaze(np.asarray(band, np.float32), (0.9, 0.06, 50), 0.5)
    disc = c.mask(circle(*SUN), soft=1.2)
    c.fill(disc, (0.99, 0.05, 90), detail=0.7)
    c.glaze(disc * np.asarray(smoothstep(SUN[1] - 20, SUN[1] + 110, c.y), np.float32), (0.94, 0.11, 82), 0.8)


def plain(c: Canvas) -> None:
    """A far low ridge, then snow: lit and rosy far away, blue and soft where we stand."""
    line = HORIZON - 16 - 13 * np.sin(c.x / 92 + 1.1) - 7 * np.sin(c.x / 37)
    ridge = c.full(smoothstep(-1.5, 1.5, c.y - line))
    c.fill(ridge, (0.7, 0.075, 275), 0.75, detail=0.2)
    d = c.y - HORIZON - 3 * np.sin(c.x / 120)
    snow = c.full(smoothstep(-1.2, 1.2, d))
    long = c.noise.at("drift", (c.x + 0.4 * c.y) / 260, d / (26 + 0.16 * np.maximum(d, 0)), 1.0, 3) - 0.5
    t = np.clip(0.02 + 0.9 * smoothstep(0, 470, d) + 0.5 * long * smoothstep(0, 120, d), 0, 1)
    table = ramp([(0.97, 0.05, 70), (0.955, 0.03, 60), (0.9, 0.03, 280), (0.83, 0.055, 258), (0.73, 0.08, 259)])
    colours = pick(table, np.asarray(t, np.float32))
    warm = (near := np.asarray(smoothstep(520, 60, np.abs(c.x - 700)), np.float32)) * smoothstep(140, 0, d)
    colours = colours + (rgb(mix(GOLD, (0.97, 0.03, 70), 0.3)) - colours) * (0.6 * warm * near)[..., None]
    c.fill(snow, colours, detail=0.15)
    r = c.noise.at("ripple", (c.x + 0.9 * c.y) / 150, d / 17, 1.0, 2) - 0.5
    fold = np.asarray(smoothstep(0.1, 0.3, r) * smoothstep(90, 330, d), np.float32)
    c.glaze(fold, (0.95, 0.025, 70), 0.32)
