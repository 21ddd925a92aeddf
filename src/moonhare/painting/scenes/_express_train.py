"""The little train of Express: rails, carriages, engine, along one path out of the tunnel."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, smoothstep
from moonhare.painting.light import Lamp
from moonhare.painting.materials import cloud
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon, sample

TRACK = [
    (452, 788, 17),
    (450, 800, 20),
    (446, 818, 25),
    (440, 842, 32),
    (440, 876, 44),
    (466, 924, 60),
    (500, 984, 82),
    (490, 1054, 108),
    (420, 1130, 140),
    (330, 1220, 176),
    (290, 1320, 210),
]
"""The rails' middle on the ground and half the carriages' width, from the tunnel's end to the eye."""


def rails(c: Canvas) -> None:
    """Sleepers and two rails."""
    s = sample(TRACK, 240)
    d = np.gradient(s[:, :2], axis=0)
    length = np.hypot(d[:, 0], d[:, 1])
    nx, ny = -d[:, 1] / length, d[:, 0] / length * 0.34
    gauge = s[:, 2] * 0.62
    place = np.cumsum(length / np.maximum(s[:, 2], 4))

    def work(pen: Pen) -> None:
        last = -1.0
        for i in range(8, 240):
            if place[i] - last < 0.34:
                continue
            last = float(place[i])
            g = gauge[i] * 1.5
            ends = [(s[i, 0] + f * nx[i] * g, s[i, 1] + f * ny[i] * g) for f in (-1, 1)]
            pen.stroke(polygon(ends, closed=False), (0.34, 0.065, 58), max(s[i, 2] * 0.13, 1.2), round_ends=False)

    c.draw(work, relief=3, detail=0.6)
    for f in (-1, 1):
        rail = [
            (
                float(s[i, 0] + f * nx[i] * gauge[i]),
                float(s[i, 1] + f * ny[i] * gauge[i] - s[i, 2] * 0.04),
                float(max(s[i, 2] * 0.042, 0.8)),
            )
            for i in range(6, 240, 3)
        ]
        c.form(c.mask(limb(rail, 200)), (0.5, 0.04, 75), thickness=7, rim=0.9, gloss=1.0, depth=0.9, detail=0.75)


def _frame(p: Array, q: Array) -> list[tuple[float, float]]:
    """The upright rectangle of a carriage's end at p, seen as it faces towards q: lower left, lower right, upper..."""
    x, y, w = (float(v) for v in p)
    turn = math.atan2(float(q[0] - p[0]), abs(float(q[1] - p[1])) + 1e-6)
    half = w * 0.86 * (0.62 + 0.38 * math.cos(turn))
    skew = math.sin(turn) * w * 0.22
    low, high = y - w * 0.14, y - w * 1.95
    return [(x - half, low + skew), (x + half, low - skew), (x + half, high - skew), (x - half, high + skew)]


def _lerp(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def train(c: Canvas) -> None:
    """The train, its last carriages first."""
    s = sample(TRACK, 400)
    d = np.hypot(np.gradient(s[:, 0]), np.gradient(s[:, 1]))
    place = np.cumsum(d / s[:, 2])
    stop = float(place[int(np.argmin(np.abs(s[:, 1] - 1006)))])
    c.lamps.append(Lamp(x=446, y=790, z=70, reach=170, colour=(0.95, 0.1, 85), power=0.2))
    for k in range(6, 0, -1):
        back, front = stop - 1.12 * k - 0.94, stop - 1.12 * k
        i, j = int(np.searchsorted(place, back)), int(np.searchsorted(place, front))
        if j < 8:
            continue
        _carriage(c, s, max(i, 3), j)
    _engine(c, s, int(np.searchsorted(place, stop - 1.02)), int(np.searchsorted(place, stop)))
    c.lamps.clear()


def _carriage(c: Canvas, s: Array, i: int, j: int) -> None:
    a, b = _frame(s[i], s[min(i + 4, len(s) - 1)]), _frame(s[j], s[min(j + 4, len(s) - 1)])
    w = float(s[j, 2])
    haze = float(smoothstep(32, 8, w)) * 0.5
    tone: Colour = mix((0.36, 0.09, 158), (0.93, 0.08, 88), haze)
    c.multiply(c.mask(polygon([a[0], b[0], b[1], a[1]]), soft=w * 0.12).move(0, w * 0.1), (0.3, 0.08, 150), 0.6)
    right = (a[1][0] + a[2][0]) - (b[1][0] + b[2][0]) > (b[0][0] + b[3][0]) - (a[0][0] + a[3][0])
    p, q = (1, 2) if right else (0, 3)
    side = c.mask(polygon([a[p], b[p], b[q], a[q]]))
    c.form(side, tone, thickness=3, bias=-0.08, rim=0.2, detail=0.75)
    roof = c.mask(polygon([a[3], b[3], b[2], a[2]]))
    c.form(roof, mix(tone, (0.75, 0.08, 80), 0.22), thickness=4, rim=0.5, detail=0.75)
    face = c.mask(polygon(b))
    c.form(face, mix(tone, (0.3, 0.07, 160), 0.3), thickness=5, rim=0.4, detail=0.75)
    for n in range(3):
        u0, u1 = 0.1 + n * 0.3, 0.3 + n * 0.3
        lower = (_lerp(a[p], b[p], u0), _lerp(a[p], b[p], u1))
        upper = (_lerp(a[q], b[q], u0), _lerp(a[q], b[q], u1))
        pane = c.mask(
            polygon(
                [
                    _lerp(lower[0], upper[0], 0.45),
                    _lerp(lower[1], upper[1], 0.45),
                    _lerp(lower[1], upper[1], 0.82),
                    _lerp(lower[0], upper[0], 0.82),
                ]
            )
        )
        c.fill(pane, (0.96, 0.1, 88), detail=0.95)
        c.emit(pane, 0.7)
    mid = _lerp(_lerp(a[p], b[p], 0.5), _lerp(a[q], b[q], 0.5), 0.6)
    c.glow(mid[0], mid[1], w * 0.6, (0.95, 0.13, 80), 0.25)


def _engine(c: Canvas, s: Array, i: int, j: int) -> None:
    a, b = _frame(s[i], s[i + 6]), _frame(s[j], s[j + 6])
    x, y, w = (float(v) for v in s[j])
    c.multiply(c.mask(oval(x, y - 2, w * 1.1, w * 0.26), soft=9), (0.2, 0.06, 160), 0.7)
    cab = [_lerp(a[k], b[k], 0.25) for k in range(4)]
    c.form(c.mask(polygon(cab)), (0.36, 0.12, 20), thickness=8, rim=0.6, detail=0.8)
    for f in (-1, 1):
        px = (cab[2][0] + cab[3][0]) / 2 + f * w * 0.52
        pane = c.mask(oval(px, cab[3][1] + w * 0.36, w * 0.14, w * 0.2))
        c.fill(pane, (0.96, 0.1, 88), detail=0.95)
        c.emit(pane, 0.6)
    boiler = limb(
        [(*_lerp(_lerp(a[0], a[2], 0.5), _lerp(b[0], b[2], 0.5), 0.2), w * 0.6), (x, y - w * 0.88, w * 0.7)], 12
    )
    c.form(c.mask(boiler), (0.36, 0.15, 22), thickness=w * 0.8, gloss=0.3, depth=0.9, rim=0.8, detail=0.8)
    front = c.mask(circle(x, y - w * 0.86, w * 0.68))
    c.form(front, (0.2, 0.05, 165), thickness=w * 0.2, gloss=0.2, rim=0.7, detail=0.85)
    c.form(
        c.mask(circle(x, y - w * 0.86, w * 0.52)),
        (0.26, 0.06, 160),
        bias=-0.15,
        thickness=w * 0.14,
        gloss=0.2,
        detail=0.85,
    )
    stack = limb([(x - 1, y - w * 1.46, w * 0.17), (x - 2, y - w * 1.9, w * 0.2), (x - 3, y - w * 2.1, w * 0.31)], 10)
    c.form(c.mask(stack), (0.22, 0.04, 165), thickness=w * 0.3, rim=0.8, gloss=0.4, detail=0.85)
    guard = c.mask(
        curve(
            [
                (x - w * 0.95, y + w * 0.16, CORNER),
                (x - w * 0.7, y - w * 0.3, CORNER),
                (x + w * 0.7, y - w * 0.3, CORNER),
                (x + w * 0.95, y + w * 0.16, CORNER),
                (x, y + w * 0.3),
            ]
        )
    )
    slats = np.abs(np.sin((c.x - x) / (w * 0.115))) * 4
    c.form(guard, (0.4, 0.15, 22), bump=np.asarray(slats, np.float32), thickness=9, rim=0.6, detail=0.85)
    ring = c.mask(circle(x, y - w * 0.86, w * 0.68)) - c.mask(circle(x, y - w * 0.86, w * 0.6))
    c.form(ring, (0.78, 0.12, 80), thickness=4, gloss=0.8, detail=0.9)
    lamp = c.mask(circle(x, y - w * 0.86, w * 0.22))
    c.form(lamp.grow(4), (0.78, 0.12, 80), thickness=6, gloss=0.8, detail=0.9)
    c.fill(lamp, (0.99, 0.04, 95), detail=0.95)
    c.emit(lamp, 1.0)
    r = c.rng("steam")
    puffs = []
    for k in range(46):
        u = (k + float(r.random())) / 46
        size = w * (0.12 + 0.44 * u) * float(r.uniform(0.6, 1.1))
        px = x - 3 - w * (0.2 * u + 2.5 * u * u) + float(r.normal(0, w * 0.2 * u))
        puffs.append((px, y - w * (2.2 + 2.0 * u) + float(r.normal(0, w * 0.14 * u)), size))
    white = [(0.66, 0.06, 40), (0.84, 0.05, 70), (0.95, 0.035, 85), (0.995, 0.02, 92)]
    cloud(c, puffs, white, seed="steam", alpha=0.78, rough=0.3, fade=(0.0, 1.0))
