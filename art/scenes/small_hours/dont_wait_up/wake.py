"""Parts of Don't Wait Up: the open water she leaves behind, between banks of snow, out of the picture."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import Points, curve, limb, sample

from .ink import GOLD, NIGHT, SHADOW, WHITE

_NEAR: Final[Points] = (
    *((40, 925), (130, 984), (270, 1036), (420, 1068), (580, 1074), (720, 1040), (816, 972), (850, 890)),
    *((872, 836), (886, 792), (884, 756), (876, 730)),
)
"""The bank on our side, from the breast to beyond the card."""
_FAR: Final[Points] = (
    *((850, 722), (826, 738), (800, 752), (768, 770), (722, 794), (668, 814), (560, 826), (400, 830), (40, 840)),
)


def channel(c: Canvas) -> Mask:
    """The water's silhouette."""
    return c.mask(curve([*_NEAR, *_FAR], pull=0.33), wobble=1.5, cell=24)


def water(c: Canvas) -> None:
    """Dark and clear beside her, blue behind, gold far away; ripples across it; the far bank's blue wall."""
    m = channel(c)
    wall = c.mask(limb([(x, y - 2, 2 + 0.055 * max(y - 696, 0)) for x, y in _FAR], 90), wobble=2, cell=14)
    c.fill(wall, (0.68, 0.09, 256), detail=0.5)
    c.glaze(wall.edge(0, -6, 2), WHITE, 0.9)
    d = c.y + 26 * (c.noise.at("depth", c.x / 120, c.y / 26, 1.0, 3) - 0.5)
    t = np.asarray(np.clip((d - 696) / 370, 0, 1), np.float32)
    table = ramp(
        [
            (0.0, (0.97, 0.06, 85)),
            (0.14, (0.92, 0.085, 76)),
            (0.3, (0.74, 0.075, 236)),
            (0.46, (0.64, 0.12, 240)),
            (0.7, (0.48, 0.125, 250)),
            (1.0, (0.31, 0.1, 258)),
        ]
    )
    c.fill(m, pick(table, t), detail=0.5)
    ripple = c.noise.at("ripple", c.x / (34 + 0.28 * (c.y - 680)) + c.y / 90, (c.y - 0.1 * c.x) / 10, 1.0, 2)
    deep = np.asarray(smoothstep(0.55, 0.7, ripple) * smoothstep(740, 870, c.y), np.float32)
    c.glaze(m * deep, NIGHT, 0.3)
    pale = np.asarray(smoothstep(0.42, 0.3, ripple) * smoothstep(720, 840, c.y), np.float32)
    c.glaze(m * pale, (0.8, 0.08, 228), 0.42)

    _mirrored(c, m, ripple)


def _mirrored(c: Canvas, m: Mask, ripple: Array) -> None:
    """Her pale body in the water, broken by the ripples."""
    body = c.mask(curve([(230, 920), (380, 930), (560, 900), (640, 870), (620, 930), (560, 984), (440, 1020),
                         (320, 1010), (240, 970)]), soft=9)  # fmt: skip
    broken = np.asarray(smoothstep(0.62, 0.4, ripple), np.float32)
    c.glaze(m & (body * broken), (0.83, 0.055, 252), 0.6)


def _across(t: float, s: float) -> tuple[float, float]:
    """A place on the water: `t` along it from the swan, `s` from the far bank to ours."""
    near, far = sample(_NEAR, 200), sample(_FAR[::-1], 200)
    i = int(t * 199)
    a, b = near[i], far[i]
    return float(b[0] + (a[0] - b[0]) * s), float(b[1] + (a[1] - b[1]) * s)


def banks(c: Canvas) -> None:
    """The snow heaped up on our side of the water: blue towards us, its crest lit from behind."""
    s = sample(_NEAR[:9], 80)
    high = np.interp(np.arange(80), (0, 20, 50, 79), (44, 40, 30, 10))
    r = c.rng("bank")
    lumps = [
        limb(
            [
                (x - 1.3 * h, y + 0.35 * h, 0.3 * h),
                (x, y + h * float(r.uniform(0.05, 0.3)), h * float(r.uniform(0.42, 0.62))),
                (x + 1.5 * h, y + 0.4 * h, 0.3 * h),
            ],
            16,
        )
        for (x, y), h in zip(s[::3], high[::3], strict=True)
    ]
    foot = [(float(x), float(y + 0.55 * h), float(0.5 * h)) for (x, y), h in zip(s, high, strict=True)]
    m = c.mask(*lumps, limb(foot, 120), wobble=3, cell=12)
    c.multiply((m.blur(5).move(0, -12) - m) & channel(c), NIGHT, 0.6)
    down = np.asarray(smoothstep(0, 1, (c.y - np.interp(c.x, s[:60, 0], s[:60, 1]) + 20) / 80), np.float32)
    c.fill(m, pick(ramp([(0.9, 0.035, 256), (0.8, 0.06, 258), (0.74, 0.078, 259)]), down), detail=0.5)
    c.glaze(m.edge(-1, -7, 2.5), WHITE, 0.95)
    c.multiply(m.edge(2, 12, 8), SHADOW, 0.35)
    fall = (m.blur(16).move(4, 34)) - m
    c.multiply(fall * np.asarray(smoothstep(930, 1030, c.y), np.float32), SHADOW, 0.5)


def glints(c: Canvas) -> None:
    """Light on the water: long strokes across it, bright far away; the wave that spreads from her breast."""
    r = c.rng("glints")
    m = channel(c)

    def work(pen: Pen) -> None:
        for _ in range(150):
            t, s = float(r.uniform(0.45, 1.0)), float(r.uniform(0.06, 0.94))
            x, y = _across(t, s)
            k = (y - 680) / 390
            long, wide = (10 + 52 * k) * float(r.uniform(0.5, 1.3)), 0.7 + 3.0 * k * float(r.uniform(0.5, 1))
            pen.fill(
                limb([(x - long, y + 1, 0.3), (x, y, wide), (x + long, y - 2, 0.3)], 12),
                GOLD if r.random() < 0.7 else WHITE,
                0.75,
            )
        for low, share in ((0, 0.6), (13, 0.3)):
            hull = (
                (300, 944, 0.3),
                (332, 948, 1.6),
                (380, 948, 2.2),
                (470, 941, 1.8),
                (560, 914, 1.2),
                (620, 880, 0.3),
            )
            pen.fill(limb([(x + low, y + low, w) for x, y, w in hull], 50), (0.88, 0.045, 236), share)

    c.draw(work, clip=m, detail=0.8, soft=0.5)
