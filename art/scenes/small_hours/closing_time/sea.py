"""A calm evening sea under a pale apricot sky, flat and light into its corners."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import limb

HORIZON: Final = 664.0
SEA = ramp([(0.86, 0.03, 60), (0.79, 0.035, 235), (0.735, 0.05, 230), (0.68, 0.06, 230), (0.625, 0.065, 233)])
_PALE: Final = (0.92, 0.03, 70)
_SHELL_LINE: Final = 1000.0


def sky(c: Canvas) -> None:
    """Wash the sky: apricot above, cream along the sea, one long veil."""
    c.wash(
        [(0.0, (0.83, 0.075, 52)), (0.24, (0.88, 0.064, 62)), (0.44, (0.93, 0.048, 76)), (0.56, (0.945, 0.04, 82))], 22
    )
    veil = c.noise.at("veil", (c.x + 0.5 * c.y) / 430, (c.y - 0.1 * c.x) / 80, 1.0, 3)
    c.glaze(smoothstep(0.55, 0.85, veil) * smoothstep(600, 200, c.y), (0.95, 0.035, 70), 0.3)


def water(c: Canvas) -> Array:
    """Return the colours of the sea: paler far off, a few broad bands."""
    far = np.clip((c.y - HORIZON) / (1200 - HORIZON), 0, 1)
    bands = c.noise.at("swell", c.x / 330, c.y / (14 + 40 * far), 1.0, 3) - 0.5
    t = 0.12 + 0.78 * far**0.8 + 0.22 * bands * (0.3 + far)
    return np.asarray(pick(SEA, np.asarray(np.clip(t, 0, 1), np.float32)), np.float32)


def sea(c: Canvas) -> None:
    """Lay the sea to its straight horizon."""
    c.fill(c.full(smoothstep(-1, 1, c.y - HORIZON)), water(c), detail=0.1)


def near_water(c: Canvas) -> None:
    """The water before the shell and round her knees: it covers what stands in it."""
    line = _SHELL_LINE + 3 * np.sin(c.x / 46) + 0.02 * (c.x - 300)
    right = smoothstep(470, 540, c.x)
    line = line + right * 12
    m = c.full(np.asarray(smoothstep(-1, 1, c.y - line), np.float32))
    c.fill(m, water(c), detail=0.15)
    side = smoothstep(420, 470, c.x) * smoothstep(556, 520, c.x) + smoothstep(60, 30, c.x)
    mirror = c.full(np.asarray(side * smoothstep(80, 0, c.y - line), np.float32))
    c.glaze(mirror & m, (0.74, 0.09, 30), 0.45)
    _reflection(c)


def _reflection(c: Canvas) -> None:
    """The dark of her coat in the water, in a few wavering strips."""

    def work(pen: Pen) -> None:
        for k in range(7):
            y = 1048 + 17 * k + 1.6 * k * k
            w = 118 - 10 * k + 16 * math.sin(2.3 * k)
            x = 650 + 14 * math.sin(1.7 * k)
            pen.fill(
                limb([(x - w, y, 0.5), (x - 0.4 * w, y + 3, 6.4), (x + 0.5 * w, y - 2, 5), (x + w, y, 0.5)], 30),
                (0.4, 0.06, 290),
                0.5 - 0.035 * k,
            )

    c.draw(work, detail=0.4)


def rings(c: Canvas) -> None:
    """Thin pale ripples where the shell and her legs leave the water."""

    def work(pen: Pen) -> None:
        for x0, x1, y, w in (
            (-20, 40, 1002, 2.6),
            (440, 540, 1010, 3.0),
            (-10, 70, 1062, 3.0),
            (430, 550, 1066, 3.0),
            (730, 812, 1076, 3.0),
            (80, 330, 1150, 3.8),
            (430, 580, 1162, 3.6),
        ):
            pen.fill(limb([(x0, y, 0.4), (0.6 * x0 + 0.4 * x1, y - 3, w), (x1, y + 2, 0.4)], 30), _PALE, 0.85)
        for x, y, r in ((588, 1018, 52), (698, 1022, 58)):
            pen.fill(
                limb([(x - r, y, 0.4), (x - 0.4 * r, y + 8, 2.4), (x + 0.5 * r, y + 8, 2.4), (x + r, y - 1, 0.4)], 30),
                _PALE,
                0.9,
            )

    c.draw(work, detail=0.6)
