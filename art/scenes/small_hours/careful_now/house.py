"""The house of Careful Now: carried off with its plot of turf, its lamp-lit rooms, its smoke and its gate."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.materials import stone
from art.painting.motifs.buildings import arch
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon, sample
from art.painting.stamps import strew

Spot = tuple[float, float]
_X, _Y, _SIZE, _TILT = 468.0, 964.0, 1.42, -7.0


def _at(u: float, v: float) -> Spot:
    """A place on the house: right of the plot's middle and up from it."""
    a = math.radians(_TILT)
    u, v = u * _SIZE, v * _SIZE
    return _X + u * math.cos(a) + v * math.sin(a), _Y + u * math.sin(a) - v * math.cos(a)


GRIP = (_at(-30, 160), _at(24, 161))
"""Where the claws hold the ridge."""


def cottage(c: Canvas) -> None:
    """Paint the house, its foot's middle at the plot's middle."""
    _smoke(c)
    _plot(c)
    _stack(c)
    _walls(c)
    _thatch(c)
    _windows(c)
    _garden(c)
    _gate(c)


def _plot(c: Canvas) -> None:
    """The plot it stood on: a clod of turf, roots hanging, crumbs falling."""
    clod = c.mask(
        curve(
            [
                (*_at(-122, 4), CORNER),
                _at(-60, 4),
                _at(40, 2),
                (*_at(126, 10), CORNER),
                _at(104, -20),
                _at(58, -40),
                _at(14, -66),
                _at(-30, -46),
                _at(-84, -32),
            ]
        ),
        wobble=6,
        cell=16,
    )
    r = c.rng("roots")

    def hang(pen: Pen) -> None:
        for _ in range(46):
            u = float(r.uniform(-98, 108))
            x, y = _at(u, -12 - 28 * (1 - abs(u) / 118))
            long = float(r.uniform(18, 92)) * (1 - abs(u) / 190)
            dx = float(r.normal(6, 13))
            pen.stroke(
                [(x, y), (x + dx * 0.2, y + long * 0.5), (x + dx, y + long)],
                ((0.3, 0.07, 50), (0.5, 0.1, 58), (0.62, 0.11, 64))[int(r.integers(0, 3))],
                float(r.uniform(0.8, 3.2)),
                0.9,
            )
        for _ in range(30):
            x, y = _at(float(r.normal(0, 36)), -74 - float(r.exponential(34)))
            pen.dot(x, y, float(r.uniform(0.8, 3)), (0.34, 0.08, 50), 0.85)

    c.draw(hang, relief=1.4, detail=0.85)
    stone(c, clod, (0.4, 0.075, 54), thickness=34, rough=1.4, seed="clod", detail=0.75)
    c.screen(clod & c.full(smoothstep(60, 0, c.y - _Y + 0.12 * (c.x - _X))), (0.85, 0.13, 66), 0.3)
    top = c.mask(
        curve(
            [
                (*_at(-124, 4), CORNER),
                _at(-70, 16),
                _at(30, 20),
                (*_at(130, 12), CORNER),
                _at(70, -4),
                _at(0, -8),
                _at(-70, -6),
            ]
        )
    )
    c.fill(top, (0.5, 0.1, 102), detail=0.8)


def _stack(c: Canvas) -> None:
    stack = c.mask(polygon([_at(-66, 116), _at(-68, 188), _at(-45, 190), _at(-44, 116)]), wobble=0.8)
    stone(c, stack, (0.52, 0.06, 40), thickness=10, seed="stack", detail=0.8)
    cap = c.mask(polygon([_at(-71, 186), _at(-71, 193), _at(-42, 195), _at(-42, 188)]), wobble=0.8)
    c.form(cap, (0.42, 0.06, 40), rim=0.4, detail=0.8)
    pot = c.mask(polygon([_at(-62, 193), _at(-61, 204), _at(-53, 205), _at(-51, 194)]))
    c.form(pot, (0.46, 0.08, 40), rim=0.4, detail=0.8)


def _walls(c: Canvas) -> None:
    """A long front towards us, a gable going back at the right."""
    gable = c.mask(polygon([_at(50, 3), _at(48, 80), _at(74, 152), _at(100, 86), _at(98, 14)]), wobble=1)
    c.form(gable, (0.62, 0.09, 64), thickness=2, mottle=0.18, grain=12, rim=0.0, detail=0.8)
    front = c.mask(polygon([_at(-80, 5), _at(-80, 84), _at(50, 84), _at(50, 2)]), wobble=1)
    c.form(front, (0.84, 0.085, 78), thickness=2, mottle=0.16, grain=12, rim=0.0, detail=0.8)
    both = front | gable
    glow = sum(
        np.exp(-(((c.x - x) / q) ** 2 + ((c.y - y) / q) ** 2))
        for (x, y), q in (
            (_at(-52, 44), 44),
            (_at(26, 44), 44),
            (_at(-14, 30), 48),
            (_at(74, 56), 34),
            (_at(74, 112), 26),
        )
    )
    c.multiply(both * np.asarray(np.clip(1 - np.asarray(glow), 0, 1), np.float32), (0.5, 0.125, 42), 0.5)
    c.multiply(gable, (0.72, 0.1, 40), 0.4)
    eaves = np.asarray((c.y - _at(0, 84)[1]) + 0.123 * (c.x - _at(0, 84)[0]), np.float32)
    c.multiply(front * np.asarray(smoothstep(34, 4, eaves), np.float32), (0.4, 0.12, 20), 0.6)

    def timber(pen: Pen) -> None:
        ink = (0.3, 0.07, 45)
        for u in (-79, -31, 3, 50):
            pen.stroke([_at(u, 3), _at(u, 84)], ink, 7)
        for v in (5, 64, 82):
            pen.stroke([_at(-80, v), _at(50, v - 2)], ink, 6)
        for a, b in ((-77, -60), (47, 34)):
            pen.stroke([_at(a, 8), _at(b, 26)], ink, 4.5)
        beams = (((50, 82), (100, 86)), ((98, 14), (100, 86)), ((50, 5), (98, 15)), ((60, 112), (89, 113)))
        for p, q in beams:
            pen.stroke([_at(*p), _at(*q)], (0.25, 0.065, 40), 5.5)

    c.draw(timber, relief=3, detail=0.85)
    r = c.rng("footing")

    def footing(pen: Pen) -> None:
        for k in range(24):
            u = -80 + 178 * k / 23
            x, y = _at(u, 5 + (0.22 * max(0.0, u - 50)))
            pen.fill(
                oval(x, y, float(r.uniform(7, 11)), float(r.uniform(4, 6)), float(r.normal(-7, 8))),
                mix((0.4, 0.05, 45), (0.68, 0.07, 66), float(r.random())),
            )

    c.draw(footing, relief=4, detail=0.8)


def _roof_shape() -> list[tuple[float, ...]]:
    return [
        (*_at(-102, 68), CORNER),
        _at(-84, 116),
        (*_at(-64, 158), CORNER),
        _at(0, 155),
        (*_at(72, 164), CORNER),
        _at(62, 112),
        (*_at(46, 66), CORNER),
        _at(-10, 72),
    ]


def _thatch(c: Canvas) -> None:
    """Old deep thatch, combed downwards in courses; a rolled verge runs down the gable."""
    verge = c.mask(
        limb([(*_at(72, 160), 10), (*_at(90, 124), 11), (*_at(110, 80), 13)], 20),
        limb([(*_at(72, 160), 10), (*_at(60, 118), 10), (*_at(45, 72), 12)], 20),
    )
    c.shadow(verge, -4, 10, 6, 0.6)
    c.form(verge, (0.5, 0.105, 56), thickness=12, rim=0.2, mottle=0.25, grain=5, detail=0.85)
    roof = c.mask(curve(_roof_shape(), pull=0.3), wobble=2, cell=12)
    c.shadow(roof, 0, 12, 6, 0.6)
    c.form(roof, (0.46, 0.1, 48), thickness=22, rim=0.1, mottle=0.2, grain=8, detail=0.8)
    r = c.rng("thatch")
    n = 1700
    v = np.sort(r.uniform(0, 1, n)) ** 0.9
    s = r.uniform(0, 1, n)
    spots = []
    lean = []
    for a, b in zip(s, v, strict=True):
        left, right = -100 + 38 * b - 4 * math.sin(3.1 * b), 47 + 26 * b
        u = left + (right - left) * float(a)
        up = 70 + 88 * float(b) + 6 * float(a) * float(b) - 3 * math.sin(3.14 * float(a))
        spots.append(_at(u, up))
        lean.append(-0.42 + 0.7 * float(a))
    course = np.abs((v * 4.2 + 0.16 * np.sin(s * 9)) % 1 - 0.5) * 2
    warm = np.clip((0.42 - v) / 0.5, 0, 1)
    table = np.stack(
        [
            mix(
                mix((0.34, 0.085, 38), (0.66, 0.125, 64), float(q) * 0.55 + 0.45 * float(k)),
                (0.9, 0.13, 80),
                float(w) * 0.7,
            )
            for q, k, w in zip(r.random(n), course, warm, strict=True)
        ]
    ).astype(np.float32)
    strew(
        c,
        "hair",
        np.array([p[0] for p in spots]),
        np.array([p[1] for p in spots]),
        r.uniform(18, 34, n),
        1.57 + math.radians(_TILT) - np.array(lean) * 0.6 + r.normal(0, 0.1, n),
        table,
        seed="straw",
        detail=0.85,
    )
    edge = sample([_at(72, 162), _at(90, 124), _at(111, 78)], 60)
    k = r.integers(0, 60, 180)
    strew(
        c,
        "hair",
        edge[k, 0] + r.normal(0, 5, 180),
        edge[k, 1] + r.normal(0, 5, 180),
        r.uniform(14, 24, 180),
        1.1 + r.normal(0, 0.2, 180),
        np.stack([mix((0.4, 0.09, 44), (0.82, 0.13, 74), float(q)) for q in r.random(180)]).astype(np.float32),
        seed="verge",
        detail=0.85,
    )
    ridge = c.mask(limb([(*_at(-66, 158), 11), (*_at(0, 157), 12), (*_at(74, 165), 11)], 20), wobble=1.4, cell=8)
    c.form(ridge, (0.44, 0.095, 46), rim=0.15, mottle=0.25, grain=5, detail=0.85)

    def binding(pen: Pen) -> None:
        for q in range(12):
            u = -62 + 12 * q
            pen.stroke([_at(u, 149), _at(u + 6, 158), _at(u + 12, 149)], (0.3, 0.08, 42), 1.8, 0.7)

    c.draw(binding, relief=1.5, detail=0.85)


def _windows(c: Canvas) -> None:
    panes = ((-55, 26, 30, 32), (27, 26, 30, 32))
    hot, warm = (0.985, 0.07, 95), (0.87, 0.15, 74)
    frame: Colour = (0.28, 0.06, 45)

    def leaded(pen: Pen, u: float, v: float, w: float, h: float, round_top: bool = False) -> None:
        x, y = _at(u, v)
        w, h = w * _SIZE, h * _SIZE
        with pen.at(x, y, turn=_TILT):
            shape = arch(0, 0, w, h, round_top=round_top)
            pen.stroke(shape, frame, 7)
            pen.radiate(shape, 0, -h * 0.4, w * 0.9, [hot, hot, warm])
            pen.stroke([(0, 0), (0, -h)], frame, 2.6)
            for k in (1, 2):
                pen.stroke([(-w / 2, -h * k / 3), (w / 2, -h * k / 3)], frame, 1.8)

    def dormer(pen: Pen) -> None:
        pen.stroke([_at(-39, 96), _at(-36, 122), _at(-16, 137), _at(6, 124), _at(10, 97)], (0.34, 0.085, 42), 22)
        pen.stroke([_at(-40, 99), _at(-36, 124), _at(-16, 140), _at(6, 126), _at(11, 100)], (0.6, 0.12, 62), 11)

    c.draw(dormer, relief=7, detail=0.85)

    def light(pen: Pen) -> None:
        for p in panes:
            leaded(pen, *p)
        x, y = _at(-14, 6)
        with pen.at(x, y, turn=_TILT):
            door = arch(0, 0, 26 * _SIZE, 50 * _SIZE)
            pen.stroke(door, frame, 7)
            pen.radiate(door, 0, -26, 56, [hot, warm, (0.7, 0.15, 58)])
            leaf = arch(-10 * _SIZE, 0, 8 * _SIZE, 44 * _SIZE)
            pen.fill(leaf, (0.45, 0.12, 38))
        with pen.at(*_at(-15, 97), turn=_TILT):
            upper = arch(0, 0, 34 * _SIZE, 33 * _SIZE)
            pen.stroke(upper, frame, 7)
            pen.radiate(upper, 0, -20, 38, [hot, hot, warm])
            ink = (0.22, 0.06, 45)
            with pen.clipped(upper):
                pen.fill(curve([(-12, 2), (-13, -12), (-5, -21), (7, -16), (10, 2)]), ink)
            pen.fill(curve([(-8, -26), (0, -30), (9, -23), (17, -17, CORNER), (8, -14), (-4, -15)]), ink)
            pen.dot(-8, -30, 6.6, ink)
            pen.dot(1, -32, 5.2, ink)
            for a in (-5, 0, 5):
                pen.stroke([(13, -18), (22, -19 + a)], ink, 0.8, 0.8)
        for u, v, w, h in ((74, 46, 17, 28), (75, 98, 13, 20)):
            low, wide = _at(u - w / 2, v - 1), _at(u + w / 2, v + 2)
            top, over = _at(u + w / 2, v + h + 2), _at(u - w / 2, v + h)
            shape = polygon([low, wide, top, over])
            pen.stroke(shape, frame, 5.5)
            pen.fade(shape, low, top, [hot, warm])
            pen.stroke([_at(u, v), _at(u, v + h)], frame, 2)

    c.draw(light, detail=0.97, emission=0.5)
    for u, v, q, p in (
        (-55, 42, 58, 0.7),
        (27, 42, 58, 0.7),
        (-14, 30, 58, 0.6),
        (-15, 112, 44, 0.5),
        (75, 62, 40, 0.5),
    ):
        c.glow(*_at(u, v), q, (0.9, 0.14, 74), p)
    c.glow(*_at(0, 30), 220, (0.86, 0.14, 68), 0.4)


def _garden(c: Canvas) -> None:
    """Turf, a rose that climbs beside the door, a lantern, a step."""
    r = c.rng("garden")
    n = 620
    u = r.uniform(-122, 128, n)
    lift = 0.1 * np.maximum(u - 40, 0)
    spots = [_at(float(a), float(b)) for a, b in zip(u, r.uniform(-8, 7, n) + lift, strict=True)]
    by = np.argsort([p[1] for p in spots])
    near = np.exp(-(((u + 14) / 46) ** 2))
    table = np.stack(
        [
            mix(mix((0.36, 0.09, 128), (0.66, 0.13, 112), float(a)), (0.9, 0.13, 92), 0.6 * float(q))
            for a, q in zip(r.random(n), near, strict=True)
        ]
    ).astype(np.float32)
    strew(
        c,
        "blade",
        np.array([p[0] for p in spots])[by],
        np.array([p[1] for p in spots])[by] - 4,
        r.uniform(12, 27, n),
        -1.57 + r.normal(0, 0.45, n),
        table[by],
        seed="turf",
        detail=0.8,
    )
    step = c.mask(oval(*_at(-14, 1), 30, 8, _TILT))
    c.form(step, (0.74, 0.08, 70), thickness=6, rim=0.2, mottle=0.14, grain=6, detail=0.8)
    vine = sample([_at(6, 4), _at(8, 40), _at(0, 66), _at(-12, 72), _at(-30, 68), _at(-34, 50)], 120)
    k = r.integers(0, 120, 190)
    tones = np.stack([mix((0.34, 0.09, 135), (0.66, 0.13, 115), float(q)) for q in r.random(190)]).astype(np.float32)
    spread = 3 + 5 * r.random(190)
    strew(
        c,
        "leaf",
        vine[k, 0] + r.normal(0, 1, 190) * spread,
        vine[k, 1] + r.normal(0, 1, 190) * spread,
        r.uniform(6, 12, 190),
        r.uniform(0, 6.28, 190),
        tones,
        seed="vine",
        detail=0.85,
    )

    def blooms(pen: Pen) -> None:
        for q in range(18):
            x, y = vine[int(r.integers(8, 120))]
            pen.dot(x + r.normal(0, 6), y + r.normal(0, 6), float(r.uniform(2.2, 4)), (0.66, 0.19, 15 + 4 * (q % 3)))
        x, y = _at(12, 60)
        pen.stroke([_at(4, 66), (x, y - 6)], (0.22, 0.05, 45), 2.4)
        pen.fill(polygon([(x - 5, y - 6), (x + 5, y - 6), (x + 4, y + 8), (x - 4, y + 8)]), (0.99, 0.07, 92))

    c.draw(blooms, relief=1.6, detail=0.9)
    c.glow(*_at(12, 58), 22, (0.96, 0.13, 82), 0.7)


def _smoke(c: Canvas) -> None:
    """It streams back over the roof as they fly."""
    r = c.rng("smoke")
    x0, y0 = _at(-57, 208)

    def puffs(pen: Pen) -> None:
        for k in range(60):
            t = k / 59
            x = x0 - 150 * t**1.3 + 14 * math.sin(5 * t + 1)
            y = y0 - 8 - 120 * t**0.75
            pen.dot(
                x + float(r.normal(0, 4 + 10 * t)),
                y + float(r.normal(0, 5)),
                6 + 26 * t,
                mix((0.94, 0.07, 80), (0.66, 0.1, 265), t**0.6),
                0.22 * (1 - t) ** 0.8,
            )

    c.draw(puffs, soft=4, detail=0.6)


def _gate(c: Canvas) -> None:
    """The garden gate, still tied on by its cord."""
    a = _at(118, 6)
    gx, gy = a[0] + 30, a[1] + 112

    def work(pen: Pen) -> None:
        pen.stroke([a, (a[0] + 8, a[1] + 44), (gx, gy - 42)], (0.8, 0.09, 74), 2.2)
        with pen.at(gx, gy, turn=-22, scale=1.2):
            ink = (0.84, 0.08, 76)
            for k in range(5):
                u = -20 + 10 * k
                pen.stroke([(u, -28 + 4 * abs(k - 2)), (u, 26)], ink, 4.6)
            for v in (-14, 14):
                pen.stroke([(-24, v), (24, v)], ink, 4)
            pen.stroke([(-22, 14), (22, -14)], ink, 3.2)

    c.draw(work, relief=3, detail=0.9)
