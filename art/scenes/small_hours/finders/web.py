"""The web of Finders: a great orb web hung aslant under the rafters, bulging where it has stopped the sunbeam."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import oval, polygon

Spot = tuple[float, float]
MIDDLE = (430.0, 560.0)
_WAY = (0.6, 0.8)
"""Where the beam goes."""
_ACROSS = (0.8, -0.6)
_WIDE, _DEEP = 400.0, 128.0
"""The web's half axes across the beam and, foreshortened, towards us."""
_BAG = 0.41
"""The share of the web that the beam has pushed in."""
_PUSH, _SAG = 232.0, 66.0
_SPOKES = 34


def at(turn: float, r: float) -> Spot:
    """Return a place on the web: `turn` about its middle (0 upper right), `r` 0 its tip, 1 its hem."""
    hem = 1 - 0.13 * abs(math.sin(turn * 4.5 + 0.4)) * max(0.0, r - _BAG) / (1 - _BAG)
    q = r * hem
    push = _PUSH * max(0.0, 1 - (r / _BAG) ** 2) ** 0.62 if r < _BAG else 0.0
    push += 46 * math.exp(-((r / (_BAG * 1.15)) ** 2) * 1.2)
    sag = _SAG * max(0.0, 1 - (r / _BAG) ** 2) + 14 * (1 - r)
    u, v = math.cos(turn) * _WIDE * q, math.sin(turn) * _DEEP * q
    x = MIDDLE[0] + _ACROSS[0] * u + _WAY[0] * (v + push)
    return x, MIDDLE[1] + _ACROSS[1] * u + _WAY[1] * (v + push) + sag


TIP = at(0.0, 0.0)


def _bend(a: Spot, b: Spot, low: float, towards: Spot, share: float) -> list[Spot]:
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    return [a, (mx + (towards[0] - mx) * share, my + (towards[1] - my) * share + low), b]


def _turns() -> list[float]:
    return [math.tau * k / _SPOKES + 0.06 * math.sin(k * 2.7) for k in range(_SPOKES)]


def brim() -> list[Spot]:
    """Return the edge of what the beam fills."""
    return [at(math.tau * k / 60, _BAG) for k in range(60)]


def bag(c: Canvas) -> None:
    """The catch: light as heavy as honey, brightest inside, amber where it thins."""
    right = [at(0.0, _BAG * (1 - k / 30) ** 0.7) for k in range(31)]
    left = [at(math.pi, _BAG * (1 - k / 30) ** 0.7) for k in range(30, -1, -1)]
    body = c.mask(polygon([*right, *left]), soft=1.5, wobble=7, cell=46) | c.mask(polygon(brim()), soft=1.5)
    c.glow(TIP[0] - 60, TIP[1] - 90, 210, (0.82, 0.15, 62), 0.6)
    box = body.where
    x, y = c.x[box], c.y[box]
    u = ((x - MIDDLE[0]) * _ACROSS[0] + (y - MIDDLE[1]) * _ACROSS[1]) / (_WIDE * _BAG)
    t = ((x - MIDDLE[0]) * _WAY[0] + (y - MIDDLE[1]) * _WAY[1]) / (_PUSH + 90)
    u = u + 0.2 * np.clip(t, 0, 1) ** 2
    soft = body.blur(24).on(body.box)
    swirl = c.noise.at("honey", x / 120 + 0.6 * np.sin(y / 70), y / 60 + 0.4 * np.sin(x / 90), 1.0, 4) - 0.5
    full = smoothstep(0.02, 0.75, t + 0.1 * swirl + 0.06 * u)
    value = -0.04 + 0.62 * smoothstep(0.25, 1.0, soft) + 0.34 * swirl
    value = value + 0.8 * np.exp(-(((u + 0.05) / 0.5) ** 2 + ((t - 0.66) / 0.3) ** 2))
    hollow = smoothstep(0.45, 0.0, t)
    value = value * (1 - 0.75 * hollow) + hollow * (0.6 + 0.25 * u + 0.3 * swirl)
    table = ramp([(0.42, 0.13, 42), (0.62, 0.16, 55), (0.8, 0.16, 71), (0.92, 0.13, 84), (0.98, 0.08, 90)])
    colours = pick(table, np.asarray(np.clip(value, 0, 1), np.float32))
    veil = np.asarray(0.62 + 0.36 * full - 0.12 * np.abs(swirl), np.float32)
    veil = np.maximum(veil, 0.75 * smoothstep(0.75, 0.3, soft) * smoothstep(-0.1, 0.2, t))
    mouth = c.mask(polygon(brim()), soft=12).on(body.box)
    c.fill(body * np.asarray(veil * (1 - 0.72 * mouth), np.float32), colours, detail=0.75)
    c.emit(body * np.asarray(full, np.float32), 0.2)
    rim = c.mask(polygon(brim()), soft=7)
    c.screen(rim, (0.97, 0.1, 84), 0.42)
    c.screen(body.edge(4, 6, 5), (0.95, 0.14, 76), 0.5)


def back(c: Canvas) -> None:
    """The half of the web that lies behind the beam."""
    _net(c, lambda a: math.sin(a) < 0.0, 0.5)


def front(c: Canvas) -> None:
    """The threads round the bag and the hem of the web towards us, with what glints on them."""
    turns = _turns()

    def behind(pen: Pen) -> None:
        for a in turns:
            if math.sin(a) < 0:
                pen.stroke([at(a, _BAG * (1 - k / 10) ** 0.7) for k in range(5)], (0.99, 0.05, 92), 1.0, 0.55)
        for r in (0.97, 0.9, 0.82):
            pen.stroke([at(math.pi + k * math.pi / 24, _BAG * r) for k in range(25)], (0.99, 0.05, 92), 1.0, 0.5)

    c.draw(behind, detail=0.85)

    def inside(pen: Pen) -> None:
        ink: Colour = (0.5, 0.14, 48)
        lit: Colour = (0.99, 0.05, 92)
        for a in turns:
            if math.sin(a) < -0.05:
                continue
            run = [at(a, _BAG * (1 - k / 16) ** 0.7) for k in range(17)]
            pen.stroke(run, ink, 1.7, 0.7)
            pen.stroke([(x - 1.2, y - 1) for x, y in run], lit, 0.8, 0.6)
        for k in range(1, 19):
            r = _BAG * (1 - (k / 19.5)) ** 0.7
            for a, b in pairwise([*turns, turns[0] + math.tau]):
                if math.sin((a + b) / 2) < -0.02:
                    continue
                run = _bend(at(a, r), at(b, r), 2.0, TIP, 0.05)
                pen.stroke(run, ink, 1.4, 0.66)
                pen.stroke([(x - 0.8, y - 1) for x, y in run], lit, 0.7, 0.5)

    c.draw(inside, detail=0.9)
    _net(c, lambda a: math.sin(a) >= 0.0, 0.9)
    r = c.rng("beads")

    def beads(pen: Pen) -> None:
        for _ in range(230):
            a, q = float(r.choice(turns)), float(r.uniform(_BAG, 1.0))
            x, y = at(a, q)
            pen.dot(x, y, float(r.uniform(0.8, 2.3)), (0.99, 0.05, 92), float(r.uniform(0.4, 1)))

    c.draw(beads, detail=0.95, emission=0.8)


def _net(c: Canvas, side: object, power: float) -> None:
    turns = _turns()
    chosen = side if callable(side) else bool
    lit: Colour = (0.96, 0.1, 84)

    def work(pen: Pen) -> None:
        for a in turns:
            if chosen(a):
                pen.stroke([at(a, _BAG + (1 - _BAG) * k / 8) for k in range(9)], lit, 1.5, 0.75 * power)
        for k in range(15):
            r = _BAG + (1 - _BAG) * (0.03 + 0.97 * k / 14)
            for a, b in pairwise([*turns, turns[0] + math.tau]):
                if chosen((a + b) / 2):
                    pen.stroke(
                        _bend(at(a, r), at(b, r), 1.5, MIDDLE, 0.045),
                        lit,
                        1.9 if k == 14 else 1.1,
                        (0.8 - 0.3 * k / 14) * power,
                    )

    web = c.draw(work, detail=0.9)
    c.screen(web.blur(3.5), (0.9, 0.13, 74), 0.4 * power)


_STAYS: tuple[tuple[float, Spot], ...] = (
    (0.26, (800, 372)),
    (-0.35, (738, 300)),
    (0.95, (806, 560)),
    (-0.95, (618, 176)),
    (2.05, (40, 980)),
    (2.75, (22, 800)),
    (3.45, (20, 664)),
    (4.2, (96, 452)),
)
"""Where on the hem a stay is fixed, and where on the timber it ends."""


def stays(c: Canvas) -> None:
    """Long threads to rafters and posts, each with a small fan of its own."""

    def work(pen: Pen) -> None:
        for k, (turn, end) in enumerate(_STAYS):
            a = at(turn, 1.0)
            pen.stroke([a, ((a[0] + end[0]) / 2, (a[1] + end[1]) / 2 + 8), end], (0.96, 0.1, 84), 1.9, 0.85)
            for d in (-0.2, 0.2):
                b = at(turn + d, 1.0)
                m = (
                    a[0] + (end[0] - a[0]) * (0.35 + 0.05 * (k % 3)),
                    a[1] + (end[1] - a[1]) * (0.35 + 0.05 * (k % 3)) + 6,
                )
                pen.stroke([b, ((b[0] + m[0]) / 2, (b[1] + m[1]) / 2 + 3), m], (0.94, 0.11, 82), 1.3, 0.65)
        r = c.rng("cobweb")
        for _ in range(26):
            _, end = _STAYS[int(r.integers(0, len(_STAYS)))]
            x, y = end[0] + float(r.normal(0, 40)), end[1] + float(r.normal(0, 40))
            pen.stroke([end, ((x + end[0]) / 2, (y + end[1]) / 2 + 8), (x, y)], (0.9, 0.1, 80), 0.8, 0.25)

    web = c.draw(work, detail=0.9)
    c.screen(web.blur(3), (0.9, 0.13, 76), 0.3)


def spider(c: Canvas, x: float, y: float, hook: Spot) -> None:
    """The owner, small as a bead."""

    def work(pen: Pen) -> None:
        pen.stroke([hook, (x, y)], (0.95, 0.09, 84), 1.2, 0.9)
        dark = (0.15, 0.04, 30)
        for side in (-1, 1):
            for k in range(4):
                q = 9 + 2 * abs(k - 1.5)
                knee = (x + side * q, y - 3 + 5 * (k - 1))
                pen.stroke([(x, y + 4), knee, (x + side * (q + 4), y + 5 + 6 * (k - 1))], dark, 1.5)
        pen.fill(oval(x, y + 10, 6.4, 7.6), dark)
        pen.dot(x, y, 4.4, dark)
        pen.stroke([(x - 5, y + 7), (x, y + 3)], (0.93, 0.13, 80), 1.6, 0.8)

    c.draw(work, detail=0.95)


def shadow_on(c: Canvas, x: float, y: float, wide: float) -> Array:
    """Return how the lit net throws its threads on the floor about a place, 0–1."""
    u, v = (c.x - x) / wide, (c.y - y) / (wide * 0.3)
    turn, r = np.arctan2(v, u), np.hypot(u, v)
    spokes = np.abs(np.sin(turn * _SPOKES / 4)) ** 0.5
    rings = np.abs(np.sin((r + 0.03 * np.cos(turn * _SPOKES / 2)) * 16)) ** 0.5
    lines = 1 - np.minimum(smoothstep(0.05, 0.35, spokes), smoothstep(0.05, 0.4, rings))
    return np.asarray(lines * smoothstep(1.5, 0.5, r) * smoothstep(0.1, 0.35, r), np.float32)
