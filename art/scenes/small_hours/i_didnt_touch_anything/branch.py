"""The branch: one bough in one curve, long folded leaves, seven peaches, the last of them bitten."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval, sample

_RISE: Final = ((276, 1040, 15), (258, 960, 17), (218, 884, 18), (152, 800, 17.5), (100, 690, 17), (76, 560, 16))
_OVER: Final = ((84, 410, 14.5), (146, 266, 13), (264, 160, 11.5), (412, 112, 10), (556, 132, 8.5), (660, 208, 7))
_TIP: Final = ((706, 296, 5.5), (716, 366, 4))
_BARK: Final = (0.4, 0.055, 92)
_PEACHES: Final = ((112, 866, 46), (156, 608, 44), (204, 326, 46), (388, 206, 42), (590, 234, 45))
"""Middle and radius of each but the last."""
_LAST: Final = (712, 434, 56)


def _way(n: int = 240) -> np.ndarray:
    return np.asarray(sample([*_RISE, *_OVER, *_TIP], n), float)


def bough(c: Canvas) -> None:
    """Paint the wood in one sweep, its leaves behind and before."""
    way = _way()
    heading = np.arctan2(np.gradient(way[:, 1]), np.gradient(way[:, 0]))
    r = c.rng("leaves")
    spots = [(t, side) for t in np.linspace(0.15, 0.93, 14) for side in (-1.0, 1.0) if r.random() < 0.86]

    def lay(which: int) -> None:
        for k, (t, side) in enumerate(spots):
            if (k % 3 == 0) != (which == 1):
                continue
            i = int(t * 239)
            angle = float(heading[i]) + side * float(r.uniform(0.45, 1.1))
            leaf(c, float(way[i, 0]), float(way[i, 1]), float(r.uniform(92, 164)) * (1.05 - 0.3 * t), angle, k, which)

    lay(0)
    wood = c.mask(limb([(float(a), float(b), float(q)) for a, b, q in way], 300), wobble=1.6, cell=30)
    c.multiply(
        wood.blur(7).move(-8, 10) * np.asarray(smoothstep(190, 240, c.x) * smoothstep(820, 850, c.y), np.float32),
        (0.2, 0.05, 235),
        0.6,
    )
    c.fill(wood, _BARK, detail=0.5, mottle=0.14)
    c.multiply(wood - wood.move(7, -6).blur(3), (0.34, 0.06, 200), 0.55)
    c.glaze(wood.edge(5, -5, 3), (0.74, 0.09, 100), 0.6)
    lay(1)


def leaf(c: Canvas, x: float, y: float, length: float, angle: float, seed: int, lit: int) -> None:
    """Paint one long leaf in two flat halves along a pale rib."""
    r = c.rng(f"leaf{seed}/{x:.0f}/{y:.0f}")
    droop = 0.4 * math.cos(angle) + float(r.normal(0, 0.14))
    wide = float(r.uniform(0.14, 0.18))
    ca, sa = math.cos(angle), math.sin(angle)

    def at(u: float, v: float) -> tuple[float, float]:
        w = v + droop * u * u
        return x + length * (u * ca - w * sa), y + length * (u * sa + w * ca)

    up = [(*at(0, 0), CORNER), at(0.16, -wide * 0.6), at(0.42, -wide), at(0.74, -wide * 0.62), (*at(1, 0), CORNER)]
    down = [at(0.74, wide * 0.62), at(0.42, wide), at(0.16, wide * 0.6)]
    rib = [at(0.74, 0.004), at(0.42, 0.006), at(0.16, 0.004)]
    base = mix((0.4, 0.07, 165), (0.54, 0.1, 132), float(r.random()) * 0.7 + 0.3 * lit)
    sunny = mix(base, (0.72, 0.11, 115), 0.32)
    whole = c.mask(curve([*up, *down], pull=0.36))
    half = c.mask(curve([*up, *rib], pull=0.36))
    above = ca > 0
    c.fill(whole, base if above else sunny, detail=0.5, mottle=0.06)
    c.fill(half & whole, sunny if above else base, detail=0.5, mottle=0.06)

    def vein(pen: Pen) -> None:
        pen.fill(limb([(*at(0, 0), 1.5), (*at(0.5, 0.006), 0.9), (*at(0.9, 0), 0.3)]), (0.8, 0.09, 115), 0.6)

    c.draw(vein, detail=0.5)


def peach(c: Canvas, x: float, y: float, r: float, side: float = -1.0) -> None:
    """Paint one peach: apricot, a blush that runs into it, a soft shade, the cleft."""
    g = c.rng(f"peach/{x:.0f}/{y:.0f}")
    turn = float(g.normal(0, 16))
    m = c.mask(oval(x, y, r, r * 0.97, turn), circle(x, y + r * 0.05, r * 0.95))
    at = m.where
    u, v = (c.x[at] - x) / r, (c.y[at] - y) / r
    cloud = c.field("bloom", 26, 3)[at] - 0.5
    light = 0.62 * u - 0.6 * v + 0.5 * np.sqrt(np.clip(1 - u * u - v * v, 0, 1)) + 0.25 * cloud
    blush = smoothstep(-0.55, 0.75, -0.35 * u + 0.75 * v + 0.2 + 1.1 * cloud)[..., None]
    tone = rgb((0.83, 0.115, 76)) + (rgb((0.665, 0.165, 38)) - rgb((0.83, 0.115, 76))) * blush
    dark = smoothstep(0.3, -0.75, light)[..., None]
    tone = tone + (rgb((0.47, 0.12, 22)) - tone) * dark * 0.72
    pale = smoothstep(0.62, 1.05, light)[..., None]
    tone = tone + (rgb((0.92, 0.075, 84)) - tone) * pale * 0.5
    c.fill(m, np.asarray(tone, np.float32), detail=0.5)
    a = math.radians(turn)

    def on(p: float, q: float) -> tuple[float, float]:
        return x + r * (p * math.cos(a) - q * math.sin(a)), y + r * (p * math.sin(a) + q * math.cos(a))

    groove = c.mask(
        limb(
            [
                (*on(-0.02, -0.94), 2.5),
                (*on(0.24 * side, -0.4), 2.6),
                (*on(0.28 * side, 0.2), 2.0),
                (*on(0.16 * side, 0.66), 0.3),
            ]
        ),
        soft=2.2,
    )
    c.multiply(groove & m, (0.55, 0.15, 28), 0.6)
    c.multiply(c.mask(oval(*on(0, -0.93), r * 0.3, r * 0.13, turn), soft=3) & m, (0.5, 0.12, 40), 0.6)


def _bitten(c: Canvas) -> None:
    """The last peach, a bite out of its side."""
    x, y, r = _LAST

    def teeth(q: float) -> Mask:
        places = ((-0.96, -0.22), (-0.78, 0.1), (-0.62, 0.42), (-0.98, 0.36), (-0.66, 0.74))
        return c.mask(*(circle(x + dx * r, y + dy * r, q * r) for dx, dy in places))

    gone = teeth(0.27)
    with c.group() as whole:
        peach(c, x, y, r, 1.0)
        flesh = teeth(0.46) & c.mask(oval(x, y, r, r * 0.97))
        c.fill(flesh, (0.91, 0.09, 90), detail=0.8)
        c.glaze(c.mask(oval(x - r * 0.4, y + r * 0.24, r * 0.2, r * 0.3, 20), soft=4) & flesh, (0.62, 0.17, 30), 0.75)
        c.multiply(flesh.edge(3, -3, 2), (0.7, 0.13, 50), 0.5)
    c.paste(whole, clip=c.full() - gone)


def fruits(c: Canvas) -> None:
    """Hang the peaches, each with a leaf at its shoulder."""
    way = _way()
    for k, (x, y, r) in enumerate(_PEACHES):
        i = int(np.argmin(np.hypot(way[:, 0] - x, way[:, 1] - (y - r - 44))))
        _stalk(c, float(way[i, 0]), float(way[i, 1]), x, y - r * 0.88)
        peach(c, x, y, r, (-1.0, -1.0, 1.0, -1.0, 1.0)[k])
        leaf(c, x, y - r * 0.92, r * 2.0, (0.5, 2.5, 0.5, 2.7, 0.5)[k], 60 + k, 1)
    leaf(c, _LAST[0] + 2, _LAST[1] - 50, 92, 0.9, 70, 0)
    _stalk(c, _TIP[-1][0], _TIP[-1][1] - 4, _LAST[0], _LAST[1] - _LAST[2] * 0.9)
    _bitten(c)


def _stalk(c: Canvas, x: float, y: float, u: float, v: float) -> None:
    stalk = c.mask(limb([(x, y, 4), ((x + u) / 2, (y + v) / 2 - 5, 3.2), (u, v, 3.4)], 12))
    c.fill(stalk, (0.42, 0.07, 105), detail=0.55)


def shoot(c: Canvas) -> None:
    """Young leaves that already look out of the other pocket."""
    for k, (x, angle, length) in enumerate(((626, -2.1, 66), (636, -1.5, 84), (648, -0.8, 72))):
        leaf(c, x, 966, length, angle, 80 + k, k % 2)
