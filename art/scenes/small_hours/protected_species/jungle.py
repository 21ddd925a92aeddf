"""Parts of Protected Species: the night above, the dark ground below, a few great leaves."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import CORNER, Points, curve, limb, sample

_LEAVES: Final[tuple[tuple[Points, float, float], ...]] = (
    (((500, -90), (600, 10), (720, 90), (870, 130)), 84, 0.3),
    (((-70, 300), (50, 210), (130, 110), (160, -60)), 74, 0.34),
)


def night(c: Canvas) -> None:
    """Wash the night, paler down along the back."""
    c.wash([(0, (0.5, 0.085, 208)), (0.12, (0.61, 0.085, 198)), (0.3, (0.74, 0.08, 184))], 18)


def ground(c: Canvas) -> None:
    """Lay the dark ground that all lies on."""
    floor = c.full(smoothstep(-6, 6, c.y - 990 - 8 * np.sin(c.x / 110)))
    c.fill(floor, (0.24, 0.05, 205), mottle=0.06, detail=0.2)


def leaves(c: Canvas) -> None:
    """Hang great flat leaves: midrib, half breadth, lightness."""
    for rib, wide, tone in _LEAVES:
        s = sample(rib, 24)
        d = np.gradient(s, axis=0)
        n = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
        t = np.linspace(0, 1, 24)[:, None]
        breadth = wide * np.sin(np.pi * t**0.8) ** 0.8
        left, right = s + n * breadth, s - n * breadth
        for side, more in ((left, 0.0), (right, 0.05)):
            outline = [
                (*map(float, s[0]), CORNER),
                *((float(x), float(y)) for x, y in side[1:-1:3]),
                (*map(float, s[-1]), CORNER),
            ]
            outline += [(float(x), float(y)) for x, y in s[-2:0:-3]]
            half = c.mask(curve(outline), wobble=1)
            c.fill(half, (tone + more, 0.065, 195), detail=0.4, mottle=0.04)
        ribs = [limb([(float(x), float(y), 4.4 - 0.16 * k) for k, (x, y) in enumerate(s)], 40)]
        for k in range(3, 21, 2):
            far = min(k + 3, 23)
            for side in (left, right):
                x, y = s[far] + (side[far] - s[far]) * 0.86
                mid = 0.5 * (s[k] + (x, y)) + 3
                ribs.append(limb([(*map(float, s[k]), 1.6), (*map(float, mid), 1.3), (float(x), float(y), 0.4)], 16))
        c.fill(c.mask(*ribs), (tone + 0.13, 0.07, 188), detail=0.5)
