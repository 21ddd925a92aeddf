"""Parts of Preserves: the slim twist of snow in the jar, the snow it stands on, a small red mitten."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample

from .jar import RED, inside

_SNOW: Final = (0.978, 0.008, 225)
_SHADE: Final = (0.7, 0.075, 248)
_SPINE: Final[Points] = (
    *((376, 1050, 3), (362, 1008, 6), (322, 950, 11), (290, 888, 17), (290, 818, 25), (310, 746, 34)),
    *((304, 676, 46), (272, 614, 62), (258, 564, 82), (268, 526, 104)),
)


_WISPS: Final[tuple[Points, ...]] = (
    ((148, 552, 0.4), (192, 564, 8), (268, 550, 13), (340, 518, 10), (390, 478, 3), (404, 456, 0.4)),
    ((396, 500, 0.4), (372, 482, 3.5), (320, 476, 5.5), (256, 486, 5.5), (204, 508, 4), (172, 538, 0.4)),
    ((184, 524, 0.4), (222, 534, 4), (284, 520, 7), (342, 492, 4), (370, 468, 0.4)),
    ((330, 492, 0.4), (290, 488, 2.5), (246, 500, 3), (222, 516, 0.4)),
)
"""How it frays under the lid."""


def bank(c: Canvas) -> None:
    """Lay the drift on the jar's bottom."""
    m = c.mask(
        curve(
            [
                (40, 1010, CORNER),
                (120, 1034),
                (240, 1062),
                (320, 1056),
                (374, 1042),
                (430, 1052),
                (540, 1030, CORNER),
                (540, 1200, CORNER),
                (40, 1200, CORNER),
            ]
        ),
        wobble=1.5,
    ) & inside(c).grow(-8)
    c.fill(m, (0.93, 0.022, 230), detail=0.4)
    c.multiply(m * np.asarray(smoothstep(1050, 1150, c.y)[m.where], np.float32), _SHADE, 0.5)


def _turn(x: float, y: float, q: float, reach: tuple[float, float], thick: float, spray: float) -> Points:
    """Return a line that winds down before the twist at (x, y), flying out by `spray` at its end."""
    way = []
    for j in range(28):
        f = j / 27
        a = reach[0] + f * (reach[1] - reach[0])
        out = (0.94 + spray * max(0.0, f - 0.6) ** 1.5 / 0.25) * q
        u, v = out * math.cos(a), (0.3 * math.sin(a) + (0.55 + 0.6 * max(0.0, 1 - q / 40)) * (f - 0.5)) * q
        way.append((x + u, y + v - 0.08 * u, 0.3 + thick * math.sin(math.pi * f) ** 0.8))
    return way


def _frayed(pen: Pen) -> None:
    for way in _WISPS:
        pen.fill(limb([(x, y + 0.8 * q, q) for x, y, q in way], 50), _SHADE, 0.5)
        pen.fill(limb(way, 50), _SNOW, 0.95)


def whirl(c: Canvas) -> None:
    """Wind the twist, turn upon turn."""
    s = sample(_SPINE, 240)
    glass = inside(c).grow(-8)
    left = [(float(x - 0.94 * q), float(y)) for x, y, q in s[:234:6]]
    right = [(float(x + 0.94 * q), float(y)) for x, y, q in s[:234:6]]
    m = c.mask(curve([*left, *right[::-1]]), wobble=2) & glass
    c.fill(m, _SNOW, detail=0.5)
    dim = [(float(x + 0.62 * q), float(y), float(0.4 * q)) for x, y, q in s[:222:6]]
    c.multiply(c.mask(limb(dim, 80), soft=9) & m, _SHADE, 0.5)
    mouth = c.mask(oval(282, 513, 104, 29, -15), wobble=1.5) & glass
    c.fill(mouth, (0.82, 0.055, 236), detail=0.5)
    r = c.rng("turns")

    def turns(pen: Pen) -> None:
        at, k = 3.0, 0
        while at < 224:
            x, y, q = (float(v) for v in s[int(at)])
            reach = (float(r.uniform(-0.2, 0.7)), math.pi + float(r.uniform(-0.9, 0.1)))
            pen.fill(limb(_turn(x, y, q, reach, float(r.uniform(0.035, 0.075)) * q + 0.5, 0.0), 60), _SHADE, 0.75)
            if k % 3 == 0 and q > 18:
                flying = _turn(x, y - 0.08 * q, q, (0.5, math.pi + 0.3), 0.1 * q + 0.8, float(r.uniform(0.15, 0.4)))
                pen.fill(limb(flying, 60), _SNOW, 0.97)
            at += float(r.uniform(2.6, 4.4)) + 0.13 * q + 3.4 * max(0.0, 1 - q / 34)
            k += 1

    c.draw(turns, clip=glass, detail=0.75, soft=0.5)
    c.draw(_frayed, clip=glass, detail=0.75, soft=0.5)


def veil(c: Canvas) -> None:
    """Wind two thin turns before the mitten."""

    def work(pen: Pen) -> None:
        for y, x, q, spray in ((740.0, 311.0, 35.0, 0.3), (767.0, 306.0, 31.0, 0.1)):
            way = _turn(x, y, q, (-0.1, math.pi + 0.3), 3.4, spray)
            pen.fill(limb([(u, v + 2.6, t) for u, v, t in way], 60), _SHADE, 0.6)
            pen.fill(limb(way, 60), _SNOW, 0.97)

    c.draw(work, detail=0.75, soft=0.5)


def mitten(c: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """A child's red mitten: its wrist at (x, y), its top `size` times 94 away."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn)

    thumb = c.mask(limb(at([(8, -12, 9), (24, -20, 8.5), (38, -32, 7)]), 16))
    hand = c.mask(
        curve(at([(-18, 0, CORNER), (-24, -30), (-24, -64), (-14, -90), (4, -94), (18, -74), (20, -30), (16, 0, -1)]))
    )
    cuff = c.mask(
        curve(at([(-20, -4, CORNER), (20, -4, CORNER), (22, 8), (20, 20, CORNER), (0, 23), (-20, 20, -1), (-22, 8)]))
    )
    for m in (thumb, hand, cuff):
        c.multiply(m.blur(3 * size).move(2, 4), (0.4, 0.08, 262), 0.5)
        c.fill(m, RED, detail=0.85)
        c.multiply(m.edge(-3 * size, -4 * size, 4 * size), (0.42, 0.14, 20), 0.6)
    for k in range(5):
        u = -14 + 7 * k
        c.multiply(c.mask(limb(at([(u, -2, 1.1), (u, 19, 1.1)]), 8)) & cuff, (0.42, 0.14, 20), 0.8)
    c.fill(c.mask(limb(at([(-20, 3, 2.4), (20, 3, 2.4)]), 8)) & cuff, _SNOW, detail=0.85)
