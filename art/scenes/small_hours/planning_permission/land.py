"""Parts of Planning Permission: the misty, luminous morning: sky, far wood, the still water."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.shapes import CORNER, Points, curve, limb

from .inks import ABYSS, SUN

_FAR: Final = 566.0
"""The far waterline."""
_WATER: Final = ramp(
    [
        (0.0, (0.93, 0.06, 108)),
        (0.12, (0.8, 0.075, 140)),
        (0.2, (0.6, 0.08, 160)),
        (0.36, (0.42, 0.07, 176)),
        (0.7, (0.27, 0.055, 188)),
        (1.0, (0.19, 0.045, 192)),
    ]
)


def sky(c: Canvas) -> None:
    """Moss green above and at the edges, a pale sun behind the mist between the two."""
    c.wash(
        [(0.0, (0.56, 0.095, 166)), (0.14, (0.71, 0.095, 150)), (0.33, (0.88, 0.085, 122)), (0.48, (0.95, 0.065, 104))],
        warp=40,
    )
    d = np.hypot((c.x - 515) / 320, (c.y - 300) / 320)
    c.glaze(np.asarray(np.exp(-1.3 * d * d), np.float32), SUN, 0.85)
    c.glow(508, 290, 150, SUN, 0.75)


def _trees(c: Canvas, seed: str, n: int, top: tuple[float, float], wide: tuple[float, float]) -> list[Points]:
    r = c.rng(seed)
    out: list[Points] = []
    for _ in range(n):
        x, h, w = float(r.uniform(-30, 830)), float(r.uniform(*top)), float(r.uniform(*wide))
        lean = float(r.normal(0, 6))
        out.append(((x, _FAR, w), (x + 0.4 * lean, 0.6 * _FAR + 0.4 * h, 0.8 * w), (x + lean, h, 0.5 * w)))
    return out


def far(c: Canvas) -> None:
    """A wood across the pond in three planes of mist."""
    shaft: tuple[tuple[str, int, tuple[float, float], tuple[float, float], float, float], ...] = (
        ("trunks/1", 16, (-60, 120), (4, 7), 0.6, 0.24),
        ("trunks/2", 8, (-90, 20), (9, 16), 0.5, 0.26),
    )
    for seed, n, top, wide, light, share in shaft:
        m = c.mask(*(limb(way, 16) for way in _trees(c, seed, n, top, wide)), soft=1.0)
        away = smoothstep(120, 340, np.abs(c.x - 520))
        fade = smoothstep(_FAR + 10, 330, c.y) * (0.3 + 0.7 * away)
        c.glaze(m * np.asarray(fade, np.float32), (light, 0.08, 155), 2.0 * share)
    back: Points = ((-20, 500), (110, 476), (240, 506), (380, 524), (520, 536), (640, 522), (720, 494), (820, 470))
    front: Points = ((-20, 530), (150, 536), (330, 549), (520, 553), (640, 546), (730, 530), (820, 514))
    for line, tone, share in ((back, (0.82, 0.085, 132), 0.7), (front, (0.7, 0.09, 146), 0.8)):
        m = c.mask(
            curve([(*line[0], CORNER), *line[1:-1], (*line[-1], CORNER), (820, _FAR, CORNER), (-20, _FAR, CORNER)]),
            wobble=9,
            cell=24,
            soft=2,
        )
        fade = np.asarray(smoothstep(_FAR + 6, 480, c.y), np.float32)
        c.fill(m * (0.4 + 0.6 * fade), tone, share, detail=0.2)


def water(c: Canvas) -> None:
    """Still water: pale under the far shore, a true dark towards us."""
    drift: Array = 34 * (c.field("drift", 150, 2, (3, 1)) - 0.5)
    t = np.clip((c.y - _FAR + drift * smoothstep(_FAR, 700, c.y)) / 620, 0, 1)
    m = c.full(smoothstep(_FAR - 1, _FAR + 3, c.y))
    c.fill(m, pick(_WATER, np.asarray(t, np.float32)), detail=0.2)
    side = smoothstep(380, -40, c.x) * smoothstep(600, 760, c.y)
    c.glaze(np.asarray(side, np.float32), ABYSS, 0.55)


def mist(c: Canvas) -> None:
    """Mist on the far water."""
    c.fog(500, 640, (0.96, 0.05, 104), 0.75)
    r = c.rng("wisps")
    for _ in range(9):
        x, y, long = float(r.uniform(380, 820)), float(r.uniform(560, 630)), float(r.uniform(60, 150))
        c.glaze(c.mask(limb([(x - long, y, 1), (x, y - 2, 6), (x + long, y, 1)], 16), soft=4), SUN, 0.4)
