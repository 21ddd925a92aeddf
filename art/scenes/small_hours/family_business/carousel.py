"""Parts of Family Business: the carousel shut for the night, strapped on the horse's back: canopy, blind, floor."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, polygon

from .wooden import CREAM, WOOD_SHADE, wooden

_PLUM: Final = (0.47, 0.085, 340)
_LILAC: Final = (0.66, 0.055, 318)
_BRASS: Final = (0.79, 0.075, 78)
_INK: Final = (0.3, 0.05, 330)
_CORAL: Final = (0.66, 0.16, 34)
_X: Final = 552.0
_EAVES, _APEX, _FLOOR = 316.0, 96.0, 560.0
_TILT: Final = 3.2
"""So many degrees the load leans, now that the horse has lain down."""
_STRIPES: Final = 13


def carousel(c: Canvas) -> None:
    """Paint it upright, then lean it back on the horse."""
    with c.group() as load:
        _blind(c)
        _horses(c)
        _floor(c)
        _canopy(c)
    s, k = math.sin(math.radians(_TILT)), math.cos(math.radians(_TILT))
    x, y = c.x - _X, c.y - 600
    base = c.mask(limb([(352, 600, 12), (450, 622, 12), (556, 630, 12), (662, 636, 12), (760, 634, 12)], 40))
    c.multiply(base.blur(8) & c.mask(limb([(400, 660, 60), (560, 670, 60), (780, 670, 60)], 30)), _INK, 0.55)
    c.paste(load, bend=(np.asarray(_X + x * k + y * s, np.float32), np.asarray(600 - x * s + y * k, np.float32)))


def _blind(c: Canvas) -> None:
    """The canvas blind let down round the middle, in long folds."""
    m = c.mask(polygon([(402, 300), (706, 300), (712, 570), (396, 570)]))
    c.fill(m, (0.76, 0.045, 316), detail=0.5)
    for k in range(9):
        x = _X + 158 * math.sin((k - 4) / 4.6 * math.pi / 2)
        fold = c.mask(limb([(x, 310, 3), (x + 2, 440, 6), (x - 2, 566, 8)], 20), soft=4) & m
        c.multiply(fold, (0.66, 0.06, 315), 0.7)
    c.multiply(m * np.asarray(smoothstep(430, 320, c.y)[m.where], np.float32), (0.5, 0.06, 318), 0.75)
    c.multiply(m * np.asarray(smoothstep(620, 740, c.x)[m.where], np.float32), (0.55, 0.06, 320), 0.6)


def _horses(c: Canvas) -> None:
    """One bare pole, then three horses; the first has turned its head."""
    poles = (372.0, 466.0, 588.0, 694.0)

    def rods(pen: Pen) -> None:
        for x in poles:
            pen.stroke([(x, 318), (x, 566)], _BRASS, 8)
            pen.stroke([(x + 2.4, 318), (x + 2.4, 566)], (0.6, 0.07, 60), 2.4, 0.7)

    c.draw(rods, detail=0.75)
    cloths: tuple[Colour, ...] = (_LILAC, _PLUM, _LILAC)
    for (x, y, tilt, turned), cloth in zip(
        ((466.0, 484.0, -3.0, True), (588.0, 434.0, -9.0, False), (692.0, 492.0, 4.0, False)), cloths, strict=True
    ):
        wooden(c, x, y, 1.04, tilt, turned=turned, cloth=cloth)


def _floor(c: Canvas) -> None:
    """The round floor, its rim painted in two bands."""
    rim = c.mask(curve([(344, 556), (450, 568), (556, 570), (662, 568), (760, 556), (768, 580), (758, 606),
                        (662, 624), (556, 628), (450, 624), (346, 606), (336, 580)]))  # fmt: skip
    c.fill(rim, _PLUM, detail=0.6)
    band = c.mask(limb([(324, 562, 9), (450, 575, 9), (556, 579, 9), (662, 575, 9), (790, 562, 9)], 40)) & rim
    c.fill(band, CREAM, detail=0.7)
    c.multiply(rim * np.asarray(smoothstep(560, 800, c.x)[rim.where], np.float32), (0.5, 0.06, 325), 0.6)


def _ray(k: float, y: float) -> float:
    """Where a stripe's edge lies at a height: stripes go round the cone."""
    half = 221 * float(max(0.0, (y - _APEX) / (_EAVES - _APEX)) ** 1.18) + 7
    return _X + half * math.sin((k / _STRIPES - 0.5) * math.pi)


def _canopy(c: Canvas) -> None:
    """The striped roof, a little sunk between its ribs, the scalloped valance below, a ball and a flag above."""

    def stripes(pen: Pen) -> None:
        heights = [_APEX + (_EAVES - _APEX) * t / 8 for t in range(9)]
        for k in range(_STRIPES):
            left = [(_ray(k, y), y) for y in heights]
            right = [(_ray(k + 1, y), y) for y in heights]
            pen.fill(polygon([*left, *right[::-1]]), _PLUM if k % 2 == 0 else CREAM)

    roof = c.draw(stripes, detail=0.7)
    c.multiply(roof * np.asarray(smoothstep(500, 830, c.x + 0.2 * c.y)[roof.where], np.float32), WOOD_SHADE, 0.9)

    def valance(pen: Pen) -> None:
        for k in range(_STRIPES):
            a, b = _ray(k, _EAVES), _ray(k + 1, _EAVES)
            drop = 30 + 8 * math.cos((k + 0.5 - _STRIPES / 2) / _STRIPES * math.pi)
            lap = curve([(a, _EAVES - 3, CORNER), (b, _EAVES - 3, CORNER), (b, _EAVES + 18, CORNER),
                         (0.5 * (a + b), _EAVES + drop + 8), (a, _EAVES + 18, CORNER)])  # fmt: skip
            pen.fill(lap, CREAM if k % 2 == 0 else _PLUM)
        pen.stroke([(_X - 229, _EAVES - 2), (_X + 229, _EAVES - 2)], _BRASS, 7)

    lap = c.draw(valance, detail=0.7)
    c.multiply(lap * np.asarray(smoothstep(560, 820, c.x)[lap.where], np.float32), WOOD_SHADE, 0.8)

    def top(pen: Pen) -> None:
        pen.stroke([(_X, 98), (_X, 40)], _INK, 4)
        pen.dot(_X, 92, 11, _BRASS)
        pen.fill(curve([(_X, 42, CORNER), (_X - 30, 50), (_X - 56, 46, CORNER), (_X - 50, 62), (_X - 30, 68),
                        (_X, 66, CORNER)]), _CORAL)  # fmt: skip

    c.draw(top, detail=0.8)
