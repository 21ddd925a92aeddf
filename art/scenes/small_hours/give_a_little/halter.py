"""The bridle: straps, blinkers, tassels and a bell that keep the shape of a stubborn head, with nothing inside."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import Colour
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval

from .boots import mound

_STRAP: Final = (0.33, 0.09, 33)
_INSIDE: Final = (0.52, 0.07, 38)
_RED: Final = (0.55, 0.19, 27)
_BRASS: Final = (0.78, 0.12, 82)

Spine = Sequence[tuple[float, float, float]]
Hoop = tuple[float, float, float, float, float]
"""A strap round the head, seen askew: middle, half axes, turn in degrees."""

_NOSE: Final[Hoop] = (232.0, 366.0, 23.0, 58.0, 33.0)
_THROAT: Final[Hoop] = (98.0, 282.0, 34.0, 92.0, 20.0)
_CHEEKS: Final[tuple[Spine, ...]] = (
    ((120, 200, 8), (146, 262, 9), (182, 322, 9), (216, 386, 8.5)),
    ((134, 236, 8), (164, 232, 8), (190, 216, 7)),
    ((190, 218, 6.5), (222, 264, 6.5), (260, 318, 6.5)),
)


def _hoop(hoop: Hoop, start: float, end: float, width: float) -> list[tuple[float, float, float]]:
    x, y, rx, ry, turn = hoop
    a, out = math.radians(turn), []
    for k in range(15):
        t = math.radians(start + (end - start) * k / 14)
        px, py = rx * math.cos(t), ry * math.sin(t)
        out.append((x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), width))
    return out


def _strap(c: Canvas, spine: Spine, tone: Colour) -> Mask:
    m = c.mask(limb(list(spine), 50))
    garment(c, m, tone, thickness=5, rim=0.0, gain=0.6, depth=0.6, detail=0.85)
    return m


def halter(c: Canvas) -> None:
    """Paint it: first what is seen through it, then the near straps."""
    _strap(c, _hoop(_NOSE, -90, 90, 6.5), _INSIDE)
    _strap(c, _hoop(_THROAT, -90, 90, 6.0), _INSIDE)
    _plate(c, 196, 250, 0.8, _INSIDE)
    _bell(c)
    near = [_hoop(_THROAT, 90, 270, 9.0), *_CHEEKS, _hoop(_NOSE, 90, 270, 9.5)]
    for spine in near:
        _strap(c, spine, _STRAP)
    _plate(c, 160, 272, 1.0, _STRAP)

    def seams(pen: Pen) -> None:
        for spine in near[:2] + near[-1:]:
            for side in (-4.5, 4.5):
                pen.stroke([(x + side * 0.8, y - side * 0.6) for x, y, _ in spine], (0.76, 0.1, 65), 1.2, 0.55)

    c.draw(seams, detail=0.85)

    def rings(pen: Pen) -> None:
        for x, y in ((216, 386), (146, 262), (204, 416)):
            pen.stroke(circle(x, y, 10), _BRASS, 4.6)
        pen.dot(160, 276, 6, _BRASS)

    c.draw(rings, relief=3, detail=0.9)
    for k, (x, y, r) in enumerate(((138, 238, 14), (165, 234, 15), (190, 222, 13), (228, 276, 12))):
        _tassel(c, float(x), float(y), float(r), 34 if k < 3 else 30, k)


def _plate(c: Canvas, x: float, y: float, size: float, tone: Colour) -> None:
    """A blinker: a leather plate beside where an eye would be."""
    at = [(-26, -20, CORNER), (10, -26), (30, -6, CORNER), (28, 22, CORNER), (2, 30), (-22, 20, CORNER)]
    m = c.mask(curve([(x + size * p[0], y + size * p[1], *p[2:]) for p in at], pull=0.25))
    garment(c, m, tone, thickness=6, rim=0.0, gain=0.6, weave=0.3, depth=0.6, detail=0.85)
    inner = m.grow(-5) - m.grow(-7)
    c.screen(inner, (0.7, 0.1, 60), 0.4)


def _tassel(c: Canvas, x: float, y: float, r: float, long: float, k: int) -> None:
    """A ball of red wool with threads that hang plumb."""
    rng = c.rng(f"tassel{k}")

    def threads(pen: Pen) -> None:
        for i in range(16):
            q = (i - 7.5) / 7.5
            tone = (0.42 + 0.18 * float(rng.random()), 0.18, 27)
            end = (x + r * 0.9 * q + float(rng.normal(0, 1.5)), y + long * float(rng.uniform(0.85, 1.05)))
            pen.stroke([(x + r * 0.5 * q, y + 2), (x + r * 0.8 * q, y + long * 0.5), end], tone, 3.0)

    c.draw(threads, relief=2, detail=0.85)
    ball = c.mask(oval(x, y, r, r * 0.92), wobble=1.5, cell=4)
    garment(c, ball, _RED, thickness=r, rim=0.0, weave=0.8, detail=0.85)


def _bell(c: Canvas) -> None:
    """A brass bell under the throat; it hangs, as bells do, straight down."""
    x, y = 68.0, 372.0
    edge = [
        (x - 12, y),
        (x + 12, y),
        (x + 19, y + 26),
        (x + 28, y + 52),
        (x, y + 60),
        (x - 28, y + 52),
        (x - 19, y + 26),
    ]
    m = c.mask(curve(edge))
    garment(c, m, _BRASS, thickness=24, rim=0.0, weave=0, gloss=0.4, depth=0.8, detail=0.85)
    c.multiply(c.mask(oval(x, y + 54, 26, 7), soft=1) & m.grow(2), (0.3, 0.06, 50), 0.8)
    c.form(c.mask(circle(x + 2, y + 60, 6)), (0.4, 0.06, 60), rim=0.0, detail=0.85)


def furrows(c: Canvas) -> None:
    """Two furrows with earth heaped at their ends, where hooves have been dragged and then held."""
    for k, (x0, y0, x1, y1, w) in enumerate(((-30, 984, 128, 1006, 9.0), (-30, 1066, 96, 1090, 12.0))):
        spine = [(x0, y0, w * 0.4), ((x0 + x1) / 2, (y0 + y1) / 2 + 3, w * 0.7), (x1, y1, w)]
        groove = c.mask(limb(spine), soft=2, wobble=4, cell=10)
        c.multiply(groove, (0.55, 0.085, 45), 0.7)
        c.multiply(groove.edge(-2, -5, 2), (0.45, 0.08, 35), 0.6)
        c.screen(groove.move(2, w * 0.9) - groove, (0.95, 0.07, 85), 0.35)
        mound(c, x1 + 6, y1 + 6, 26 + 8 * k, f"hoof{k}")
