"""Parts of Preserves: the pale wall with its arch, the still white land in it, the curtain that leans to the jar."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.shapes import CORNER, Points, curve, limb, polygon

LINEN: Final = (0.968, 0.012, 225)
_CURTAIN_BLUE: Final = (0.86, 0.05, 240)
FOLD: Final = (0.78, 0.055, 250)
STRIPE: Final = (0.5, 0.1, 256)
_HORIZON: Final = 262.0
_SILL: Final = 690.0
_MIDDLE: Final = 318.0


def _arch(grow: float) -> Points:
    x, r, y = _MIDDLE, 268 + grow, 338
    return [
        (x - r, _SILL, CORNER),
        (x - r, y),
        (x - 0.924 * r, y - 0.383 * r),
        (x - 0.707 * r, y - 0.707 * r),
        (x - 0.383 * r, y - 0.924 * r),
        (x, y - r),
        (x + 0.383 * r, y - 0.924 * r),
        (x + 0.707 * r, y - 0.707 * r),
        (x + 0.924 * r, y - 0.383 * r),
        (x + r, y),
        (x + r, _SILL, CORNER),
    ]


def sky(c: Canvas) -> None:
    """Wash a windless winter sky, paler towards the land."""
    c.wash([(0, (0.7, 0.1, 246)), (0.12, (0.73, 0.095, 243)), (0.24, (0.78, 0.08, 238))], 18)


def land(c: Canvas) -> None:
    """Lay the snow: two slopes and nothing on them."""
    for y, rise, tone in ((_HORIZON, 26.0, (0.93, 0.022, 235)), (_HORIZON + 84, -30.0, (0.972, 0.01, 230))):
        rim = y + rise * np.sin((c.x - 60) / 170) + 4 * (c.field(f"rim{y}", 150, 2) - 0.5)
        m = c.full(smoothstep(-1.2, 1.2, c.y - rim))
        c.fill(m, tone, detail=0.12)
        low = smoothstep(0, 260, c.y - rim)
        c.multiply(m * np.asarray(low[m.where], np.float32), FOLD, 0.35)


def wall(c: Canvas) -> None:
    """Lay the wall round the arch and the thickness of the wall in it."""
    opening, hole = c.mask(curve(_arch(0), pull=0.35), wobble=1.5), c.mask(curve(_arch(30), pull=0.35), wobble=1.5)
    reveal = c.full() - opening
    c.fill(reveal, (0.74, 0.065, 250), detail=0.2)
    fall = np.clip(c.y / 1200 + 0.5 * (c.field("lime", 160, 3) - 0.5), 0, 1)
    tone = pick(ramp([(0.955, 0.014, 225), (0.935, 0.02, 232), (0.9, 0.03, 238)]), np.asarray(fall, np.float32))
    below = c.full(smoothstep(_SILL + 17, _SILL + 19, c.y))
    c.fill((c.full() - hole) | below, tone, detail=0.2)
    sill = c.mask(polygon([(-20, _SILL - 8), (400, _SILL - 8), (400, _SILL + 22), (-20, _SILL + 22)]), wobble=1.2)
    c.multiply(sill.blur(6).move(0, 12), (0.72, 0.06, 250), 0.5)
    c.fill(sill, (0.965, 0.014, 225), detail=0.3)
    c.multiply(sill.edge(0, -7, 4), FOLD, 0.6)


_CURTAIN: Final[Points] = (
    *((-30, -20, CORNER), (96, -20, CORNER), (98, 70), (112, 142), (146, 192), (200, 216), (268, 212, CORNER)),
    *((248, 236), (236, 262), (204, 262), (182, 286), (150, 290), (128, 324), (96, 330), (74, 366), (40, 372)),
    *((16, 410), (-30, 420, CORNER)),
)
_HEM: Final[Points] = (
    *((274, 214), (244, 248), (206, 264), (180, 284), (150, 294), (126, 320), (96, 334), (70, 362), (40, 376)),
    *((14, 408), (-30, 424)),
)


def curtain(c: Canvas) -> None:
    """Hang the curtain; its hem lifts towards the jar."""
    m = c.mask(curve(_CURTAIN), wobble=1.2)
    c.multiply(m.blur(10).move(8, 0), (0.7, 0.07, 250), 0.5)
    c.fill(m, _CURTAIN_BLUE, detail=0.5)
    for spine, soft, share in (
        (((76, -20, 8), (80, 80, 9), (100, 170, 10), (150, 226, 9), (236, 240, 3)), 5, 0.75),
        (((44, -20, 8), (48, 110, 9), (70, 210, 10), (120, 262, 8), (182, 276, 3)), 5, 0.8),
        (((14, -20, 8), (18, 130, 9), (38, 240, 10), (80, 296, 8), (128, 314, 3)), 5, 0.8),
        (((-12, -20, 8), (-10, 170, 9), (10, 290, 10), (40, 336, 8), (76, 356, 3)), 5, 0.8),
    ):
        c.multiply(c.mask(limb(spine, 40), soft=soft) & m, FOLD, share)
    for far, wide in ((20.0, 4.0), (32.0, 1.8)):
        way = [(x - 0.6 * far, y - 0.8 * far, wide) for x, y in _HEM]
        c.multiply(c.mask(limb(way, 60)) & m, STRIPE, 0.85)
