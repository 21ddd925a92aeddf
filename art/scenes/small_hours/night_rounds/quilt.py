"""Parts of Night Rounds: the body under its quilt: feet, knees, hip and shoulder as four ranges of sewn snowfields."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import Points, polygon, sample

from .inks import CAST, CREAM

_PATCHES: Final[tuple[Colour, ...]] = (
    (0.97, 0.02, 92),
    (0.92, 0.03, 240),
    (0.84, 0.055, 248),
    (0.955, 0.03, 95),
    (0.76, 0.075, 256),
    (0.88, 0.04, 290),
    (0.945, 0.02, 230),
    (0.69, 0.085, 268),
    (0.82, 0.06, 232),
)


class Range:
    """One ridge: its crest from left to right, the point its seams fan out from, how large its patches are."""

    def __init__(self, name: str, crest: Points, peak: tuple[float, float], size: float, air: float) -> None:
        """`air` is how much of the distance lies before it."""
        self.name, self.peak, self.size, self.air = name, peak, size, air
        self.line = sample(crest, 160)

    def crest(self, x: Array) -> Array:
        """Return the crest's height at each `x`."""
        return np.asarray(np.interp(x, self.line[:, 0], self.line[:, 1]), np.float32)

    def mask(self, c: Canvas, floor: float = 1060.0) -> Mask:
        """Return everything below the crest."""
        rim = [(float(p[0]), float(p[1])) for p in self.line]
        return c.mask(polygon([*rim, (rim[-1][0], floor), (rim[0][0], floor)]), wobble=1.2)


FEET: Final = Range(
    "feet", ((-30, 372), (200, 360), (420, 330), (540, 304), (660, 290), (740, 300), (830, 330)), (640, 250), 34, 0.42
)
KNEES: Final = Range(
    "knees",
    ((-30, 430), (50, 368), (130, 296), (206, 262), (280, 290), (360, 356), (470, 420), (600, 452), (830, 470)),
    (210, 210),
    52,
    0.24,
)
HIP: Final = Range(
    "hip",
    ((-30, 640), (160, 590), (300, 548), (420, 480), (530, 412), (630, 384), (720, 396), (780, 424), (830, 462)),
    (640, 310),
    76,
    0.1,
)
SHOULDER: Final = Range(
    "shoulder",
    ((-30, 590), (50, 552), (130, 536), (214, 548), (300, 596), (384, 660), (460, 724), (560, 800), (700, 860)),
    (140, 430),
    112,
    0.0,
)


def _sewn(c: Canvas, r: Range) -> tuple[Array, Array]:
    """Return the patches' coordinates: seams fan out from the peak, rows lie closer where cloth turns away."""
    rim = 0.62 * r.crest(c.x) + 0.38 * (r.peak[1] + 0.9 * r.size)
    d = np.maximum(c.y - rim, -0.8 * r.size)
    slack = (c.noise.at(f"slack/{r.name}", c.x, c.y, 3.2 * r.size, 2) - 0.5) * 0.7
    a = (c.x - r.peak[0]) / (r.size * (1 + 0.0022 * np.maximum(d, 0))) + slack
    b = 1.7 * np.log1p((d + 0.8 * r.size) / (1.5 * r.size)) + 0.5 * slack + 0.07 * a
    return np.asarray(a, np.float32), np.asarray(b * 1.75, np.float32)


def _dyed(i: Array, j: Array, fa: Array, fb: Array, name: str) -> Array:
    """Return each patch's colour; some are printed with dots or stripes."""
    n = len(_PATCHES)
    salt = sum(map(ord, name)) % 17
    index = np.mod(2 * i + 5 * j + np.floor(np.mod(np.sin(i * 12.99 + j * 78.2 + salt) * 4375.85, 1.0) * 2), n)
    kind = np.mod(np.sin(i * 39.35 + j * 11.13 + salt) * 2463.4, 1.0)
    table = np.stack([rgb(p) for p in _PATCHES])
    base = table[index.astype(int)]
    light = (base.mean(-1) > 0.82)[..., None]
    ink = np.where(light, rgb((0.79, 0.06, 258)), rgb((0.95, 0.02, 240)))
    u, v = np.mod(fa * 4, 1) - 0.5, np.mod(fb * 4 + 0.5 * np.mod(np.floor(fa * 4), 2), 1) - 0.5
    dots = smoothstep(0.2, 0.13, np.hypot(u, v))
    stripes = smoothstep(0.12, 0.18, np.abs(np.mod(fa * 5, 1) - 0.5) - 0.06)
    mark = np.where(kind < 0.16, dots, np.where(kind < 0.27, 1 - stripes, 0.0))[..., None]
    out: Array = base + (ink - base) * mark * 0.75
    return out


def _range(c: Canvas, r: Range) -> None:
    m = r.mask(c)
    a, b = _sewn(c, r)
    i, j, fa, fb = np.floor(a), np.floor(b), np.mod(a, 1), np.mod(b, 1)
    colours = _dyed(i, j, fa, fb, r.name)
    puff = (1 - np.abs(2 * fa - 1) ** 5) * (1 - np.abs(2 * fb - 1) ** 5)
    c.fill(m, np.asarray(colours, np.float32), detail=0.45)
    c.multiply(m * np.asarray(smoothstep(0.75, 0.0, puff), np.float32), CAST, 0.36)
    toward = smoothstep(0.55, 0.0, np.hypot(fa - 0.36, fb - 0.3))
    c.glaze(m * np.asarray(toward, np.float32), CREAM, 0.3)
    near = np.minimum(np.minimum(fa, 1 - fa), np.minimum(fb, 1 - fb)) * r.size
    c.multiply(m * np.asarray(smoothstep(0.025 * r.size + 0.9, 0.3, near), np.float32), (0.6, 0.09, 268), 0.55)
    _lit(c, r, m)


def _lit(c: Canvas, r: Range, m: Mask) -> None:
    """Turn the whole form: its left flank to the moon, its right one away; air before it, a pale crest."""
    d = np.maximum(c.y - r.crest(c.x), 0)
    step = 0.5 * r.size
    slope = (r.crest(c.x + step) - r.crest(c.x - step)) / (2 * step)
    away = smoothstep(-0.15, 0.75, slope) * smoothstep(-10, 40, d) * smoothstep(6.5 * r.size, 1.0 * r.size, d)
    c.glaze(m * np.asarray(away, np.float32), (0.73, 0.085, 264), 0.42)
    toward = smoothstep(0.1, -0.7, slope) * smoothstep(4 * r.size, 0, d)
    c.glaze(m * np.asarray(toward, np.float32), CREAM, 0.3)
    if r.air:
        c.glaze(m, (0.835, 0.058, 254), r.air)
    c.glaze(m.edge(0, -6, 3.5) & m, CREAM, 0.75)


def mountains(c: Canvas) -> None:
    """Lay the four ranges, the farthest first, a little mist between them."""
    ranges = (FEET, KNEES, HIP, SHOULDER)
    for k, r in enumerate(ranges):
        _range(c, r)
        if k < 3:
            after = ranges[k + 1].mask(c)
            c.multiply(after.blur(12).move(6, -10) & r.mask(c), CAST, 0.3)
            low = after.blur(30).move(0, -26) & r.mask(c)
            c.glaze(low, (0.9, 0.035, 246), 0.45)
