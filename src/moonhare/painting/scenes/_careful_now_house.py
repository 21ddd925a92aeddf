"""The house of Careful Now: carried off with its plot of turf, its lamp-lit rooms, its smoke and its gate."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import stone, wood
from moonhare.painting.motifs.buildings import arch
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, polygon
from moonhare.painting.stamps import strew

_X, _Y = 404.0, 912.0
_TILT = 4.0
GRIP = ((376.0, 752.0), (440.0, 756.0))
"""Where the claws hold the ridge."""


def _at(u: float, v: float) -> tuple[float, float]:
    a = math.radians(_TILT)
    return _X + u * math.cos(a) + v * math.sin(a), _Y + u * math.sin(a) - v * math.cos(a)


def cottage(c: Canvas) -> None:
    """Paint the house, its foot's middle at the plot's middle."""
    _roots(c)
    _smoke(c)
    _walls(c)
    _windows(c)
    _gate(c)


def _roots(c: Canvas) -> None:
    """The plot it stood on: a clod of turf, roots hanging, crumbs falling."""
    clod = c.mask(
        curve(
            [
                (*_at(-112, 4), CORNER),
                _at(-60, 10),
                _at(0, 8),
                _at(60, 11),
                (*_at(118, 4), CORNER),
                _at(88, -26),
                _at(44, -46),
                _at(6, -62),
                _at(-34, -44),
                _at(-82, -28),
            ]
        ),
        wobble=5,
        cell=16,
    )
    r = c.rng("roots")

    def hang(pen: Pen) -> None:
        for _ in range(34):
            u = float(r.uniform(-92, 96))
            deep = 22 + 40 * (1 - abs(u) / 110)
            x, y = _at(u, -deep * 0.5)
            long = float(r.uniform(14, 66)) * (1 - abs(u) / 190)
            dx = float(r.normal(0, 10))
            pen.stroke(
                [(x, y), (x + dx * 0.2, y + long * 0.5), (x + dx, y + long)],
                ((0.3, 0.07, 50), (0.52, 0.1, 58))[int(r.integers(0, 2))],
                float(r.uniform(0.8, 2.6)),
                0.9,
            )
        for _ in range(26):
            u = float(r.normal(0, 40))
            x, y = _at(u, -70 - float(r.exponential(50)))
            pen.dot(x, y, float(r.uniform(0.8, 2.6)), (0.3, 0.07, 50), 0.85)

    c.draw(hang, detail=0.85)
    stone(c, clod, (0.36, 0.07, 52), thickness=26, rough=1.4, seed="clod", detail=0.75)
    top = c.mask(
        curve(
            [
                (*_at(-114, 2), CORNER),
                _at(-60, 14),
                _at(0, 10),
                _at(60, 15),
                (*_at(120, 2), CORNER),
                _at(60, -6),
                _at(0, -4),
                _at(-60, -8),
            ]
        )
    )
    c.fill(top, (0.56, 0.1, 92), detail=0.8)
    n = 420
    s = r.uniform(-1, 1, n)
    spots = [_at(float(a) * 114, float(b)) for a, b in zip(s, r.uniform(-6, 9, n), strict=True)]
    table = np.stack([mix((0.4, 0.1, 120), (0.8, 0.12, 100), float(a)) for a in r.random(n)]).astype(np.float32)
    strew(
        c,
        "blade",
        np.array([p[0] for p in spots]),
        np.array([p[1] for p in spots]) - 3,
        r.uniform(9, 20, n),
        -1.57 + r.normal(0, 0.4, n),
        table,
        seed="turf",
        detail=0.8,
    )


def _walls(c: Canvas) -> None:
    wall: Colour = (0.8, 0.09, 74)
    front = c.mask(polygon([_at(-70, 4), _at(-70, 84), _at(70, 84), _at(70, 4)]), wobble=1)
    c.form(front, wall, thickness=2, mottle=0.16, grain=12, rim=0.0, detail=0.8)
    glow = sum(
        np.exp(-(((c.x - x) / 26) ** 2 + ((c.y - y) / 30) ** 2)) for x, y in (_at(-40, 44), _at(42, 44), _at(0, 30))
    )
    c.multiply(front * np.asarray(np.clip(1 - np.asarray(glow), 0, 1), np.float32), (0.5, 0.12, 45), 0.55)
    c.multiply(front * np.asarray(smoothstep(870, 826, c.y), np.float32), (0.4, 0.12, 330), 0.6)

    def timber(pen: Pen) -> None:
        ink = (0.3, 0.07, 45)
        for u in (-68, -18, 18, 68):
            pen.stroke([_at(u, 2), _at(u, 84)], ink, 5)
        for v in (5, 62, 82):
            pen.stroke([_at(-70, v), _at(70, v)], ink, 4.5)
        for a, b in ((-66, -44), (66, 44)):
            pen.stroke([_at(a, 6), _at(b, 24)], ink, 3.5)

    c.draw(timber, relief=3, detail=0.85)
    roof = c.mask(polygon([_at(-88, 76), _at(-56, 152), _at(56, 152), _at(88, 76)]), wobble=2, cell=12)
    c.shadow(roof, 0, 10, 5, 0.55)
    wood(c, roof, (0.46, 0.1, 42), angle=90, grain=6, thickness=12, seed="roof", detail=0.8)
    r = c.rng("thatch")
    n = 620
    v = np.sort(r.uniform(74, 156, n))
    half = 90 - (v - 74) * 0.43
    u = r.uniform(-1, 1, n) * half
    spots = [_at(float(a), float(b)) for a, b in zip(u, v, strict=True)]
    warm = np.clip((108 - v) / 60, 0, 1)
    table = np.stack(
        [
            mix(mix((0.36, 0.09, 40), (0.6, 0.12, 62), float(q) * 0.7), (0.84, 0.13, 74), float(a))
            for q, a in zip(r.random(n), warm, strict=True)
        ]
    ).astype(np.float32)
    strew(
        c,
        "hair",
        np.array([p[0] for p in spots]),
        np.array([p[1] for p in spots]),
        r.uniform(15, 26, n),
        1.57 + u / 260 + r.normal(0, 0.12, n),
        table,
        seed="straw",
        detail=0.85,
    )
    ridge = c.mask(limb([(*_at(-60, 152), 8), (*_at(0, 155), 9), (*_at(60, 152), 8)], 20))
    c.form(ridge, (0.42, 0.09, 46), rim=0.15, mottle=0.2, grain=6, detail=0.85)
    stack = c.mask(polygon([_at(62, 116), _at(62, 176), _at(84, 176), _at(84, 100)]), wobble=0.8)
    stone(c, stack, (0.5, 0.06, 40), thickness=9, seed="stack", detail=0.8)
    cap = c.mask(limb([(*_at(59, 178), 4.5), (*_at(87, 178), 4.5)], 8))
    c.form(cap, (0.42, 0.06, 40), rim=0.4, detail=0.8)


def _windows(c: Canvas) -> None:
    panes = ((-43, 22, 30, 34), (43, 22, 30, 34))
    hot, warm = (0.985, 0.07, 95), (0.86, 0.15, 72)

    def light(pen: Pen) -> None:
        frame = (0.28, 0.06, 45)
        for u, v, w, h in panes:
            x, y = _at(u, v)
            shape = arch(x, y, w, h, round_top=False)
            pen.stroke(shape, frame, 5)
            pen.radiate(shape, x, y - h * 0.4, w, [hot, hot, warm])
            pen.stroke([(x, y), (x, y - h)], frame, 2)
            pen.stroke([(x - w / 2, y - h / 2), (x + w / 2, y - h / 2)], frame, 2)
        x, y = _at(0, 4)
        door = arch(x, y, 26, 46)
        pen.stroke(door, frame, 5)
        pen.radiate(door, x, y - 18, 34, [hot, warm, (0.7, 0.15, 58)])
        x, y = _at(0, 92)
        dormer = arch(x, y, 30, 34)
        pen.stroke(dormer, (0.4, 0.09, 45), 8)
        pen.radiate(dormer, x, y - 14, 26, [hot, hot, warm])
        # The mouse, as a shadow on the pane.
        ink = (0.22, 0.06, 45)
        with pen.clipped(dormer):
            pen.fill(curve([(x - 8, y), (x - 6, y - 10), (x, y - 14), (x + 6, y - 10), (x + 8, y)]), ink)
        for s in (-1, 1):
            pen.dot(x + s * 6, y - 18, 4.4, ink)
        pen.dot(x, y - 13, 6, ink)

    drawn = c.draw(light, detail=0.97, emission=0.55)
    for u, v, q, p in ((-43, 40, 46, 0.75), (43, 40, 46, 0.75), (0, 26, 40, 0.6), (0, 106, 34, 0.55)):
        c.glow(*_at(u, v), q, (0.9, 0.14, 74), p)
    c.glow(*_at(0, 20), 150, (0.86, 0.14, 68), 0.4)
    del drawn


def _smoke(c: Canvas) -> None:
    """It streams back over the roof as they fly."""
    r = c.rng("smoke")
    x0, y0 = _at(73, 182)

    def puffs(pen: Pen) -> None:
        for k in range(46):
            t = k / 45
            x = x0 + 96 * t**1.2 + 12 * math.sin(5 * t + 1)
            y = y0 - 12 - 150 * t**0.8
            pen.dot(
                x + float(r.normal(0, 5 + 9 * t)),
                y + float(r.normal(0, 4)),
                6 + 22 * t,
                mix((0.94, 0.07, 80), (0.56, 0.1, 270), t**0.6),
                0.2 * (1 - t) ** 0.8,
            )

    c.draw(puffs, soft=4, detail=0.6)


def _gate(c: Canvas) -> None:
    """The garden gate, still tied on by its cord."""
    a = _at(104, 0)
    gx, gy = a[0] + 34, a[1] + 104

    def work(pen: Pen) -> None:
        pen.stroke([a, (a[0] + 4, a[1] + 40), (gx, gy - 34)], (0.8, 0.09, 74), 1.8)
        with pen.at(gx, gy, turn=-20):
            ink = (0.84, 0.07, 76)
            for k in range(5):
                u = -20 + 10 * k
                pen.stroke([(u, -28 + 4 * abs(k - 2)), (u, 26)], ink, 4.6)
            for v in (-14, 14):
                pen.stroke([(-24, v), (24, v)], ink, 4)
            pen.stroke([(-22, 14), (22, -14)], ink, 3.2)

    c.draw(work, relief=3, detail=0.9)
