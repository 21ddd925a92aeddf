"""The bazaar lane inside the sleeve of Best Prices: rings of lining, carpet, spice stalls, lanterns."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.shapes import CORNER, Path, circle, curve, limb, polygon

MX, MY, MR = 252.0, 888.0, 186.0
"""The cuff's mouth: its middle and how wide it is inside."""
VX, VY = 282.0, 886.0
"""Where the lane vanishes."""
FLOOR = 1030.0
"""Where the lane's floor meets the mouth."""
_SHRINK = 0.79


def ring(i: float, grow: float = 0.0) -> Path:
    """The mouth, `i` rings deeper."""
    x, y, s = _at(MX, MY, i)
    return circle(x, y, (MR + grow) * s)


def _at(x: float, y: float, i: float) -> tuple[float, float, float]:
    """Where a place in the mouth's plane comes to lie `i` rings deeper, and its scale."""
    s = _SHRINK**i
    return VX + (x - VX) * s, VY + (y - VY) * s, s


def lane(c: Canvas) -> None:
    """Ring behind ring, each a quilted lining of red silk; brighter and brighter."""
    table = ramp(
        [
            (0.27, 0.11, 18),
            (0.37, 0.15, 22),
            (0.47, 0.175, 26),
            (0.57, 0.17, 38),
            (0.68, 0.155, 52),
            (0.79, 0.14, 66),
            (0.9, 0.11, 80),
            (0.98, 0.06, 90),
        ]
    )
    n = 11
    for i in range(n):
        vault = c.mask(ring(i))
        if i:
            c.shadow(vault, 0, 0, 9 * _SHRINK**i, 0.4, (0.4, 0.14, 25))
        t = i / (n - 1)
        at = vault.where
        pleat = np.cos(np.arctan2(c.y[at] - VY, c.x[at] - VX) * 26) * 0.03
        rise = np.clip((c.y[at] - VY) / (MR * _SHRINK**i), -1, 1)
        c.fill(
            vault,
            pick(table, np.asarray(0.14 + 0.9 * t**0.85 + 0.04 * rise + pleat * (1 - t), np.float32)),
            detail=0.45,
        )
        if i:
            c.screen(vault - c.mask(ring(i, -5)), (0.86, 0.14, 72), 0.5)
        if i >= n - 2:
            c.emit(vault, 0.5)
    carpet(c, FLOOR)
    c.glow(VX, VY, 76, (0.98, 0.09, 85), 0.9)
    _stalls(c)
    _lanterns(c)
    _other_coat(c)


def carpet(c: Canvas, end: float, share: float = 1.0) -> Mask:
    """Unroll the carpet from the lane's end to the line `end`; return where it lies."""
    f = (end - VY) / (FLOOR - VY)
    xm = VX + (MX - VX) * f
    way = c.mask(polygon([(VX - 3, VY + 6), (VX + 3, VY + 6), (xm + 92 * f, end), (xm - 92 * f, end)]))
    d: Array = np.asarray(np.clip((c.y - VY) / (FLOOR - VY), 0.02, 3), np.float32)
    side = np.abs((c.x - VX - (MX - VX) * d) / d / 92)
    v = 2.6 / d
    t = np.clip(0.95 - 0.5 * d, 0.26, 1)
    c.fill(
        way, pick(ramp([(0.2, 0.09, 15), (0.4, 0.16, 24), (0.56, 0.17, 34), (0.95, 0.09, 82)]), t), share, detail=0.5
    )
    c.fill(way * np.asarray(smoothstep(0.07, 0.04, np.abs(side - 0.82)), np.float32), (0.84, 0.13, 74), 0.85 * share)
    diamond = np.abs(np.mod(v * 0.8, 1) - 0.5) * 2 + side * 1.5
    c.fill(way * np.asarray(smoothstep(0.76, 0.7, diamond), np.float32), (0.82, 0.13, 72), 0.75 * share)
    c.fill(way * np.asarray(smoothstep(0.44, 0.38, diamond), np.float32), (0.28, 0.08, 275), 0.8 * share)
    c.screen(way * np.asarray(np.exp(-d * 3.4), np.float32), (0.97, 0.1, 80), 0.75)
    return way


def _stalls(c: Canvas) -> None:
    spices = ((0.68, 0.17, 48), (0.8, 0.15, 82), (0.52, 0.19, 25), (0.58, 0.1, 130))
    for i in (4.6, 3.6, 2.6, 1.6, 0.7):
        for f in (-1, 1):
            x, y, s = _at(MX + f * 126, FLOOR + 2, i)
            shade = float(smoothstep(5, 0, i))
            corners = ((-32, -40), (32, -40), (28, 8), (-28, 8))
            tray = c.mask(polygon([(x + dx * s, y + dy * s) for dx, dy in corners]))
            c.form(tray, mix((0.68, 0.13, 55), (0.34, 0.1, 28), shade), thickness=9 * s, rim=0.4, detail=0.6)
            for k in (-1, 1):
                heap = c.mask(
                    curve(
                        [
                            (x + (k * 15 - 17) * s, y - 39 * s, CORNER),
                            (x + k * 15 * s, y - 76 * s),
                            (x + (k * 15 + 17) * s, y - 39 * s, CORNER),
                        ]
                    )
                )
                c.form(
                    heap,
                    spices[((k + 1) // 2 * 2 + round(i - 0.65) + (f > 0)) % 4],
                    thickness=12 * s,
                    rim=0.5,
                    bias=0.06,
                    detail=0.7,
                )


def _lanterns(c: Canvas) -> None:
    tones = ((0.93, 0.12, 82), (0.84, 0.15, 55), (0.86, 0.09, 190))
    for k, (i, dx, drop) in enumerate(((3.4, 40, 96), (2.4, -52, 84), (1.4, 62, 92), (0.6, -66, 70))):
        x, y, s = _at(MX + dx, MY - MR + drop, i)
        _, top, _ = _at(MX, MY - float(np.sqrt(MR**2 - dx**2)), i)
        tone = tones[k % 3]
        c.form(c.mask(limb([(x, top, 1.1), (x, y, 1.1)], 4)), (0.3, 0.08, 30), detail=0.7)
        bulb = c.mask(
            curve(
                [
                    (x, y - 4 * s, CORNER),
                    (x + 22 * s, y + 26 * s),
                    (x + 10 * s, y + 54 * s),
                    (x, y + 68 * s, CORNER),
                    (x - 10 * s, y + 54 * s),
                    (x - 22 * s, y + 26 * s),
                ]
            )
        )
        c.form(bulb, tone, thickness=18 * s, bias=0.16, rim=0.1, detail=0.9)
        c.emit(bulb, 0.35)
        c.glow(x, y + 32 * s, 54 * s, tone, 0.5)


def _other_coat(c: Canvas) -> None:
    """The lane's end: the same coat once more."""
    x, y = VX, VY + 2
    half = ((2, -13), (7, -10), (12, 3), (13, 9), (8, 10), (7, 2), (7, 13))
    right = [(x + dx, y + dy, CORNER) for dx, dy in half]
    left = [(x - dx, y + dy, CORNER) for dx, dy in reversed(half)]
    c.fill(c.mask(curve(right + left)), (0.34, 0.1, 30), 0.95, detail=0.95)
    slit = c.mask(polygon([(x, y - 7), (x - 2.4, y + 14), (x + 2.4, y + 14)]))
    c.fill(slit, (0.99, 0.05, 92), detail=0.95)
