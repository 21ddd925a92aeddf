"""The bazaar lane inside the coat of Best Prices: vaults of lining, runner, stalls, lanterns."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.shapes import CORNER, Path, curve, limb, move, polygon

VX, VY = 404.0, 800.0
"""Where the lane vanishes."""
_OPEN = [
    (398, 318, CORNER),
    (360, 420),
    (306, 560),
    (262, 720),
    (238, 880),
    (220, 1092, CORNER),
    (588, 1092, CORNER),
    (570, 880),
    (542, 720),
    (496, 560),
    (440, 420),
]
_SHRINK = 0.79


def arch(i: float) -> Path:
    """The opening, `i` vaults deeper."""
    return move(curve(_OPEN), scale=_SHRINK**i, about=(VX, VY))


def _at(x: float, y: float, i: float) -> tuple[float, float, float]:
    """Where a place in the opening's plane comes to lie `i` vaults deeper, and its scale."""
    s = _SHRINK**i
    return VX + (x - VX) * s, VY + (y - VY) * s, s


def lane(c: Canvas) -> None:
    """Vault behind vault, each a lining of red silk; brighter and brighter."""
    hot = [
        (0.3, 0.12, 20),
        (0.4, 0.155, 24),
        (0.5, 0.165, 30),
        (0.6, 0.16, 42),
        (0.7, 0.15, 55),
        (0.8, 0.14, 68),
        (0.9, 0.11, 80),
        (0.97, 0.07, 90),
    ]
    table = ramp(hot)
    n = 11
    for i in range(n):
        vault = c.mask(arch(i))
        if i:
            c.shadow(vault, 0, 0, 10 * _SHRINK**i, 0.4, (0.4, 0.14, 25))
        t = i / (n - 1)
        at = vault.where
        _, y0, _ = _at(0, 318, i)
        rise = np.clip((c.y[at] - y0) / (760 * _SHRINK**i), 0, 1)
        pleat = np.sin((c.x[at] - VX) / (15 * _SHRINK**i)) * 0.035
        c.fill(vault, pick(table, np.asarray(0.06 + 0.9 * t + 0.07 * rise + pleat * (1 - t), np.float32)), detail=0.45)
        gold = vault - c.mask(arch(i + 0.11))
        c.screen(gold, (0.86, 0.14, 72), 0.5 if i else 0.0)
        if i >= n - 2:
            c.emit(vault, 0.5)
    _floor(c)
    c.glow(VX, VY - 10, 90, (0.98, 0.09, 85), 0.9)
    _stalls(c)
    _lanterns(c)


def _floor(c: Canvas) -> None:
    way = c.mask(polygon([(VX - 5, VY + 12), (VX + 5, VY + 12), (616, 1100), (192, 1100)]))
    d = np.clip((c.y - VY - 8) / 284, 0.02, 1)
    u = (c.x - VX) / d / 190
    v = 2.6 / d
    stone = np.minimum(np.abs(np.mod(v * 1.6, 1) - 0.5), np.abs(np.mod(u * 3 + 0.5 * np.floor(v * 1.6), 1) - 0.5)) * 2
    t = 0.86 - 0.5 * d + 0.1 * smoothstep(0.0, 0.25, stone) - 0.05
    c.fill(
        way,
        pick(
            ramp([(0.2, 0.07, 20), (0.38, 0.11, 35), (0.6, 0.13, 55), (0.86, 0.11, 75), (0.97, 0.07, 88)]),
            np.asarray(t, np.float32),
        ),
        detail=0.45,
    )
    side = np.abs(u)
    runner = way * np.asarray(smoothstep(0.44, 0.42, side), np.float32)
    c.fill(runner, (0.48, 0.17, 25), 0.8, detail=0.45)
    c.fill(way * np.asarray(smoothstep(0.035, 0.02, np.abs(side - 0.36)), np.float32), (0.84, 0.12, 75), 0.8)
    diamond = np.abs(np.mod(v * 0.8, 1) - 0.5) * 2 + side * 3.2
    c.fill(way * np.asarray(smoothstep(0.72, 0.66, diamond), np.float32), (0.82, 0.12, 72), 0.7)
    c.fill(way * np.asarray(smoothstep(0.42, 0.38, diamond), np.float32), (0.3, 0.08, 275), 0.75)
    c.screen(way * np.asarray(np.exp(-d * 5), np.float32), (0.97, 0.1, 80), 0.7)


def _stalls(c: Canvas) -> None:
    spices = ((0.66, 0.17, 45), (0.78, 0.15, 80), (0.5, 0.18, 25), (0.56, 0.1, 130), (0.6, 0.08, 60))
    for i in (6.0, 5.0, 4.0, 3.0, 2.0, 1.0):
        for f in (-1, 1):
            x, y, s = _at(VX + f * 150, 1040, i - 0.15)
            shade = float(smoothstep(6, 1, i))
            chest = c.mask(
                polygon(
                    [
                        (x - 46 * s, y - 74 * s),
                        (x + 46 * s, y - 74 * s),
                        (x + 42 * s, y + 4 * s),
                        (x - 42 * s, y + 4 * s),
                    ]
                )
            )
            c.form(chest, mix((0.66, 0.13, 55), (0.3, 0.09, 30), shade), thickness=12 * s, rim=0.5, detail=0.6)
            for k in (-1, 0, 1):
                heap = c.mask(
                    curve(
                        [
                            (x + (k * 30 - 19) * s, y - 72 * s, CORNER),
                            (x + k * 30 * s, y - (112 - 6 * abs(k)) * s),
                            (x + (k * 30 + 19) * s, y - 72 * s, CORNER),
                        ]
                    )
                )
                c.form(heap, spices[(k + int(i) * 2 + f + 3) % 5], thickness=14 * s, rim=0.6, bias=0.06, detail=0.7)


def _lanterns(c: Canvas) -> None:
    tones = ((0.9, 0.13, 80), (0.8, 0.15, 45), (0.86, 0.09, 190), (0.92, 0.11, 90))
    for k, (i, dx, drop) in enumerate(
        ((5.0, -46, 120), (4.0, 58, 150), (3.0, -62, 190), (2.2, 66, 240), (1.3, -70, 300), (0.5, 74, 390))
    ):
        x, y, s = _at(400 + dx, 318 + drop, i)
        _, y0, _ = _at(400, 318 + drop * 0.35, i)
        tone = tones[k % 4]
        c.form(c.mask(limb([(x, y0, 1.1), (x, y, 1.1)], 4)), (0.3, 0.07, 30), detail=0.7)
        bulb = c.mask(
            curve(
                [
                    (x, y - 4 * s, CORNER),
                    (x + 26 * s, y + 32 * s),
                    (x + 12 * s, y + 70 * s),
                    (x, y + 84 * s, CORNER),
                    (x - 12 * s, y + 70 * s),
                    (x - 26 * s, y + 32 * s),
                ]
            )
        )
        c.form(bulb, tone, thickness=20 * s, bias=0.12, rim=0.2, detail=0.9)
        c.emit(bulb, 0.3)
        c.glow(x, y + 38 * s, 56 * s, tone, 0.5)
    # The lane's end: the same coat once more.
    x, y = VX, VY - 4
    half = ((2, -17), (9, -13), (16, 4), (17, 12), (11, 13), (9, 2), (9, 17))
    right = [(x + dx, y + dy, CORNER) for dx, dy in half]
    left = [(x - dx, y + dy, CORNER) for dx, dy in reversed(half)]
    c.fill(c.mask(curve(right + left)), (0.34, 0.1, 30), 0.95, detail=0.95)
    slit = c.mask(polygon([(x, y - 9), (x - 3, y + 18), (x + 3, y + 18)]))
    c.fill(slit, (0.99, 0.05, 92), detail=0.95)
