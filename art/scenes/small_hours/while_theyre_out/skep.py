"""The small straw hive, and the meadow in it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.materials import grass
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_X, _Y, _S = 176.0, 752.0, 1.5
_SHADE = (0.38, 0.12, 330)


def _p(x: float, y: float) -> tuple[float, float]:
    return _X + _S * x, _Y + _S * y


def _dome(c: Canvas) -> None:
    dome = c.mask(
        curve(
            [
                (*_p(-58, 2), CORNER), _p(-63, -26), _p(-56, -58), _p(-36, -88), _p(-8, -102),
                _p(10, -102), _p(38, -86),
                _p(57, -56), _p(63, -26), (*_p(58, 2), CORNER), _p(30, 10), _p(0, 13), _p(-30, 10),
            ]
        ),
        wobble=1.0,
        cell=9,
    )  # fmt: skip
    knot = c.mask(limb([(*_p(-4, -98), 7), (*_p(0, -108), 8), (*_p(7, -113), 5)]))
    c.form(knot, (0.7, 0.11, 76), thickness=8, rim=0.05, detail=0.5)
    at = dome.where
    x, y = (c.x[at] - _X) / _S, (c.y[at] - _Y) / _S
    sag = 13 * (1 - (x / 63) ** 2) * (1 + y / 260)
    coil = np.mod((y - sag) / 11.5 + 0.16 * np.sin(x / 17), 1)
    ring = np.sqrt(np.clip(1 - (2 * coil - 1) ** 2, 0, 1))
    straw = c.noise.at("straw", x / 7 + 0.4 * y, (y - sag) / 0.9, 1.0, 2) - 0.5
    stitch = np.exp(-((np.mod(x / 9 + np.floor((y - sag) / 11.5) * 0.37, 1) - 0.5) ** 2) / 0.01)
    c.form(
        dome,
        (0.74, 0.115, 78),
        bump=np.asarray(ring * 5.5 + straw * 1.5 - stitch * 0.7 * ring, np.float32),
        rim=0.05,
        mottle=0.06,
        grain=8,
        detail=0.5,
    )
    c.multiply(dome * np.asarray(smoothstep(-24, 66, (c.x - _X) / _S), np.float32), (0.4, 0.12, 325), 0.85)
    c.multiply(dome * smoothstep(-14, 10, (c.y - _Y) / _S), (0.45, 0.11, 330), 0.5)


def _meadow(c: Canvas) -> None:
    """What lies in the hive: a summer's day with hills, a tree and poppies."""
    left = [(*_p(-30, 11), CORNER), _p(-32, -26), _p(-20, -48), _p(0, -56)]
    mouth = c.mask(curve([*left, _p(20, -48), _p(31, -26), (*_p(28, 12), CORNER), _p(0, 15)]))
    c.multiply(mouth.grow(6).blur(4), (0.36, 0.1, 40), 0.75)
    at = mouth.where
    y = (c.y[at] - _Y) / _S
    x = (c.x[at] - _X) / _S
    puff = c.noise.at("puff", x / 18, y / 9, 1.0, 4)
    blue: Array = np.asarray(np.clip((y + 56) / 40 + 0.7 * smoothstep(0.5, 0.75, puff), 0, 1), np.float32)
    air = ramp([(0, (0.62, 0.11, 244)), (0.6, (0.82, 0.07, 225)), (1, (0.97, 0.025, 200))])
    c.fill(mouth, pick(air, blue), detail=0.62)
    for crest, wave, tone in (
        (-20.0, 3.0, (0.72, 0.08, 165)),
        (-14.0, 4.0, (0.66, 0.12, 138)),
        (-6.0, 3.0, (0.56, 0.13, 134)),
    ):
        hill = mouth & c.full(smoothstep(-0.6, 0.6, (c.y - _Y) / _S - crest - wave * np.sin((c.x - _X) / 24 + crest)))
        c.fill(hill, tone, detail=0.62, mottle=0.2)
    r = c.rng("leaves")

    def tree(pen: Pen) -> None:
        pen.fill(
            curve([(*_p(11, -8), CORNER), _p(13, -24), _p(11, -32), _p(16, -30), _p(16, -20), (*_p(18, -8), CORNER)]),
            (0.3, 0.06, 50),
        )
        for _ in range(130):
            a, q = float(r.uniform(0, 2 * math.pi)), math.sqrt(float(r.random()))
            px, py = 14 + 13 * q * math.cos(a), -35 + 10 * q * math.sin(a)
            light = 0.42 + 0.24 * (0.5 - 0.5 * q * math.sin(a + 0.6)) + float(r.uniform(-0.06, 0.06))
            pen.dot(*_p(px, py), float(r.uniform(1.6, 3.4)), (light, 0.12, 136))

    c.draw(tree, detail=0.75, clip=mouth)
    # The wall's thickness: dark at the left jamb, lit at the right.
    c.multiply(mouth.edge(-7, -4, 4), (0.3, 0.09, 50), 0.8)


def skep(c: Canvas) -> None:
    """Paint it sunk a little into the wax; the meadow comes out of its mouth."""
    cast = [_p(-60, 6), _p(0, -6), _p(60, -14), _p(150, -8), _p(190, 4), _p(120, 18), _p(20, 20)]
    c.multiply(c.mask(curve(cast), soft=9), _SHADE, 0.7)
    c.multiply(c.mask(oval(*_p(4, 8), 72 * _S, 10 * _S), soft=5), (0.3, 0.1, 335), 0.75)
    _dome(c)
    _meadow(c)
    green = ((0.36, 0.1, 146), (0.52, 0.13, 134), (0.68, 0.13, 118))
    wide = [
        _p(-40, 6),
        _p(-20, 10),
        _p(30, 6),
        _p(62, 16),
        _p(74, 30),
        _p(40, 38),
        _p(-4, 44),
        _p(-44, 30),
        _p(-50, 16),
    ]
    near = [_p(-28, -2), _p(26, -2), _p(34, 10), _p(50, 20), _p(30, 28), _p(-6, 33), _p(-32, 22), _p(-32, 10)]
    tongue = c.mask(curve(near), wobble=5)
    c.multiply(tongue.move(8, 5).blur(9), _SHADE, 0.6)
    grass(c, c.mask(curve(wide)), green, seed="sprigs", height=(6, 13), spacing=7.5, spread=0.8, detail=0.5)
    grass(c, tongue, green, seed="tongue", height=(9, 20), spacing=2.8, spread=0.6, detail=0.5)
    r = c.rng("flowers")

    def flowers(pen: Pen) -> None:
        for _ in range(44):
            v = float(r.uniform(-8, 34))
            u = float(r.uniform(-30, 34)) * (1 - 0.006 * v) + 0.2 * max(v, 0)
            if v > 22 and abs(u) > 24:
                continue
            tone = ((0.58, 0.19, 27), (0.95, 0.03, 90), (0.6, 0.14, 290), (0.88, 0.15, 95))[int(r.integers(0, 4))]
            size = float(r.uniform(1.2, 2.5)) * (1 + 0.02 * v)
            x, y = _p(u, v)
            pen.fill(oval(x, y - 6, size * 1.2, size * 0.85, float(r.uniform(-30, 30))), tone)

    c.draw(flowers, relief=0.6, detail=0.7)
