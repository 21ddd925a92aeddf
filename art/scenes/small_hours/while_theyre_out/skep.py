"""The small straw hive, and the meadow in it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.materials import grass
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, line, oval, sample

_X, _Y, _S = 176.0, 752.0, 1.5
_SHADE = (0.38, 0.12, 330)


def _p(x: float, y: float) -> tuple[float, float]:
    return _X + _S * x, _Y + _S * y


_RINGS = 11


def _dome(c: Canvas) -> None:
    """Eleven coils of bound straw, each a rope of its own, the higher the narrower."""
    r = c.rng("straw")
    dome = c.mask(
        curve(
            [
                (*_p(-61, 4), CORNER), _p(-65, -26), _p(-59, -60), _p(-42, -90), _p(-14, -107),
                _p(14, -107), _p(42, -90), _p(59, -60), _p(65, -26), (*_p(61, 4), CORNER), _p(30, 15), _p(-30, 15),
            ]
        ),
        wobble=1.6,
        cell=12,
    )  # fmt: skip
    for k in range(_RINGS):
        t = k / (_RINGS - 1)
        y, sag, q = -99 * t**0.94, 12 * (1 - 0.8 * t), 7.2 - 1.0 * t
        wide = 74 * math.sqrt(max(1 - (t * 0.97) ** 2.5, 0)) + 8
        arc = [
            (*_p(wide * u + 0.8 * math.sin(k), y + sag * math.sqrt(max(1 - u * u, 0))), q * _S)
            for u in (-1, -0.94, -0.8, -0.55, -0.25, 0.1, 0.45, 0.75, 0.92, 1)
        ]
        rope = c.mask(limb(arc, 60), wobble=0.8, cell=8) & dome
        if k:
            c.multiply(rope.move(1, 5).blur(3) & dome, (0.36, 0.09, 40), 0.6)
        at = rope.where
        x, v = (c.x[at] - _X) / _S, (c.y[at] - _Y) / _S
        fibre = c.noise.at(f"fibre{k}", (x + 1.2 * v) / 14, (v - 0.25 * x) / 1.3, 1.0, 2) - 0.5
        c.form(
            rope,
            (0.73 + 0.03 * math.sin(k * 1.7), 0.11, 80),
            thickness=q * _S,
            bump=np.asarray(fibre * 1.6, np.float32),
            rim=0.0,
            mottle=0.1,
            detail=0.55,
        )

        def bind(pen: Pen, y: float = y, sag: float = sag, wide: float = wide, q: float = q) -> None:
            for place in np.arange(-0.95, 0.96, 9.5 / wide):
                u = float(place + r.uniform(-0.02, 0.02))
                x, v = wide * u, y + sag * math.sqrt(max(1 - u * u, 0))
                pen.stroke(
                    [_p(x - 2, v - q * 0.86), _p(x + 0.6 - 2 * u, v), _p(x + 3, v + q * 0.86)],
                    (0.46, 0.085, 55),
                    1.7,
                    0.75,
                )

        c.draw(bind, detail=0.6, clip=rope)
    knot = c.mask(limb([(*_p(-17, -103), 8), (*_p(0, -107), 12), (*_p(16, -103), 8)]))
    c.form(knot, (0.7, 0.11, 76), thickness=8, rim=0.0, mottle=0.14, detail=0.5)
    x, v = (c.x - _X) / _S, (c.y - _Y) / _S
    c.multiply(dome * np.asarray(smoothstep(-20, 62, x), np.float32), (0.36, 0.12, 325), 0.88)
    c.multiply(dome * smoothstep(-18, 14, v), (0.4, 0.11, 330), 0.6)
    c.screen(dome * smoothstep(-24, -58, x - 0.3 * v), (0.8, 0.12, 82), 0.22)


def _meadow(c: Canvas) -> None:
    """What lies in the hive, behind a deep jamb: a summer's day with hills, a far tree and high grass."""
    outer = [
        (*_p(-34, 12), CORNER),
        _p(-35, -20),
        _p(-24, -44),
        _p(-2, -54),
        _p(20, -45),
        _p(32, -20),
        (*_p(31, 14), CORNER),
    ]
    hole = c.mask(curve([*outer, _p(0, 18)]))
    c.fill(hole, (0.2, 0.06, 40), detail=0.6)
    # The thickness of the wall: dark above and at the left, straw in the day's light at the right.
    jamb = hole * smoothstep(8, 26, (c.x - _X) / _S)
    c.glaze(jamb, (0.66, 0.1, 84), 0.8)
    c.multiply(jamb * smoothstep(-20, -48, (c.y - _Y) / _S), (0.3, 0.08, 45), 0.8)
    inner = [
        (*_p(-29, 12), CORNER),
        _p(-30, -16),
        _p(-20, -36),
        _p(-4, -43),
        _p(11, -36),
        _p(20, -16),
        (*_p(20, 14), CORNER),
    ]
    mouth = c.mask(curve([*inner, _p(0, 16)]), soft=1.2, wobble=1.4, cell=8)
    at = mouth.where
    y = (c.y[at] - _Y) / _S
    x = (c.x[at] - _X) / _S
    puff = c.noise.at("puff", x / 16, y / 7, 1.0, 4)
    blue: Array = np.asarray(np.clip((y + 46) / 34 + 0.5 * smoothstep(0.5, 0.75, puff), 0, 1), np.float32)
    air = ramp([(0, (0.6, 0.1, 240)), (0.6, (0.8, 0.07, 220)), (1, (0.96, 0.04, 110))])
    c.fill(mouth, pick(air, blue), detail=0.62)
    for crest, wave, tone in (
        (-15.0, 2.4, (0.72, 0.07, 165)),
        (-12.0, 2.6, (0.66, 0.09, 150)),
        (-4.0, 2.0, (0.62, 0.13, 128)),
    ):
        hill = mouth & c.full(smoothstep(-0.6, 0.6, (c.y - _Y) / _S - crest - wave * np.sin((c.x - _X) / 26 + crest)))
        c.fill(hill, tone, detail=0.62, mottle=0.3)
    r = c.rng("leaves")

    def tree(pen: Pen) -> None:
        pen.fill(line([_p(-15, -6), _p(-15.6, -14), _p(-14.6, -24)], 4.4, 1.6), (0.34, 0.05, 60))
        for bx, by, q, n in ((-15, -23, 8, 60), (-20, -18, 5, 30), (-10, -19, 5.4, 34), (-16, -29, 5, 30)):
            for _ in range(n):
                a, d = float(r.uniform(0, 2 * math.pi)), math.sqrt(float(r.random()))
                px, py = bx + q * d * math.cos(a), by + 0.8 * q * d * math.sin(a)
                light = 0.42 + 0.2 * (0.5 - 0.5 * d * math.cos(a - 0.8)) + float(r.uniform(-0.05, 0.05))
                pen.dot(*_p(px, py), float(r.uniform(1.0, 2.0)), (light, 0.11, 134))

    c.draw(tree, detail=0.7, clip=mouth)
    c.multiply(mouth.edge(-9, -8, 6), (0.24, 0.08, 50), 0.75)
    # A rope of straw bound round the mouth.
    rim = c.mask(limb([(*q[:2], 5.2 * _S) for q in outer], 90), wobble=0.8, cell=8)
    c.multiply(rim.move(3, 6).blur(4), (0.3, 0.09, 40), 0.55)
    c.form(rim, (0.75, 0.11, 82), thickness=5 * _S, rim=0.0, mottle=0.14, grain=6, detail=0.6)

    def bind(pen: Pen) -> None:
        path = sample([q[:2] for q in outer], 60)
        for px, py in path[2:-2:2, :2]:
            a = math.atan2(py - _Y + 18 * _S, px - _X)
            ca, sa = math.cos(a), math.sin(a)
            pen.stroke(
                [(px - 8 * ca - 2 * sa, py - 8 * sa + 2 * ca), (px + 8 * ca + 2 * sa, py + 8 * sa - 2 * ca)],
                (0.44, 0.085, 52),
                1.9,
                0.8,
            )

    c.draw(bind, detail=0.6, clip=rim)
    c.multiply(rim * smoothstep(-10, 40, (c.x - _X) / _S), (0.4, 0.11, 328), 0.7)


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
