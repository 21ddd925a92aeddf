"""Parts of Wish You Were Here: the little castle of clear water, its flag, the fish in its keep."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points

from .child import SKIN
from .small import K, across, curve, down, limb, oval, polygon, small

_GLASS = ramp([(0.96, 0.035, 190), (0.88, 0.065, 195), (0.78, 0.09, 203), (0.68, 0.1, 210)])
_PALE: Final = (0.985, 0.015, 180)
_RED: Final = (0.62, 0.18, 30)
_WARM: Final = (0.97, 0.07, 98)


def _tower(x: float, top: float, foot: float, upper: float, lower: float) -> Points:
    """Return a bucket-shaped tower with three merlons; half widths at its top and foot."""
    w = upper + 5
    step = 2 * w / 5
    out: list[tuple[float, ...]] = [(x - lower, foot, CORNER), (x - upper, top + 24, CORNER), (x - w, top + 18, CORNER)]
    for k in range(5):
        a, b = x - w + k * step, x - w + (k + 1) * step
        high = top if k % 2 == 0 else top + 11
        out += [(a, high, CORNER), (b, high, CORNER)]
    return [*out, (x + w, top + 18, CORNER), (x + upper, top + 24, CORNER), (x + lower, foot, CORNER)]


_KEEP = _tower(474, 796, 980, 36, 42)
_LEFT = _tower(418, 872, 1022, 25, 31)
_RIGHT = _tower(534, 866, 1022, 25, 31)
_WALL: Final[Points] = ((430, 932), (452, 932), (452, 942), (464, 942), (464, 932), (486, 932), (486, 942), (498, 942),
                        (498, 932), (522, 932), (526, 1026), (424, 1026))  # fmt: skip


def moat(c: Canvas) -> None:
    """A dent in the water around the castle, with rings."""
    c.multiply(c.mask(oval(470, 1032, 128, 22), soft=8), (0.6, 0.1, 215), 0.6)
    for rx, ry, share in ((120, 20, 0.8), (146, 28, 0.45)):
        ring = c.mask(oval(470, 1034, rx, ry)) - c.mask(oval(470, 1032, rx - 5, ry - 3))
        c.fill(ring, _PALE, share, detail=0.5)


def _block(c: Canvas, m: Mask, x: float, half: float, top: float, foot: float) -> None:
    """Lay one clear body: pale at its left edge, deep at its right, a light inside, a bright outline."""
    c.multiply(m.blur(5).move(5, 4), (0.5, 0.09, 215), 0.25)
    s = np.clip((c.x - across(x)) / (half * K), -1, 1)
    t = 0.32 + 0.3 * s + 0.28 * s * s - 0.15 * smoothstep(down(foot), down(top), c.y)
    c.fill(m, pick(_GLASS, np.asarray(np.clip(t, 0, 1), np.float32)), 0.84, detail=0.7)
    c.fill(m - m.grow(-2.2), _PALE, 0.75, detail=0.8)
    shine: Points = [
        (x - half * 0.58, top + 36, 3),
        (x - half * 0.62, (top + foot) / 2, 4),
        (x - half * 0.66, foot - 14, 2),
    ]
    c.fill(c.mask(limb(shine, 20), soft=0.8) & m, _PALE, 0.85, detail=0.8)


def _window(c: Canvas, x: float, y: float, w: float, h: float, colour: Colour) -> None:
    c.fill(
        c.mask(
            curve(
                [(x - w, y + h, CORNER), (x - w, y - h * 0.4), (x, y - h), (x + w, y - h * 0.4), (x + w, y + h, CORNER)]
            )
        ),
        colour,
        0.95,
        detail=0.85,
    )


def castle(c: Canvas) -> None:
    """Build keep, wall and two towers, light in their windows, the fish in the keep."""
    _block(c, c.mask(polygon(_KEEP)), 474, 42, 796, 980)
    _window(c, 476, 850, 8, 16, _WARM)
    _block(c, c.mask(polygon(_WALL)), 474, 60, 932, 1026)
    _fish(c)
    for x, points in ((418, _LEFT), (534, _RIGHT)):
        top = points[3][1]
        _block(c, c.mask(polygon([(p[0], p[1]) for p in points])), x, 31, top, 1022)
        _window(c, x + 2, top + 54, 6, 13, _WARM)
    base = c.mask(limb([(384, 1026, 5), (430, 1032, 8), (520, 1032, 8), (566, 1026, 5)], 40), wobble=1.5)
    c.fill(base, (0.9, 0.05, 192), 0.9, detail=0.7)


def _fish(c: Canvas) -> None:
    """A small red fish at rest in the clear keep."""
    body = c.mask(curve([(452, 908), (464, 899), (480, 903), (490, 909), (504, 899, CORNER), (500, 910),
                         (504, 922, CORNER), (490, 914), (479, 919), (463, 918)]))  # fmt: skip
    c.fill(body, _RED, 0.95, detail=0.85)
    c.fill(c.mask(oval(460, 907, 2.1, 2.1)), (0.2, 0.04, 20), detail=0.9)


def flag(c: Canvas) -> None:
    """A tiny red flag on the keep."""

    def work(pen: Pen) -> None:
        pen.stroke(small([(474, 800), (475, 742)]), (0.95, 0.03, 90), 3.4)
        pen.fill(curve([(475, 742, CORNER), (492, 746), (512, 742, CORNER), (506, 754), (512, 766, CORNER), (494, 768),
                        (475, 765, CORNER)]), _RED)  # fmt: skip

    c.draw(work, detail=0.85)


def fingers(c: Canvas) -> None:
    """The far hand's fingers, bent round the right tower's edge."""
    m = c.mask(
        curve([(572, 944), (560, 940), (546, 944), (534, 952), (527, 961), (532, 968), (530, 976), (541, 981),
               (556, 979), (570, 976), (577, 962)])
    )  # fmt: skip
    c.multiply((m.blur(4).move(-2, 5)) & c.mask(polygon(_RIGHT)), (0.5, 0.09, 215), 0.6)
    c.fill(m, SKIN, detail=0.85)
    c.glaze(c.mask(limb([(540, 953, 4), (566, 951, 4)], 10), soft=3) & m, (0.71, 0.09, 55), 0.6)
    c.multiply(c.mask(limb([(540, 980, 4), (572, 980, 5)], 10), soft=3) & m, (0.62, 0.1, 32), 0.7)

    def lines(pen: Pen) -> None:
        for x, y in ((534, 958), (532, 967), (538, 974)):
            pen.stroke(small([(x, y), (x + 10, y - 1), (x + 19, y + 1)]), (0.42, 0.09, 36), 1.5, 0.7)

    c.draw(lines, detail=0.85, soft=0.3)
