"""Parts of Dry Season: the great glass of water with the sun in it, and the crumbs on the way to it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import Path, curve, limb, oval, polygon

X, RIM, FOOT = 500.0, 150.0, 716.0
TOP, BASE = (190.0, 34.0), (142.0, 40.0)
LEVEL = 262.0
SUN = (X + 70.0, 470.0)


def _cup(rim: float, foot: float, top: tuple[float, float], base: tuple[float, float]) -> Path:
    """Return the outline of a round glass seen from a little above: far rim, sides, near half of the foot."""
    points: list[tuple[float, float]] = []
    for i in range(33):
        a = math.pi + math.pi * i / 32
        points.append((X + math.cos(a) * top[0], rim + math.sin(a) * top[1]))
    for i in range(33):
        a = math.pi * i / 32
        points.append((X + math.cos(a) * base[0], foot + math.sin(a) * base[1]))
    return polygon(points)


def _half(y: float) -> float:
    return TOP[0] + (BASE[0] - TOP[0]) * (y - RIM) / (FOOT - RIM)


def glass(c: Canvas) -> None:
    """The glass: tall as a waterfall, the low sun drowned in it."""
    c.multiply(c.mask(oval(X, FOOT + 18, BASE[0] + 26, 34), soft=12), (0.3, 0.08, 40), 0.75)
    body = c.mask(_cup(RIM, FOOT, TOP, BASE))
    c.glaze(body, (0.78, 0.09, 84), 0.16)
    wide = _half(LEVEL) - 6
    full = c.mask(_cup(LEVEL, FOOT - 16, (wide, 26.0), (BASE[0] - 8, 28.0)))
    at = full.where
    y = c.y[at]
    half = TOP[0] + (BASE[0] - TOP[0]) * (y - RIM) / (FOOT - RIM) - 6
    d = (c.x[at] - X) / half
    down = (y - LEVEL) / (FOOT - LEVEL)
    ray = np.hypot((c.x[at] - SUN[0]) / 1.0, (y - SUN[1]) / 0.86)
    water = ramp(
        [
            (0.0, (0.26, 0.06, 222)),
            (0.3, (0.44, 0.085, 208)),
            (0.52, (0.64, 0.095, 190)),
            (0.7, (0.82, 0.1, 130)),
            (0.86, (0.93, 0.12, 92)),
            (1.0, (0.98, 0.07, 92)),
        ]
    )
    t = 0.3 + 0.66 * np.exp(-((ray / 190) ** 1.4)) + 0.1 * smoothstep(0.3, 0, down)
    t = (
        t
        - 0.16 * np.abs(d) ** 2
        - 0.26 * smoothstep(0.8, 1.0, np.abs(d))
        + 0.07 * np.exp(-(((np.abs(d) - 0.72) / 0.07) ** 2))
    )
    t = t + 0.05 * (c.field("water", 60, 3)[at] - 0.5)
    c.fill(full, pick(water, np.asarray(t, np.float32)), 0.96, detail=0.8)
    c.glow(*SUN, 110, (0.97, 0.1, 88), 0.4)
    _sole(c)
    surface = c.mask(oval(X, LEVEL, wide, 26))
    c.fill(
        surface,
        pick(ramp([(0, (0.72, 0.1, 150)), (0.5, (0.9, 0.1, 95)), (1, (0.52, 0.085, 200))]), (c.y - LEVEL + 26) / 52),
        0.94,
        detail=0.85,
    )
    c.screen(surface.edge(0, -3.5, 1.2), (0.98, 0.05, 95), 0.8)
    edge = body - body.grow(-5)
    c.multiply(edge.blur(1.5), (0.34, 0.07, 60), 0.5)
    c.screen((body - body.grow(-2)) * np.asarray(smoothstep(FOOT, RIM, c.y), np.float32), (0.97, 0.08, 88), 0.6)

    def shine(pen: Pen) -> None:
        pen.stroke(oval(X, RIM, *TOP), (0.8, 0.09, 78), 4.5, 0.6)
        near = [(X + math.cos(a) * TOP[0], RIM + math.sin(a) * TOP[1]) for a in np.linspace(0.05, 3.09, 40)]
        pen.stroke(near, (0.98, 0.05, 92), 3.4, 0.95)
        for side, w, top, low in ((-1, 5, 30, 470), (-1, 2, 60, 300), (1, 4, 26, 380)):
            inset = 16 if w != 2 else 28
            line = [(X + side * (_half(RIM + q) - inset), RIM + q) for q in np.linspace(top, low, 12)]
            pen.stroke(line, (0.98, 0.05, 95), w, 0.5)

    c.draw(shine, detail=0.9, emission=0.15, soft=0.6)
    r = c.rng("bubbles")

    def bubbles(pen: Pen) -> None:
        for _ in range(26):
            by = float(r.uniform(LEVEL + 50, FOOT - 60))
            bx = X + float(r.uniform(-0.8, 0.8)) * _half(by)
            q = float(r.uniform(1.4, 3.6))
            pen.stroke(oval(bx, by, q, q), (0.97, 0.05, 110), 0.9, 0.6)
            pen.dot(bx - q * 0.3, by - q * 0.3, q * 0.34, (0.99, 0.03, 95), 0.9)

    c.draw(bubbles, detail=0.9)


def _sole(c: Canvas) -> None:
    """The heavy foot of the glass, alight from behind."""
    sole = c.mask(oval(X, FOOT + 2, BASE[0] - 3, BASE[1] - 4))
    at = sole.where
    t = 0.5 + 0.5 * np.cos((c.x[at] - X) / 40) * smoothstep(FOOT - 30, FOOT + 20, c.y[at])
    c.fill(
        sole, pick(ramp([(0, (0.42, 0.09, 60)), (0.6, (0.78, 0.13, 74)), (1, (0.97, 0.09, 90))]), t), 0.7, detail=0.8
    )
    low = c.mask(oval(X, FOOT - 16, BASE[0] - 14, BASE[1] - 10), soft=3)
    c.screen(low, (0.9, 0.12, 95), 0.5)
    c.screen(sole.edge(0, 5, 1.5), (0.99, 0.06, 92), 0.9)


def river(c: Canvas) -> None:
    """What the glass throws on the wood: light as green as water, that winds towards us in an S."""
    c.multiply(
        c.mask(limb([(X - 40, FOOT + 14, 130), (X - 240, FOOT + 70, 120), (X - 520, FOOT + 150, 110)], 20), soft=26),
        (0.3, 0.08, 40),
        0.6,
    )
    spine = [
        (X - 30, FOOT + 20, 96),
        (X - 150, FOOT + 78, 66),
        (250, 868, 62),
        (330, 930, 78),
        (520, 984, 100),
        (600, 1060, 116),
        (480, 1130, 130),
        (300, 1230, 170),
    ]
    bed = c.mask(limb([(x, y, w * 0.62) for x, y, w in spine], 90), soft=9)
    core = c.mask(limb([(x, y, w * 0.34) for x, y, w in spine], 90), soft=15)
    down = np.clip((c.y - FOOT) / 484, 0, 1)
    fade = np.asarray(1.05 - 0.55 * down, np.float32)
    size = 0.35 + 1.3 * down
    cells = c.noise.at("net", c.x / 44 / size, np.log(0.12 + down) * 10, 1.0, 2)
    thread = np.asarray(np.exp(-np.abs(cells - 0.5) * 22), np.float32)
    c.glaze(bed * fade, (0.56, 0.09, 192), 0.78)
    c.screen(core * fade, (0.72, 0.1, 176), 0.7)
    c.screen(bed * (thread * fade), (0.94, 0.09, 120), 0.9)
    rim = bed.edge(3, 2.5, 2.5) | bed.edge(-3, -2, 2.5)
    c.screen(rim * fade, (0.95, 0.11, 92), 0.5)
    c.glow(X - 30, FOOT + 34, 100, (0.95, 0.1, 120), 0.6, 0.35)


def crumb(c: Canvas, x: float, y: float, size: float, name: str) -> None:
    """One crumb of bread as rock, its foot at (x, y), lit from behind."""
    r = c.rng(f"crumb/{name}")
    points = []
    for k in range(9):
        a = k / 9 * 6.283
        q = size * float(r.uniform(0.76, 1.08))
        points.append((x + math.cos(a) * q, y - size * 0.6 + math.sin(a) * q * 0.78))
    rock = c.mask(curve(points), wobble=size * 0.05, cell=size * 0.3)
    away = (x - X) / max(y - 560, 1)
    c.shadow(
        c.mask(limb([(x, y, size * 0.9), (x + away * size * 1.8, y + size * 1.8, size * 0.5)])), 0, 0, size * 0.12, 0.6
    )
    holes = smoothstep(0.6, 0.74, c.field(f"holes/{name}", max(6.0, size * 0.4), 2))[rock.where]
    c.form(
        rock,
        mix((0.5, 0.1, 55), (0.74, 0.12, 70), 0.3),
        bump=np.asarray(-holes * size * 0.12, np.float32),
        thickness=size * 0.6,
        mottle=0.1,
        rim=0.9,
        detail=0.7,
    )
