"""Parts of Slow Ascent: an even indigo night and the enormous matt moon, its seas and soft craters."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import circle, oval

MOON: Final = (404.0, 402.0, 380.0)
"""The moon's middle and radius."""
_CREAM: Final = (0.925, 0.04, 92)
_SEA: Final = (0.775, 0.04, 300)
_DUSK: Final = (0.66, 0.06, 288)
_SPOTS: Final = (
    *((-0.18, -0.62, 0.15), (0.44, -0.4, 0.2), (-0.56, -0.2, 0.17), (0.16, 0.3, 0.12), (-0.3, 0.28, 0.21)),
    *((0.7, 0.1, 0.14), (-0.74, 0.3, 0.1), (0.1, -0.3, 0.07), (0.26, -0.76, 0.09), (-0.1, 0.02, 0.06)),
    *((-0.52, -0.58, 0.07), (-0.08, 0.68, 0.12), (0.36, 0.02, 0.06), (-0.84, 0.02, 0.08), (0.62, -0.66, 0.06)),
    *((-0.34, -0.36, 0.05), (0.76, -0.26, 0.05), (-0.48, 0.62, 0.08), (0.2, 0.56, 0.05), (0.02, -0.86, 0.06)),
    *((-0.02, 0.46, 0.045), (-0.66, -0.42, 0.04), (0.56, 0.4, 0.07)),
)
"""Craters: place on the disc and size, in shares of its radius."""


def sky(c: Canvas) -> None:
    """An even indigo, a little lighter low down."""
    c.wash([(0.0, (0.27, 0.1, 277)), (0.4, (0.29, 0.105, 275)), (0.75, (0.38, 0.105, 271))], 24, turn=-6)
    veil = c.noise.at("veil", (c.x + 0.6 * c.y) / 460, (c.y - 0.2 * c.x) / 120, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.85, veil), (0.36, 0.11, 270), 0.4)


def disc(c: Canvas) -> Mask:
    """Return where the moon is."""
    return c.mask(circle(*MOON), wobble=1.5, cell=40)


def moon(c: Canvas) -> None:
    """Cream above, lavender in its seas and along the far side; then the craters."""
    x0, y0, q = MOON
    m = disc(c)
    u, v = (c.x - x0) / q, (c.y - y0) / q
    bend = c.noise.at("shore", u * 6, v * 6, 1.0, 3) - 0.5
    low = np.asarray(0.74 * -u + 0.5 * v + 0.25 * bend, np.float32)
    body = pick(ramp([(0.0, _CREAM), (0.5, (0.89, 0.04, 80)), (1.0, (0.78, 0.045, 310))]), smoothstep(-0.1, 1.0, low))
    c.fill(m, np.asarray(body, np.float32), detail=0.2)
    for x, y, rx, ry, turn in (
        *((-0.34, -0.3, 0.36, 0.26, -24), (-0.42, 0.1, 0.27, 0.32, 20), (0.3, -0.52, 0.3, 0.17, 16)),
        *((0.5, 0.24, 0.2, 0.3, 24), (0.02, 0.62, 0.34, 0.16, -8), (-0.02, -0.1, 0.2, 0.13, -30)),
    ):
        sea = c.mask(oval(x0 + x * q, y0 + y * q, rx * q, ry * q, turn), wobble=34, cell=90, soft=5)
        c.glaze(sea & m, _SEA, 0.48)
    for k, (x, y, size) in enumerate(_SPOTS):
        _crater(c, m, x, y, size, k)
    c.glaze(m.edge(-9, 7, 10), _DUSK, 0.4)


def _crater(c: Canvas, m: Mask, x: float, y: float, size: float, k: int) -> None:
    """A shallow bowl, narrower towards the limb: shade on the side of the light, a pale lip on the other."""
    x0, y0, q = MOON
    far = math.hypot(x, y)
    flat = math.sqrt(max(1 - far * far, 0.06))
    turn = math.degrees(math.atan2(y, x))
    px, py, r = x0 + x * q, y0 + y * q, size * q
    lip = c.mask(oval(px, py, r * 1.13 * flat, r * 1.13, turn), wobble=0.1 * r, cell=26)
    bowl = c.mask(oval(px, py, r * flat, r, turn), wobble=0.08 * r, cell=26)
    c.glaze(lip.blur(0.05 * r) & m, (0.955, 0.03, 92), 0.75)
    c.fill(bowl & m, (0.84, 0.035, 70) if k % 3 else (0.82, 0.035, 330), 0.85, detail=0.3)
    c.glaze(bowl.edge(0.28 * r, -0.34 * r, 0.06 * r) & m, _DUSK, 0.62)
    c.glaze(bowl.edge(-0.12 * r, 0.14 * r, 0.05 * r) & m, (0.965, 0.025, 92), 0.55)
