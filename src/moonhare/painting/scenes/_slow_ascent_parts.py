"""Parts of Slow Ascent: the stair of locks, its gates and its water."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.materials import bricks, stone, wood
from moonhare.painting.motifs.props import lantern
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, polygon
from moonhare.painting.terrain import plane


@dataclass(frozen=True)
class _Lock:
    """One step of the stair: the middle of its water, half its width, how high its front is, its size."""

    x: float
    y: float
    half: float
    high: float
    size: float


def _stair() -> list[_Lock]:
    locks, y = [], 1046.0
    for i in range(12):
        size = 0.84**i
        locks.append(_Lock(x=312 + 21 * i + 10 * math.sin(i * 1.1), y=y, half=262 * size, high=128 * size, size=size))
        y -= 176 * size * 0.84
    return locks


LOCKS = _stair()


def lock(c: Canvas, i: int) -> None:
    """Paint one step: its side walls, water, and below it the front with its gates and the spill."""
    k = LOCKS[i]
    s = k.size
    haze = min(0.5, 0.045 * i)
    deep = 48 * s
    left, right = k.x - k.half, k.x + k.half
    wall = 70 * s
    for f in (-1, 1):
        x0 = k.x + f * k.half
        x1 = x0 + f * wall
        block = c.mask(
            polygon(
                [
                    (x0, k.y - 22 * s),
                    (x1, k.y - 18 * s),
                    (x1 + f * 6 * s, k.y + k.high + 60 * s),
                    (x0, k.y + k.high + 60 * s),
                ]
            ),
            wobble=1.2,
        )
        flat = plane(
            c,
            block,
            (
                (min(x0, x1), k.y - 22 * s),
                (max(x0, x1), k.y - 22 * s),
                (max(x0, x1), k.y + k.high + 60 * s),
                (min(x0, x1), k.y + k.high + 60 * s),
            ),
        )
        bricks(c, flat, (0.5, 0.055, 262), across=2, down=9, light=0.08 * f, seed=f"pier{i}{f}")
        cap = c.mask(box(min(x0, x1) - 4 * s, k.y - 34 * s, wall + 8 * s, 16 * s, 3 * s))
        stone(c, cap, (0.62, 0.05, 255), thickness=8 * s, rough=0.4, seed="cap")
    pool = c.mask(
        polygon([(left + 26 * s, k.y - deep), (right - 26 * s, k.y - deep), (right, k.y + 3), (left, k.y + 3)])
    )
    at = pool.where
    v = np.clip((c.y[at] - (k.y - deep)) / deep, 0, 1)
    ripple = c.noise.at(f"pool{i}", c.x[at] / (34 * s), v * 6, 1.0, 3) - 0.5
    lane = np.exp(-(((c.x[at] - k.x - 60 * s) / (70 * s)) ** 2)) * (1 + 1.4 * ripple)
    t = 0.5 + 0.14 * v + ripple * 0.5 + 0.34 * lane
    c.fill(
        pool,
        pick(
            ramp([(0, (0.2, 0.08, 272)), (0.45, (0.34, 0.1, 268)), (0.75, (0.55, 0.09, 258)), (1, (0.9, 0.05, 95))]),
            np.asarray(t, np.float32),
        ),
        detail=0.4,
    )
    front = c.mask(polygon([(left, k.y), (right, k.y), (right, k.y + k.high + 8 * s), (left, k.y + k.high + 8 * s)]))
    flat = plane(c, front, ((left, k.y), (right, k.y), (right, k.y + k.high), (left, k.y + k.high)))
    fall = -0.1 - 0.16 * smoothstep(k.y, k.y + k.high, c.y[front.where])
    bricks(c, flat, (0.48, 0.06, 264), across=8, down=6, light=np.asarray(fall, np.float32), seed=f"front{i}")
    wide = 118 * s
    for f in (-1, 1):
        leaf = c.mask(
            polygon(
                [
                    (k.x, k.y - 6 * s),
                    (k.x + f * wide, k.y - 12 * s),
                    (k.x + f * wide, k.y + k.high),
                    (k.x, k.y + k.high + 6 * s),
                ]
            )
        )
        wood(
            c,
            leaf,
            mix((0.42, 0.07, 45), c.palette.haze, haze),
            angle=90,
            grain=6 * s + 1,
            thickness=10 * s,
            seed=f"gate{i}{f}",
            bias=0.03 * f,
        )
        for row in (0.12, 0.5, 0.88):
            beam = c.mask(
                polygon(
                    [
                        (k.x, k.y + k.high * row - 5 * s),
                        (k.x + f * wide, k.y + k.high * row - 9 * s),
                        (k.x + f * wide, k.y + k.high * row + 3 * s),
                        (k.x, k.y + k.high * row + 7 * s),
                    ]
                )
            )
            wood(
                c,
                beam,
                mix((0.5, 0.08, 50), c.palette.haze, haze),
                angle=0,
                grain=4 * s + 1,
                thickness=7 * s,
                seed="rail",
            )
        arm = c.mask(
            limb([(k.x + f * wide * 0.5, k.y - 20 * s, 6 * s), (k.x + f * (wide + 70 * s), k.y - 30 * s, 9 * s)], 12)
        )
        c.form(arm, mix((0.85, 0.03, 95), c.palette.haze, haze), thickness=9 * s, rim=0.7, detail=0.55)
    _spill(c, k, i)
    c.multiply(c.mask(box(left, k.y + k.high - 14 * s, 2 * k.half, 24 * s), soft=8 * s), c.palette.deep, 0.5)
    if i % 2 == 0 and i < 9:
        lx = k.x - k.half - wall * 0.5
        lantern(c, lx, k.y - 88 * s, 42 * s, reach=70 * s)
        post = c.mask(limb([(lx, k.y - 46 * s, 3.4 * s), (lx, k.y - 26 * s, 4 * s)], 6))
        c.form(post, (0.24, 0.05, 270), detail=0.6)


def _spill(c: Canvas, k: _Lock, i: int) -> None:
    """Water over the top of the gates: thin sheets, then foam."""
    r = c.rng(f"spill{i}")
    s = k.size

    def streams(pen: Pen) -> None:
        for side in (-1, 1):
            for _ in range(34):
                x = k.x + side * r.uniform(10, 112) * s
                y1 = k.y + k.high * r.uniform(0.6, 1.05)
                pen.stroke(
                    [(x, k.y - 6 * s), (x + r.normal(0, 2 * s), (k.y + y1) / 2), (x + r.normal(0, 3 * s), y1)],
                    (0.88, 0.04, 240),
                    r.uniform(0.7, 2.8) * s,
                    r.uniform(0.25, 0.75),
                )

    c.draw(streams, soft=0.5, detail=0.55)
    foam = c.mask(
        curve(
            [
                (k.x - 140 * s, k.y + k.high + 8 * s, CORNER),
                (k.x - 70 * s, k.y + k.high - 12 * s),
                (k.x, k.y + k.high - 4 * s),
                (k.x + 74 * s, k.y + k.high - 13 * s),
                (k.x + 140 * s, k.y + k.high + 8 * s, CORNER),
                (k.x, k.y + k.high + 16 * s),
            ]
        ),
        wobble=4 * s,
        cell=8,
        soft=2 * s,
    )
    c.glaze(foam, (0.93, 0.03, 240), 0.75)
