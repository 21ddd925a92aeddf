"""Parts of First Batch: the whitewashed wall with its arch, the amber sky in it, the felled wood to the horizon."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, polygon

BARK: Final = (0.95, 0.016, 85)
MARK: Final = (0.25, 0.045, 35)
_SHADE: Final = (0.72, 0.06, 45)
_HORIZON: Final = 548.0
_SILL: Final = 872.0
_MIDDLE: Final = 342.0
_ROWS: Final = (555.0, 563.0, 576.0, 597.0, 632.0, 690.0, 786.0, 862.0)
"""Where the stumps of each row stand, from the farthest to the nearest."""


def _arch(grow: float) -> Points:
    x, r = _MIDDLE, 298 + grow
    return [
        (x - r, _SILL, CORNER),
        (x - r, 366),
        (x - 0.924 * r, 366 - 0.383 * r),
        (x - 0.707 * r, 366 - 0.707 * r),
        (x - 0.383 * r, 366 - 0.924 * r),
        (x, 366 - r),
        (x + 0.383 * r, 366 - 0.924 * r),
        (x + 0.707 * r, 366 - 0.707 * r),
        (x + 0.924 * r, 366 - 0.383 * r),
        (x + r, 366),
        (x + r, _SILL, CORNER),
    ]


def sky(c: Canvas) -> None:
    """Wash the hour before dawn, paler towards the land."""
    c.wash([(0, (0.7, 0.135, 56)), (0.2, (0.74, 0.13, 61)), (0.36, (0.78, 0.12, 68)), (0.47, (0.82, 0.105, 76))], 22)


def land(c: Canvas) -> None:
    """Lay the bare pale ground."""
    m = c.full(smoothstep(_HORIZON - 1, _HORIZON + 1, c.y + 6 * (c.field("rim", 150, 2) - 0.5)))
    fall = np.clip((c.y - _HORIZON) / 330 + 0.4 * (c.field("soil", 110, 3, (2.6, 0.7)) - 0.5), 0, 1)
    table = ramp([(0.91, 0.05, 84), (0.87, 0.06, 78), (0.8, 0.075, 68)])
    c.fill(m, pick(table, np.asarray(fall, np.float32)), detail=0.12)


def stumps(c: Canvas) -> None:
    """Stand row behind row what is left of the birches."""
    r = c.rng("stumps")
    for k, y in enumerate(_ROWS):
        d = y - _HORIZON
        step = 1.34 * d + 6
        offset = 0.5 * step * (k % 2) + float(r.uniform(-0.1, 0.1)) * step
        for n in range(-40, 40):
            x = 236 + offset + n * step + float(r.normal(0, 0.1)) * step
            if 30 < x < 660 and r.random() > 0.08:
                _stump(c, x, y + float(r.normal(0, 0.05)) * d, d * float(r.uniform(0.85, 1.12)), n + 100 * k)


def _stump(c: Canvas, x: float, y: float, d: float, name: int) -> None:
    w, h = 0.25 * d + 1.6, 0.38 * d + 2.2
    cast = c.mask(oval(x + 1.3 * w, y, 2.0 * w, 0.3 * w), soft=0.12 * w)
    c.multiply(cast, (0.7, 0.08, 50), 0.75)
    side = c.mask(
        curve(
            [
                *((x - w, y - h, CORNER), (x - 0.98 * w, y - 0.4 * h), (x - 1.34 * w, y + 0.02 * h, CORNER)),
                *((x - 0.6 * w, y + 0.1 * w), (x, y + 0.26 * w), (x + 0.7 * w, y + 0.08 * w)),
                *((x + 1.34 * w, y + 0.02 * h, CORNER), (x + 0.98 * w, y - 0.4 * h), (x + w, y - h, CORNER)),
            ]
        ),
        wobble=0.03 * w,
    )
    c.fill(side, BARK, detail=0.5)
    c.multiply(c.mask(limb([(x + 0.8 * w, y - h, 0.4 * w), (x + w, y, 0.5 * w)], 10), soft=0.2 * w) & side, _SHADE, 0.7)
    r = c.rng(f"stump{name}")

    def marks(pen: Pen) -> None:
        for _ in range(11):
            u, v = x + float(r.uniform(-0.9, 0.8)) * w, y - float(r.uniform(0.05, 0.85)) * h
            long = float(r.uniform(0.12, 0.42)) * w
            pen.fill(
                limb([(u - long, v, 0.3), (u, v + 0.05 * w, min(0.05 * w, 2.4)), (u + long, v, 0.3)], 8), MARK, 0.8
            )

    c.draw(marks, clip=side, detail=0.5)
    top = c.mask(oval(x, y - h, w, 0.34 * w, -4), wobble=0.03 * w)
    c.fill(top, (0.84, 0.085, 74), detail=0.5)

    def rings(pen: Pen) -> None:
        for f in (0.28, 0.52, 0.76):
            arc = [(x + f * w * np.cos(a), y - h + f * 0.34 * w * np.sin(a)) for a in np.linspace(0.3, 5.6, 14)]
            pen.stroke([(float(p), float(q)) for p, q in arc], (0.6, 0.1, 58), 0.028 * w + 0.3, 0.7)

    c.draw(rings, clip=top, detail=0.5)


def wall(c: Canvas) -> None:
    """Lay the wall round the arch, the thickness of the wall in it, the sill."""
    opening, hole = c.mask(curve(_arch(0), pull=0.35), wobble=1.5), c.mask(curve(_arch(26), pull=0.35), wobble=1.5)
    reveal = c.full() - opening
    c.fill(reveal, (0.77, 0.085, 66), detail=0.2)
    c.multiply(reveal * np.asarray(smoothstep(300, 500, c.x)[reveal.where], np.float32), (0.8, 0.08, 50), 0.5)
    fall = np.clip(c.y / 1200 + 0.5 * (c.field("lime", 160, 3) - 0.5), 0, 1)
    tone = pick(ramp([(0.93, 0.035, 86), (0.9, 0.045, 82), (0.86, 0.055, 76)]), np.asarray(fall, np.float32))
    below = c.full(smoothstep(_SILL + 17, _SILL + 19, c.y))
    c.fill((c.full() - hole) | below, tone, detail=0.2)
    sill = c.mask(
        polygon([(-20, _SILL - 8), (760, _SILL - 8), (760, _SILL + 20), (-20, _SILL + 20)]),
        wobble=1.2,
    )
    c.multiply(sill.blur(6).move(0, 12), (0.66, 0.08, 50), 0.5)
    c.fill(sill, (0.95, 0.03, 86), detail=0.3)
    c.multiply(sill.edge(0, -7, 4), (0.78, 0.075, 62), 0.7)
